### The review of a game.

review = Review
close = Close the review
# $done (count)
# $all (count)
progress = { $done } of { $all } turns
resume = Continue the review
stop = Stop
first = First
previous = Previous
next = Next
last = Last
next-mistake = Next mistake
# $moves (count)
# $all (count)
place = moves played: { $moves } of { $all }
what-if = You are trying another move: this is not the game that was played.
back = Back to the game
# $number of the move
# $who for example `player 1`
# $action
# $mark for example `?!`, as in books on chess
taken = { $number }. { $who }: { $action }{ $mark }
# $who the player or network that estimates
by = ({ $who })
exact = exact
# $action
# $value
best = The best move is { $action } ({ $value }).
# $action
# $value
# $reason
best-because = The best move is { $action } ({ $value }): { $reason }.
# $taken
# $best
mistake = { $taken } ({ $best } was better)
# $taken
# $loss for example `cost 4 cells`
# $best
mistake-with-loss = { $taken } { $loss } ({ $best } was better)
# $loss for example `cost 4 cells`
it-lost = This move { $loss }.
solve-puzzles = Solve these puzzles

## The graph

graph = graph: the value of each position of the game, and what each move lost
more = more points
less = fewer points
# $most the largest loss
bars-proven = Bars show what each move lost. The tallest is { $most }.
# $most the largest loss
bars-estimated = Bars show what each move lost. The tallest is { $most }. All are estimates.
# $most the largest loss
bars-of-both = Bars show what each move lost. The tallest is { $most }. Faint bars are estimates.
