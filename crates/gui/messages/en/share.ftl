### Handing a game to others.

share = Share
share-help = a link, the text or a picture for others
link-to-position = Copy a link to this position
link-to-game = Copy a link to the whole game
link-to-puzzle = Copy the result with a link to the puzzle
text = Copy the game as text
picture = Save a picture of the board
about-links = A link begins with #: put it after the address of a page with these boards, or paste it under “Load”.
link-copied = the link was copied
# $reason
no-picture = the picture cannot be written: { $reason }
# What stands below the board on a picture, with the piece in hand.
# $status
# $name
# $piece
with-piece = { $status } – { $name }: { $piece }
# $game
# $number
puzzle = damier: { $game }, puzzle { $number }
# $stars
# $how
solved = { $stars } ✓ { $how }
# $stars
not-yet = { $stars } ?
told = the solution was told
place = puzzle
# $all
numbers = 1 to { $all }
# $games
with-puzzles = a game that puzzles ship for: { $games }
