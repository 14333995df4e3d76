### A puzzle on the board.

# $number (count)
# $all (count)
title = Puzzle { $number } of { $all }
today = Puzzles of today
# $level
is-done = { $level } ✓
# $stars (count) from 1 to 6
grade = difficulty { $stars } of 6
how = Answer on the board.
how-to-give = Press the piece that you give.
try-again = Try again
try-again-help = back to the puzzle
# $days (count)
streak = { $days ->
    [one] 1 day in a row.
   *[other] { $days } days in a row.
 }
look-there = Look at the place marked in gold.
streak-warning = With a hint or a wrong answer, this puzzle does not count for the streak, and it returns in three days.
next = Next puzzle
solution = Show the solution
more = More puzzles
none = this program contains no puzzles
not-missed = this puzzle is no longer among those that you missed
back-to-review = Back to the review
