### Runs that cannot be prepared or continued.

# $file
other-spec = { $file } holds a run of another spec: continue it with the spec it began with, or name another file with --db
one-seed = shards of a run with submissions need one seed: write `seed = NUMBER` in the spec
