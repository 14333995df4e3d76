### A puzzle on the board.

# $number (count)
# $all (count)
title = Puzzle { $number } of { $all }
of-the-day = Puzzle of the day
# $stars (count) from 1 to 6
grade = difficulty { $stars } of 6
# $seat
you-are = You are { $seat }.
how = Answer on the board.
# $action
checking = { $action }? Let us see.
# $action
# $worth
wrong = ✗ { $action }: { $worth }.
# $action
wrong-alone = ✗ { $action } is not the best.
# $line
follows = What follows: { $line }
try-again = Try again
try-again-help = back to the puzzle
# $action
right = ✓ Right: { $action }!
# $action
told = The solution: { $action }.
at-once = By the first answer, without a hint.
# $tries (count)
in-tries = { $tries ->
    [one] With a hint.
   *[other] In { $tries } answers.
 }
# $days (count)
streak = { $days ->
    [one] 1 day in a row.
   *[other] { $days } days in a row.
 }
# $reason
hint = Hint: it { $reason }.
no-hint = Hint: look at what the other side can do next.
look-there = Look at the place in gold.
streak-warning = A hint or a wrong answer ends the streak.
next = Next puzzle
solution = Show the solution
more = More puzzles
none = no puzzles ship with this program
