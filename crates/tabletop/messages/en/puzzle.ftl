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
