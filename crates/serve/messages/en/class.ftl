### Errors in a file class.toml.

# $file
# $problem
unreadable = { $file }: { $problem }. To get a class.toml that works, run damier serve --init FOLDER
# $file
# $problem
in-file = { $file }: { $problem }
an-address = an address and a port, for example 127.0.0.1:8047
a-base = an empty text, or a path such as /class that starts with / and does not end with /
a-proxy = an IP address of a proxy, for example 127.0.0.1
one-game = there is no game; add at least one [[game]] section
a-moment = a date and a time with the offset from UTC, for example 2026-12-18T23:59:00+01:00
# $name the name of a game
same-name = two games have the name { $name }; give them different names
a-time-zone = the name of a time zone, for example Europe/Paris
a-plain-name = a name of letters, digits and . _ -
# $game
unequal-tasks = { $game } gives its two players different tasks, so a class cannot rank all its players together; choose another game
one-reference = there is no reference player; name at least one
# $kit
# $game
# $kits
other-kit = the kit { $kit } is not written for the rules of { $game }. Kits for { $game }: { $kits }
# $kit
# $game
no-kit = the kit { $kit } is not written for the rules of { $game }, and no other kit is. Remove the line kit = …, or change the game
a-roster-player = one of damier's own players, for example random (damier list players GAME lists them)
# $most
a-short-name = a text of 1 to { $most } characters
