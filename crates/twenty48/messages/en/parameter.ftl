### The parameters of 2048: their help, and the errors in them.

## Help

rows-and-columns = size of the board, for example 5x5 or 3x4
shape = 4d: the box of 2x2x2x2 cells with eight directions; its size is fixed
merge = once: a merged tile does not merge again in the same slide; cascade: it may merge again
four = probability that a new tile is a 4 instead of a 2
start = 2: two tiles are placed before the first slide; 0: only one tile is placed
end = stuck: the game ends when no slide changes the board; full: the game ends when a new tile has no room, and a slide that changes nothing is legal too
spawner = who places the tiles. chance: they appear at random; adversary: a second player places them
preset = notebook: the same as merge=cascade,four=0.25,start=0,end=full. If you give one of these keys too, your value counts

## Their values

sizes = sides from 2 to 8
a-probability = a probability from 0 to 1

## Places

parameter = parameter
# $name
parameter-of = parameter { $name }
size = size

## What is expected

a-size = ROWSxCOLUMNS with sides from 2 to 8, for example 5x5

## Errors

given-twice = this parameter is given twice. Keep one of the two values
no-size = shape=4d has a fixed size. Leave the size out

## In a form

form-size = Board size
form-size-sentence = Rows and columns, for example 5x5. A larger board gives more room.
form-shape = Dimensions
form-shape-sentence = In four dimensions, tiles also slide from grid to grid.
form-shape-flat = a flat board
form-shape-four = four dimensions: 2x2x2x2
form-merge = Merging
form-merge-sentence = How often a tile may merge in one slide.
form-merge-once = once
form-merge-cascade = again and again
form-four = Share of 4s
form-four-sentence = How often a new tile is a 4 instead of a 2, from 0 to 1.
form-start = First tiles
form-start-sentence = How many tiles are on the board at the start.
form-start-two = two tiles
form-start-one = one tile
form-end = End of the game
form-end-sentence = When the game is over.
form-end-stuck = when no slide changes the board
form-end-full = when a new tile has no room
form-spawner = New tiles
form-spawner-sentence = Who places the new tiles.
form-spawner-chance = chance
form-spawner-adversary = a second player
form-preset = Known rules
form-preset-sentence = A set of rules. Your choices above replace its values.
form-preset-none = the usual game
form-preset-notebook = the class notebook
