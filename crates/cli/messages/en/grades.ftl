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
# $wrong (number)
meaning = A player climbs the ladder from its foot while it is better than the next reference with a probability of { $percent } %, by their own games: so, however many references there are, at most { $wrong } % of marks are too high.
rung-form = PLAYER=MARK, as greedy=10
confidence-range = 50 to less than 100
# $number (number)
value = { $number }
# $player
rung-sure = { $player } (over 99.9 %)
# $player
rung-hopeless = { $player } (under 0.1 %)
