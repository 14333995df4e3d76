### Fair openings, and what the first move is worth.

# $found (number)
# $most (number)
# $openings (number)
found = { $found } of { $most } found in { $openings } openings
# $found (number)
# $most (number)
# $openings (number)
# $unsolved (number)
# $budget
found-but = { $found } of { $most } found in { $openings } openings, { $unsolved } not solved within { $budget }
# $said
# $skip
stopped = stopped: { $said }; --skip { $skip } goes on
# $said
# $skip
not-enough = { $said }, as many as --tries allows; --skip { $skip } goes on
# $openings
hopeless = more: none of the first { $openings } openings was solved; or a smaller board; or --measure N --by PLAYER
with-margins = a game whose exact answers tell margins; --exactly-drawn
# $game
judging = judging openings of { $game }
# $line
# $rate (number)
pace = { $line }, { $rate } openings/s
# $line
# $rate (number)
# $left
pace-left = { $line }, { $rate } openings/s, about { $left } left
# $done (number)
# $all (number)
measured = { $done } of { $all } openings
# $game
# $openings
# $judged
# $seed
head = { $game }: { $openings }; { $judged } (seed { $seed })
# $game
# $openings
# $judged
# $seed
# $skipped
head-from = { $game }: { $openings }; { $judged } (seed { $seed }, from number { $skipped })
# $openings (number)
openings = { $openings } openings
# $openings (number)
openings-by-both = { $openings } openings, each begun by either seat
best-play = under best play
# $player
# $budget
against-itself = { $player } against itself, { $budget }
# $budget
# $openings (number)
unsolved = not solved within { $budget }, and left out below: { $openings } openings
who = who
won = won %
drawn = drawn %
lost = lost %
margin = margin
beginner = whoever begins
what-decides = what decides
openings-percent = openings %
first-move = the first move: whoever begins wins
second-move = the second move: whoever begins loses
board = the board: one seat wins, whoever begins
nothing = nothing: at least one of two games is drawn
intervals = in brackets or after ±: 95 % intervals over openings
