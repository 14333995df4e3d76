### What a difference between two players means, and how games end.

# $better
# $worse
# $difference the difference with its unit
# $low
# $high
better = { $better } is better than { $worse }: { $difference } [{ $low }, { $high }]
# $above
# $below
# $outlook
alike = { $above } and { $below } cannot be told apart: { $outlook }
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
# $more (count) games, rounded up
more-games-each = about { $more ->
    [one] 1 more game
   *[other] { $more } more games
 } each would be needed
# $more (count) pairs, rounded up
more-pairs = about { $more ->
    [one] 1 more pair
   *[other] { $more } more pairs
 } would be needed
# $more (count) pairs, rounded up
more-pairs-per-matchup = about { $more ->
    [one] 1 more pair
   *[other] { $more } more pairs
 } per matchup would be needed

## Ends of games

finished = finished
# $seat
resigned = { $seat } resigned
# $seat
# $fault
# $message
at-fault = { $seat } at fault: { $fault }: { $message }
