### What is refused in the spec of a tournament.

## Places

seed = seed
values = values of a spec
event = event
# $number
event-number = event { $number }
games = games
vain-moves = vain_moves
players = players
# $number
player-number = players, number { $number }
entrants = entrants
tables = tables
openings = openings
# $number
opening-number = opening { $number }
format = format
name = name
game = game
threads = threads
shard = shard
# $number
line = line { $number }

## What is allowed

# $most
random-openings = random:N with N from 1 to { $most }, for N plies drawn at random, or a list of positions
whole-seed = a whole number from 0 to 2^63 - 1
unused-name = a name that no other event has (set `name`)
# $least
# $most
range = { $least } to { $most }
# $most
so-many = 1 to { $most } of them
# $most
one-line = 1 to { $most } characters on one line
every-player-once = every player once
every-player-once-settings = every player once (settings at their defaults do not count)
# $reason what the reader of TOML says
toml-of-a-spec = TOML of a spec ({ $reason })
# $seat
player-for = a player that can take { $seat }
only-round-robin = round-robin (one seat meets nobody)
one-for-each-seat = at least one player for each seat
at-least-two = at least two players
# $count
so-many-tables = { $count } tables, one per event
shard-form = I/N with I from 1 to N, as 2/3
events = events
one-event = one event, where a question ends the run
only-duels = round-robin, or a duel
rounds = rounds
# $games
all-drawn = round-robin or gauntlet, whose { $games } games are known beforehand, for a shard or a question
anchor = anchor
# $players
player-of-a-duel = a player of a duel of this run: { $players }
formats = round-robin, gauntlet, swiss, swiss(ROUNDS), knockout
