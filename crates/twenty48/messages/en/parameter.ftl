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
