### Counts, proofs, books, tables, training, regret and lists.

# $known (word)
# $name
count-column = { $known ->
   *[other] { $name }
 }
# $game
# $games the games that have counts
not-counted = nothing can be counted in { $game }. Games that have counts: { $games }
# $game
not-packed = { $game } has no packed words; only Quarto has them
# $key
# $row
counted = counted { $key } { $row }
# $key
# $row
# $done (number)
# $steps (number)
counting = counting { $key } { $row }: { $done } of { $steps }
# $key
# $row
# $done (number)
# $steps (number)
counting-last = counting { $key } { $row }: { $done } of { $steps }, then stopping
# $what
counting-what = counting { $what }
# $game
# $what
count-head = { $game }: { $what }
# $key
# $row
# $example
count-example = { $key } { $row }, for example: { $example }
# $command
more-rows = more rows (slower): { $command }
# $tile
forces = proved: seat 1 forces { $tile }, whatever seat 2 does
# $tile
forces-here = proved: seat 1 forces { $tile } from this position, whatever seat 2 does
# $tile
prevents = disproved: seat 2 prevents { $tile }, whatever seat 1 does
# $tile
prevents-here = disproved: seat 2 prevents { $tile } from this position, whatever seat 1 does
# $tile
unsettled = undecided: can seat 1 force { $tile }?
# $tile
unsettled-here = undecided: can seat 1 force { $tile } from this position?
# $game
# $sentence
# $boards (number)
proof = { $game }: { $sentence } ({ $boards } boards examined)
proving = searching for a proof
# $boards (count)
# $all (count)
# $rate (count)
# $left
sweep = { $boards } of at most { $all } boards, { $rate }/s, { $left } left at most
# $boards (count)
# $rate (count)
# $force
# $prevent
# $percent (number)
proof-search = { $boards } boards, { $rate }/s; still to show: { $force } to force, { $prevent } to prevent; memory { $percent } % full
place-memory = memory
a-size = a size from 1MB to 1000GB, for example 512MB or 2GB
expected-size = expected a size, for example 800MB, 2GB or 1.5GiB
# $file
# $positions (number)
# $game
book = { $file }: { $positions } positions of { $game }
# $positions (number)
solving = solving { $positions } positions
# $done (count)
# $all (count)
# $rate (number)
# $left
solved = { $done } of { $all } positions, { $rate }/s, { $left } left
an-effort = a number from 0 to 1000000
playing = playing
# $done (number)
# $all (number)
playing-games = playing, { $done } of { $all } games
# $done (number)
# $all (number)
# $left
playing-games-left = playing, { $done } of { $all } games, about { $left } left
goal = goal
told-percent = predicted %
reached-percent = reached %
positions = positions
games = games
# $right (number)
# $all (number)
rows-within = { $right } of { $all } rows within their 95 % interval
# $games (number)
# $bias
bias = score predicted early in { $games } games, minus the final score: { $bias }
game = game
player = player
nodes = nodes
nodes-per-second = nodes/s
# $signature
signature = signature: { $signature }
# $file
table-there = { $file }: exists already
# $file
# $afterstates (count)
# $size
# $target
# $chance (number)
table-built = { $file }: { $afterstates } afterstates, { $size }; chance of { $target } from a good start { $chance } %
# $folder
# $command
no-tables = { $folder }: no tables yet. Build one with { $command }
no-folder = this system has no default folder for tables. Name one
file = file
formation = formation
target = target
afterstates = afterstates
size = size
# $file
checking = checking { $file }
# $file
# $size
checking-at = checking { $file }: { $size }
# $file
whole = { $file }: intact
# $formation
# $target
building = building { $formation } with target { $target }
# $what
# $done (number)
# $all (number)
# $rate (number)
# $left
built = { $what }: { $done } of { $all } million arrangements, { $rate } million/s, { $left } left
# $game
# $recipe
training-head = { $game }: { $recipe }
slides = slides
cpu-seconds = CPU s
slides-per-second = slides/s
mean-score = mean score
reached = reached
learning = learning
# $done (number)
# $all (number)
slides-learnt = learning, { $done } of { $all } million slides
# $done (number)
# $all (number)
# $left
slides-learnt-left = learning, { $done } of { $all } million slides, about { $left } left
# $learnt (number)
# $all (number)
learnt-already = the training has already learnt from { $learnt } million slides, and --moves asks for { $all } in all, so there is nothing left to do
# $file
training-stopped = stopped. Run the same command again to continue from { $file }
# $file
# $size
trained = { $file }: { $size }
# $file
going-on = continuing { $file } with its own settings
a-restart = never, or a whole number of millions of slides
# $player
plays = { $player } is playing
# $player
# $done (number)
# $all (number)
played = { $player }: { $done } of { $all } games
# $player
# $done (number)
# $all (number)
# $left
played-left = { $player }: { $done } of { $all } games, about { $left } left
# $player
# $done (number)
# $all (number)
played-solving = { $player }: { $done } of { $all } games; solving its positions
# $game
# $games (number)
# $budget
# $seed
regret-head = { $game }: { $games } games each (budget { $budget }, seed { $seed })
# $score (number)
best-play = best play scores { $score } on average
lost-per-game = lost per game
lost-per-move = lost per move
best-moves = best moves %
score = score
# $player
# $lost (number)
# $position
worst = the worst move of { $player } lost { $lost }: { $position }
# $action
# $best
# $game
instead = { $action } instead of { $best } (game { $game })
intervals = Brackets and ± show 95 % intervals over games.
# $game
# $summary
summary = { $game }: { $summary }
parameter = parameter
default = default
allowed = allowed
what-it-does = what it does
# $examples
for-example = for example: { $examples }
# $game
players-of = players of { $game }:
seat = seat
settings = settings with their defaults
how-it-chooses = how it chooses
any-seat = any
# $setting
# $help
# $allowed
described-setting = { $setting }: { $help }; { $allowed }
# $some
# $all
shortened = { $some }, … ({ $all } in all)
# $command
all-settings = every setting, with its range: { $command }
