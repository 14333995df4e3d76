### The progress and the result of a tuning.

tuning = tuning
# $stage
# $done (count)
# $all (count)
# $rate (number)
stage = { $stage }; { $done } of { $all } games, { $rate }/s
# $stage
# $done (count)
# $all (count)
# $rate (number)
# $left
stage-left = { $stage }; { $done } of { $all } games, { $rate }/s, { $left } left
# $number
# $of
generation = generation { $number } of { $of }
# $number
# $of
# $name
# $best
# $mean
generation-best = generation { $number } of { $of }: best { $name } { $best }, mean { $mean }
proof = proof
# $name
# $best
# $mean
proof-best = proof: best { $name } { $best }, mean { $mean }
# $share (number)
percent = { $share } %
# $games (number)
stopped-kept = stopped with { $games } { $games ->
    [one] game
   *[other] games
 } left to play. Run the same command again to continue
# $games (number)
stopped-lost = stopped with { $games } { $games ->
    [one] game
   *[other] games
 } left to play. The games were not saved: use --out FILE to save a tuning
only-threads = submissions are tuned on this machine, because a cluster does not have their files. Leave out --engine ray
# $games (count)
# $player
# $ply
# $cause
faults = { $games ->
    [one] 1 game was
   *[other] { $games } games were
 } lost by a fault, for example by { $player } at move { $ply }: { $cause }
# $game
# $player
# $seed
tuned = { $game }: { $player }, tuned with seed { $seed }
setting = setting
before = before
after = after
# $command
proven-by = proof: { $command }
# $games (count)
searched = the search played { $games } { $games ->
    [one] game
   *[other] games
 }
# $player
chosen = player: { $player }
# $player
keep = keep: { $player }
# $player
# $original
better = better: { $player } is better than { $original }
# $player
# $original
worse = worse: { $player } is worse than { $original }
# $original
came-back = no difference: the search came back to the settings of { $original }
# $player
# $original
alike = no difference: { $player } and { $original } cannot be told apart
# $after
# $before
# $gain
# $seeds (count)
points = { $after } instead of { $before } points: { $gain } on { $seeds } { $seeds ->
    [one] seed
   *[other] seeds
 }
# $after
# $pairs (count)
share = { $after } % of the points in { $pairs } { $pairs ->
    [one] pair
   *[other] pairs
 } of games
# $after
# $before
# $gain
# $boards (count)
# $games (count)
shares = { $after } instead of { $before } % of the points: { $gain } on { $boards } { $boards ->
    [one] board
   *[other] boards
 }, { $games } { $games ->
    [one] game
   *[other] games
 }
