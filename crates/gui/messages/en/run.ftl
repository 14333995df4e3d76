### @cfg feature = "window"
### A run of a tournament.

tournament = Tournament
close = Close the run
# $file
no-event = { $file }: no event has begun
# $all (count)
reading = reading { $all } games
# $games (count)
games-of = { $games } games of
everyone = everyone
open-help = open this game and review it
# $event
# $game
event = { $event } ({ $game })
# A game in the list.
# $number
# $names
# $scores
# $plies (count)
game = { $number }. { $names }: { $scores }, { $plies } { $plies ->
    [one] ply
   *[other] plies
 }
# $game
# $seat
game-resigned = { $game }, { $seat } resigned
# $game
# $seat
# $fault
game-fault = { $game }, { $seat }: { $fault }

## The table

# $played (count)
# $all (count)
# $budget
played = { $played } of { $all } games played; { $budget }
# $played (count)
# $all (count)
# $void (count)
# $budget
played-but = { $played } of { $all } games played, { $void } void; { $budget }
no-budget = no budget
# $budget
budget = budget { $budget }
# $name
# $message
# $fault
disqualified = { $name } is disqualified: { $message } ({ $fault })
player = player
pairs = pairs
score-percent = score %
won = won
drawn = drawn
lost = lost
elo = Elo
games = games
mean-score = mean score
median = median
best = best
worst = worst
mean-of-first = mean score of seat 1
# $value (number)
# $half (number)
plus-minus = { $value } ± { $half }

## Faults

# $fault (word)
fault = { $fault ->
    [start] start
    [illegal] illegal
    [panic] panic
    [time] time
    [crash] crash
    [protocol] protocol
    [memory] memory
   *[output] output
 }
