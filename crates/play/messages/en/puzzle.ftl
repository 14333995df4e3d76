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
look-there = Look at the marked place.
# $reason
because = The best move { $reason }.
