### Sentences of the contract: what is refused in a text, and what every board shows.
### @recognised

## What is refused

# $place (text) for example `row 2`
# $sentence (text) what is wrong there
at = { $place }: { $sentence }
# $found (text) the text found
# $expected (text) a noun phrase, for example `a number`
unexpected = found `{ $found }`, expected { $expected }
# $found (text) a description of what was found, for example `3 rows`
# $expected (text) a noun phrase
mismatch = { $found }; expected { $expected }
# $expected (text) a noun phrase
nothing-given = nothing given, expected { $expected }
# $found (text) a name
# $names (text) all known names
unknown = `{ $found }` is unknown; allowed: { $names }
# $found (text) a name
# $meant (text) the known name that is closest
# $names (count) known names
mistyped = `{ $found }` is unknown; did you mean `{ $meant }`? ({ $names } names are known)

## Places

place-player = player
# $name
place-of-player = player { $name }
place-setting = setting
# $name
place-of-setting = setting { $name }
place-budget = budget
place-opening = opening
place-final = final
# $number
place-line = line { $number }
# $number
place-ply = ply { $number }
# $line
# $ply
place-line-and-ply = line { $line }, ply { $ply }

## What is expected

# $least
# $most
a-number = a number from { $least } to { $most }
# $least
# $most
a-whole-number = a whole number from { $least } to { $most }
one-value = one value
no-settings = no settings at all
a-parameter = key=value or a word
a-player = NAME or NAME(setting=value,…)
a-budget = none, fast (10s/game), efficient (120s/game), or parts such as 10s/game, 50ms/move, 1000nodes, depth4, joined by commas
# $most
short-lines = at most { $most } bytes a line
a-game-line = a line `game: NAME`
# $state
where-actions-lead = { $state } (where the actions lead)
nothing-after-the-end = nothing: the game is over

## Seats and boards

# $number
seat = seat { $number }
# The cells of a seat.
# $owned (count) cells owned
# $controlled (count) cells controlled
# $share (number) percent of all cells that are controlled
cells-owned = { $owned } owned, { $controlled } controlled ({ $share } %)

## Results

win = win
draw = draw
loss = loss

## Time

# Too much time; records hold this sentence in English.
# $used one of the times below
# $per (word) what the limit is of
# $limit
over = used { $used } of CPU time; allowed per { $per ->
    [start] start (until hello)
    [unset] move (no budget was set)
    [farewell] farewell
    [move] move
   *[game] game
 }: { $limit }
# $seconds (number)
time-in-seconds = { $seconds }s
# $milliseconds (number)
time-in-milliseconds = { $milliseconds }ms
# $microseconds (number)
time-in-microseconds = { $microseconds }µs

## The value that a person plays for

goal = goal
no-goal = nothing: no tile is played for in this game

## Training

a-share = a number from 0 to 1
a-share-above-0 = a number above 0, at most 1
