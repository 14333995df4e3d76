### Marks against a ladder of reference players.

event = event
player = player
mark = mark
above = better than
next = next reference
disqualified = disqualified
# $player
# $percent (number)
rung = { $player } ({ $percent } %)
# $player
not-met = { $player } (no games against it)
# $percent (number)
# $wrong (number)
meaning = A player climbs the ladder from the reference with the lowest mark. It passes a reference if their games show with a probability of at least { $percent } % that the player is the better one, and it stops at the first reference that it does not pass. However many references there are, at most { $wrong } % of marks are too high.
rung-form = PLAYER=MARK, with a mark of 0 or more, for example greedy=10
each-once = each reference player only once
confidence-range = a number of at least 50 and less than 100
# $number (number)
value = { $number }
# $player
rung-sure = { $player } (over 99.9 %)
# $player
rung-hopeless = { $player } (under 0.1 %)
