### What is wrong with a file class.toml.

# $file
# $problem
unreadable = { $file }: { $problem }; damier serve --init FOLDER writes one to begin with
# $file
# $problem
in-file = { $file }: { $problem }
# $line
# $problem
at-line = line { $line }: { $problem }
an-address = an address and a port, as 127.0.0.1:8047
a-base = nothing, or a path as /class without a / at its end
a-proxy = addresses of proxies, as 127.0.0.1
one-game = at least one [[game]]
a-moment = a date with a time and its distance from universal time, as 2026-12-18T23:59:00+01:00
names-once = every name once
languages = en or fr
a-plain-name = letters, digits and . _ -
equal-tasks = a game of one seat, or of two with the same task
one-reference = at least one reference player
a-roster-player = a player of damier, as random (damier list players GAME)
# $most
a-short-name = 1 to { $most } characters
