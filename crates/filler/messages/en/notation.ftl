### What is refused in texts of Seven Colours.

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
seat-to-move = seat to move
last-call = last call
# $seat the number of a seat
last-call-of = last call of seat { $seat }
idle = idle

## What is found

# $rows (count) rows
found-rows = { $rows ->
    [one] 1 row
   *[other] { $rows } rows
 }
# $holes (count) holes
found-holes = { $holes ->
    [one] 1 hole
   *[other] { $holes } holes
 }
# $cells (count) cells
# $mark the number of a seat
cells-marked = { $cells ->
    [one] 1 cell
   *[other] { $cells } cells
 } marked { $mark }

## What is allowed

# $last the last letter
letter = a letter A to { $last }
# $last
letter-or-swap = a letter A to { $last }, or swap
# $last
letter-or-none = -, or a letter A to { $last }
# $last
letter-for-the-ban = a letter A to { $last }: a ban looks at it
# $last
letters-and-marks = A to { $last }, 1, 2, #
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
# $seat the number of a seat
mark-of-the-start = { $seat }, because seat { $seat } starts there
# $connected (count) cells of the zone
one-zone = one connected zone ({ $connected } hang together)
tail = the seat to move (1 or 2), the last calls of seats 1 and 2 (letters or -), and idle=N if calls gained nothing
tail-with-swap = the seat to move (1 or 2), the last calls of seats 1 and 2 (letters or -), and idle=N if calls gained nothing; swap if it is open
after-the-first-call = only after the first call of the game
