### Ce qui est refusé des objets de Python : les endroits, et ce qui y est attendu.

## Endroits

action = coup
board = plateau
boards = plateaux
game = jeu
language = langue
mode = reprise automatique
every = every
moves = coups
array = tableau { $name }
player = joueur
players = joueurs
seed = graine
threads = fils d’exécution
position = position
goal = but
illegal-actions = coups interdits
on-board = plateau { $board }

## Ce qui est attendu

numbers-up-to = un entier de 0 à { $last }
whole-up-to = un entier de 0 à { $most }
a-text-or-number = le texte d’un coup, ou son numéro
nothing-is-over = rien : la partie est terminée
with-numbers = un jeu dont les coups ont des numéros
so-many-boards = de 1 à { $count }
so-long = { $length } éléments { $kind } qui se suivent en mémoire
modes = next-step, same-step, disabled
ones-of-the-mask = les numéros de 0 à { $last } dont le masque vaut 1
this-game = une position de { $game }
with-answers = un jeu avec des réponses exactes (`advise` demande à un joueur)
with-training = un jeu dont des joueurs apprennent
goals = scores, verdicts
so-many = { $seats }, un pour chaque siège
a-callable = une fonction, une classe, ou un objet avec une méthode `choose`
free-name = un nom qu’aucun joueur du jeu ne porte
run-is-closed = ces résultats sont fermés
stopped = la partie a été arrêtée
raise-or-ignore = raise, ignore
of-one-seat = un jeu à un siège (les autres sont dans damier.zoo)
of-two-seats = un jeu à deux sièges (les autres sont dans damier.gym)
unshared = un tableau qui peut être écrit, et qu’aucun autre fil d’exécution n’avance
