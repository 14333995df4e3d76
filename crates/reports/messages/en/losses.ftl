### What moves lost, compared with best play.

### @shared

heading = What the moves lost
# $measured (number)
# $all (number)
measured = Measured in { $measured } of { $all } { $all ->
    [one] game
   *[other] games
 }.
turns = turns
proven = proven %
best-moves = best moves %
in-wins = wins
# $unit (word)
in-points = { $unit ->
    [cells] cells
   *[other] points
 }
# $what
estimated = { $what } (estimates)
# $what
per-game = { $what } lost per game
# $what
per-100 = { $what } per 100 turns
# $what
lost-per-100 = { $what } lost per 100 turns
part-of-game = progress of the game, in %
# $ply
# $action
# $best
# $lost
costly-move = Move { $ply }: { $action } instead of { $best } lost { $lost }.
# $player
costliest = The costliest moves of { $player }
lost-win = a win
lost-half = half a win
# $lost
lost-about = about { $lost } (estimate)
# $percent (number)
lost-share = about { $percent } % of a win (estimate)
explained = A win that becomes a draw, or a draw that becomes a loss, counts as half a win lost. Turns whose values are not proven count only in columns of estimates, which not every game has. Brackets and ± show 95 % confidence intervals over games.
