### Players and settings that every game shares.

## Players

random = takes each legal action with the same probability
first = takes the first legal action in the game's order
one-ply = takes the action that gives the best score at once; equally good actions are chosen at random
flat-monte-carlo = plays the same number of random games after each legal action, and takes the action with the best mean result
tree-search = Monte Carlo tree search (UCT) with random games; proves a win, a draw or a loss if it can
expectimax = plain expectimax on the current score
alpha-beta = plain alpha-beta on the current score

## Settings

walks = number of walks down the tree per move
exploration = weight of rarely tried actions, in units of half the difference between the best and the worst result
nodes = largest number of nodes per move; 0 means no limit
table = size of the table as a power of two: 16 means 2^16 entries; 0 means no table
plies = number of plies to search ahead (moves of players, not of chance)
playouts = number of random games per action
