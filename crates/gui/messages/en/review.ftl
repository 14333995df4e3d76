### The review of a game.

review = Review
close = Close the review
# $done (count)
# $all (count)
progress = { $done } of { $all } turns
look-on = Look on
stop = Stop
first = First
previous = Previous
next = Next
last = Last
next-mistake = Next mistake
# $plies (count)
# $all (count)
place = { $plies } of { $all }
what-if = What if: this is no longer the game.
back = Back to the game
# An action that was taken, with its mark as in books on chess.
# $ply
# $seat
# $action
# $mark
taken = { $ply }. { $seat }: { $action }{ $mark }
# Who says so.
# $who
by = ({ $who })
exact = exact
# $action
# $value
best = Best is { $action } ({ $value }).
# $action
# $value
# $reason
best-because = Best is { $action } ({ $value }): { $reason }.
# $taken
# $best
mistake = { $taken } ({ $best } was better)
# $taken
# $best
# $cost (number)
mistake-at-cost = { $taken } ({ $best } was better, costs { $cost })

## The graph

graph = value of the game over its plies
more = more
less = less
