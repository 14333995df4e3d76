### Sharing a game with other people.

share = Share
share-help = share this position as a link, text or picture
link-to-position = Copy a link to this position
link-to-game = Copy a link to the whole game
link-to-puzzle = Copy the result with a link to the puzzle
text = Copy the game as text
picture = Save a picture of the board
about-links = A link starts with #. Add it to the address of a damier page, or paste it into “Load”.
link-copied = the link was copied
# $reason
no-picture = the picture cannot be written: { $reason }
# $status the text below the board on a picture
# $name for example `in hand`
# $piece
with-piece = { $status } – { $name }: { $piece }
# $game
# $number
puzzle = damier: { $game }, puzzle { $number }
# $game
puzzle-without-number = damier: { $game }, a puzzle
# $stars
# $how
solved = { $stars } ✓ { $how }
# $stars
not-yet = { $stars } ?
told = the solution was shown
place = puzzle
# $all
numbers = a number from 1 to { $all }
