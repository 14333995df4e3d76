### Errors in the spec of a tournament.

## Places

seed = seed
python = python
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

## What is expected

# $most
random-openings = a list of positions, or random:N with N from 1 to { $most } for openings of N random moves
whole-seed = a whole number from 0 to 2^63 - 1
# $event
name-taken = another event is also called `{ $event }`; give one of them a different `name`
# $least
# $most
range = a number from { $least } to { $most }
# $most
so-many = 1 to { $most } elements
# $most
one-line = 1 to { $most } characters on one line
# $player
player-twice = `{ $player }` is listed twice; list every player once
# $player
player-twice-settings = `{ $player }` is listed twice: a setting with its default value does not make another player; list every player once
# $player
# $seat
cannot-play = `{ $player }` cannot take { $seat }; name a player that can
only-round-robin = round-robin, because players of a one-player game do not meet
one-for-each-seat = at least one player for each seat
at-least-two = at least two players
# $count (count) events
so-many-tables = { $count } { $count ->
    [one] table
   *[other] tables
 }, one for each event
shard-form = I/N with I from 1 to N, for example 2/3
events = events
# $events the number of events
several-events = a run that ends when a question is answered must have exactly one event; this spec has { $events }
# $format
only-duels = `{ $format }` needs a game in which both players have the same task; use round-robin
rounds = rounds
# $format
not-drawn = `{ $format }` chooses its games by earlier results, so its runs can have neither shards nor questions; use round-robin or gauntlet
anchor = anchor
swiss-rounds = swiss, or swiss(ROUNDS) with 1 round or more, for example swiss(5)
no-duel = this run has no event for two players with the same task, so it has no ratings that an anchor could fix
