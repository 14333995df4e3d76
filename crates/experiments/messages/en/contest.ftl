### Errors in tournaments, submissions and tunings.

## Places

# $name
event = event { $name }
# $number
opening = opening { $number }
openings = openings
# $number
line = line { $number }
pattern = pattern
# $name
player-named = player { $name }
player = player
course = course
submission = submission
submissions = submissions
parcel = packed tournament
assignment = cluster job
file-of-a-player = file of a player
option-of-a-submission = option of a submission
rules = rules
event-number = event
action-of-the-player = action of the player
settings = settings
method = method
against = against
generations = generations
population = population
games = games
proof = proof
seed = seed
python = python

## What is expected

options = options in the form name=value, separated by commas
patterns = a pattern: * stands for any characters, ? for one character, [ab] for a or b
# $path the path as this system writes it
slashes = { $path } (this system separates folders with /)
below-the-spec = a submission in the folder of the spec or in a folder below it: other submissions cannot be packed
file-below = a file in the folder of the spec or in a folder below it, given by its path relative to the folder of the spec: other files cannot be packed
of-the-spec = the number of an event in the spec
legal = a legal action
# $first
# $last
range = a number from { $first } to { $last }
order-of-a-tuning = the first line of a tuning, in JSON
lines-of-a-tuning = a generation, or rounds of the proof, in JSON

## Sentences

# $name an option, a setting or a player
given-twice = `{ $name }` is given twice. Give it once
# $submission its path
# $why
unreadable = { $submission } cannot be read: { $why }
# $submission its path
trusted-only = { $submission } was not started. This system cannot keep a program away from your files and the network. If you trust its code, add --trust-submissions
# $place a path
readable-by-submissions = submissions could read { $place }, because it is in a folder of the system's programs or of their Python. Choose another folder
# $enforced the restrictions
# $version
with-python = { $enforced }; scripts run by Python { $version } with its packages
# $player
# $why
not-run-here = this machine cannot run { $player }: { $why }
# $pattern
no-match = no submission matches `{ $pattern }`. Check the folder and the pattern
# $pattern
# $reasons files, each with its reason
none-fits = no file that matches `{ $pattern }` can play: { $reasons }
# $file
# $why
unfit = { $file } ({ $why })
long-path = the path of this file is too long. Give the file a shorter name
# $folder
# $error
unreadable-folder = the submissions in { $folder } cannot be read: { $error }
# $folder
# $error
not-unpacked = the archive cannot be unpacked into { $folder }: { $error }. Use an archive written by damier pack
other-damier = the job or its result cannot be read. Run the same version of damier on all machines
fewer-plies = no game lasts that long. Ask for fewer plies
# $game
no-random-openings = games of { $game } already involve chance. Leave out `openings`, or list positions
# $played the version of the rules
# $here the version of the rules
other-version = the games were played by version { $played } of the rules, and this program has version { $here }. Check them with the version of damier that played them
# $game
one-seat-with-answers = the regret of players cannot be measured in { $game }. Choose a game with one seat and exact answers, for example a small board of 2048
# $player
# $players names, between commas
with-numbers = `{ $player }` is not a player with numeric settings. Players that can be tuned: { $players }
# $example a call in Python
no-numbers = declares no option with `default`, `min` and `max`, so there is nothing to tune. To declare one in Python, for example: { $example }
# $game
same-task = players of { $game } cannot be tuned, because its two seats have different tasks
no-opponents = this game has one seat. Leave out the opponents: players are compared by their scores
cma-es-removed = `cma-es` is no longer part of damier. Start this tuning again in another file
# $found the value in the file
# $wanted the value asked for
other-order = this file holds a tuning with { $found } instead of { $wanted }. Give the values of that tuning, or use another file
# $submissions paths, between commas
changed-since = the files of { $submissions } have changed since this tuning began, so its games would no longer be comparable. Start again in another file
# $submissions paths, between commas
changed-during = the files of { $submissions } changed while their games were played, so these games do not count. Tune a copy that nobody edits
played-next = this line does not follow from the lines before it. Continue the tuning with the version of damier that began it, or use another file

## Games replayed against their records

# $ply
# $reason
at-ply = ply { $ply }: { $reason }
# $what (word) plies, scores or state
# $told the value in the record
# $found the value of the replayed game
differs = { $what ->
    [plies] plies
    [scores] scores
   *[state] last state
 }: the record has { $told }, the replay { $found }
not-over = the record ends before the game is over
over-before = the game was over before anyone resigned
# $games (count) games in the spec
only-games = the spec has only { $games ->
    [one] 1 game
   *[other] { $games } games
 }
other-pairing = according to the spec, this game should have other players or another seed
# $reason
opening-refused = opening: { $reason }
# $state the opening that the seed draws
other-opening = the seed of this game gives another opening: { $state }
# $told the action in the record
# $drawn the action that the seed draws
other-draw = the record has { $told }, but the seed of the game gives { $drawn }
