### Runs that are resumed or continued.

# $file
# $differences
other-run = { $file } contains another run: { $differences }. Resume it with the spec that it began with, or name another file with --db
# $what
# $old
# $new
differs = { $what } is { $old } in the file and { $new } now
# $event
# $what
of-event = event `{ $event }`: { $what }
seed = the seed
python = `python`
events = the list of events
game = the game
format = the format
budget = the budget
vain-moves = vain_moves
games = the number of games
rules = the version of the rules
# $event
other-openings = event `{ $event }` has other openings
# $event
# $players
gone = event `{ $event }` no longer has { $players }
# $file
# $event
# $format
staged = { $file }: event `{ $event }` cannot get more games, new entrants or changed files, because its format `{ $format }` chooses the pairings by the results. Name another file with --db
# $file
# $event
unfinished = { $file }: event `{ $event }` is not finished. Finish the run with the spec it began with, then continue it with more games or entrants
# $file
# $event
# $players
changed-in-between = { $file }: the files of { $players } have changed, and event `{ $event }` is not finished. Put the old files back and finish the run, then continue it with the new files. Or name another file with --db
# $file
changed-since = { $file } was changed by another run while this run started. Start this run again
