### A puzzle on the board.

# $number (count)
# $all (count)
title = Puzzle { $number } of { $all }
of-the-day = Puzzle of the day
# $stars (count) from 1 to 6
grade = difficulty { $stars } of 6
how = Answer on the board.
try-again = Try again
try-again-help = back to the puzzle
# $days (count)
streak = { $days ->
    [one] 1 day in a row.
   *[other] { $days } days in a row.
 }
look-there = Look at the place marked in gold.
streak-warning = A hint or a wrong answer ends the streak.
next = Next puzzle
solution = Show the solution
more = More puzzles
none = this program contains no puzzles
