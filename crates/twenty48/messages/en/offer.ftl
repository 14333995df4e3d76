### What 2048 offers: its rules and players.

## The game

title = 2048
summary = slide and merge tiles against chance, or against an adversary who places them
invitation = Slide, merge, double. How far can you go?
actions =
    left, right, up, down slide all tiles (in 4d also ana, kata, in, out: between the four grids);
    a second seat places a tile as 2@r1c3: a 2 in row 1, column 3.

## Ways to play it

variant-usual = the original, 4 by 4
variant-wide = more room: 5 by 5
variant-small = less room: 3 by 3
variant-four = in four dimensions
variant-adversary = against an opponent who places the tiles

## Players

cycle = up, down, left, right in turn: the next of them that is legal
corner = the first direction of a fixed order that changes the board
empties = the slide that leaves the most empty cells
greedy = the slide that scores the most points
network = the slide that a trained network likes best, without search
fast = a trained network with search and tables, for 10 CPU seconds a game; a search where none ships
efficient = a trained network with search and tables, for 120 CPU seconds a game; a search where none ships
snake = expectimax with the serpentine weighting: large tiles in a winding chain
course-fast = expectimax with the course's evaluation, for 10 CPU seconds a game
course-fast-tuned = `course-fast` with tuned weights (docs/log/tuned-presets.md)
course-efficient = expectimax with the course's evaluation, for 120 CPU seconds a game
hardest = the tile after which the slider's best slide looks worst
minimax = alpha-beta with the course's evaluation
defender = searches against the spawner that hurts most
adversary = searches for the tiles that hurt most

## Settings of the course's players

order = directions from the most to the least liked
slides-ahead = slides looked ahead on a roomy board
plies-ahead = plies looked ahead, its own included
empty-weight = weight of an empty cell
change-weight = what a change between rising and falling costs in a line
corner-weight = weight of a largest tile in a corner
edge-weight = weight of a largest tile at an edge
rectangles-only = boards of rows and columns (in four dimensions, `fast` plays well)

## Settings of `defender` and `adversary`

depth = plies looked ahead where nodes and time are unlimited
width = spawns looked at, three plies and more from the leaves
noise = what the seed adds at most to an evaluation
room-weight = weight of room: 64 for every doubling of 1 + empty cells
merge-weight = weight of a merge at hand
order-weight = what a line costs that neither rises nor falls, in squared exponents
rough-weight = what a difference of 1 between neighbouring exponents costs

## Settings of players with a network

file-allowed = a file of `damier train` or `shipped`
file = the network
effort = search without a budget: 0 for none, 1 for a slide more, 30 for about two
top = tiles above 2 to this power (8 to 14) are played a rank lower; below 8: what suits the network
tables-allowed = a folder of `damier lab tables` or `found` (those of this machine) or `none`
tables = exact tables of formations
ending-allowed = a file of `damier train --ending` or `shipped` or `none` or `instead` (of tables, where there are none)
ending = the network for the last steps before 32768

## Settings of a training

tuples-allowed = names or groups of cells, or `usual`
tuples = the cells looked at
walls-allowed = a number of walls, or `none`
walls = the part of the game learnt
optimism = the points assumed for a board about which nothing has been learnt
