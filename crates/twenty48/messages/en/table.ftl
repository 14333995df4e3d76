### Tables of formations, and proofs against an adversary: what is refused.

## Places

formation = formation
target = target
disk = disk
game = game
tile = tile
memory = memory
position = position

## What is found

another-file = another kind of file
# $version
version = version { $version }
damaged-head = a damaged head
damaged-directory = a damaged directory
# $gaps (count) gaps
gaps = { $gaps ->
    [one] 1 gap
   *[other] { $gaps } gaps
 }
# $limit
# $sum
limit-and-sum = limit { $limit } and fresh sum { $sum }
# $offset
layer-at = a layer at { $offset }
# $bytes (count) bytes
bytes = { $bytes ->
    [one] 1 byte
   *[other] { $bytes } bytes
 }
# $sum
damaged-layer = a damaged layer of sum { $sum }
# $cells (count) free cells
free-cells = { $cells ->
    [one] 1 free cell
   *[other] { $cells } free cells
 }
# $formation
# $target
formation-with-target = { $formation } with target { $target }
# $formation
# $target
# $bytes (count) bytes
bytes-of-formation = { $formation } with target { $target }: { $bytes } bytes

## What is allowed in a file

a-table = a table
tables-folder = a folder of tables
formation-table = a formation table
# $first
# $last
versions = version { $first } or { $last }
head-with-checksum = a head that fits its checksum
directory-with-checksum = one that fits its checksum
layers-with-checksums = layers that fit their checksums
# $gaps
# $version
gaps-in-version = { $gaps } in version { $version }
not-cut-short = a whole file: this one is cut short
neither-short-nor-damaged = a whole file: this one is cut short, or its end is damaged

## What is allowed in a formation

# $least
# $most
free-cells-from = { $least } to { $most } free cells
walls-on-walls = walls on the last row, or on other walls
formation-forms = 442, L3, the free cells of each row, or cells as ..../..../..##/####; 442+ and the like
power-of-two = a power of two, as 512
# $least
# $most
targets = { $least } to { $most }
smaller-formation = fewer free cells, or a smaller target
# $bytes (count) bytes
most-bytes = at most { $bytes } bytes

## What is allowed in a proof

adversarial-game = 2048 with spawner=adversary
provable-boards = boards of 2x2 to 4x4 with merge=once and end=stuck
boards-for-a-sweep = for a sweep, boards of fewer cells
machine-memory = as much as the machine has
without-the-tile = a position without this tile or a larger one
no-such-spawn = a position in which no spawn is this tile
running-game = a running game
