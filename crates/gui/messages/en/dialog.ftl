### Questions over the board.

cancel = Cancel
close = Close
not-saved = The game on the board is not saved.

## A new game

new-game = New game
begin = Begin
# $game the name of the game in text
written-as = Written as: { $game }
preview = board of this game
budget = budget
seed = seed
position = position
position-help = in damier's own form or in that of another program: rows, a list, a table, a saved game
by-lot = random
who-begins = who starts
drawn-by-lot = drawn at random
the-opening = the opening
a-person = a person
a-whole-number = a whole number
# $number of the seat, from 1
# $player
player-of = player { $number }: { $player }
# $help
# $allowed
with-allowed = { $help } ({ $allowed })
# $name
# $value
parameter = { $name }: { $value }

## Saving and loading

save-the-game = Save the game
file = File
about-files = The game is saved as a plain text file. The window, the web page and the terminal can all load it.
save-the-file = Save the file
copy-the-text = Copy the text
empty-name = Type a name for the file.
# $file
file-exists = { $file } already exists. Save again to replace it.
load-a-game = Load a game
or-paste = Paste a saved game, a link, or a position of the game on the board:
text-of-a-game = text of a game
load-the-game = Load the game
choose-a-file = Choose a file

## Confirmations

resign-question = Resign?
resign-solo = The game ends with the current score.
resign-duel = The game ends and your opponent wins.
resign = Resign
exit-question = Exit?
exit = Exit
again-question = Start a new game?
again = Start a new game
# $ending the result
# $facts the notes beside the board
over-with = { $ending }. { $facts }.
# $facts
under-way = { $facts }.
# $name
# $value
fact = { $name }: { $value }
