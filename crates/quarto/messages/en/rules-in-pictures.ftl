### The rules in five pictures, with a short sentence below each.

pieces = Each piece is black or white, tall or low, solid or hollow, square or round.
give = Your rival picks the piece that you must place.
place = Place it on any free square, then pick a piece for your rival.
win = Complete a line of four pieces that share a trait, and you win.
line-loses = The player who completes a line of four pieces that share a trait loses.
squares = In Quarto+, a square of four pieces that share a trait wins too.
square-loses = A square of four pieces that share a trait loses too.
