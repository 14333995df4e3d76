### Marks by reference players.

reference = reference player
event = event
# $game
unequal-tasks = { $game } gives its two players different tasks, so reference players cannot mark it. Use a game for one player, or one in which both players have the same task
# $event
# $low
# $high
marks-contradicted = { $low } has a lower mark than { $high }, but their games in { $event } show that it is the better one. Check the marks of both
# An entrant with a lower mark than some entrants below it in the table.
# $upper
# $lower their names, with their marks
# $reference
# $percent (number)
inversion = { $upper } is above { $lower } in the table, but has a lower mark: its games show with a probability of only { $percent } % that it is better than { $reference }
# $upper
# $lower their names, with their marks
# $reference
inversion-unmet = { $upper } is above { $lower } in the table, but has a lower mark: it has not met { $reference }
# $player
# $mark (number)
marked = { $player } ({ $mark })
