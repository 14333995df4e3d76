### What Seven Colours offers: its rules and players.

## The game

title = Seven Colours
summary = Seven Colours: call colours and grow your zone to the majority
invitation = Call a colour and take all of it that touches you. The larger zone wins.
actions =
    Call a colour by its letter: your zone takes every cell of that colour that touches it.
    Seat 1 (cells marked 1) starts bottom left, seat 2 top right.

## Ways to play it

variant-usual = a short game, 10 by 10
variant-phone = as on phones: 8 by 7
variant-large = a long game, 30 by 30
variant-hex = on hexagons

## Players

random-available = any call that gains something, each equally likely; any call if none does
random-by-gain = any call that gains something, each as likely as the cells that it gains
greedy = the largest gain now
weighted = the largest gain, cells nearer to the centre counting more; ties at random
weighted-tuned = `weighted` with centre=76.3, tuned on 30x30: better from 10x10 up (docs/log/tuned-presets.md)
hegemonic = the largest perimeter: cells of others that touch the zone after the call; ties at random
hybrid = the largest weighted sum of gain and perimeter; ties at random
hybrid-tuned = `hybrid` with border=0.853 and counts=neutral, tuned on 10x10: better up to 20x20 (docs/log/tuned-presets.md)
phased = the perimeter until it owns a share of the board, then the gain; ties at random
by-lot = `hegemonic` or `greedy`, drawn by lot on every turn
by-turns = `hegemonic` on its first turns, `greedy` from then on
foresight = the most cells after n own calls, the opponent standing still; ties by gain, then at random
foresight-hegemonic = the largest perimeter after n own calls; ties by gain, then at random
blocking = leaves the opponent the fewest neutral cells to reach; ties by gain, then at random
mix = the largest weighted sum of all that the players above look at; ties at random
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
border-weight = weight of a cell that touches the zone
counts = the cells that the perimeter counts: all that are not its own, or the neutral ones alone
stuck = what it does when nothing gains: any call, or it gives up
share-of-turns = share of its turns on which it plays as `hegemonic`
first-turns = turns of its own on which it plays as `hegemonic`
centre-of-mix = weight of a cell gained in the centre, less towards the corners
blocking-weight = weight of a neutral cell that the opponent can no longer reach
foresight-weight = weight of a cell that n own calls bring, the opponent standing still
outlook-weight = weight of a cell that touches the zone after n own calls
share-until = share of all cells
own-calls = own calls looked ahead, this one included
plies = plies looked ahead at most
expert-nodes = nodes per move, those of proofs among them, where the budget allows any; 0 is no limit
