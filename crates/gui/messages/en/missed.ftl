### The list of missed puzzles.

missed-puzzles = Missed puzzles
about-missed = A puzzle returns three days after you missed it. To remove it from this list, solve it on the first try and without a hint.
# $title
# $variant
variant = { $title } ({ $variant })
# $game
# $level
of-level = { $game }, { $level }
# $number (count)
# $game the game and the level
returned = { $number }. { $game }: back today
# $number (count)
# $game the game and the level
# $day for example `2026-11-29`
returns = { $number }. { $game }: returns on { $day }
