### The summary of a review, in one paragraph.

## Who

# $number
# $player
named-seat = Player { $number } ({ $player })
# $number
seat = Player { $number }
the-player = The player
best-play = with best play
# $action
# $reason
reasoned = { $action } ({ $reason })

## The end

# $moves (count)
broken-off = The game was stopped after { $moves } { $moves ->
    [one] move
   *[other] moves
 }.
# $kind (word) whether it is you, somebody named, or a seat with a number
# $who
gave-up = { $kind ->
    [you] You resigned
   *[named] { $who } resigned
 }.
a-draw = A draw.
# $points
a-draw-with = A draw, { $points } to { $points }.
# $kind (word) whether it is you, somebody named, or a seat with a number
# $who
won = { $kind ->
    [you] You won
   *[named] { $who } won
 }.
# $kind (word) whether it is you, somebody named, or a seat with a number
# $who
# $more
# $less
won-with = { $kind ->
    [you] You won
   *[named] { $who } won
 }, { $more } to { $less }.
# $kind (word) whether it is you, somebody named, or a seat with a number
# $who
# $score
scored = { $kind ->
    [you] You scored
   *[named] { $who } scored
 } { $score }.

## The play

# $who the source of the number, for example `with best play` or `estimated by the network`
# $score
expected-first = At the first move, the expected score was { $score } ({ $who }).
# $who the source of the number, for example `with best play` or `estimated by the network`
# $score
expected-then = At the reviewed move, the expected score was { $score } ({ $who }).
# $kind (word) whether it is you, somebody named, or a seat with a number
# $who
# $turns (count)
found-all = { $kind ->
    [you] You found
   *[named] { $who } found
 } the best move on every turn with a choice ({ $turns } { $turns ->
    [one] turn
   *[other] turns
 }).
# $kind (word) whether it is you, somebody named, or a seat with a number
# $who
# $best (count)
# $turns (count)
# $accuracy (number)
found-some = { $kind ->
    [you] You found
   *[named] { $who } found
 } the best move on { $best } of { $turns } { $turns ->
    [one] turn
   *[other] turns
 } (accuracy { $accuracy } %).
accuracy-explained = Accuracy counts a move that loses nothing as 100 % and a blunder as 0 %.
# $number
# $taken
# $loss
# $best
worst = The worst move was number { $number }: { $taken }, which { $loss }; { $best } was better.
# $kind (word) whether it is you, somebody named, or a seat with a number
# $who
# $number
# $taken
# $loss
# $best
worst-by = { $kind ->
    [you] You played
   *[named] { $who } played
 } the worst move, number { $number }: { $taken }, which { $loss }; { $best } was better.
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

## What was lost

# $kind (word) whether it is you, somebody named, or a seat with a number
# $who
# $unit (word) what is counted
# $amount
lost = { $kind ->
    [you] You
   *[named] { $who }
 } { $unit ->
    [wins] gave away
   *[points] lost
 } { $amount }
# $lost
# $moves (count)
lost-in = { $lost } in { $moves } { $moves ->
    [one] move
   *[other] moves
 }.
# $kind (word) whether it is you, somebody named, or a seat with a number
# $who
lost-nothing = { $kind ->
    [you] You
   *[named] { $who }
 } lost nothing.
nothing-lost = No move lost anything.
# $amount
about = about { $amount }
half-a-win = half a win
# $n (number)
wins = { $n ->
    [one] 1 win
   *[other] { $n } wins
 }
# $percent (number)
percent-of-win = { $percent } % of a win
# $number
# $who
# $taken
turn-taken = { $number }. { $who }: { $taken }
# $turn
# $loss
# $best
# $known whether it is proven or estimated
turn-with-loss = { $turn } { $loss }; { $best } was better ({ $known }).
# $turn
turn-without-loss = { $turn } lost nothing.
proven = proven
# $who
estimated-by = estimated by { $who }

## The turning point

# $after
decided-at-first = The game was decided from the first move: { $after }.
# $number
open-until = The game was open until move { $number }, the last one.
# $number
# $after
decided-at = The game was decided at move { $number }: from then on, { $after }.
neither-can-win = neither player could win
# $kind (word) whether it is you, somebody named, or a seat with a number
# $who
everything-loses = { $kind ->
    [you] all your moves lost
   *[named] every move of { $who } lost
 }
# $kind (word) whether it is you, somebody named, or a seat with a number
# $who
clearly-ahead = { $kind ->
    [you] you were clearly ahead
   *[named] { $who } was clearly ahead
 }

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

## Puzzles

# $puzzles (count)
# $all (count) the mistakes of the game
one-answer = { $puzzles } of { $all } { $all ->
    [one] mistake
   *[other] mistakes
 } { $puzzles ->
    [one] makes a puzzle
   *[other] make puzzles
 }: a solver has proven that exactly one move is best.
no-puzzle = No mistake makes a puzzle.
# $count (count)
several-good = { $count ->
    [one] In 1 mistake, several moves are good.
   *[other] In { $count } mistakes, several moves are good.
 }
# $count (count)
not-proven = { $count ->
    [one] 1 mistake is not proven within the budget of the review.
   *[other] { $count } mistakes are not proven within the budget of the review.
 }
