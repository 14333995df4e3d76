### What is refused of Python's objects: places, and what is allowed there.

## Places

action = action
board = board
boards = boards
game = game
language = language
mode = autoreset
every = every
moves = moves
# $name
array = array { $name }
player = player
players = players
seed = seed
threads = threads
position = position
goal = goal
illegal-actions = illegal actions
# $board
on-board = board { $board }

## What is allowed

# $last
numbers-up-to = a whole number from 0 to { $last }
# $most
whole-up-to = a whole number from 0 to { $most }
a-text-or-number = the text of an action, or its number
nothing-is-over = nothing: the game is over
with-numbers = a game whose actions have numbers
# $count
so-many-boards = 1 to { $count }
# $length
# $kind
so-long = { $length } items of { $kind }, one after another in memory
modes = next-step, same-step, disabled
# $last
ones-of-the-mask = the numbers from 0 to { $last } whose mask is 1
# $game
this-game = a position of { $game }
with-answers = a game with exact answers (`advise` asks a player)
with-training = a game whose players learn
goals = scores, verdicts
# $seats
so-many = { $seats }, one for each seat
a-callable = a function, a class, or an object with a method `choose`
free-name = a name that no player of the game has
run-is-closed = this run is closed
stopped = the game was stopped
raise-or-ignore = raise, ignore
of-one-seat = a game with one seat (damier.zoo has the others)
of-two-seats = a game with two seats (damier.gym has the others)
unshared = an array that may be written, and that no other thread is stepping
