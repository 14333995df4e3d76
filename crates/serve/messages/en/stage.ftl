### What the stages of a check found.

# $files (count)
# $size (number)
# $checksum
received = { $files } { $files ->
    [one] file
   *[other] files
 }, { $size } kB, checksum { $checksum }
# $files (count)
# $size (number)
unpacked = { $files } { $files ->
    [one] file
   *[other] files
 }, { $size } kB
nothing-to-build = nothing to compile
you = your version
played-itself = played a game against itself
# $other
# $points (number)
# $games (number)
against = { $points } of { $games } points against { $other }
# $ply
# $fault
# $reason
at-fault = fault ({ $fault }) at move { $ply }: { $reason }
on-the-ladder = plays from now on
came-late = passed, but this version does not play, because it came after the deadline
ranking-closed = passed, but this version does not play, because the ranking is frozen
# $cause
# $minutes (count)
machine-failed = The server could not check this version: { $cause }. It is not your fault. The server tries again in { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
 }, or at once if you submit the same files again.
# $command
built-by = compiled with { $command }
