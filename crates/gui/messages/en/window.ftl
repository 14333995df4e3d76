### @cfg feature = "window"
### What a window alone says: its command line, its files.

## Files and threads

# $reason
no-thread = no thread to think on: { $reason }
# $file
saved = saved to { $file }
# $file
# $reason
unwritable = { $file }: cannot be written: { $reason }
exit = Exit
# $file
results-file = { $file } is the results file of a tournament. The window opens saved games only: write its tables and games to a page with damier report { $file } --html results.html

## The command line

about = Play 2048, Seven Colours and Quarto in a window
usage = Usage:
options = Options:
arguments = Arguments:
what = A game such as 2048 or quarto:squares, or the file of a saved game
players = Players, seat by seat, as human,expert
budget = Budget of a player and a hint for a move
seed = The number from which all randomness follows
position = Begin in this position
goal = Announce this tile when it is made, instead of 2048
lang = Language of everything that is said: en or fr
help = Print this help
version = Print the version
# $value
default = [default: { $value }]
that-of-the-system = that of the system
drawn = drawn
the-opening = the opening
choice-of-games = the choice of games
# $option
not-with-a-file = { $option }: does not go with a file; allowed: with a game's name
# $argument
unknown-argument = unexpected argument '{ $argument }' found
# $value
# $argument
# $allowed
wrong-value = invalid value '{ $value }' for '{ $argument }'; allowed: { $allowed }
# $argument
no-value = a value is required for '{ $argument }' but none was supplied
a-whole-number = a whole number
# $argument
twice = the argument '{ $argument }' cannot be used twice
