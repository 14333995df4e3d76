### Ce que dit seulement une fenêtre : sa ligne de commande, ses fichiers.

## Fichiers et fils

no-thread = aucun fil d'exécution pour réfléchir : { $reason }
saved = enregistré dans { $file }
unwritable = { $file } : écriture impossible : { $reason }
exit = Quitter
results-file = { $file } contient les résultats d'un tournoi. La fenêtre n'ouvre que des parties enregistrées : écrivez ses tableaux et ses parties dans une page avec damier report { $file } --html resultats.html

## La ligne de commande

about = Jouer à 2048, aux Sept Couleurs et à Quarto dans une fenêtre
usage = Utilisation :
options = Options :
arguments = Arguments :
what = Un jeu, par exemple 2048 ou quarto:squares, ou le fichier d'une partie enregistrée
players = Joueurs, siège par siège, comme human,expert
budget = Budget d'un joueur et d'un indice pour un coup
seed = Le nombre dont découle tout le hasard
position = Commencer dans cette position
goal = Annoncer cette tuile quand elle est faite, au lieu de 2048
lang = Langue de tout ce qui est dit : en ou fr
help = Afficher cette aide
version = Afficher la version
default = [défaut : { $value }]
that-of-the-system = celle du système
drawn = tiré au sort
the-opening = l'ouverture
choice-of-games = le choix des jeux
not-with-a-file = { $option } : ne va pas avec un fichier ; attendu : avec le nom d'un jeu
unknown-argument = argument inattendu : '{ $argument }'
wrong-value = valeur '{ $value }' refusée pour '{ $argument }' ; attendu : { $allowed }
no-value = '{ $argument }' demande une valeur, et n'en a pas
a-whole-number = un nombre entier
twice = l'argument '{ $argument }' ne peut pas servir deux fois
