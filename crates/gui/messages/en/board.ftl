### The board and its controls, mostly for screen readers.

# $rows
# $columns
board = board, { $rows } by { $columns }
# A cell of a game that has no names for cells.
# $row
# $column
row-and-column = row { $row }, column { $column }
# $place
# $content
cell = { $place }: { $content }
empty = empty
hole = outside the board
# $letter
# $colour
coloured = { $letter } { $colour }
# $who for example `player 1`
zone = { $who }'s zone
# $who for example `player 1`
stone = { $who }'s stone
# $digit
# $piece
numbered = piece { $digit }: { $piece }
# The traits of a piece of Quarto.
# $colour (word)
# $height (word)
# $body (word)
# $shape (word)
piece = { $colour ->
    [white] white
   *[black] black
 } { $height ->
    [tall] tall
   *[low] low
 } { $body ->
    [solid] solid
   *[hollow] hollow
 } { $shape ->
    [square] square
   *[round] round
 }
# $letter
# $colour
call = call { $letter }, { $colour }
# $letter
# $colour
# $cells (count)
call-for = call { $letter }, { $colour }: { $cells ->
    [one] 1 cell
   *[other] { $cells } cells
 }
# $cells (count)
gain = +{ $cells }
drag-the-piece = Drag the piece to its square, or press the square
# $digit
# $piece
in-hand = in hand: piece { $digit }, { $piece }
# $digit
# $piece
give = give { $digit }: { $piece }
# $digit
# $piece
placed = placed: piece { $digit }, { $piece }
