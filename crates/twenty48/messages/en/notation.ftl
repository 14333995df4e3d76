### What is refused in texts of 2048.

## Places

action = action
state = state
# $row
row = row { $row }
# $column
column = column { $column }
# $name
player = player { $name }

## What is found

# $rows (count) rows
# $text the text
found-rows = { $rows ->
    [one] 1 row
   *[other] { $rows } rows
 }: { $text }
# $sum
sum-of = sum { $sum }

## What is allowed

# $slides (text) the words of the slides
# $rows
# $columns
a-slide-or-tile = { $slides }, or a tile as 2@r1c1 (2 or 4, rows to { $rows }, columns to { $columns })
# $rows (count) rows
rows-with-slashes = { $rows ->
    [one] 1 row
   *[other] { $rows } rows
 } with / between them
# $cells (count) cells of a row
tiles-or-dots = { $cells } tiles or dots
# $largest
a-dot-or-power = a dot or a power of two from 2 to { $largest }
# $sum
tiles-of-sum = tiles that sum to at most { $sum }
# $tiles (count) tiles that are due
tiles-due = at most { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
 } due here
# $score the greatest score
fields = score=N (0 to { $score }) and spawn=K (tiles due), each at most once
