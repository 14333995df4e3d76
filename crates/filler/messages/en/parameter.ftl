### Parameters of Seven Colours: help and errors.

## Help

rows-and-columns = size of the board
colours = number of colours
topology = a plain board, a board whose opposite edges are joined, or hexagons with every second row shifted right by half a cell
holes = missing cells, drawn at random so that the rest stays connected
layout = arrangement of the colours: random, random without equal neighbours, random but the same after a rotation by 180°, or diagonal stripes
ban = colours that may not be called: the caller's own, the opponent's, or the one called last
win = who wins: the first to control half of the cells, the first to control more than half, or the larger zone once no cell is contested
swap = first: after the first call of the game, the other player may take over the caller's zone instead of calling (one cuts, the other chooses)
preset = class: the default values; phone: 8x7, colours=6, layout=no-equal, ban=own+opponent, win=full

## Possible values

sizes = sides from 1 to 64, at least 2 cells
colour-counts = 2 to 10
hole-counts = 0 to a quarter of the cells
bans = none, or one or more of own, opponent and last, joined by +

## Places

parameter = parameter
# $name
parameter-of = parameter { $name }
size = size

## What is expected

a-size = ROWSxCOLUMNS, 1x2 to 64x64
# $least
# $most
a-whole-number = a whole number from { $least } to { $most }
each-ban-once = `none`, or one or more of `own`, `opponent` and `last`, each at most once, joined by +
# $most the greatest number of holes
# $size the size, for example `8x7`
holes-on = a whole number from 0 to { $most } on a board of { $size }
even-holes = an even number, because a symmetric board of this size has no middle cell
# $least the fewest colours
# $ban the ban, for example `own+last`
colours-with-ban = { $least } or more with ban={ $ban }
colours-without-equals = 3 or more with layout=no-equal on hexagons, or on a torus with an odd side
layouts-on-odd-hexagons = random, no-equal or diagonal, because hexagons need an even number of rows to be symmetric

## Whole sentences

given-twice = this parameter is given twice. Keep one of the two values
