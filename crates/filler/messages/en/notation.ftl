### Errors in positions and calls of Seven Colours.

## Places

call = call
board = board
# $row
row = row { $row }
# $column
column = column { $column }
# $row
# $column
row-and-column = row { $row }, column { $column }
after-the-board = after the board
seat-to-move = player to move
last-call = last call
# $seat the number of a player
last-call-of = last call of player { $seat }
idle = idle

## What is found

# $rows (count) rows
found-rows = found { $rows ->
    [one] 1 row
   *[other] { $rows } rows
 }
# $holes (count) holes
found-holes = found { $holes ->
    [one] 1 hole
   *[other] { $holes } holes
 }
# $cells (count) cells
# $mark the number of a player
cells-marked = found { $cells ->
    [one] 1 cell
   *[other] { $cells } cells
 } marked { $mark }

## What is expected

one-or-two = 1 or 2
# $last the last letter
letter = a letter A to { $last }
# $last
letter-or-swap = a letter A to { $last }, or swap
# $last
letter-or-none = -, or a letter A to { $last }
# $last
letter-for-the-ban = a letter A to { $last }, because the ban depends on this call
# $last
letters-and-marks = a letter A to { $last }, or 1, 2, #
# $rows (count) rows
# $columns (count) cells of a row
rows-of-cells = { $rows ->
    [one] 1 row
   *[other] { $rows } rows
 } of { $columns ->
    [one] 1 cell
   *[other] { $columns } cells
 }
# $cells (count) cells
cells = { $cells ->
    [one] 1 cell
   *[other] { $cells } cells
 }
# $seat the number of a player
mark-of-the-start = { $seat }, because player { $seat } starts there
# $connected (count) cells connected to the start
one-zone = one connected zone (only { $connected ->
    [one] 1 cell is
   *[other] { $connected } cells are
 } connected to the start)
tail = the player to move (1 or 2), the last calls of players 1 and 2 (letters or -), and idle=N if the last N calls gained nothing
tail-with-swap = the player to move (1 or 2), the last calls of players 1 and 2 (letters or -), idle=N if the last N calls gained nothing, and swap if a swap is possible

## Whole sentences

numbers-lack-the-turn = the numbers of the cells do not say who is to move, nor the last calls. Write the state as text
swap-too-late = a swap is possible only right after the first call of the game. Remove `swap`
