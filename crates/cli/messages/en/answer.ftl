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
estimate = { $side }: { $action } (not exact: { $player } estimates { $points } { $points ->
    [one] point
   *[other] points
 })
# $side
# $action
# $player
# $points (number)
estimate-above = { $side }: { $action } (not exact: { $player } estimates +{ $points } { $points ->
    [one] point
   *[other] points
 })
# $action
# $reason
reason = { $action }: { $reason }
# $line
line = line: { $line }
# $chances
chances = chances of a player that looks one slide ahead: { $chances }
chances-of-others = (the player `fast` searches much further ahead: starting from the opening, it makes 32768 in 46 % of its games)
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
opening-at-random = the opening of this game is drawn at random. Give a position with --position TEXT, or several with --stdin
chance-on-turn = in this position, the next move is drawn at random. Give a position in which a player moves next
# $ending
over = over: { $ending }
# $ending
# $cells the cells that decided the game
over-by = over: { $ending } (deciding cells: { $cells })
# $ending
game-is-over = this game is over: { $ending }. Give a position in which a player moves next
# $ending
# $cells the cells that decided the game
game-is-over-by = this game is over: { $ending } (deciding cells: { $cells }). Give a position in which a player moves next
too-large = this position is too large for an exact answer. Give a position nearer to the end, or ask for a player's estimate with damier advise
# $error
no-book = { $error }; continuing without an opening book
table-with-book = a table holds only what this program has proven. Leave out --book, or give --book none
searching = searching to the end of the game
looking = searching for the best action
# $game
# $games an example of each game with exact answers
exact-games = { $game } has no exact answers. Games that have: { $games }. damier advise gives a player's estimate instead
# $game
# $games an example of each game with training
learnt-games = no network can be trained for { $game }. Games with networks: { $games }
# $game
# $games an example of each game with a book
book-games = no opening book can be built for { $game }. Games with books: { $games }
# $game
# $games an example of each game that can be judged
duel-games = openings of { $game } cannot be judged, because that takes two sides with the same task. Games with such sides: { $games }
