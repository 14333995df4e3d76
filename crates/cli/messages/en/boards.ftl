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
# $said what was found
# $skip the number of openings that were tried
stopped = stopped: { $said }. Add --skip { $skip } to continue
# $said what was found
# $skip the number of openings that were tried
not-enough = { $said }, the limit that --tries sets. Add --skip { $skip } to continue
# $openings
# $budget
hopeless = none of the first { $openings } openings could be solved within { $budget }. Raise the budget, use a smaller board, or let a player judge with --measure N --by PLAYER
no-margins = the exact answers of this game have no margins. Use --exactly-drawn
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
openings-by-both = { $openings } openings, each begun once by each seat
best-play = under best play
# $player
# $budget
against-itself = { $player } against itself, { $budget }
# $budget
# $openings (number)
unsolved = { $openings } openings were not solved within { $budget } and are left out below
who = side
won = won %
drawn = drawn %
lost = lost %
margin = margin
beginner = the side that begins
what-decides = what decides
openings-percent = openings %
first-move = the first move: the side that begins wins
second-move = the second move: the side that begins loses
board = the board: the same seat wins, whichever side begins
nothing = neither: at least one of the two games is drawn
intervals = Brackets and ± show 95 % intervals over openings.
