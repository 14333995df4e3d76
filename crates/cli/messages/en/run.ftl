### Runs: their progress, files and errors.

# $games (number)
stopped-kept = stopped with { $games } { $games ->
    [one] game
   *[other] games
 } left to play. Run the same command again to continue
# $games (number)
stopped-lost = stopped with { $games } { $games ->
    [one] game
   *[other] games
 } left to play. The games were not saved: use --db FILE to save a run
# $file
kept = saved in { $file }: damier games { $file } --lost --player NAME lists the games that a player lost
# $file
kept-scores = saved in { $file }: damier games { $file } --player NAME lists the games of a player
# $path
# $why
passed-over = { $path }: skipped: { $why }
# $event
# $games (number)
grows = continuing event `{ $event }`: playing { $games } more { $games ->
    [one] game
   *[other] games
 }
# $players
new-entrants = new players: { $players }
# $players
changed-entrants = players whose files have changed: { $players }. The games of their old versions stay in the file but no longer count in the table
# $games (number)
# $openings (number)
few-openings = { $games } { $games ->
    [one] game shares
   *[other] games share
 } { $openings } { $openings ->
    [one] opening
   *[other] openings
 }. The intervals treat games from the same opening as independent
# $file
# $error
in-spec = { $file }: { $error }
shard-form = I/N with I from 1 to N, for example 2/3
at-least-one-position = at least one position
# $games (number)
# $all (number)
# $file
merged = { $games } of { $all } games merged into { $file }
# $games (number)
unmerged = { $games } { $games ->
    [one] game is
   *[other] games are
 } in none of these files
# $file
# $bytes (number)
# $digest
packed = { $file }: { $bytes } bytes, SHA-256 { $digest }
whole-runs = the engine `ray` plays only whole runs. Leave out --shard and --until
python-in-spec = with the engine `ray`, other machines run the submissions. Name their Python in the spec: python = "…"
# $python
# $error
no-python = { $python } does not start ({ $error }). Set DAMIER_PYTHON to a Python that has the packages damier and ray
# $python
no-cluster = { $python } -m damier._work joined no cluster. It needs the packages damier and ray (pip install ./crates/python 'ray[default]')
# $python
# $theirs
# $ours
other-version = the damier package of { $python } has version { $theirs }, but this program has version { $ours }. Install the same version
# $python
cluster-lost = the connection to the cluster is lost: { $python } -m damier._work ended before the run did
# $why
cluster-refused = the cluster cannot do this: { $why }
# $python
ray-failed = { $python } -m damier.ray did not play the run. It needs the packages damier and ray (pip install ./crates/python 'ray[default]')
place-shards = shards
at-least-one-file = at least one file besides the first, which is the file to write, or --out FILE
# $event
place-event = event { $event }
# $games (number)
all-agree = { $games ->
    [one] the game agrees with its record ({ $games } of { $games })
   *[other] all { $games } games agree with their records
 }
# $file
# $wrong (number)
# $games (number)
disagree = { $file }: { $wrong } of { $games } games { $wrong ->
    [one] differs from its record
   *[other] differ from their records
 }
# $file
# $wrong (number)
# $games (number)
# $listed (number)
disagree-listed = { $file }: { $wrong } of { $games } games differ from their records (the first { $listed } are listed)
# $game
# $why
disagrees = { $game }: { $why }
# $players
other-files = the files of these players have changed since the games were played: { $players }
# $players
no-files = players not compared, because their files were not found: { $players }
# $count (number)
same-files = { $count ->
    [one] the files of the submission are those that played the games
   *[other] the files of all { $count } submissions are those that played the games
 }
# $file
page-written = The report is in { $file }. Open the file in any browser; it needs no network.
# $file
# $games (number)
exported = { $games } { $games ->
    [one] game
   *[other] games
 } written to { $file }
# $file
no-games-behind = { $file } holds only totals and no games, so --format is the only option that applies
place-spec = spec
db-beside = a spec file, or - together with --db FILE, which names the run file
# $file
no-figures = { $file } has too few games for a chart. Play more games first
# $file
# $word the file as a word of a command
losses-of-another-run = none of the losses are about games of { $file }: name a file that `damier regret { $word } --losses FILE` wrote
