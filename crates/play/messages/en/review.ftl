### The summary of a review, in one paragraph.

## Who

# $number
# $player
named-seat = Player { $number } ({ $player })
# $number
seat = Player { $number }
the-player = The player
best-play = with best play
the-network = estimated by the network
# $action
# $reason
reasoned = { $action } ({ $reason })

## The end

# $plies (count)
broken-off = The game was stopped after { $plies } { $plies ->
    [one] move
   *[other] moves
 }.
# $who
# $winner
gave-up = { $who } resigned and { $winner } won.
a-draw = A draw.
# $points
a-draw-with = A draw, { $points } to { $points }.
# $who
won = { $who } won.
# $who
# $more
# $less
won-with = { $who } won, { $more } to { $less }.
# $who
# $score
scored = { $who } scored { $score }.
# $who
# $score
# $seat
scored-and-gave-up = { $who } scored { $score }, and { $seat } resigned.

## The play

# $who the source of the number, for example `with best play` or the name of a player
# $score
expected-first = At the first move, the expected score was { $score } ({ $who }).
# $who the source of the number, for example `with best play` or the name of a player
# $score
expected-then = At the reviewed move, the expected score was { $score } ({ $who }).
# $who
# $turns (count)
found-all = { $who } found the best move on every turn with a choice ({ $turns } { $turns ->
    [one] turn
   *[other] turns
 }).
# $who
# $best (count)
# $turns (count)
# $accuracy (number)
found-some = { $who } found the best move on { $best } of { $turns } { $turns ->
    [one] turn
   *[other] turns
 } (accuracy { $accuracy } %).
# $who
# $best (count)
# $turns (count)
# $accuracy (number)
# $cost
found-some-at-cost = { $who } found the best move on { $best } of { $turns } { $turns ->
    [one] turn
   *[other] turns
 } (accuracy { $accuracy } %); the other moves lowered the expected score by { $cost }.
accuracy-explained = Accuracy counts a move that loses nothing as 100 % and a blunder as 0 %.
# $ply
# $taken
# $loss
# $best
worst = The worst move was number { $ply }: { $taken }, which { $loss }; { $best } was better.
# $who
# $ply
# $taken
# $loss
# $best
worst-by = { $who } played the worst move, number { $ply }: { $taken }, which { $loss }; { $best } was better.
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
lowered = lowered the chances to win by { $percent } %

## The turning point

# $after
decided-at-first = The game was decided from the first move: { $after }.
# $ply
open-until = The game was open until move { $ply }, the last one.
# $ply
# $after
decided-at = The game was decided at move { $ply }: from then on, { $after }.
neither-can-win = neither player could win
# $seat
everything-loses = every move of { $seat } lost
# $seat
clearly-ahead = { $seat } was clearly ahead

## What is known

nothing-known = No move has been reviewed yet.
all-proven = All of this is proven
# $who
all-estimates = All values are estimates by { $who }
# $exact (count)
# $known (count)
# $who
some-proven = { $exact } of { $known } turns { $exact ->
    [one] has a proven value
   *[other] have proven values
 }, and the other values are estimates by { $who }
# $standing
whole = { $standing }.
# $standing
# $known (count)
# $wanted (count)
in-part = { $standing }; { $known } of { $wanted } turns { $known ->
    [one] has
   *[other] have
 } been reviewed.

## Grades of actions

grade-best = best
grade-fine = fine
grade-inaccuracy = inaccuracy
grade-mistake = mistake
grade-blunder = blunder
