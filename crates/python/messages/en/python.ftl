### Errors of the Python package: their places, what is expected there, and sentences.

## Places

action = action
board = board
boards = boards
bound = bound
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
# $name the name of an argument
keyword = { $name }
goal = goal
illegal-actions = illegal
# $board its number, from 0
on-board = board { $board }

## What is expected

# $most
whole-up-to = a whole number from 0 to { $most }
a-text-or-number = the text of an action, or its number
# $count
number-of-boards = a whole number from 1 to { $count }
# $boards their number
one-for-each-board = { $boards }, one for each board
# $shape for example 4 x 4
a-position = a text, a state, or the whole numbers of { $shape } cells
# $last
ones-of-the-mask = the number of an action, from 0 to { $last }, whose mask is 1
# $game
this-game = a position of { $game }
# $seats the number of players
one-for-each-seat = { $seats }, one for each seat
a-callable = a function, a class, or an object with a method `choose`
of-one-seat = a game with one seat (use damier.zoo for games with two)
of-two-seats = a game with two seats (use damier.gym for games with one)

## Sentences

game-is-over = the game is over, so no action is legal. Reset it first
no-chance = this is not the state of a generator
# $names the names of arguments, between commas
settings-are-stored = the stored training has its own settings, so these have no effect: { $names }. Leave them out
no-vector-oracle = values are found for single boards only. Use vectorization_mode="sync"
# $game
no-network = no network gives values of { $game }
# $length
# $kind the NumPy type of an item
wrong-array = the array must hold { $length } items of { $kind }, one after another in memory
array-in-use = the array is read-only, or in use by another thread
# $game
no-exact-answers = { $game } has no exact answers. Use `advise` to ask a player
# $game
# $games names, between commas
not-trained = { $game } cannot be trained. Games that can: { $games }
# $name
name-taken = `{ $name }` is the name of a player of this game. Choose another name
run-is-closed = this run is closed. Open it again with damier.open_run
stopped = the game was stopped
