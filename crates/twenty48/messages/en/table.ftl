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
    [one] 1 gap below walls
   *[other] { $gaps } gaps below walls
 }
# $limit the largest sum of the free tiles
# $sum the largest sum that play begins with
limit-and-sum = a sum of free tiles of at most { $limit }, and of at most { $sum } at the start
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
versions = version { $first } to { $last }
# $gaps
# $version
gaps-in-version = { $gaps } in version { $version }

## Errors in a file

# $error the sentence of the system
unreadable = cannot be read: { $error }
not-a-table = is not a formation table
damaged-head = its first bytes are damaged: the checksum does not match
damaged-directory = its list of layers is damaged: the checksum does not match
too-large-layer = its list of layers is wrong: a layer holds more boards than exist
# $sum the sum of the free tiles in the layer
damaged-layer = the part for boards with the sum { $sum } is damaged: its checksum does not match. Delete the file and build the table again
# $bytes (text) the size of the file
cut-short = is cut short ({ $bytes })
# $bytes (text) the size of the file
short-or-damaged = is cut short, or its end is damaged ({ $bytes })

## What is expected of a formation

# $least
# $most
free-cells-from = { $least } to { $most } free cells
formation-forms = a name (L3), the number of free cells in each row (442), or all cells (..../..../..##/####). A + may follow, or @ and the cell of the twin (L3@a)
twin-cell = twin
twin-cells = one cell, 0 to 9 or a to f, row by row
power-of-two = a power of two, for example 512
# $least
# $most
targets = a power of two from { $least } to { $most }

## Errors in a formation

# $formation
floating-walls = { $formation } is impossible: with a +, each wall (#) must stand on the last row or on another wall
# $formation
no-twin = { $formation } is impossible: the cell after @ must be a wall (#) with a free cell beside it. The walls must not be lifted (+), and no rotation or reflection may map them to themselves
# $formation
# $target
too-large = the table of { $formation } for the target { $target } would be too large. Choose fewer free cells or a smaller target
# $formation
# $target
# $bytes (count) bytes needed
# $most (count) bytes at most
too-little-disk = the table of { $formation } for the target { $target } needs { $bytes } bytes, but may use only { $most }

## What is expected in a proof

adversarial-game = 2048 with spawner=adversary
provable-boards = a board of 2x2 to 4x4 with merge=once and end=stuck
provable-tile = a power of two from 4 to 2048
without-the-tile = a position that has neither the wanted tile nor a larger one
no-such-spawn = a position in which the tile that is placed next cannot be the wanted one
running-game = a game that is not over

## Errors in a proof

# $game
too-large-for-a-sweep = { $game } has too many boards for a sweep. Choose the search as the method, or a smaller board
# $bytes
too-little-memory = the machine cannot provide { $bytes } bytes of memory. Ask for less memory
