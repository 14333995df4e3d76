### Comparisons between two players, and ends of games.

# $better
# $worse
# $difference (number)
# $unit a space and the unit, or nothing
# $low (number)
# $high (number)
better = { $better } is better than { $worse }: { $difference }{ $unit } [{ $low }, { $high }]
# $better
# $worse
# $low (number) the least difference
# $unit a space and the unit, or nothing
better-by-more-than = { $better } is better than { $worse } by more than { $low }{ $unit }
# $above
# $below
# $outlook
alike = { $above } and { $below } cannot be told apart: { $outlook }
# $names
# $first
# $second
# $outlook
group = { $names } cannot be told apart. { $first } and { $second }: { $outlook }
# $names
# $more (count) further players
# $first
# $second
# $outlook
group-and-more = { $names } and { $more } { $more ->
    [one] other player
   *[other] other players
 } cannot be told apart. { $first } and { $second }: { $outlook }
# $one (word) game or pair
none-so-far = no { $one ->
    [pair] pairs
   *[game] games
 } so far
# $one (word) game or pair
too-few-so-far = too few { $one ->
    [pair] pairs
   *[game] games
 } so far
no-difference = these games show no difference
same-files = they have the same files
# $distinct (number)
# $games (number)
repeated-games = { $games } games were played, but only { $distinct } distinct { $distinct ->
    [one] game
   *[other] games
 }, because these players are deterministic. A repeated game counts once. With the option `--openings random:N` of `damier match`, games begin with N random moves.
# $players
# $distinct (number)
# $games (number)
repeated-games-of = { $players } played { $games } games, but only { $distinct } distinct { $distinct ->
    [one] game
   *[other] games
 }, because these players are deterministic. A repeated game counts once. With the option `--openings random:N` of `damier match`, games begin with N random moves.
# $distinct (number)
# $games (number)
repeated-openings = { $games } games were played, but only { $distinct } distinct { $distinct ->
    [one] game
   *[other] games
 }, because players are deterministic and openings repeat. List more openings. A repeated game counts once.
repeated = the same games were played again and again
# $more (count) games, rounded up
more-games-each = about { $more ->
    [one] 1 more game
   *[other] { $more } more games
 } each would be needed to tell them apart with a probability of 80 %
# $more (count) pairs, rounded up
more-pairs = about { $more ->
    [one] 1 more pair
   *[other] { $more } more pairs
 } would be needed to tell them apart with a probability of 80 %
# $more (count) pairs, rounded up
more-pairs-per-matchup = about { $more ->
    [one] 1 more pair
   *[other] { $more } more pairs
 } per matchup would be needed to tell them apart with a probability of 80 %

## Ends of games

finished = finished
# $seat
resigned = { $seat } resigned
# $seat
# $fault
# $message
at-fault = { $seat } at fault: { $fault }: { $message }
# $parts
unconnected = No games connect these groups, so their ratings cannot be compared: { $parts }
# $players
unplayed = No rank and no rating, because no games have been played yet: { $players }
