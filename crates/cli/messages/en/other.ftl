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
not-packed = packed words exist only for Quarto, not for { $game }
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
counting-last = counting { $key } { $row }: { $done } of { $steps }; stopping after this row
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
more-rows = to count more rows (slower): { $command }
# $tile
forces = proved: seat 1 can force the tile { $tile }, whatever seat 2 does
# $tile
forces-here = proved: seat 1 can force the tile { $tile } from this position, whatever seat 2 does
# $tile
prevents = disproved: seat 2 can prevent the tile { $tile }, whatever seat 1 does
# $tile
prevents-here = disproved: seat 2 can prevent the tile { $tile } from this position, whatever seat 1 does
# $tile
unsettled = undecided: can seat 1 force the tile { $tile }?
# $tile
unsettled-here = undecided: can seat 1 force the tile { $tile } from this position?
# $game
# $sentence
# $boards (number)
proof = { $game }: { $sentence } ({ $boards } { $boards ->
    [one] board
   *[other] boards
 } examined)
proving = searching for a proof
# $boards (count)
# $all (count)
# $rate (count)
# $left
sweep = { $boards } of at most { $all } boards, { $rate } { $rate ->
    [one] board
   *[other] boards
 }/s, at most { $left } left
# $boards (count)
# $rate (count)
# $force
# $prevent
# $percent (number)
proof-search = { $boards } { $boards ->
    [one] board
   *[other] boards
 }, { $rate } { $rate ->
    [one] board
   *[other] boards
 }/s; proof numbers: { $force } to force, { $prevent } to prevent; memory { $percent } % full
place-memory = memory
a-size = a size from 1MB to 1000GB, for example 512MB or 2GB
expected-size = expected a size, for example 800MB, 2GB or 1.5GiB
# $file
# $positions (number)
# $game
book = { $file }: { $positions } { $positions ->
    [one] position
   *[other] positions
 } of { $game }
# $positions (number)
solving = solving { $positions } { $positions ->
    [one] position
   *[other] positions
 }
# $done (count)
# $all (count)
# $rate (number)
# $left
solved = { $done } of { $all } positions solved, { $rate }/s, { $left } left
an-effort = a number from 0 to 1000000
playing = playing
# $done (number)
# $all (number)
playing-games = { $done } of { $all } games played
# $done (number)
# $all (number)
# $left
playing-games-left = { $done } of { $all } games played, about { $left } left
goal = goal
told-percent = predicted %
reached-percent = reached %
positions = positions
games = games
# $right (number)
# $all (number)
rows-within = in { $right } of { $all } rows, the predicted share is within the 95 % interval of the share reached
# $games (number)
# $bias
bias = score predicted early in the game minus final score, mean over { $games } { $games ->
    [one] game
   *[other] games
 }: { $bias }
game = game
player = player
nodes = nodes
nodes-per-second = nodes/s
# $signature
signature = signature: { $signature }
# $file
table-there = { $file } exists already
# $file
# $afterstates (count)
# $size
# $target
# $chance (number)
table-built = { $file }: { $afterstates } { $afterstates ->
    [one] afterstate
   *[other] afterstates
 }, { $size }; chance of making { $target } from a good start: { $chance } %
# $folder
# $command
no-tables = there are no tables in { $folder } yet. Build one with { $command }
no-folder = this system has no default folder for tables. Name a folder with this option
tables = tables
disk-in-all = disk in all
build-memory = memory to build
fits = fits the limits
yes = yes
no = no
none = none
no-room-for-tables = none of the tables worth building fits the limits. Raise --disk and --memory:
advice-is-of = Sizes are upper estimates. Scores are those of fast(effort=15) with the tables of the row and all rows above, with 95 % intervals. The command without --advise builds the tables that fit.
file = file
formation = formation
target = target
afterstates = afterstates
size = size
# $file
checking = checking { $file }
# $file
# $size
checking-at = checking { $file }: { $size } checked
# $file
whole = { $file }: intact
# $formation
# $target
building = building the table { $formation } for the tile { $target }
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
learnt-already = this training has already learnt from { $learnt } million slides. --moves asks for { $all } million in all, so there is nothing left to do
# $file
training-stopped = training stopped. Run the same command again to continue from { $file }
# $file
# $size
trained = { $file }: { $size }
# $file
going-on = continuing { $file } with the settings stored in it
a-restart = the word `never`, or a whole number of millions of slides
# $player
plays = { $player } is playing
# $player
# $done (number)
# $all (number)
played = { $player }: { $done } of { $all } games played
# $player
# $done (number)
# $all (number)
# $left
played-left = { $player }: { $done } of { $all } games played, about { $left } left
# $player
# $done (number)
# $all (number)
played-solving = { $player }: { $done } of { $all } games played; solving their positions
# $game
# $games (number)
# $budget
# $seed
regret-head = { $game }: { $games } { $games ->
    [one] game
   *[other] games
 } per player (budget { $budget }, seed { $seed })
# $score (number)
best-play = best play scores { $score } on average
lost-per-game = lost per game
lost-per-move = lost per move
score = score
# $player
# $lost (number)
# $position
worst = the worst move of { $player } lost { $lost } { $lost ->
    [one] point
   *[other] points
 }, in the position { $position }
# $action
# $best
# $game
instead = { $action } instead of { $best } (game { $game })
speed-as-text = without a game, this command prints text: leave --format out
name-players = name at least one player, for example `damier regret quarto casual random`
# $event
# $games (number)
# $budget
losses-head = { $event }: losses in { $games } { $games ->
    [one] game
   *[other] games
 } ({ $budget } to judge a turn)
by-quarter = lost per 100 turns
# $which (word)
quarter = { $which ->
    [first] first quarter
    [second] second
    [third] third
   *[last] last quarter
 }
# $game
# $position
# $action
# $best
# $lost
costly = { $game }, in { $position }: { $action } instead of { $best } lost { $lost }
no-losses = is not a file of losses that `damier regret --losses` wrote
# $budget
# $every
other-losses = was measured with --per-turn { $budget } --every { $every }: use these options, or another file
intervals = Brackets and ± show 95 % confidence intervals over games.
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
all-settings = every setting with its range of values: { $command }
# $player
costliest-moves = The costliest moves of { $player }:
