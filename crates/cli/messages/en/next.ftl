### The next step after a command.

# $step
next = next: { $step }
keep = add --db FILE to keep the run; `damier games` then lists its games, and `damier replay` shows one of them
look-into = add --db FILE to keep the run; `damier games FILE --lost` then lists the lost games
look-into-scores = add --db FILE to keep the run; `damier review FILE NUMBER` then shows where that game turned
# $game
repeat = damier match { $game } PLAYER PLAYER --db FILE  compares players, and keeps their games
# $file
report = damier report { $file }  shows the tables of this run
# $file
list-lost = damier games { $file } --lost  lists lost games
# $file
list-of-player = damier games { $file } --player NAME  lists the games of a player
# $file
replay = damier replay { $file } NUMBER  shows a game, ply by ply
# $file
# $game
review = damier review { $file } { $game }  shows where the game turned
# $file
review-saved = damier review { $file }  shows where the game turned
# $file
# $game
save = damier replay { $file } { $game } --out game.txt  saves the game; `damier play --load game.txt` then continues it
# $file
play-saved = damier play --load { $file }  continues the game
list-players = damier list players GAME  lists the players of a game
# $game
play = damier play { $game }  lets you play
# $game
# $path
enter = damier match { $game } { $path } greedy  plays a first match
# $game
# $position
play-on = damier play { $game } --position '{ $position }'  lets you play from this position
# $game
use-boards = damier match { $game } PLAYER PLAYER --openings FILE  plays on these openings, once you have saved their lines in a file
# $game
# $player
try-network = damier match { $game } { $player } greedy  lets a player search with the network
# $game
# $file
use-book = damier solve { $game } --book { $file }  solves positions with this book
# $game
use-tables = damier match { $game } fast greedy  plays a match in which `fast` uses the tables
# $game
solve = damier solve { $game } --position TEXT  shows the exact value of every action
# $file
solve-puzzles = damier puzzle --file { $file }  poses a puzzle of this file each day
