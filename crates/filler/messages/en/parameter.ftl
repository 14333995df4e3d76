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

## In a form

form-size = Board size
form-size-sentence = Rows and columns, from 1 to 64 each.
form-colours = Number of colours
form-colours-sentence = From 2 to 10. With fewer colours, zones grow faster.
form-topology = Cells
form-topology-sentence = Which cells are neighbours.
form-topology-plane = squares
form-topology-torus = squares, with opposite edges joined
form-topology-hex = hexagons
form-holes = Holes
form-holes-sentence = How many cells are missing, at random places.
form-layout = Arrangement
form-layout-sentence = How the colours are arranged at the start.
form-layout-random = at random
form-layout-no-equal = no equal neighbours
form-layout-symmetric = the same for both players
form-layout-diagonal = diagonal stripes
form-ban = Forbidden colours
form-ban-sentence = Who may not call which colour.
form-ban-none = nothing is forbidden
form-ban-own = your own colour
form-ban-opponent = the other player's colour
form-ban-own-opponent = your own and the other player's colour
form-ban-last = the colour called last
form-ban-own-last = your own colour and the one called last
form-win = Winner
form-win-sentence = How the game is won.
form-win-half = the first with half of the cells
form-win-majority = the first with more than half of the cells
form-win-full = the larger zone at the end
form-swap = Swap
form-swap-sentence = Whether the other player may take over the zone after the first call.
form-swap-none = no
form-swap-first = yes
form-preset = Known rules
form-preset-sentence = A set of rules. Your choices above replace its values.
form-preset-class = the class: 30x30, seven colours
form-preset-phone = the phone game: 8x7, six colours
