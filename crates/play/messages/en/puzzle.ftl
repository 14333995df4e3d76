### Puzzles: the question, hints, and the outcome of an answer.

# $task
win = You { $task }: only one choice wins. Which one?
# $task
# $distance (count)
win-in = You { $task }: only one choice wins, { $distance ->
    [one] at once
   *[other] in { $distance } steps
 }. Which one?
# $task
hold = You { $task }: all choices lose except one. Which one?
# $task
most = You { $task }: if the game is played to the end, one choice scores clearly more than any other. Which one?
# $points
ahead-at-last = { $points } ahead if the game is played to the end
# $points
behind-at-last = { $points } behind if the game is played to the end
level-at-last = level if the game is played to the end
# $points
costs = lowers the expected score by { $points }
# $points
# $goal
# $chance (number)
# $best (number)
costs-and-misses = lowers the expected score by { $points }, and { $goal } is reached in { $chance } % of games instead of { $best } %
# $order (word) first or second
you-are = You play { $order ->
    [first] first
   *[second] second
 }.
# $action
checking = { $action }? Let us see.
# $action
# $worth
wrong = ✗ { $action }: { $worth }.
# $action
wrong-alone = ✗ { $action } is not the best move.
# $line
follows = What happens next: { $line }
# $action
right = ✓ Right: { $action }!
# $action
told = The solution: { $action }.
at-once = On the first try, without a hint.
# $tries (count)
in-tries = { $tries ->
    [one] With a hint.
   *[other] In { $tries } tries.
 }
# $reason
hint = Hint: the best move { $reason }.
no-hint = Hint: look at what your opponent can do next.
look-there = Look at what is marked on the board or next to it.
# $reason
because = The best move { $reason }.
# $place the file, or the item of a browser's storage
# $number (count) of the line
# $line (text)
damaged = { $place }, line { $number }: found `{ $line }`, which is not part of your puzzle progress. Correct this line, or delete it. If you delete { $place }, you also lose your streak and your missed puzzles
# $place
# $reason
unreadable = { $place }, with your puzzle progress, cannot be read: { $reason }. Make it readable, or delete it. You then lose your streak and your missed puzzles
# $place
# $reason
unwritable = your puzzle progress cannot be saved in { $place }: { $reason }
easy = easy
medium = medium
hard = hard
# $level
of-day = Puzzle of the day: { $level }
# $number (count)
# $all (count)
missed-before = Missed puzzle { $number } of { $all }
# $number (count)
# $all (count)
from-your-game = Mistake { $number } of { $all } in your game
