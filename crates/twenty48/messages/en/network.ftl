### Trainings and networks: their descriptions, and the errors in their files.

## A training in one line

# $tuples (text) the tuples, perhaps with those that learnt first
# $rate (text) the learning rate
# $lambda (text) lambda, perhaps with the games that restart from their middle
# $seed
training = tuples { $tuples }; { $rate }, lambda { $lambda }; seed { $seed }
# $tuples
# $first the tuples that learnt first
# $slides (number) millions of slides
tuples-begun = { $tuples } ({ $first } alone for the first { $slides } million slides)
rate-per-weight = a rate per weight (TC)
# $rate
rate-of = rate { $rate } (TD)
# $lambda
# $slides (number) millions of slides
lambda-and-restart = { $lambda }, games also restart from their middle after { $slides } million slides

## Places

game = game
form = form
ending = endgame
tuples = tuples
tuple = tuple
network = network
# $file
network-named = network { $file }
# $key the first word of a line of a label
network-line = network, line `{ $key }`
network-weights = network, weights
base-training = base training
chances = chances
chances-scale = chances, line `scale`

## What is found

# $bytes (count) bytes
bytes = { $bytes ->
    [one] 1 byte
   *[other] { $bytes } bytes
 }
# $weights (count) weights
weights = { $weights } weights

## What is expected in a training

game-of-chance = a game in which chance places the tiles
file-form = float, 16, 8, packed, or packed:POINTS to round weights to multiples of POINTS
# $tuples
shared-tuples = at least one of the tuples of the base training ({ $tuples })
# $least
# $most
walls = from { $least } to { $most }, the number of large tiles
# $most
tuples-or-name = 1 to { $most } tuples (groups of cells) such as 012345 456789, or a name such as 4x6+2x4, 4x6 or 8x6
# $most (count) weights
most-weights = at most { $most } weights (a tuple of n cells has 16^n weights)
# $most
# $last the sign of the last cell
# $signs the signs of all cells, in order
tuple-cells = 1 to { $most } different cells, each from 0 to { $last } (the cells are, in order: { $signs })

## Errors in a training

# $game
endgame-of-another-game = { $game } has no endgame training. Only 2048 without parameters has one
base-of-whole-games = it was trained on whole games, so an endgame training cannot continue it
base-of-an-endgame = it was trained on an endgame, so a training of whole games cannot continue it
# $tuple
# $other a tuple that stands before it in the list
image-of-a-tuple = `{ $tuple }` is a rotation or reflection of `{ $other }` and would learn the same weights. Leave one of the two out

## Errors of a player

tiles-by-chance = plays only where chance places the tiles. Against an adversary, use `defender`
not-one = this is not a network. Name a file that `damier train` wrote
# $game
no-network-ships = there is no built-in network for { $game }. Train one with `damier train { $game } --out FILE` and give it as file=FILE, or use `fast`, which plays any board
# $trained the game that the network was trained for
# $game
network-of-another-board = was trained for { $trained }. Train a network for this board with `damier train { $game } --out FILE`

## What is expected in a file

# $bytes (count) bytes
bytes-of-tuples = { $bytes } bytes, the size of the weights of its tuples
any-2048 = 2048 or one of its variants
a-number = a number
# $least
# $most
a-number-within = a number from { $least } to { $most }
tile-and-weights = a tile and its 6 weights

## Errors in a file

# $error the sentence of the system
unreadable = cannot be read: { $error }
no-network-built-in = this program was built without a network. Give a file of `damier train` instead
an-endgame-network = was trained on an endgame. Give a network that was trained on whole games
no-endgame-network = was trained on whole games. Give a file of `damier train --ending`, or the word `none`
# $bytes (text) the size of the file
damaged = is damaged or incomplete ({ $bytes }): its checksum does not match. Copy or train the network again
# $packed (count) bytes of packed weights
# $bytes (count) bytes of the weights once unpacked
too-few-packed = the packed weights are too short ({ $packed ->
    [one] 1 byte
   *[other] { $packed } bytes
 }) for the { $bytes } bytes of its tuples
# $form
rounded = the weights were rounded (form `{ $form }`), so their training cannot continue. Use a file with the form `float`
# $key the first word of the line
missing-line = the line `{ $key }` is missing at the start of the file
stages = a network with separate weights for stages of a game is no longer supported. Train it again
no-calibration = is not a file of `damier lab calibrate`
