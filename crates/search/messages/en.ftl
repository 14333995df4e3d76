### Players and settings that every game shares.

## Players

random = every legal action equally likely
first = the first legal action in the game's order
one-ply = the action after which the score so far looks best; ties at random
flat-monte-carlo = as many random playouts for every action; the best mean wins
tree-search = Monte Carlo tree search (UCT) with random playouts; proves what it can
expectimax = plain expectimax on the score so far
alpha-beta = plain alpha-beta on the score so far

## Settings

walks = walks down the tree per move
exploration = weight of rarely tried actions, in units of half the range of results
nodes = nodes per move at most; 0 is no limit
table = the table has two to that power of entries; 0 is none
plies = plies of the seats looked ahead
playouts = random games per action
