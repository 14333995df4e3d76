### New Game in English.

## The game

title = New Game
summary = drop stones into columns and connect four in a row, a column or a diagonal
invitation = Drop your stones, and be the first to connect four.
actions = Name a column by its number, from 1 to 7 counted from the left. Your stone falls to the lowest free cell.
drop-a-stone = drop a stone
stones = stones

## Players

careful = connects four if it can; otherwise blocks the four of the rival; otherwise plays at random
alpha-beta = principal variation search with a table; counts the lines that can still be completed
tree-search = Monte Carlo tree search; counts the lines that can still be completed, and proves a win, a draw or a loss if it can
novice = level 1: plays at random half of the time, and otherwise like `careful`
club = level 2: searches 1,000 nodes
expert = level 3: searches 100,000 nodes
plies = largest number of plies to search ahead

## The effect of an action

connects-four = connects four
fills-the-board = fills the board
lets-the-other = lets the rival connect four
keeps-the-other = blocks the rival's four
threatens = threatens to connect four
threatens-twice = threatens to connect four in two columns

## Errors

action = action
state = state
# $row
# $column
cell = row { $row }, column { $column }
# $found
no-parameters = takes no parameters. Leave `{ $found }` out
# $columns
a-column = a column from 1 to { $columns }
state-form = six rows of seven cells (1, 2 or `.`) from the top, separated by `/`
a-letter = 1, 2 or `.`
an-empty-cell = `.`, because the cell below is empty
impossible-position = this position cannot occur in a game: player 1 must have as many stones as player 2 or one more, and the game ends with the first completed line
