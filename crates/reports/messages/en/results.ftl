### Tables of results, and the sentences around them.

### @shared

# $headline
title = == { $headline }
# $event
# $games
# $budget
# $cpu
headline = { $event }: { $games }, { $budget }; { $cpu } of CPU time
# $event
# $games
# $budget
# $cpu
# $share (number)
headline-outside = { $event }: { $games }, { $budget }; { $cpu } of CPU time, { $share } % of it the referee's
no-budget = no budget
# $budget
budget = budget { $budget }
# $games (number)
games = { $games } games
# $done (number)
# $all (number)
games-of = { $done } of { $all } games
nothing-yet = no games for a table yet
# $retries (number)
retries = Attempts that were repeated because the machine failed: { $retries }.
player = player
games-column = games
mean-score = mean score
best-score = best
worst-score = worst
pairs-column = pairs
mean-of-first = mean of seat 1
cpu-per-game = CPU/game
# $fact
# $value
milestone = % { $fact } >= { $value }
score-percent = score %
ranks = ranks
won = won
drawn = drawn
lost = lost
cpu-per-move = CPU/move
cross = Score in per cent against each:
# $players (number)
# $file
cross-left-out = The results of { $players } players against each other do not fit here. To see them, use damier report { $file } --format csv or --format json.
cross-means = Mean score of seat 1 (rows) against seat 2 (columns):
# $fact
histogram = The numbers count games by { $fact }. Intervals are 95 %.
# $pairs (number)
# $share
pairs = { $pairs } pairs of games; the first seat made { $share } % of the points.
# $name
# $none (number)
# $half (number)
# $one (number)
# $more (number)
# $both (number)
# $drawn (number)
five-outcomes = Pairs in which { $name } made 0, 1/2, 1, 1 1/2, 2 points: { $none }, { $half }, { $one }, { $more }, { $both }; { $drawn } % of the games were drawn.
# $name
# $other
# $chance (number)
superiority = { $name } is better than { $other } with a probability of { $chance } % (LOS).
# $name
# $other
# $chance (number)
# $lead
superiority-and-lead = { $name } is better than { $other } with a probability of { $chance } % (LOS); its lead is { $lead } in normalised Elo.
# The rating of the player that all others are measured from.
reference = 0 (reference)
# $names
play-alike = { $names } play the same moves.
all-at-once = All differences named hold together at 95 %.
# $name
# $fault
disqualified-row = { $name } (disqualified: { $fault })
# $games (number)
unpaired = { $games } games are still waiting for the second game of their pair.
role-scores = Mean score of seat 1: high is good for seat 1, low for seat 2. Intervals are 95 %. A score without one comes from games that were all the same.
seat-column = seat
# $fact
role-histogram = The numbers count games by { $fact }: reached in seat 1, conceded in seat 2.
# $name
disqualified = disqualified: { $name }, at its third fault:
# $name
fault-of = a fault of { $name }:
# $more (number)
more-faults = and { $more } more faults (--format json lists all)
# $games (number)
void = { $games } games are void, because one of their players had already been disqualified.
# $fault
# $ply
# $game
# $message
fault = { $fault } at ply { $ply } of game { $game }: { $message }
# $state
state = state: { $state }
last-lines = last lines of its standard error:
# $command
replay = replay: { $command }
# $command
replay-later = to replay it, run again with --db RUN.db, then { $command }
# $path
# $why
passed-over = not played: { $path }: { $why }
# $hosting
hosting = submissions: { $hosting }
# $name
# $games (number)
# $pace (number)
played-on = played on { $name }: { $games ->
    [one] { $games } game
   *[other] { $games } games
 }, { $pace } times the CPU time that games of the same players took on all machines
# $name
# $games (number)
# $pace (number)
played-on-slow = played on { $name }: { $games ->
    [one] { $games } game
   *[other] { $games } games
 }, { $pace } times the CPU time that games of the same players took on all machines: a budget in CPU time buys less there
# $machines (number)
# $least (number)
# $most (number)
played-on-many = played on { $machines } machines: { $least } to { $most } times the CPU time that games of the same players took on all
# $digest
# $seed
digest = digest { $digest }, seed { $seed }
# $fault (word)
kind-of-fault = { $fault ->
    [start] start
    [illegal] illegal
    [panic] panic
    [time] time
    [crash] crash
    [protocol] protocol
    [memory] memory
   *[output] output
 }
# $known (word)
# $name
fact = { $known ->
   *[other] { $name }
 }
