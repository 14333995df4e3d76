### Marks by a ladder of reference players.

reference = reference player
event = event
equal-seats = a game of one seat, or a duel
