### Erreurs communes à tous les jeux : les emplacements, et ce qui ne va pas.

## Emplacements

game = jeu
position = position
action = coup
advice = conseil
analysis = analyse
puzzles = problèmes
count = dénombrement
line = ligne { $number }
last-row-of = dernière ligne de { $name }

## Ce qui est attendu

range = un nombre entier de { $first } à { $last }
first-line = `{ $text }`, la première ligne de tout fichier écrit par `damier lab puzzles`
game-line = `{ $text }` et le nom d'un jeu
a-puzzle = une tâche, une solution, un niveau et une position, séparés par des tabulations
with-numbers = un jeu dont les coups ont des numéros

## Phrases entières

name-and-title = { $name } ({ $title })
no-game = aucun jeu n'est nommé. Jeux : { $games }
no-books = { $game } n'a pas de bibliothèque d'ouvertures
no-counts = rien ne peut être dénombré dans { $game }
no-proofs = { $game } n'a pas de preuves
game-is-over = la partie est terminée dans cette position. Donnez une position d'une partie en cours
after-the-end = `{ $action }` n'est pas possible : la partie est terminée
not-legal = `{ $action }` n'est pas un coup légal ici ; coups possibles : { $actions }
no-player-on-turn = aucun joueur n'a le trait dans cette position : il n'y a rien à conseiller
other-analyst = cet analyseur a été créé pour un autre jeu que { $game }
wrong-seat = { $player } ne peut pas jouer ici ; joueurs possibles : { $players }
