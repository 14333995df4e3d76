### Positions of Seven Colours in the forms of other programs.

## How a text was understood

# $first the number of the first colour
numbers = The colours were counted from { $first }: { $first } is A.
first-to-move = The text names no player to move, so player 1 moves first.

## What is expected

# $rows
# $columns
# $last the last letter
forms = { $rows } rows of { $columns } cells, each a letter A to { $last }, the name of a colour, a number, or 1 or 2 for the players' cells: separated by / or on lines of their own, as a list such as [["A","B",…],…], or as a table; then the player to move (1 or 2) and the last calls of both, which only a start position may lack

## Whole sentences

# $last the last letter
ambiguous = the numbers may count the colours from 0 or from 1. Write letters A to { $last }
numbers-and-letters = among letters and names, only the numbers 1 and 2 have a meaning: the cells of players 1 and 2. Write all colours in one way
grown = a corner's colour continues next to it, so the board may be from the middle of a game. Write 1 and 2 in the cells of players 1 and 2
who-moves = the board does not say who moves. Write after it the player to move (1 or 2) and the last calls of players 1 and 2, for example ` 1 - -`
