### The report page of a run: the texts around the tables.

# $run
title = Report of { $run }
# $events (count)
# $games (number)
lead = { $events ->
    [one] One event
   *[other] { $events } events
 }, { $games } { $games ->
    [one] game
   *[other] games
 }. Intervals are at 95 %.
contents = Events
table = Ranking
cross = Head to head
cross-caption = Points that the player of the row scored against the player of the column, in per cent. Select a cell to open one of their games: if there is one, a game that the player of the row lost.
roles-caption = Mean score of seat 1: a high score is good for seat 1, a low score for seat 2.
seats-caption = Mean score of the player in seat 1 (row) against the player in seat 2 (column). Select a cell to open one of their games.
means-chart = Mean score
ratings-chart = Elo rating, relative to the player in the middle of the table
# $fact
reached-chart = Share of games that reach each value of "{ $fact }"
spreads-chart = Scores: median, middle half, and range from the 5 % to the 95 % quantile
# $count (count)
only-first = { $count ->
    [one] The chart shows only the first player.
   *[other] The chart shows only the first { $count } players.
 }
misconduct = Faults
# $fault
disqualified = { $fault } (disqualified)
fault-player = player
fault-kind = fault
fault-games = games
fault-cause = cause
# $command
replay-with = To replay one of these games in a terminal, use this command with the number of the game in place of "…": { $command }
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
again = To play the tournament again, save this file as spec.toml, then run:
same-digest = Two runs with the same digest played the same games. If a budget limits time, a player that uses up its time may play differently in each run.
# $shown (number)
# $all (number)
some-shown = On this page, you can open { $shown } of { $all } { $all ->
    [one] game
   *[other] games
 }. To see any game of the run, use damier games and damier replay.
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
# $turn
# $player
# $action
turn-with-move = { $turn } · { $player }: { $action }
# $cause
cause = Cause: { $cause }
needs-scripts = To show the boards, this page needs JavaScript. The tables work without it.
growth-chart = Share of the board that a player owns after each of its turns (mean of at most 200 games)
perimeter-chart = Perimeter of a player's zone after each of its turns: the number of cells that touch the zone, as a share of the board
own-turns = the player's turns
answer = Answer
stages = Round by round
open-board = Step through the game on the board
as-text = The game as text
