### New Game in English.

## The game

title = New Game
summary = drop stones into columns and connect four in a row, a column or a diagonal
invitation = Drop your stones, and be the first to connect four.
actions = Name a column by its number, 1 to 7 from the left: your stone falls to its lowest free cell.
drop-a-stone = drop a stone
stones = stones

## Players

careful = connects four if it can, keeps the other seat from it if it must, otherwise random
alpha-beta = principal variation search with a table, counting lines that can be completed
tree-search = Monte Carlo tree search, counting lines that can be completed; proves what it can
novice = level 1: random half of the time, otherwise as careful
club = level 2: looks ahead 1,000 nodes
expert = level 3: looks ahead 100,000 nodes
plies = plies looked ahead at most

## The effect of an action

connects-four = connects four
fills-the-board = fills the board
lets-the-other = lets the other seat connect four
keeps-the-other = keeps the other seat from connecting four
threatens = threatens to connect four
threatens-twice = threatens to connect four in two columns

## What is refused

action = action
state = state
# $row
# $column
cell = row { $row }, column { $column }
no-parameters = no parameters
# $columns
a-column = a column from 1 to { $columns }
state-form = six rows of seven cells (1, 2 or `.`) from the top, joined by `/`
a-letter = 1, 2 or `.`
an-empty-cell = `.` above an empty cell
as-many-stones = as many stones of 1 as of 2 or one more, and lines of the last stone only
