### The next step after a command.

# $step
next = next: { $step }
keep = --db FILE keeps the run: then `damier games` lists its games, and `damier replay` shows one
look-into = --db FILE keeps the run: then `damier games FILE --lost` shows where your bot loses
# $file
list-lost = damier games { $file } --lost  lists lost games
# $file
replay = damier replay { $file } NUMBER  shows a game, ply by ply
# $file
# $game
review = damier review { $file } { $game }  says where it turned
list-players = damier list players GAME  says who plays a game
# $game
play = damier play { $game }  is a game of your own
# $path
enter = damier match GAME { $path } greedy  lets it play
# $game
play-on = damier play { $game } --position TEXT  plays on from there
