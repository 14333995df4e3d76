### Tournaments, submissions, tuning: what is refused, and what is found.

## Places

# $name
event = event { $name }
# $number
opening = opening { $number }
openings = openings
# $number
line = line { $number }
# $name
player-named = player { $name }
player = player
course = course
submission = submission
# $why
open-to-this-user = a submission that this user can read ({ $why })
# $place
readable-by-submissions = submissions may read what lies in { $place }, which belongs to the system's programs: keep it elsewhere
# $player
# $why
not-run-here = this machine cannot run { $player }: { $why }
submissions = submissions
parcel = packed tournament
assignment = work for a cluster
file-of-a-player = file of a player
file-below = a file that lies below the folder of the spec, named by its path from there: others do not travel with it
option-of-a-submission = option of a submission
rules = rules
event-number = event
action-of-the-player = action of the player
settings = settings
method = method
only-genetic = genetic. CMA-ES is no longer part of damier: start this tuning again in another file
against = against
generations = generations
population = population
games = games
proof = proof
seed = seed

## What is allowed

fewer-plies = fewer plies: no game lasts so long
# $game
no-random-openings = no `openings`, or a list of positions: the games of { $game } already begin or go on at random
trusted-only = only code that you trust, with --trust-submissions: on this system nothing keeps a program from your files or the network
options = options as name=value, joined by commas
every-option-once = every option once
pattern = pattern
patterns = a star for any characters, ? for one, [ab] for one of several
# $path
slashes = { $path } (the parts of a path are separated by / on this system)
some-fit = a folder with submissions in it, of which some fit
# $reasons
none-fits = a folder with submissions in it; these cannot play: { $reasons }
# $file
# $why
unfit = { $file } ({ $why })
below-the-spec = a submission in the folder of the spec or below it, as others do not travel with it
# $error
readable = a folder whose submissions can be read ({ $error })
# $error
sound-parcel = an archive that damier pack has written ({ $error })
findings-of-it = what the same version of damier sends
long-path = its path is too long; rename it
# $here
this-version = version { $here }, or the version of this program that has played it
# $played
version = version { $played }
of-the-spec = those of the spec
one-seat-with-answers = a game of one seat with exact answers, as small boards have
legal = a legal one
# $players
with-numbers = a player with numbers to set: { $players }
every-setting-once = every setting once
every-player-once = every player once
# $first
# $last
range = { $first } to { $last }
same-task = a game of one seat, or of two that have the same task
nobody = nobody: the game has one seat, and all are measured by their scores
order-of-a-tuning = the order of a tuning, as JSON
lines-of-a-tuning = a generation or rounds of the proof, as JSON
# $value
as-ordered = { $value }, as this tuning was ordered; or another file
played-next = what this program would have played next

## Games replayed against their records

# $ply
# $reason
at-ply = ply { $ply }: { $reason }
# $what (word) plies, scores or state
# $told
# $found
differs = { $what ->
    [plies] plies
    [scores] scores
   *[state] last state
 }: the record tells { $told }, the game { $found }
not-over = it was not over
over-before = it was over before anyone resigned
# $games
only-games = the spec has only { $games } games
other-pairing = others play it, or from another seed, by the spec
# $reason
opening-refused = opening: { $reason }
# $state
other-opening = its seed draws another opening: { $state }
# $told
# $drawn
other-draw = the record tells { $told }, its seed draws { $drawn }
