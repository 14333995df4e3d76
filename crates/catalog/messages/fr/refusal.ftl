### Ce qui est refusé pour tout jeu : les endroits, et ce qui y est attendu.

## Endroits

game = jeu
position = position
action = coup
advice = conseil
analysis = analyse
puzzles = problèmes
count = dénombrement
last-row-of = dernière ligne de { $name }
player-of = joueur du { $seat }

## Ce qui est attendu

with-books = un jeu qui a des bibliothèques d'ouvertures
running-game = une partie en cours (celle-ci est terminée)
with-counts = un jeu qui se dénombre
with-proofs = un jeu avec des preuves
nothing-is-over = rien : la partie est terminée
seat-on-turn = une position où un siège a le trait
analyst-of-this-game = une analyse de ce jeu
range = de { $first } à { $last }

## Fichiers

first-line = d'abord `{ $text }`, comme l'écrit `damier lab puzzles`
a-puzzle = une tâche, une solution, une note et une position, séparées par des tabulations
