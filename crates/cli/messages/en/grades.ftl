### Marks against a ladder of reference players.

event = event
player = player
mark = mark
above = better than
next = next
disqualified = disqualified
# $player
# $percent (number)
rung = { $player } ({ $percent } %)
# $player
not-met = { $player } (not met)
# $percent (number)
# $wrong (number)
meaning = Starting with the weakest reference, a player climbs the ladder while it is better than the next reference with a probability of at least { $percent } %, by their games against each other. However many references there are, at most { $wrong } % of marks are too high.
rung-form = PLAYER=MARK, for example greedy=10
confidence-range = a number from 50 to less than 100
# $number (number)
value = { $number }
# $player
rung-sure = { $player } (over 99.9 %)
# $player
rung-hopeless = { $player } (under 0.1 %)
