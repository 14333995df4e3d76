### Links to positions, games and puzzles.

place = link
words = a link with game=, saved= or puzzle=
a-puzzle = a game and a number, for example quarto-327, or a day, for example 2026-11-26 or 2026-11-26-easy
whole = the whole link, exactly as it was copied
a-number = a number of moves
# $most (count)
too-long = a link can have at most { $most } characters; share a longer game as a file
