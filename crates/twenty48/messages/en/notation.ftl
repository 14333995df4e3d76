### Errors in texts of 2048.

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
 } in `{ $text }`
# $sum
sum-of = tiles with a sum of { $sum }

## What is expected

# $slides (text) the words of the slides
# $rows
# $columns
a-slide-or-tile = { $slides }, or a tile, for example 2@r1c1 (tile 2 or 4, row 1 to { $rows }, column 1 to { $columns })
# $rows (count) rows
rows-with-slashes = { $rows ->
    [one] 1 row
   *[other] { $rows } rows
 } separated by /
# $cells (count) cells of a row
tiles-or-dots = { $cells } tiles or dots
# $largest
a-dot-or-power = a dot or a power of two from 2 to { $largest }
# $largest the exponent of the largest tile
exponent-up-to = an exponent from 0 to { $largest }
# $sum
tiles-of-sum = a sum of at most { $sum }
# $tiles
tiles-due = at most spawn={ $tiles } here
# $score the greatest score
fields = score=N (0 to { $score }) or spawn=K (the number of tiles to place), each at most once

## Whole sentences

numbers-lack-the-turn = the numbers of the cells do not say how many tiles are to be placed. Write the state as text, with spawn=K
