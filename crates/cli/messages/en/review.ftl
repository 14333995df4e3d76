### A review of a game.

# $fault
by-fault = It ended by a fault: { $fault }.
# $turns (number)
# $why
unjudged = Turns that could not be judged: { $turns } ({ $why }).
nobody-knew = nobody knew what they are worth
a-game-of-it = a game of it, as EVENT/NUMBER (damier games lists them)
even = even
ply = ply
mistakes = mistakes
seat = seat
played = played
better = better
value = value
cost = cost
line = line
# $left (number)
smaller-ones = and { $left } smaller ones (--all shows every turn)
# $best
# $taken
change = { $best } → { $taken }
# $worth
about = ~{ $worth }
# $share (number)
percent = { $share } %
place = review
on-a-terminal = a terminal to draw on; without --board the review is text
