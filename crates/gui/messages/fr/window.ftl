### Textes de la fenêtre seulement : sa ligne de commande et ses fichiers.

## Fichiers et fils

no-thread = les joueurs et les indices ne fonctionnent pas : aucun fil d'exécution ne peut démarrer ({ $reason })
saved = enregistré dans { $file }
unwritable = { $file } ne peut pas être écrit : { $reason }
exit = Quitter
results-file = { $file } contient les résultats d'un tournoi, et cette fenêtre n'ouvre que des parties enregistrées. Pour voir les tableaux et les parties du tournoi, tapez : damier report { $file } --html resultats.html

## La ligne de commande

about = Jouer à 2048, aux Sept Couleurs et à Quarto dans une fenêtre
usage = Utilisation :
options = Options :
arguments = Arguments :
what = Un jeu, par exemple 2048 ou quarto:squares, ou le fichier d'une partie enregistrée
players = Joueurs dans l'ordre du jeu, par exemple human,expert
budget = Budget pour chaque coup d'un joueur et pour chaque indice
seed = Graine de tous les tirages au sort
position = Commencer par cette position
goal = Tuile à annoncer quand elle est atteinte, au lieu de 2048
lang = Langue de tous les textes : en ou fr
help = Afficher cette aide
version = Afficher la version
default = [défaut : { $value }]
that-of-the-system = la langue du système
drawn = tiré au sort
the-opening = l'ouverture
choice-of-games = la liste des jeux
not-with-a-file = { $option } ne peut pas s'employer avec un fichier. Donnez plutôt le nom d'un jeu.
unknown-argument = argument inattendu : « { $argument } » ; voir --help
wrong-value = valeur « { $value } » refusée pour « { $argument } » ; attendu : { $expected }
no-value = « { $argument } » demande une valeur
a-whole-number = un nombre entier
twice = « { $argument } » est donné deux fois
