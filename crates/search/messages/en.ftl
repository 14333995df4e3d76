### Players and settings that every game shares.

## Players

random = takes each legal action with the same probability
first = takes the first legal action in the game's order
one-ply = takes the action with the best score right after it; ties are broken at random
flat-monte-carlo = plays equally many random games after each action and takes the one with the best mean
tree-search = Monte Carlo tree search (UCT) with random playouts; proves a result where it can
expectimax = plain expectimax on the current score
alpha-beta = plain alpha-beta on the current score

## Settings

walks = walks down the tree per move
exploration = weight of rarely tried actions, in units of half the range of results
nodes = most nodes per move; 0 means no limit
table = the table has two to this power of entries; 0 means no table
plies = plies searched ahead (moves of players, not of chance)
playouts = random games per action
