### Messages that all games share: errors in texts, and what every board shows.

## Errors

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

# An error in a file of keys and values.
# $key
no-key = the key `{ $key }` is missing
key-twice = this key or table is already above
toml = TOML, with lines such as games = 20 and texts in quotation marks
kind-text = a text in quotation marks
kind-whole = a whole number that is not too large or below 0
kind-number = a number
kind-boolean = true or false
kind-list = a list in square brackets
kind-text-or-list = a text in quotation marks, or a list in square brackets
kind-table = a table of keys and values
kind-other = a value of another type

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
place-ply = move { $number }
# $line
# $ply
place-line-and-ply = line { $line }, move { $ply }

## What is found

# $positions (count) positions, at least two
found-positions = { $positions } positions

## What is expected

one-position = one position

# $least
# $most
a-number = a number from { $least } to { $most }
# $least
# $most
a-whole-number = a whole number from { $least } to { $most }
a-parameter = `key=value`, or a word
a-player = NAME or NAME(setting=value,…)
a-budget = `none`, `fast` (10s/game), `efficient` (120s/game), or parts such as 10s/game, 50ms/move, 1000nodes, depth4, joined by commas
seat-1-or-2 = seat 1 or seat 2
a-game-line = a line `game: NAME`
# $state
position-after-the-moves = { $state }, the position after the last move

## Whole sentences

given-twice = this setting is given twice. Keep one of the two values
# $found (text) the setting that was given
no-settings = `{ $found }` is unknown: this player has no settings
# $first
saved-game = a saved game, which begins with `{ $first }`
# $most
long-line = this line is longer than { $most } bytes. Check that the file is a saved game
# $action (text) the action that was given
# $actions (text) all legal actions
not-legal = `{ $action }` is not legal here; allowed: { $actions }
# $action
after-the-end = `{ $action }` comes after the end of the game. Remove it

## Seats and boards

# A seat in what experts read: reports and tables.
# $number
seat = seat { $number }
# The same seat in what players read.
# $number
player = player { $number }
# The cells of one player.
# $owned (count) cells owned
# $controlled (count) cells owned or out of the other player's reach
# $share (number) controlled cells in per cent of all cells
cells-owned = { $owned } owned, { $controlled } controlled ({ $share } %)

## Colours of cells

orange = orange
sky = sky
green = green
yellow = yellow
blue = blue
red = red
pink = pink
mauve = mauve
slate = slate
plum = plum

## Results

win = win
draw = draw
loss = loss

## Time

# A program exceeded its time limit.
# $used one of the times below
# $per (word) what the limit applies to
# $limit
over = used { $used } of CPU time; the limit is { $limit } { $per ->
    [start] to start (until hello)
    [unset] per move (no budget was set)
    [farewell] to exit after quit
    [move] per move
   *[game] per game
 }
# $seconds (number)
time-in-seconds = { $seconds }s
# $milliseconds (number)
time-in-milliseconds = { $milliseconds }ms
# $microseconds (number)
time-in-microseconds = { $microseconds }µs

## The tile that a person plays for

goal = goal
no-goal = this game has no tile to reach. Leave the goal out

## Training

a-share = a number from 0 to 1
a-share-above-0 = a number above 0 and at most 1
