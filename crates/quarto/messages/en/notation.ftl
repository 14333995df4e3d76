### What is refused in texts of Quarto.

## Places

action = action
state = state
piece-in-hand = piece in hand
packed-position = packed position
board = board
# $name
row = row { $name }
# $name
square = square { $name }
book = book
# $number
book-position = book, position { $number }
# $number
position = position { $number }

## What is allowed

one-rule-set = one set of rules
misere-once = `misere` only once
give-any = give 0 to give f
any-square = a square from A1 to D4
nothing-after-the-end = nothing: the game is over
state-form = four rows of four squares (a piece 0-f or `.`) joined by `/`, then the piece in hand or `-`, as in `9f6./..../0.../8... -`
# $none the sign for no piece
a-piece-or = a piece 0-f or { $none }
# $hand the letter that was taken for the piece in hand
squares-before-the-hand = four squares before the piece in hand ({ $hand } was taken for it)
four-squares = four squares, each a piece 0-f or `.`
none-after-a-line = - (a line is completed, so the game is over)
# $words
for-this-board = { $words } for this board
packed-form = packed BOARD SQUARES PLACED PHASE: 64, 16, 16 and 8 bits in hexadecimal digits
lines-with-a-common-square = completed lines that all share a square, that of the last placement
unused-piece = a piece that stands on no other square
checksum-of-the-lines = the checksum of the positions below (the book is damaged)
node-count = a number of nodes
# $positions (count) positions
positions-as-follow = { $positions } positions, as follow
canonical-position = a canonical position
position-and-outcome = a position, then draw, win N or loss N
position-outcome-and-nodes = a position, its outcome, and `;` with its nodes
position-of-this-book = a position that this book is to have
