### Trainings and networks: what they are, and what is refused in their files.

## A training in a line

# $tuples (text) the tuples, perhaps with those that learnt first
# $rate (text) the learning rate
# $lambda (text) lambda, perhaps with the games that begin in their middle
# $seed
training = tuples { $tuples }; { $rate }, lambda { $lambda }; seed { $seed }
# $tuples
# $first
# $slides (number) millions of slides
tuples-begun = { $tuples } (first { $first } alone, { $slides } M slides)
rate-per-weight = a rate per weight (TC)
# $rate
rate-of = rate { $rate } (TD)
# $rate (text)
# $points (number)
rate-and-optimism = { $rate }, optimism { $points }
# $lambda
# $slides (number) millions of slides
lambda-and-restart = { $lambda }, games again from their middle after { $slides } M slides

## Places

game = game
form = form
ending = ending
stages = stages
stage = stage
tuples = tuples
tuple = tuple
network = network
# $file
network-named = network { $file }
# $key the first word of a line of a label
network-line = network, { $key }
network-weights = network, weights
training-to-begin-with = training, to begin with
chances = chances
chances-scale = chances, scale

## What is found

# $bytes (count) bytes
bytes = { $bytes ->
    [one] 1 byte
   *[other] { $bytes } bytes
 }
# $bytes (count) bytes
packed-bytes = { $bytes ->
    [one] 1 packed byte
   *[other] { $bytes } packed bytes
 }
# $weights (count) weights
weights = { $weights } weights
whole-games = whole games
# $game
made-for = made for { $game }
an-ending = an ending

## What is allowed in a training

game-of-chance = a game in which chance places the tiles
plain-for-an-ending = 2048 itself, for an ending
file-form = float, 16, 8, packed or packed:POINTS
the-same-kind = one of the same kind
# $tuples
shared-tuples = at least one of those that it begins with: { $tuples }
# $least
# $most
walls = a number of walls, { $least } to { $most }
# $most
most-stages = at most { $most } stages behind the first
a-stage = tiles from 256 to 16384, as 16384 or 16384+8192
# $most
tuples-or-name = 1 to { $most } tuples, as 012345 456789, or a name: 4x6+2x4, 4x6, 8x6
# $most (count) weights
most-weights = at most { $most } weights (16^cells for each tuple and stage)
# $tuple
no-image = no tuple that is an image of another one ({ $tuple })
# $most
# $last
# $signs
tuple-cells = 1 to { $most } different cells, each from 0 to { $last } of { $signs }

## What is allowed in a player

tiles-by-chance = tiles placed by chance (against an adversary, `defender` plays)
# $game
board-with-a-network = a board that a network ships for, or file=FILE from `damier train { $game } --out FILE`; `fast` plays any board
# $game
network-of-board = a network of this board, as `damier train { $game } --out FILE` makes

## What is allowed in a file

train-file = a file of `damier train`
train-file-alone = a file of `damier train` (this program was built without a network)
readable-file = a file that can be read
whole-games-only = one of whole games, not of an ending
ending-file = none, or a file of `damier train --ending`
whole-file = a whole and unchanged file (its checksum does not fit)
# $bytes (count) bytes
bytes-of-tuples = { $bytes } bytes, as its tuples need
# $bytes (count) bytes
bytes-packed-into = as many as { $bytes } bytes can be packed into, as its tuples need
float-only = float: a rounded network cannot be trained on
label-with-line = a label with this line
# $plain
# $staged
versions = { $plain }, or { $staged } with stages
# $version
version-of-stages = { $version }: networks with stages are of version 2, and those of version 1 judged late boards wrongly: train it again
any-2048 = 2048 and its variants
a-number = a number
# $least
# $most
a-number-within = a number from { $least } to { $most }
calibrate-file = a file of `damier lab calibrate`
tile-and-weights = a tile and its 6 weights
