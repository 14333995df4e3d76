### Les règles en cinq images, avec une phrase courte sous chacune.

corners = Vous partez d'en bas à gauche, l'adversaire d'en haut à droite.
call = Choisissez une couleur : ses groupes de cases qui touchent votre zone deviennent les vôtres.
turns = Vous jouez chacun à votre tour, et les deux zones grandissent.
control = Les cases que l'adversaire ne peut plus atteindre comptent pour vous.
win = Le premier qui a la moitié du plateau gagne.
