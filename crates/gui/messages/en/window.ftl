### @cfg feature = "window"
### Texts of the window alone: its command line and its files.

## Files and threads

# $reason
no-thread = players and hints do not work: no thread can be started ({ $reason })
# $file
saved = saved to { $file }
# $file
# $reason
unwritable = { $file } cannot be written: { $reason }
exit = Exit
# $file
results-file = { $file } holds the results of a tournament, and this window opens only saved games. To see the tables and games of the tournament, run: damier report { $file } --html results.html

## The command line

about = Play 2048, Seven Colours and Quarto in a window
usage = Usage:
options = Options:
arguments = Arguments:
what = A game such as 2048 or quarto:squares, or the file of a saved game
players = Players in playing order, for example human,expert
budget = Budget for each move of a player and each hint
seed = Seed of all random choices
position = Start from this position
goal = Tile to announce when it is reached, instead of 2048
lang = Language of all texts: en or fr
help = Print this help
version = Print the version
# $value
default = [default: { $value }]
that-of-the-system = the system's language
drawn = random
the-opening = the opening
choice-of-games = the list of games
# $option
not-with-a-file = { $option } cannot be used with a file. Use it with the name of a game.
# $argument
unknown-argument = unexpected argument '{ $argument }'; see --help
# $value
# $argument
# $expected
wrong-value = invalid value '{ $value }' for '{ $argument }', expected { $expected }
# $argument
no-value = '{ $argument }' needs a value
a-whole-number = a whole number
# $argument
twice = '{ $argument }' is given twice
