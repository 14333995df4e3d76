### A board of 2048, and remarks about an action.

## The turn

slide-the-tiles = slide the tiles
place-a-tile = place a tile
score = score
sum-of-tiles = sum of tiles
largest-tile = largest tile
# $sum
# $tile
standing = sum of the tiles { $sum }, largest tile { $tile }
# $empty for example `10 × 11`
# $breaks for example `11 × 4`
# $exponent
# $corner
# $edge
# $value
counts = The course's evaluation: { $empty } empty cells − { $breaks } breaks of monotonicity + { $exponent } (exponent of the largest tile) + { $corner } (it is in a corner) + { $edge } (it is at an edge) = { $value }
wanted-tile = wanted tile
# $least
# $most
a-tile = a tile that can be made here: a power of two from { $least } to { $most }
the-largest-tile = the largest tile
the-sum-of-all-tiles = the sum of all tiles

## Controls

left = Left
right = Right
up = Up
down = Down
ana = Ana
kata = Kata
inwards = In
outwards = Out

## What the rules change

notebook = Rules of the class notebook: a merged tile may merge again, a quarter of the new tiles are 4s, and the game ends when a new tile has no room.
merges-again = A merged tile may merge again in the same slide.
# $share (number)
fours = { $share } % of the new tiles are 4s.
ends-when-full = The game ends when a new tile has no room.
adversary-places = A second player places the new tiles.
four-dimensions = The board has four dimensions: tiles also slide from grid to grid.

## The effect of a slide

changes-nothing = changes nothing
merges-nothing = merges nothing
# $pairs (text) a list of pairs, for example `4 and 4, 2 and 2 twice`
merges = merges { $pairs }
# $tile
# $times (count) merges of two such tiles, at least one
pair = { $tile } and { $tile }{ $times ->
    [1] {""}
    [2] {" "}twice
   *[other] {" "}{ $times } times
 }
# $merges (count) merges, at least two
makes-merges = makes { $merges } merges
# $cells (count) empty cells
cells-empty = leaves { $cells ->
    [one] 1 cell
   *[other] { $cells } cells
 } empty
# $tile
keeps-in-the-corner = keeps { $tile } in the corner
leaves-the-corner = leaves the largest tile outside the corners
# $tile
brings-into-a-corner = brings { $tile } into a corner

## The effect of a placed tile

# $slides (count) slides that are legal
slides-left = { $slides ->
    [0] leaves no slide
    [one] leaves 1 slide
   *[other] leaves { $slides } slides
 }
