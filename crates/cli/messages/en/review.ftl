### A review of a game.

# $fault
by-fault = The game ended by a fault: { $fault }.
# $turns (number)
# $why
unjudged = Turns that could not be judged: { $turns } ({ $why }).
nobody-knew = neither a solver nor a player could evaluate them
name-a-game = this file holds a whole run. Name one of its games as EVENT/NUMBER (damier games lists them)
even = even
ply = move
mistakes = mistakes
# $most the largest loss
losses = What each move lost (a full block is { $most }):
estimates = estimates
player = player
played = played
better = better
value = value
cost = cost
line = line
# $left (number)
smaller-ones = and { $left } smaller { $left ->
    [one] mistake
   *[other] mistakes
 } (--all shows every turn)
# $best
# $taken
change = { $best } → { $taken }
# $worth
about = ~{ $worth }
# $share (number)
percent = { $share } %
needs-terminal = this option needs a terminal. Without it, the review is printed as text
how-to-save-puzzles = `--puzzles FILE` saves these puzzles, and `damier puzzle --file FILE` poses them.
# $budget
prove-more = The budget of a turn is { $budget }, half of it for a proof. A larger --budget proves more.
no-mistakes = The game has no mistakes.
# $file
# $reason
no-puzzles = { $file } was not written. { $reason }
