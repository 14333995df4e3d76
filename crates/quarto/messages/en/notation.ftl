### Errors in positions, moves and books of Quarto.

## Places

action = move
state = position
piece-in-hand = piece in hand
packed-position = packed position
traits-parameter = parameter traits
board = board
# $name
row = row { $name }
# $name
square = square { $name }
# $number its place in a list, from 1
number = number { $number }
book = book
# $number
book-position = book, position { $number }
# $number
position = position { $number }

## What is expected

give-any = a move from give 0 to give f
any-square = a square from A1 to D4
some-traits = one or more of `colour`, `height`, `filling` and `shape`, each at most once, joined by +
state-form = four rows of four squares (a piece 0-f or `.`) joined by `/`, then the piece in hand or `-`, for example `9f6./..../0.../8... -`
# $none the sign for no piece
a-piece-or = a piece 0-f or `{ $none }`
# $hand the last letter, which was read as the piece in hand
squares-before-the-hand = four squares, then the piece in hand (`{ $hand }` was read as the piece in hand)
four-squares = four squares, each a piece 0-f or `.`
none-after-a-line = `-`, because a line is complete and the game is over
# $words (text) the words of the position
for-this-board = { $words }, which describes this board
packed-form = `packed BOARD SQUARES PLACED PHASE` or `course BOARD SQUARES PLACED B`, with 64, 16, 16 and 8 bits in hexadecimal digits
lines-with-a-common-square = complete lines that all contain the square of the last placement
node-count = a number of nodes
piece-numbers = 0 for no piece, or 1 to 16 for the pieces 0 to f
# $positions (count) positions
positions-as-follow = { $positions }, the number of positions in the file
canonical-position = a position in canonical form, followed by its outcome
position-and-outcome = a position, then `draw`, `win N` or `loss N`
position-outcome-and-nodes = a position, its outcome, `;` and the number of nodes

## Whole sentences

# $word a set of rules
one-rule-set = `{ $word }` is a second set of rules. Give only one
misere-twice = `misere` is given twice. Give it once
traits-twice = `traits` is given twice. Keep one of the two values
# $action (text) the action that was given
after-the-end = `{ $action }` is not possible, because the game is over
# $piece the digit of the piece
used-piece = piece { $piece } is already on the board. Use each piece once
damaged-book = the positions do not match the checksum of the book. The file is damaged: replace it with an intact copy
position-of-another-book = this position does not belong to this book. Check that the file belongs to the same rules and number of pieces
