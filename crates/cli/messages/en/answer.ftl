### Answers about a position.

# $game
# $state
position = { $game }: { $state }
# $side
# $worth
worth = { $side }: { $worth }
chance = chance
nobody = nobody
# $side
# $action
# $worth
exact = { $side }: { $action } (exact: { $worth })
# $side
# $action
# $worth
network = { $side }: { $action } (not exact: the network expects { $worth })
# $side
# $action
# $player
choice = { $side }: { $action } (not exact: { $player }'s choice)
# $side
# $action
# $player
# $points (number)
estimate = { $side }: { $action } (not exact: { $player } estimates { $points } points)
# $side
# $action
# $player
# $points (number)
estimate-above = { $side }: { $action } (not exact: { $player } estimates +{ $points } points)
# $action
# $reason
reason = { $action }: { $reason }
# $line
line = line: { $line }
# $chances
chances = chances of a player that looks one slide ahead: { $chances }
chances-of-others = (`fast`, which searches much farther, makes 32768 in 46 % of its games from the first turn on)
# $goal
# $percent (number)
chance-of = { $goal } { $percent } %
action = action
value = value
score = score
# $unit (word)
unit = { $unit ->
    [placements] placements
    [calls] calls
    [slides] slides
   *[plies] plies
 }
line-column = line
# $goals
sure = sure: { $goals }
# $goals
out-of-reach = out of reach: { $goals }
goal = goal
reached = reached
missed = missed
# $line
place-line = line { $line }
place-position = position
place-game = game
opening-at-random = --position TEXT or --stdin: the opening of this game is drawn at random
a-seat-on-turn = a position with a seat on turn (here chance is)
# $ending
a-running-game = a running game (this one is over: { $ending })
# $ending
# $cells
a-running-game-by = a running game (this one is over: { $ending }, by { $cells })
too-large = position: too large for an exact answer; allowed: smaller ones (damier advise asks a player)
# $error
no-book = { $error }; going on without a book
searching = searching to the end of the game
looking = looking for what is best
# $games
exact-games = a game with exact answers, as { $games } (damier advise asks a player)
# $games
learnt-games = a game that is learnt, as { $games }
# $games
book-games = a game with a book, as { $games }
# $games
duel-games = a game whose seats have the same task, as { $games }
