### Runs that cannot be prepared or continued.

one-seed = the shards of a run with submissions need one seed: write `seed = NUMBER` in the spec
one-process = only one process can add games or entrants to a run: leave out --shard and --engine ray
# $players
changed-meanwhile = the files of { $players } changed while the games were played, so some games were played by another version. Play the run again, in another file
