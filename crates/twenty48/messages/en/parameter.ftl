### The parameters of 2048: their help, and the errors in them.

## Help

rows-and-columns = size of the board, for example 5x5 or 3x4
shape = 4d is the 2x2x2x2 box with eight directions. It takes no size
merge = whether a merged tile may merge again in the same slide
four = probability that a new tile is a 4 instead of a 2
start = number of start tiles. With 0, a tile is placed before the first slide
end = stuck: the game ends when no slide changes the board; full: it ends when a new tile has no room, and any slide is legal
spawner = who places the tiles: chance, or a second player who plays against the first
preset = notebook stands for merge=cascade,four=0.25,start=0,end=full. Other keys override it

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

given-twice = is given twice. Give it once
no-size = shape=4d takes no size. Leave the size out
