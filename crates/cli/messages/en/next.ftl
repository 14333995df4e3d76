### The next step after a command.

# $step
next = next: { $step }
keep = add --db FILE to keep the run; `damier games` then lists its games, and `damier replay` shows one
look-into = add --db FILE to keep the run; `damier games FILE --lost` then shows where your bot loses
look-into-scores = add --db FILE to keep the run; `damier review FILE NUMBER` then shows where a game turned
# $game
repeat = damier match { $game } PLAYER PLAYER --db FILE  compares players, and keeps their games
# $file
report = damier report { $file }  shows its tables
# $file
list-lost = damier games { $file } --lost  lists lost games
# $file
list-of-player = damier games { $file } --player NAME  lists the games of a player
# $file
replay = damier replay { $file } NUMBER  shows a game, ply by ply
# $file
# $game
review = damier review { $file } { $game }  shows where it turned
# $file
review-saved = damier review { $file }  shows where it turned
# $file
# $game
save = damier replay { $file } { $game } --out game.txt  saves it; `damier play --load game.txt` then continues it
# $file
play-saved = damier play --load { $file }  continues it
list-players = damier list players GAME  lists the players of a game
# $game
play = damier play { $game }  lets you play
# $game
# $path
enter = damier match { $game } { $path } greedy  lets it play
# $game
# $position
play-on = damier play { $game } --position '{ $position }'  lets you play from there
# $game
use-boards = damier match { $game } PLAYER PLAYER --openings FILE  plays on them, once you have saved the lines in a file
# $game
# $file
try-network = damier match { $game } 'fast(file={ $file })' greedy  lets it play, with search
# $game
# $file
use-book = damier solve { $game } --book { $file }  uses it
# $game
use-tables = damier match { $game } fast greedy  uses them
# $game
solve = damier solve { $game } --position TEXT  shows what every action was worth
# $file
solve-puzzles = damier puzzle --file { $file }  poses one of them each day
