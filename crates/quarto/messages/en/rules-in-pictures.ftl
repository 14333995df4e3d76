### The rules in five pictures, a short sentence below each.

pieces = Each piece is black or white, tall or low, solid or hollow, square or round.
give = Your rival picks the piece that you must place.
place = Place it on any free square, then pick a piece for your rival.
win = Four in a line that share a trait win, whoever placed the others.
squares = In Quarto+, a square of four that share a trait wins, too.
