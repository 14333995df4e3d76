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

cycle = tries up, down, left and right in turn, and takes the next legal direction
corner = takes the first direction of a fixed order that changes the board
empties = takes the slide that leaves the most empty cells
greedy = takes the slide that scores the most points
network = takes the slide that a trained network values most, without search
fast = plays with a trained network, a search and tables, for a budget of 10 CPU seconds a game; on boards without a network, with a plain search
efficient = plays with a trained network, a search and tables, for a budget of 120 CPU seconds a game; on boards without a network, with a plain search
snake = expectimax with weights that decrease along a winding path, so that large tiles form a chain
course-fast = expectimax with the evaluation of the course, for a budget of 10 CPU seconds a game
course-fast-tuned = `course-fast` with tuned weights (docs/log/tuned-presets.md)
course-efficient = expectimax with the evaluation of the course, for a budget of 120 CPU seconds a game
hardest = places the tile after which the rival's best slide looks worst
minimax = alpha-beta with the evaluation of the course
defender = searches for the slide that is best against the most harmful tiles
adversary = searches for the tile that harms the sliding player most

## Settings of the course's players

order = directions in order of preference
slides-ahead = number of slides to search ahead on a board with room; on a full board the player searches further
plies-ahead = number of plies to search ahead, including the player's own
empty-weight = weight of each empty cell
change-weight = penalty for each change between rising and falling in a row or column
corner-weight = weight of having a largest tile in a corner
edge-weight = weight of having a largest tile at an edge
rectangles-only = plays only on boards of rows and columns. In four dimensions, use `fast`

## Settings of `defender` and `adversary`

depth = number of plies to search ahead if neither nodes nor time is limited
width = number of tiles to consider, the most harmful first, at three or more plies from the end of the search
noise = largest random amount that is added to an evaluation; the draws depend on the seed
room-weight = weight of the free room, which is 64 × log2(1 + number of empty cells)
merge-weight = weight of each possible merge
order-weight = penalty for disorder in a row or column that neither only rises nor only falls, in squared exponents
rough-weight = penalty for each difference of 1 between the exponents of neighbouring tiles

## Settings of players with a network

file-allowed = a file of `damier train` or `shipped`
file = network to play with
effort = amount of search if there is no budget: 0 for no search, 1 for one more slide ahead, 30 for about two more
top = 8 to 14: tiles above 2 to this power count as one rank lower; below 8: the power that suits the network
tables-allowed = a folder of `damier lab tables`, or `found` (the tables of this machine), or `none`
tables = tables with exact probabilities for boards whose large tiles stay in place (formations)
ending-allowed = a file of `damier train --ending`, or `shipped`, or `none`, or `instead` (the shipped network, if there are no tables)
ending = network for the last steps before 32768

## Settings of a training

tuples-allowed = a name, or groups of cells, or `usual` (the default groups of the board)
tuples = groups of cells that the network looks up
walls-allowed = a number of large tiles, or `none`
walls = number of large tiles (16384, 8192, …) on the board at the start of the endgame to train; `none` trains on whole games
