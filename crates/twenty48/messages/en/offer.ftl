### The game of 2048: its rules, players and settings.

## The game

title = 2048
summary = slide and merge tiles against chance, or against an opponent who places them
invitation = Slide, merge, double. How far can you go?
actions =
    left, right, up and down slide all tiles (in 4d, ana, kata, in and out slide them between the four grids).
    The opponent places a tile, for example 2@r1c3: a 2 in row 1, column 3.

## Variants

variant-usual = the original, 4 by 4
variant-wide = more room: 5 by 5
variant-small = less room: 3 by 3
variant-four = four dimensions
variant-adversary = against an opponent who places the tiles

## Players

cycle = tries up, down, left and right in turn and takes the next legal one
corner = takes the first direction of a fixed order that changes the board
empties = takes the slide that leaves the most empty cells
greedy = takes the slide that scores the most points
network = takes the slide that a trained network values most, without search
fast = uses a trained network, search and tables, for 10 CPU seconds a game; a plain search on boards without a network
efficient = uses a trained network, search and tables, for 120 CPU seconds a game; a plain search on boards without a network
snake = expectimax with the serpentine weighting: large tiles in a winding chain
course-fast = expectimax with the course's evaluation, for 10 CPU seconds a game
course-fast-tuned = `course-fast` with tuned weights (docs/log/tuned-presets.md)
course-efficient = expectimax with the course's evaluation, for 120 CPU seconds a game
hardest = places the tile after which the rival's best slide looks worst
minimax = alpha-beta with the course's evaluation
defender = searches against the most harmful tiles
adversary = searches for the most harmful tiles

## Settings of the course's players

order = directions in order of preference
slides-ahead = slides searched ahead on a board with room; more on a full one
plies-ahead = plies searched ahead, its own included
empty-weight = weight of an empty cell
change-weight = penalty for each change between rising and falling in a line
corner-weight = weight of having a largest tile in a corner
edge-weight = weight of having a largest tile at an edge
rectangles-only = plays only on boards of rows and columns. In four dimensions, use `fast`

## Settings of `defender` and `adversary`

depth = plies searched ahead if neither nodes nor time are limited
width = spawns considered at three or more plies from the leaves
noise = largest amount that the seed adds to an evaluation
room-weight = weight of free room: 64 for each doubling of 1 + empty cells
merge-weight = weight of a possible merge
order-weight = penalty for a line that neither rises nor falls, in squared exponents
rough-weight = penalty for a difference of 1 between neighbouring exponents

## Settings of players with a network

file-allowed = a file of `damier train` or `shipped`
file = network to play with
effort = amount of search without a budget: 0 for none, 1 for one slide more, 30 for about two
top = plays tiles above 2 to this power (8 to 14) one rank lower; below 8: the power that suits the network
tables-allowed = a folder of `damier lab tables`, or `found` (the tables of this machine), or `none`
tables = exact tables of formations
ending-allowed = a file of `damier train --ending`, or `shipped`, or `none`, or `instead` (the shipped one if there are no tables)
ending = network for the last steps before 32768

## Settings of a training

tuples-allowed = a name or groups of cells, or `usual`
tuples = groups of cells that the network looks up
walls-allowed = a number of walls, or `none`
walls = number of large tiles (16384, 8192, …) with which the trained endgame begins; `none` trains whole games
optimism = points assumed for a board about which nothing has been learnt
