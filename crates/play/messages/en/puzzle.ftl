### What a puzzle asks.

# $task
win = You { $task }: one choice alone wins. Which?
# $task
# $distance (count)
win-in = You { $task }: one choice alone wins, in { $distance } steps. Which?
# $task
hold = You { $task }: one choice alone does not lose. Which?
# $task
most = You { $task }: one choice brings clearly more than any other, if all is played out. Which?
# $points
ahead-at-last = { $points } ahead, if all is played out
# $points
behind-at-last = { $points } behind, if all is played out
level-at-last = level, if all is played out
# $points
costs = costs { $points } of what can be expected
# $points
# $goal
# $chance (number)
# $best (number)
costs-and-misses = costs { $points } of what can be expected, and { $goal } is reached in { $chance } % of games instead of { $best } %
# $seat
you-are = You are { $seat }.
# $action
checking = { $action }? Let us see.
# $action
# $worth
wrong = ✗ { $action }: { $worth }.
# $action
wrong-alone = ✗ { $action } is not the best.
# $line
follows = What follows: { $line }
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
# $reason
hint = Hint: it { $reason }.
no-hint = Hint: look at what the other side can do next.
look-there = Look at the place that is pointed at.
# $reason
because = It { $reason }.
