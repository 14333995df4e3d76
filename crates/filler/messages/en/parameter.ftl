### The parameters of Seven Colours: their help, and what is refused in them.

## What each is

rows-and-columns = size of the board
colours = how many colours there are
topology = four neighbours, the same around the edges, or six with odd rows half a cell to the right
holes = cells that are not there, drawn at random so that the rest stays connected
layout = colours drawn freely, without equal neighbours, the same after half a turn, or in stripes
ban = colours that may not be called: the caller's, the opponent's, the previous call
win = control at least half, more than half, or play until no cell is contested
swap = first: after the first call of the game, the other seat may take over the zone that made it instead of calling (one cuts, the other chooses)
preset = class: these defaults; phone: 8x7, colours=6, layout=no-equal, ban=own+opponent, win=full

## The values that each has

sizes = sides from 1 to 64, at least 2 cells
colour-counts = 2 to 10
hole-counts = 0 to a quarter of the cells
bans = none, or any of own, opponent, last joined by +

## Places

parameter = parameter
# $name
parameter-of = parameter { $name }
size = size

## What is allowed

one-value = one value
a-size = ROWSxCOLUMNS, 1x2 to 64x64
# $least
# $most
a-whole-number = a whole number from { $least } to { $most }
each-ban-once = none, or own, opponent, last, each once, joined by +
# $most the greatest number of holes
# $size the size, as `8x7`
holes-on = 0 to { $most } on { $size }
even-holes = an even number on a symmetric board without a middle cell
# $least the fewest colours
# $ban the ban, as `own+last`
colours-with-ban = { $least } or more with ban={ $ban }
colours-without-equals = 3 or more for layout=no-equal on hexagons or an odd torus
layouts-on-odd-hexagons = random, no-equal, diagonal on hexagons with an odd number of rows
