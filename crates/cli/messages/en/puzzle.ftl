### Puzzles: found, and solved.

# $game
looking = looking for puzzles of { $game }
# $found (count)
# $most (count)
# $games (count)
found = { $found } of { $most } found in { $games } games
# $found (count)
# $most (count)
# $tries (count)
not-enough = puzzles: { $found } of { $most } found in { $tries } games; allowed: more --tries, a larger --budget, or a smaller board
players-wanted = players of the game, the weakest first
place = game
# $games
with-puzzles = a game that puzzles ship for: { $games }; or --file FILE, which damier lab puzzles writes
# $all
numbers = 1 to { $all }
# $game
# $number
# $all
title = { $game }, puzzle { $number } of { $all }
# $example
how = Type your choice, as `{ $example }`; or hint, solution, quit.
# $reason
hint = hint: it { $reason }
no-hint = no hint: look at what the other side can do next
right = Right!
# $action
# $worth
# $line
wrong = { $action }: { $worth } ({ $line }). Try another one.
# $action
wrong-alone = { $action } is not the best. Try another one.
# $action
# $worth
# $line
solution = { $action }: { $worth } ({ $line })
# $grade (count)
grade = difficulty { $grade }, where 1 is the easiest
# $seat
seat = You are { $seat }.
# $action
# $cost
wrong-at-cost = { $action } { $cost }. Try another one.
# $action
solution-alone = { $action } is best.
# $action
# $cost
other = { $action } { $cost }
# $game
game-of-file = the game of the file's puzzles: { $game }
# $game
trying = trying the puzzles of { $game }
# $done (count)
# $all (count)
tried = { $done } of { $all } puzzles
# $done (count)
# $all (count)
# $left
tried-left = { $done } of { $all } puzzles, about { $left } left
# $game
# $all (number)
# $seed
measured = { $game }: the share of puzzles that each player solves, in percent, by grade: { $all } puzzles, each tried once by each, seed { $seed }
measured-intervals = In brackets: Wilson's 95 % interval. Tries follow from seeds of their own, not from those that gave the grades.
grade-column = grade
puzzles-column = puzzles
task-win = To win:
task-hold = Not to lose:
task-most = To make the most:
answer-here = Answer on the board. H hint, S solution
try-again = u or Enter: back to the puzzle
solved-here = n next puzzle, q quit
# $days (count)
streak = { $days ->
    [one] 1 day in a row.
   *[other] { $days } days in a row.
 }
