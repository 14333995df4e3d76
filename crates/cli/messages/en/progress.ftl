### Progress of long work.

# $spinner
# $what
# $elapsed
spinner = { $spinner } { $what }, { $elapsed } (Ctrl-C stops)
# $bar
# $left
with-bar = { $bar } { $left } (Ctrl-C stops)
# $done (count)
# $all (count)
# $rate (number)
games = { $done } of { $all } games, { $rate }/s
# $done (count)
# $all (count)
# $rate (number)
# $left
games-left = { $done } of { $all } games, { $rate }/s, about { $left } left
# $done (count)
# $all (count)
# $rate (number)
# $left
# $event
# $events
games-left-in = { $done } of { $all } games, { $rate }/s, about { $left } left (event { $event } of { $events })
# $done (count)
# $all (count)
games-yet = { $done } of { $all } games
# $games (count)
# $threads (count)
# $time
plan-about = { $games } { $games ->
    [one] game
   *[other] games
 } to play on { $threads } { $threads ->
    [one] thread
   *[other] threads
 }: about { $time } on this machine
# $games (count)
# $threads (count)
# $time
plan-at-most = { $games } { $games ->
    [one] game
   *[other] games
 } to play on { $threads } { $threads ->
    [one] thread
   *[other] threads
 }: at most about { $time }, according to the budgets
stopping = stopping (press Ctrl-C again to stop at once)
replaying = replaying games
writing-page = writing the page
exporting = writing games
# $done (number)
# $all (number)
exported-of = { $done } of { $all } games written
# $done (number)
# $all (number)
# $left (number)
replayed = { $done } of { $all } games replayed, { $left } s left
# $done
# $all
# $left
turns-left = { $done } of { $all } turns, { $left } left
# $done
# $all
# $left
games-measured = { $done } of { $all } games measured, { $left } left
# $what
# $elapsed
since = { $what }, running for { $elapsed }
# $millions (count)
far-nodes = , { $millions } million positions searched
# $proofs (count)
far-proofs = , { $proofs } proofs in the table
# $percent (number)
far-part = , { $percent } %
# $percent (number)
# $left
far-left = , { $percent } %, about { $left } left
