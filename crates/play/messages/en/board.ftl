### What is said of a game at a board: results, hints, reviews and endings.

## Worths

# $distance how far, as `3 placements`
# $verdict
result-in = { $verdict } in { $distance }
# $points (number)
score-of = score { $points }
# $unit (word) what is counted
# $n (count)
distance = { $unit ->
    [placements] { $n ->
        [one] 1 placement
       *[other] { $n } placements
    }
    [calls] { $n ->
        [one] 1 call
       *[other] { $n } calls
    }
    [slides] { $n ->
        [one] 1 slide
       *[other] { $n } slides
    }
   *[plies] { $n ->
        [one] 1 ply
       *[other] { $n } plies
    }
 }
# $points
about = about { $points }
# $unit (word) what scores count
# $n (number)
points = { $unit ->
    [cells] { $n ->
        [one] 1 cell
       *[other] { $n } cells
    }
   *[points] { $n ->
        [one] 1 point
       *[other] { $n } points
    }
 }

## The actions of a position

# $action
# $choice (word) what an action chooses
only-left = { $action } is the only { -one-choice } left
# $choice (word) what an action chooses
all-lose = forced: every { -one-choice } loses
# $choice (word) what an action chooses
all-draw = every { -one-choice } draws
# $choice (word) what an action chooses
all-win = every { -one-choice } wins
# $action
only-wins = only { $action } wins
# $action
# $distance
only-wins-in = only { $action } wins, in { $distance }
# $action
only-holds = only { $action } holds the draw
# $action
# $choice (word) what an action chooses
all-draw-but = every { -one-choice } draws but { $action }, which loses
# $action
# $choice (word) what an action chooses
# $distance
all-draw-but-in = every { -one-choice } draws but { $action }, which loses in { $distance }
# $action
# $choice (word) what an action chooses
all-win-but = every { -one-choice } wins but { $action }, which loses
# $action
# $choice (word) what an action chooses
# $distance
all-win-but-in = every { -one-choice } wins but { $action }, which loses in { $distance }
# $action
# $choice (word) what an action chooses
all-win-but-draws = every { -one-choice } wins but { $action }, which draws
# $some (count)
# $all (count)
# $choice (word) what an action chooses
some-hold = { $some } of { $all } { -choices } hold the draw; the others lose
# $some (count)
# $all (count)
# $choice (word) what an action chooses
# $names
some-hold-named = { $some } of { $all } { -choices } hold the draw ({ $names }); the others lose
# $some (count)
# $all (count)
# $choice (word) what an action chooses
some-win = { $some } of { $all } { -choices } win
# $some (count)
# $all (count)
# $choice (word) what an action chooses
# $names
some-win-named = { $some } of { $all } { -choices } win ({ $names })

-one-choice = { $choice ->
    [square] square
    [piece] piece
    [call] call
    [slide] slide
    [tile] tile
   *[move] move
 }
-choices = { $choice ->
    [square] squares
    [piece] pieces
    [call] calls
    [slide] slides
    [tile] tiles
   *[move] moves
 }

## Estimates

the-network = the network
# $best
is-best = { $best } is best
# $best
# $other
# $lead
is-best-by = { $best } is best, { $lead } better than { $other }
# $best
# $other
equally-good = { $best } and { $other } are equally good
# $who
# $best
would-play = { $who } would play { $best }
# $who
# $best
# $other
# $lead
would-play-by = { $who } would play { $best }, { $lead } better than { $other }
# $who
# $best
# $other
sees-no-difference = { $who } would play { $best }, and sees no difference to { $other }

## Ends

# $seat
# $winner
resigned-and-won = { $seat } resigned, { $winner } wins
# $seat
resigned = { $seat } resigned
# $seat
# $more
# $less
wins-with = { $seat } wins, { $more } to { $less }
# $seat
wins = { $seat } wins
draw = a draw
# $points
draw-with = a draw, { $points } to { $points }
# $score
final-score = final score { $score }
# $score
score-so-far = score { $score }
# $value the tile that was played for
goal-reached = { $value }! Go on?

## Refusals

# $file
no-file = { $file }: is no file; allowed: a new file, or a saved game to overwrite
# $file
something-else = { $file }: holds something else; allowed: a new file, or a saved game to overwrite
# $seats (count)
one-name-each = one name for each seat of this game, which has { $seats }
# $player
on-turn = nothing: { $player } is on turn
place-action = action
place-position = position
a-seat-on-turn = one with a seat on turn
new-best = your best score here so far
# $score
best-before = your best score here: { $score }
