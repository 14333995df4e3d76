### The next step after a command.

# $step
next = next: { $step }
keep = --db FILE keeps the run: then `damier games` lists its games, and `damier replay` shows one
look-into = --db FILE keeps the run: then `damier games FILE --lost` shows where your bot loses
look-into-scores = --db FILE keeps the run: then `damier review FILE NUMBER` shows where a game turned
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
review = damier review { $file } { $game }  says where it turned
# $file
review-saved = damier review { $file }  says where it turned
# $file
# $game
save = damier replay { $file } { $game } --out game.txt  saves it, and `damier play --load game.txt` plays on from there
# $file
play-saved = damier play --load { $file }  plays on from there
list-players = damier list players GAME  says who plays a game
# $game
play = damier play { $game }  is a game of your own
# $game
# $path
enter = damier match { $game } { $path } greedy  lets it play
# $game
# $position
play-on = damier play { $game } --position '{ $position }'  plays on from there
# $game
use-boards = damier match { $game } PLAYER PLAYER --openings FILE  plays on them, if the lines are in a file
# $game
# $file
try-network = damier match { $game } 'fast(file={ $file })' greedy  lets it play, with search
# $game
# $file
use-book = damier solve { $game } --book { $file }  answers with it
# $game
use-tables = damier match { $game } fast greedy  plays with them
# $game
solve = damier solve { $game } --position TEXT  says what every action was worth
# $file
solve-puzzles = damier puzzle --file { $file }  sets one of them a day
