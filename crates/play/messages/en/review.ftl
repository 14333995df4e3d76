### A review of a game in a paragraph.

## Who

# $number
# $player
named-seat = Seat { $number } ({ $player })
# $number
seat = Seat { $number }
the-player = The player
best-play = Best play
the-network = The network
# $action
# $reason
reasoned = { $action } ({ $reason })

## The end

# $plies (count)
broken-off = The game was broken off after { $plies } { $plies ->
    [one] ply
   *[other] plies
 }.
# $who
# $winner
gave-up = { $who } gave up, and { $winner } won.
a-draw = A draw.
# $points
a-draw-with = A draw, { $points } to { $points }.
# $who
won = { $who } won.
# $who
# $more
# $less
won-with = { $who } won with { $more } to { $less }.
# $who
# $score
scored = { $who } scored { $score }.
# $who
# $score
# $seat
scored-and-gave-up = { $who } scored { $score }, and { $seat } gave up.

## The play

# $who
# $score
expected-first = { $who } expected { $score } at the first turn.
# $who
# $score
expected-then = { $who } expected { $score } at that turn.
# $who
# $turns (count)
found-all = { $who } found the best move in every turn that left a choice ({ $turns } { $turns ->
    [one] turn
   *[other] turns
 }).
# $who
# $best (count)
# $turns (count)
# $accuracy (number)
found-some = { $who } found the best move in { $best } of { $turns } { $turns ->
    [one] turn
   *[other] turns
 } (accuracy { $accuracy } %).
# $who
# $best (count)
# $turns (count)
# $accuracy (number)
# $cost
found-some-at-cost = { $who } found the best move in { $best } of { $turns } { $turns ->
    [one] turn
   *[other] turns
 } (accuracy { $accuracy } %); the others cost { $cost } of what could be expected.
accuracy-explained = Accuracy counts a move that loses nothing as 100 %, a blunder as 0 %.
# $ply
# $taken
# $loss
# $best
worst = The worst move was ply { $ply }, { $taken }, which { $loss }; { $best } was better.
# $ply
# $seat
# $taken
# $loss
# $best
worst-by = The worst move was ply { $ply } by { $seat }, { $taken }, which { $loss }; { $best } was better.
# $best (word) a result
# $taken (word) a result
turned = turned { $best ->
    [win] a win
   *[draw] a draw
 } into { $taken ->
    [draw] a draw
   *[loss] a loss
 }
# $points
cost-of = cost { $points }
# $percent (number)
lowered = lowered the chances by { $percent } %

## The turning point

# $after
decided-at-first = The game was decided from the first turn on: { $after }.
# $ply
open-until = It was open until ply { $ply }, the last.
# $ply
# $after
decided-at = The game was decided at ply { $ply }: from there on { $after }.
neither-can-win = neither seat could win any more
# $seat
everything-loses = everything that { $seat } could do loses
# $seat
clearly-ahead = { $seat } was clearly ahead

## What is known

nothing-known = No turn has been looked at.
all-proven = All of this is proven
# $who
all-estimates = All values are estimates of { $who }
# $exact (count)
# $known (count)
# $who
some-proven = { $exact } of { $known } turns are proven, the others are estimates of { $who }
# $standing
whole = { $standing }.
# $standing
# $known (count)
# $wanted (count)
in-part = { $standing }; { $known } of { $wanted } turns have been looked at.

## Grades of actions

grade-best = best
grade-fine = fine
grade-inaccuracy = inaccuracy
grade-mistake = mistake
grade-blunder = blunder
