### La visite, et l'aide sous la liste des commandes.

referee = damier : un arbitre équitable pour { $games }.
small-tournaments = Un petit tournoi dans chaque jeu. Les intervalles sont des intervalles de confiance à 95 %.
next = Que taper ensuite :
class-tournament-whole = tout le tournoi de la classe
match-of-two = un match entre deux de ces joueurs
who-plays-and-settings = les joueurs et leurs réglages
play-yourself = jouer vous-même
everything-else = tout le reste
start-here = Pour commencer :
one-minute-tour = une visite d'une minute des { $games } jeux
list-games = les jeux et leurs paramètres
list-players = les joueurs de ce jeu
fair-match = un match équitable, 100 parties par paires
class-tournament = le tournoi de la classe
review = analyser une partie : erreurs et meilleurs coups
solve = la valeur exacte de chaque coup
names = Un jeu s'écrit avec ses paramètres, par exemple { $longest }, et un joueur avec ses réglages, par exemple
budgets = hybrid(gain=1,border=2). Un budget est `none`, `fast` (10 s de processeur par partie), `efficient` (120 s),
parts = ou des éléments comme 10s/game, 50ms/move, 1000nodes, depth4, séparés par des virgules.
topics = positions, joueurs, budgets, rendus
