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
# $time CPU time
budget-per-game = { $time } per game
# $time CPU time
budget-per-move = { $time } per move
# $nodes (count)
budget-nodes = { $nodes } { $nodes ->
    [one] position
   *[other] positions
 } per move
# $plies (count)
budget-depth = { $plies } { $plies ->
    [one] move
   *[other] moves
 } ahead
# $games (number)
games = { $games ->
    [one] { $games } game
   *[other] { $games } games
 }
# $done (number)
# $all (number)
games-of = { $done } of { $all } { $all ->
    [one] game
   *[other] games
 }
nothing-yet = There is no table yet, because no game counts so far.
# $retries (number)
retries = Attempts at a game that were repeated because the machine failed: { $retries }.
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
cross = Score in per cent against each opponent:
# $players (number)
# $file
cross-left-out = A table of the results of { $players } players against each other does not fit here. To see these results, run damier report { $file } --format csv (or --format json).
cross-means = Mean score of seat 1 (rows) against seat 2 (columns):
# $fact
histogram = A column whose title is a number counts the games in which "{ $fact }" has this value. Intervals are at 95 %.
# $pairs (number)
# $share
pairs = { $pairs } { $pairs ->
    [one] pair
   *[other] pairs
 } of games; the first seat made { $share } % of the points.
# $name
# $none (number)
# $half (number)
# $one (number)
# $more (number)
# $both (number)
# $drawn (number)
five-outcomes = Numbers of pairs in which { $name } made 0, 1/2, 1, 1 1/2 and 2 points: { $none }, { $half }, { $one }, { $more } and { $both }. Drawn games: { $drawn } %.
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
reference = 0 (origin)
# $names
play-alike = { $names } played exactly the same moves.
# $names
same-files = { $names } have the same files, so any difference between them is chance.
# $names
nearly-same-files = { $names } have nearly the same files, which differ only in comments, white space or file names.
all-at-once = With 95 % confidence, all the differences stated above are real.
# $name
# $fault
disqualified-row = { $name } (disqualified: { $fault })
# $games (number)
unpaired = { $games } { $games ->
    [one] game is still waiting for the second game of its pair
   *[other] games are still waiting for the second game of their pair
 }.
role-scores = Mean score of seat 1: a high score is good for seat 1, a low score for seat 2. Intervals are at 95 %. A score has no interval if all its games were identical.
seat-column = seat
# $fact
role-histogram = A column whose title is a number counts the games in which "{ $fact }" has this value: reached by the player in seat 1, conceded by the player in seat 2.
# $name
disqualified = disqualified: { $name }, at its third fault:
# $name
fault-of = { $name } committed a fault:
# $more (number)
more-faults = and { $more } more { $more ->
    [one] fault
   *[other] faults
 } (--format json lists all)
# $games (number)
void = { $games ->
    [one] { $games } game does not count, because a player in it had already been disqualified.
   *[other] { $games } games do not count, because a player in each of them had already been disqualified.
 }
# $fault
# $ply
# $game
# $message
fault = fault ({ $fault }) at ply { $ply } of game { $game }: { $message }
# $state
state = state: { $state }
last-lines = last lines of its standard error:
# $command
replay = replay: { $command }
# $command
replay-later = to replay this game, play the run again with --db RUN.db, then type { $command }
# $path
# $why
passed-over = not played: { $path }: { $why }
# $hosting
hosting = restrictions on submissions: { $hosting }
# $name
# $games (number)
# $pace (number)
played-on = played on { $name }: { $games } { $games ->
    [one] game, which
   *[other] games, which
 } took { $pace } times as much CPU time as games of the same players on all machines
# $name
# $games (number)
# $pace (number)
played-on-slow = played on { $name }: { $games } { $games ->
    [one] game, which
   *[other] games, which
 } took { $pace } times as much CPU time as games of the same players on all machines. This machine is slower, so players get less done within a budget of CPU time
# $machines (number)
# $least (number)
# $most (number)
played-on-many = played on { $machines } machines, whose games took { $least } to { $most } times as much CPU time as games of the same players on all machines
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
