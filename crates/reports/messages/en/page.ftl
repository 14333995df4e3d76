### The page of a run: what it says around the tables.

# $run
title = Report of { $run }
# $events (count)
# $games (number)
lead = { $events ->
    [one] One event
   *[other] { $events } events
 }, { $games } games. Intervals are 95 %.
contents = Events
table = Ranking
cross = Each against each
cross-caption = Share of the points, in per cent, of the player of the row against that of the column. A cell opens a game: one that the player of the row lost, if there is one.
roles-caption = Mean score of seat 1: high is good for seat 1, low for seat 2.
seats-caption = Mean score of seat 1 (row) against seat 2 (column). A cell opens a game.
means-chart = Mean score
ratings-chart = Rating in Elo; the player in the middle is 0
# $fact
reached-chart = Share of games that reach this { $fact }
spreads-chart = Scores: median, middle half, and from the 5 % to the 95 % quantile
# $count (count)
only-first = { $count ->
    [one] Only the first player is drawn.
   *[other] Only the first { $count } players are drawn.
 }
misconduct = Faults
# $name
# $fault
disqualified = { $name } is disqualified: its games do not count. The deciding fault: { $fault }
fault-player = player
fault-kind = fault
fault-game = game
fault-ply = ply
fault-cause = cause
# $command
replay-with = To see it in a terminal: { $command }
how = How it was played
seed = Seed
digest = Digest of the records
rules = Rules
# $game
# $version
rules-of = { $game }, version { $version } of its rules
program = Program
enforced = Enforced of submissions
nothing-enforced = No submission played.
passed-over-files = Files that do not play
machines = Machines
spec = The tournament's file
again = To play it again: save the file as spec.toml, and
same-digest = The same digest means the same games. Where a budget limits time, strategies that use it up may play differently from run to run.
# $shown (number)
# $all (number)
some-shown = { $shown } of { $all } games can be opened here. All others: damier games, damier replay.
# $from
opens = opens game { $from }
# $scores
ended = Final score: { $scores }.
# $name
ended-resigned = { $name } resigned.
# $name
# $fault
ended-by-fault = { $name } lost by a fault: { $fault }.
close = Close
to-first = First board
back = Back
onward = On
to-last = Last board
run-on = Play
halt = Pause
start-board = Start
# $turn
# $turns
turn-of = Turn { $turn } of { $turns }
needs-scripts = Boards need scripts; the tables do not.
growth-chart = Share of the board that a player owns after each of its turns (mean of up to 200 games)
perimeter-chart = Perimeter of a player's zone after each of its turns: the cells that touch it, as a share of the board
own-turns = the player's turns
answer = The answer
stages = Round by round
open-board = Open the board
