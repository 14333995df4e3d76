### Descriptions of Seven Colours, its variants, players and settings.

## The game

title = Seven Colours
summary = Seven Colours: call colours and grow your zone until you have half of the board
invitation = Call a colour and take all its areas that touch your zone. The larger zone wins.
actions =
    Call a colour by its letter: your zone takes all areas of that colour that touch it.
    Player 1 (cells marked 1) starts bottom left, player 2 top right.

## Ways to play it

variant-usual = a short game: 10 by 10
variant-phone = the version known from phones: 8 by 7
variant-large = a long game: 30 by 30
variant-hex = on hexagons

## Players

random-available = a random call among those that gain cells, all equally likely; any call if none gains
random-by-gain = a random call among those that gain cells; the more cells a call gains, the more likely it is
greedy = the call that gains the most cells now
weighted = the largest gain, where cells nearer to the centre count more; ties at random
weighted-tuned = `weighted` with centre=76.3, tuned on 30x30: stronger than `weighted` from 10x10 on (docs/log/tuned-presets.md)
hegemonic = the largest perimeter: the cells outside the zone that touch it after the call; ties at random
hybrid = the largest weighted sum of gain and perimeter; ties at random
hybrid-tuned = `hybrid` with border=0.853 and counts=neutral, tuned on 10x10: stronger than `hybrid` up to 20x20 (docs/log/tuned-presets.md)
phased = the largest perimeter until the player owns a given share of the board, then the largest gain; ties at random
by-lot = plays like `hegemonic` or like `greedy`, chosen at random on every turn
by-turns = plays like `hegemonic` on its first turns, then like `greedy`
foresight = the most cells after `n` of its own calls if the opponent does nothing; ties by gain, then at random
foresight-hegemonic = the largest perimeter after `n` of its own calls if the opponent does nothing; ties by gain, then at random
blocking = leaves the opponent the fewest neutral cells to reach; ties by gain, then at random
mix = the largest weighted sum of everything that the players above count; ties at random
alpha-beta = principal variation search on territory, with a transposition table
mtdf = MTD(f) on territory, with a transposition table
tree-search = Monte Carlo tree search with territory instead of playouts; proves results where it can
novice = level 1: a random call half of the time, otherwise like `greedy`
casual = level 2: like `hybrid`, with a random call one time in eight
club = level 3: compares territory two moves ahead
expert = level 4: compares territory as far ahead as the budget allows; proves who wins as soon as it can

## Settings

ties = which of several equally good calls it makes: a random one, or the first in the alphabet
centre-weight = extra weight of a cell in the centre, beyond 1
gain-weight = weight of a cell gained
border-weight = weight of a cell that touches the zone
counts = cells that the perimeter counts: all cells that are not its own, or only neutral ones
stuck = what it does when no call gains cells: a random call, or resign
share-of-turns = share of its turns on which it plays like `hegemonic`
first-turns = number of its own turns on which it plays like `hegemonic`
centre-of-mix = weight of a cell gained in the centre; it falls to 0 in the corners
blocking-weight = weight of a neutral cell that the opponent can no longer reach
foresight-weight = weight of a cell gained by `n` of the player's own calls if the opponent does nothing
outlook-weight = weight of a cell that touches the zone after `n` of the player's own calls
share-until = share of all cells at which it changes from perimeter to gain
own-calls = number of its own calls that it looks ahead, including this one
plies = largest number of plies that it looks ahead
expert-nodes = nodes per move if the budget sets no limit, including those of proofs; 0 means no limit
