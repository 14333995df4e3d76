### What Seven Colours offers: its rules and players.

## The game

summary = Seven Colours: call colours and grow your zone to the majority
actions =
    Call a colour by its letter: your zone takes every cell of that colour that touches it.
    Seat 1 (cells marked 1) starts bottom left, seat 2 top right.

## Players

random-available = any call that gains something, each equally likely; any call if none does
greedy = the largest gain now
weighted = the largest gain, cells nearer to the centre counting more; ties at random
weighted-tuned = `weighted` with centre=76.3, tuned on 30x30: better from 10x10 up (tournaments/tuned.md)
hegemonic = the largest perimeter: neutral cells that touch the zone after the call; ties at random
hybrid = the largest weighted sum of gain and perimeter; ties at random
hybrid-tuned = `hybrid` with border=0.853, tuned on 10x10: better up to 20x20 (tournaments/tuned.md)
phased = the perimeter until it owns a share of the board, then the gain; ties at random
foresight = the most cells after n own calls, the opponent standing still; ties by gain, then at random
foresight-hegemonic = the largest perimeter after n own calls; ties by gain, then at random
blocking = leaves the opponent the fewest neutral cells to reach; ties by gain, then at random
alpha-beta = principal variation search by territory, with a table
mtdf = MTD(f) by territory, with a table
tree-search = Monte Carlo tree search with territory instead of playouts; proves what it can
novice = level 1: random half of the time, otherwise greedy
casual = level 2: as hybrid, with a random call one time in eight
club = level 3: territory two plies ahead
expert = level 4: territory as far ahead as the budget goes; proves who wins as soon as it can

## Settings

ties = which of equal calls: any, or the first in the alphabet
centre-weight = what a cell in the centre counts beyond 1
gain-weight = weight of a cell gained
border-weight = weight of a neutral cell that touches the zone
share-until = share of all cells
own-calls = own calls looked ahead, this one included
plies = plies looked ahead at most
expert-nodes = nodes searched per move, besides proofs, where the budget allows any; 0 is no limit
