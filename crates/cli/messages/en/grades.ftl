### Marks by a ladder of reference players.

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
meaning = A mark is that of the highest reference which a player is better than with a probability of { $percent } %, by their own games.
rung-form = PLAYER=MARK, as greedy=10
confidence-range = 50 to less than 100
# $number (number)
value = { $number }
# $player
rung-sure = { $player } (over 99.9 %)
# $player
rung-hopeless = { $player } (under 0.1 %)
