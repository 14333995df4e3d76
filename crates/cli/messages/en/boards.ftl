### Fair openings, and what the first move is worth.

# $found (number)
# $most (number)
# $openings (number)
found = found { $found } of { $most } openings in { $openings } { $openings ->
    [one] try
   *[other] tries
 }
# $found (number)
# $most (number)
# $openings (number)
# $unsolved (number)
# $budget
found-but = found { $found } of { $most } openings in { $openings } { $openings ->
    [one] try
   *[other] tries
 }, of which { $unsolved } could not be solved within { $budget }
# $said what was found
# $skip the number of openings that were tried
stopped = stopped: { $said }. To continue, add --skip { $skip }
# $said what was found
# $skip the number of openings that were tried
not-enough = { $said }. The limit of --tries is reached: add --skip { $skip } to continue
# $openings
# $budget
hopeless = none of the first { $openings } openings could be solved within { $budget }. Raise the budget, use a smaller board, or let a player judge with --measure N --by PLAYER
no-margins = the exact answers for this game do not say by how many points a side wins. Use --exactly-drawn instead
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
measured = { $done } of { $all } openings judged
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
head-from = { $game }: { $openings }; { $judged } (seed { $seed }, from opening number { $skipped })
# $openings (number)
openings = { $openings } { $openings ->
    [one] opening
   *[other] openings
 }
# $openings (number)
openings-by-both = { $openings } { $openings ->
    [one] opening
   *[other] openings, each
 } judged once with each seat moving first
best-play = under best play
# $player
# $budget
against-itself = { $player } against itself, { $budget }
# $budget
# $openings (number)
unsolved = { $openings } { $openings ->
    [one] opening was
   *[other] openings were
 } not solved within { $budget } and { $openings ->
    [one] is
   *[other] are
 } left out below
who = side
won = won %
drawn = drawn %
lost = lost %
margin = margin
beginner = the side that begins
what-decides = what decides
openings-percent = openings %
first-move = the first move: the side that begins wins both games
second-move = the second move: the side that begins loses both games
board = the board: the same seat wins both games
nothing = nothing: at least one of the two games is drawn
intervals = Brackets and ± show 95 % confidence intervals over openings.
