### What a board of Quarto shows, and descriptions of moves.

## The turn

give-a-piece = give your rival a piece
place-the-piece = place the piece
place-the-piece-in-hand = place the piece in hand
over-completed = game over: a line is complete
over-full = game over: the board is full
phase = phase
in-hand = in hand
remaining = remaining

## What the rules change

# $count (count) traits that count, one to three
# $traits (text) a list of these traits
traits-count = { $count ->
    [one] Only one trait counts: { $traits }.
   *[other] Only { $count } traits count: { $traits }.
 }
# $word (word) a trait as it is written in a game's name, for example `colour`
counted-trait = { $word ->
    [colour] colour
    [height] height
    [filling] filling (hollow or solid)
   *[shape] shape (round or square)
 }
a-line-loses = The player who completes a line of four loses.
four-lose = A line of four loses
squares-count = Squares of 2x2 also count as lines.
corners-count = Squares of 2x2 and the corners of squares of 3x3 also count as lines.
diamonds-count = Squares of 2x2, the corners of squares of 3x3 and diamonds also count as lines.
edges-are-joined = Opposite edges are joined: a line may leave the board on one side and return on the other. Squares of 2x2 also count as lines.

## The effect of a placement

# $lines (text) completed lines, for example `row B: all tall`
completes = completes { $lines }
fills-the-board = fills the board
completes-no-line = completes no line
# A piece is safe if the other player cannot complete a line with it.
# $all (count) remaining pieces
leaves-none-safe = { $all ->
    [one] leaves the only remaining piece unsafe
   *[other] leaves none of { $all } pieces safe
 }
# $safe (count) safe pieces, at least one
# $all (count) remaining pieces
leaves-safe = { $all ->
    [one] leaves the only remaining piece safe
   *[other] leaves { $safe } of { $all } pieces safe
 }

## The effect of a gift

fits-no-line = completes no line
# $others (count) other safe pieces
fits-no-line-and-others = completes no line; { $others ->
    [0] no other piece is safe
    [one] 1 other piece is safe
   *[other] { $others } other pieces are safe
 }
completes-anywhere = completes a line on any square
# $squares (text) a list of squares, for example `B4, C4`
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
# $squares (text) its squares
diagonal = the diagonal { $squares }
# $bit (word) the value of a trait, for example `square`
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
