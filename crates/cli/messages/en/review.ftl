### A review of a game.

# $fault
by-fault = The game ended by a fault: { $fault }.
# $turns (number)
# $why
unjudged = Turns that could not be judged: { $turns } ({ $why }).
nobody-knew = no solver or player could value them
name-a-game = this is a run of many games. Name one as EVENT/NUMBER (damier games lists them)
even = even
ply = ply
mistakes = mistakes
player = player
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
needs-terminal = needs a terminal. Without --board the review is printed as text
