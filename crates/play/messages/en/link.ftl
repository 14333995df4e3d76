### Links to positions, games and puzzles.

place = link
words = one with game=, saved= or puzzle=
a-puzzle = a game and a number, as quarto-327, or a day, as 2026-11-26
whole = the whole link, as it was copied
a-number = a number of plies
# $most (count)
shorter = at most { $most } letters; a longer game is shared as a file
