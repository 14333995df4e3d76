### Ce qui est refusé pour tout jeu : les endroits, et ce qui y est attendu.

## Endroits

game = jeu
position = position
action = coup
advice = conseil
analysis = analyse
puzzles = problèmes
formation = formation
disk = disque
memory = mémoire
count = dénombrement
last-row-of = dernière ligne de { $name }
player-of = joueur du { $seat }
seat-that-begins = siège qui commence

## Ce qui est attendu

with-books = un jeu qui a des bibliothèques d'ouvertures
running-game = une partie en cours (celle-ci est terminée)
duel = un duel : deux sièges, dont un peut gagner
with-exact-answers = un jeu avec des réponses exactes ; ailleurs, c'est un joueur qui juge
with-counts = un jeu qui se dénombre
with-proofs = un jeu avec des preuves
with-tables = { $games }, qui a des tables
seat-of-the-rules = le siège que disent les règles
nothing-is-over = rien : la partie est terminée
seat-on-turn = une position où un siège a le trait
analyst-of-this-game = une analyse de ce jeu
with-a-target = une formation avec une cible
range = de { $first } à { $last }
megabytes-or-more = { $megabytes } Mo au plus, ou un budget plus grand
needs = { $formation } de cible { $target } : environ { $megabytes } Mo

## Fichiers

unwritten = { $path } : écriture impossible : { $error }
written-by-another = un autre damier l'écrit en ce moment
first-line = d'abord `{ $text }`, comme l'écrit `damier lab puzzles`
a-puzzle = une tâche, une solution, une note et une position, séparées par des tabulations
