### Runs that cannot be prepared or continued.

one-seed = shards of a run with submissions need one seed: write `seed = NUMBER` in the spec
one-process = a run is continued with more games or entrants by one process: leave out --shard and --engine ray
# $players
changed-meanwhile = the files of { $players } have changed while the games were played: some games are of another version. Play the run again in another file
