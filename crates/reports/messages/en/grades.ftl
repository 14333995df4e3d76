### Marks by reference players.

reference = reference player
event = event
# $game
unequal-tasks = { $game } gives its two players different tasks, so reference players cannot mark it. Use a game for one player, or one in which both players have the same task
