### What a board of Quarto shows, and what is said of an action.

## The turn

give-a-piece = give a piece
place-the-piece = place the piece
place-the-piece-in-hand = place the piece in hand
over-completed = over: a line is completed
over-full = over: the board is full
phase = phase
in-hand = in hand
remaining = remaining

## The effect of a placement

# $lines (text) completed lines, as `row B: all tall`
completes = completes { $lines }
fills-the-board = fills the board
completes-no-line = completes no line
# $all (count) remaining pieces
leaves-none-safe = leaves no safe piece of { $all }
# $safe (count) safe pieces, at least one
# $all (count) remaining pieces
leaves-safe = leaves { $safe } of { $all } pieces safe

## The effect of a gift

fits-no-line = fits no line
# $others (count) other safe pieces
fits-no-line-and-others = fits no line; { $others ->
    [0] no other is safe
    [one] 1 more is safe
   *[other] { $others } more are safe
 }
completes-anywhere = completes a line wherever it goes
# $squares (text) a list of squares, as `B4, C4`
completes-on = completes a line on { $squares }
# $squares (count) squares
completes-on-many = completes a line on { $squares } squares

## Lines

# $line (text) the line
# $traits (text) a list of shared traits
line-shares = { $line }: all { $traits }
# $letter
row = row { $letter }
# $digit
column = column { $digit }
# $squares
diagonal = the diagonal { $squares }
# $bit (word) the trait and its value, as `square`
shared-trait = { $bit ->
    [round] round
    [square] square
    [hollow] hollow
    [solid] solid
    [low] low
    [tall] tall
    [black] black
   *[white] white
 }
