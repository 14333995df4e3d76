### Questions over the board.

cancel = Cancel
close = Close
not-saved = The game on the board is not saved.

## A new game

new-game = New game
begin = Begin
rows-by-columns = rows x columns
rules = rules
budget = budget
seed = seed
position = position
by-lot = by lot
who-begins = who begins
drawn-by-lot = drawn by lot
the-opening = the opening
a-person = a person
a-whole-number = a whole number
# $seat
# $player
player-of = player of { $seat }: { $player }
# $help
# $allowed
with-allowed = { $help } ({ $allowed })
# $name
# $value
parameter = { $name }: { $value }

## Saving and loading

save-the-game = Save the game
file = File
about-files = A text file that people can read, and that every board of damier loads.
save-the-file = Save the file
copy-the-text = Copy the text
empty-name = the name is empty; allowed: a file's name
# $file
is-there = { $file } is there already; save again to replace it
load-a-game = Load a game
or-paste = or paste the text of one:
text-of-a-game = text of a game
load-the-game = Load the game
choose-a-file = Choose a file

## Confirmations

resign-question = Resign?
resign-solo = The game ends with the score that it has now.
resign-duel = The game ends, and the other side wins.
resign = Resign
exit-question = Exit?
exit = Exit
again-question = Begin anew?
again = Begin anew
# The result, and what stands beside the board.
# $ending
# $facts
over-with = { $ending }. { $facts }.
# $facts
under-way = { $facts }.
# $name
# $value
fact = { $name }: { $value }
