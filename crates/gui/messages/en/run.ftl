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
# $games (count)
# $above
# $below
games-between = { $games } games of { $above } against { $below }
all-games = All games
open-game = Open the game
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

## What else is shown

cross = Who beat whom, score in percent
# $above
# $below
# $score
# $games (count)
cross-cell = { $above } against { $below }: { $score } % in { $games } { $games ->
    [one] game
   *[other] games
 }
# $name
pairs-of = Pairs of games of { $name }, by points
# $name
# $fact
games-by = Games of { $name }: { $fact }
# $value
# $games (count)
bar = { $value }: { $games }

## Faults

# $faults (count)
faults = { $faults ->
    [one] 1 fault
   *[other] { $faults } faults
 }
# $number
# $name
# $fault
# $message
fault-in = Game { $number }, { $name }: { $message } ({ $fault })
wrote = What it wrote:
wrote-nothing = It wrote nothing.

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
