### Runs: how they go, what they leave, what they refuse.

# $games (number)
stopped-kept = stopped with { $games } games to play; the same command goes on
# $games (number)
stopped-lost = stopped with { $games } games to play; nothing was kept: --db FILE keeps a run
# $file
kept = kept in { $file }: damier games { $file } --lost --player NAME shows where it loses
# $file
kept-scores = kept in { $file }: damier games { $file } --player NAME lists the games of a player
# $path
# $why
passed-over = { $path }: passed over: { $why }
# $event
# $games (number)
grows = continuing event `{ $event }`: { $games } games more are played
# $players
new-entrants = new entrants: { $players }
# $players
changed-entrants = entrants with other files than before: { $players }; games of the old version stay in the file and leave the table
# $games (number)
# $openings (number)
few-openings = { $games } games on { $openings } openings: intervals count games on the same opening as if they were on different ones
# $file
# $error
in-spec = { $file }: { $error }
shard-form = I/N with I from 1 to N, as 2/3
at-least-one-position = at least one position
# $games (number)
# $all (number)
# $file
merged = { $games } of { $all } games merged into { $file }
# $games (number)
unmerged = { $games } games are in none of these files
# $file
# $bytes (number)
# $digest
packed = { $file }: { $bytes } bytes, SHA-256 { $digest }
whole-runs = ray for whole runs, without --shard and --until
# $python
# $error
no-python = { $python } does not start ({ $error }); allowed: a Python with the packages damier and ray, as DAMIER_PYTHON names it
# $python
no-cluster = { $python } -m damier._work has joined no cluster; it takes the packages damier and ray (pip install ./crates/python 'ray[default]')
# $python
# $theirs
# $ours
other-version = the package damier of { $python } has version { $theirs }; allowed: { $ours }, as this program
# $python
cluster-that-stays = a cluster that stays until the end ({ $python } -m damier._work has ended)
# $why
able-cluster = a cluster that can do this ({ $why })
# $python
ray-failed = { $python } -m damier.ray has not played the run; it takes the packages damier and ray (pip install ./crates/python 'ray[default]')
place-shards = shards
at-least-one-file = at least one run file
# $event
place-event = event { $event }
# $games (number)
all-agree = all { $games } games agree with their records
# $file
# $wrong (number)
# $games (number)
disagree = { $file }: { $wrong } of { $games } games do not agree with their records
# $file
# $wrong (number)
# $games (number)
# $listed (number)
disagree-listed = { $file }: { $wrong } of { $games } games do not agree with their records (the first { $listed } are listed)
# $game
# $why
disagrees = { $game }: { $why }
# $players
other-files = the files of { $players } are not those that played
# $players
no-files = not compared, as they are not found from here: { $players }
# $count (number)
same-files = all { $count } submissions have the files that played
# $file
page-written = The report is written: { $file }. Any browser opens it, without a network.
# $file
# $games (number)
exported = { $games } games are written: { $file }
# $file
no-games-behind = { $file }: a table of outcomes, behind which there are no games to show or to replay; allowed: --format alone
place-spec = spec
db-beside = a file, or - together with --db, the run file to write
