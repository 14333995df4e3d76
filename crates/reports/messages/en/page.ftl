### The report page of a run: the texts around the tables.

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
cross = Head to head
cross-caption = Share of the points, in per cent, that the player of the row scored against the player of the column. A cell opens a game, one that the player of the row lost if there is one.
roles-caption = Mean score of seat 1: high is good for seat 1, low for seat 2.
seats-caption = Mean score of seat 1 (row) against seat 2 (column). A cell opens a game.
means-chart = Mean score
ratings-chart = Rating in Elo; the player in the middle is 0
# $fact
reached-chart = Share of games that reach this { $fact }
spreads-chart = Scores: median, middle half, and range from the 5 % to the 95 % quantile
# $count (count)
only-first = { $count ->
    [one] Only the first player is drawn.
   *[other] Only the first { $count } players are drawn.
 }
misconduct = Faults
# $name
# $fault
disqualified = { $name } is disqualified: its games do not count. Deciding fault: { $fault }
fault-player = player
fault-kind = fault
fault-game = game
fault-ply = ply
fault-cause = cause
# $command
replay-with = To replay a game in a terminal: { $command }
how = How it was played
seed = Seed
digest = Digest of the records
rules = Rules
# $game
# $version
rules-of = { $game }, version { $version } of its rules
program = Program
enforced = Restrictions on submissions
nothing-enforced = No submission played.
skipped-files = Files that were not played
machines = Machines
spec = Tournament file
again = To play the tournament again, save this file as spec.toml, then run
same-digest = The same digest means the same games. If a budget limits time, players that use all of it may play differently from run to run.
# $shown (number)
# $all (number)
some-shown = { $shown } of { $all } games can be opened on this page. To see the others, use damier games and damier replay.
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
forward = Forward
to-last = Last board
play = Play
pause = Pause
start-board = Start
# $turn
# $turns
turn-of = Turn { $turn } of { $turns }
needs-scripts = The boards need JavaScript. The tables do not.
growth-chart = Share of the board that a player owns after each of its turns (mean of up to 200 games)
perimeter-chart = Perimeter of a player's zone after each of its turns: the number of cells that touch it, as a share of the board
own-turns = the player's turns
answer = Answer
stages = Round by round
open-board = Open the board
