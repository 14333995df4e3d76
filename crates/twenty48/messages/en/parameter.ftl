### The parameters of 2048: their help, and what is refused in them.

## What each is

rows-and-columns = size of the board, as in 5x5 or 3x4
shape = 4d is the 2x2x2x2 box with eight directions; it takes no size
merge = whether a merged tile may merge again in the same slide
four = how often a 4 is placed instead of a 2
start = start tiles; with 0 a tile is placed before the first slide
end = over when no slide changes the board, or when a tile has no room (any slide is legal)
spawner = who places the tiles: chance, or a second seat that plays against the first
preset = notebook: merge=cascade,four=0.25,start=0,end=full; other keys override it

## The values that each has

sizes = sides from 2 to 8
a-probability = a probability from 0 to 1

## Places

parameter = parameter
# $name
parameter-of = parameter { $name }
size = size

## What is allowed

one-value = one value
no-size = none beside shape=4d
a-size = ROWSxCOLUMNS with sides from 2 to 8, as in 5x5
