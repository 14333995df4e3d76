### Les règles en cinq images, une phrase courte sous chacune.

corners = Vous partez d'en bas à gauche, l'adversaire d'en haut à droite.
call = Choisissez une couleur : tout ce qui en touche votre zone devient à vous.
turns = Chacun choisit à son tour, et les zones vont l'une vers l'autre.
control = Les cases que vous seul pouvez encore atteindre comptent pour vous.
win = Qui a la moitié du plateau gagne.
