### Tables of formations, and proofs against an adversary: the errors.

## Places

formation = formation
target = target
disk = disk
game = game
tile = tile
memory = memory
position = position

## What is found

# $version
version = version { $version }
# $gaps (count) gaps
gaps = { $gaps ->
    [one] 1 gap
   *[other] { $gaps } gaps
 }
# $limit the largest sum of the free tiles
# $sum the largest sum that play begins with
limit-and-sum = limit { $limit } and starting sum { $sum }
# $offset
layer-at = a layer at byte { $offset }
# $bytes (count) bytes
bytes = { $bytes ->
    [one] 1 byte
   *[other] { $bytes } bytes
 }
# $cells (count) free cells
free-cells = { $cells ->
    [one] 1 free cell
   *[other] { $cells } free cells
 }

## What is expected in a file

# $first
# $last
versions = version { $first } or { $last }
# $gaps
# $version
gaps-in-version = { $gaps } in version { $version }

## Errors in a file

# $error the sentence of the system
unreadable = cannot be read: { $error }
not-a-table = is not a formation table
damaged-head = its head is damaged: the checksum does not match
damaged-directory = its directory is damaged: the checksum does not match
# $sum the sum of the free tiles in the layer
damaged-layer = the layer of sum { $sum } is damaged: its checksum does not match
# $bytes (text) the size of the file
cut-short = is cut short ({ $bytes })
# $bytes (text) the size of the file
short-or-damaged = is cut short, or its end is damaged ({ $bytes })

## What is expected of a formation

# $least
# $most
free-cells-from = { $least } to { $most } free cells
formation-forms = a name (L3), the free cells of each row (442) or all cells (..../..../..##/####), each perhaps with a + at the end
power-of-two = a power of two, for example 512
# $least
# $most
targets = a power of two from { $least } to { $most }

## Errors in a formation

# $formation
floating-walls = { $formation } is impossible: with a +, all walls must stand on the last row, or on other walls
# $formation
# $target
too-large = { $formation } with target { $target } is too large. Choose fewer free cells or a smaller target
# $formation
# $target
# $bytes (count) bytes needed
# $most (count) bytes at most
too-little-disk = { $formation } with target { $target } needs { $bytes } bytes, but may use only { $most }

## What is expected in a proof

adversarial-game = 2048 with spawner=adversary
provable-boards = a board of 2x2 to 4x4 with merge=once and end=stuck
provable-tile = a power of two from 4 to 2048
without-the-tile = a position without this tile or a larger one
no-such-spawn = a position in which the next tile cannot be this one
running-game = a game that is not over

## Errors in a proof

# $game
too-large-for-a-sweep = { $game } has too many boards for a sweep. Use a search, or a smaller board
# $bytes
too-little-memory = the machine cannot provide { $bytes } bytes. Ask for less
