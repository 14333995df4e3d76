### Why submitted files are refused.

# $problem
no-zip = The archive is damaged or is not a ZIP file: { $problem }.
# $most
many-files = There are too many files: a version has at most { $most }. Leave out the files that the program does not need.
# $most
many-bytes = The files are too large: a version has at most { $most } MB after unpacking.
# $name
odd-name = The name "{ $name }" cannot be used. Use letters, digits and . _ -, and at most 8 folders above a file. A path contains no .. and no \, and does not start with /.
# $name
link = "{ $name }" is a link or a device. Submit only files and folders.
# $name
encrypted = "{ $name }" is encrypted. Make the archive again without a password.
# $name
twice = There are two files named "{ $name }", or two names that differ only in capital letters. Rename one of them.
nothing = No file was submitted.
damaged-form = The form arrived incomplete. Send it again.
large-form = The form is too large.
# $most
over-quota = There is no room for this version: you may store at most { $most } MB of versions. Ask your teacher for more space.
two-waiting = Two of your versions are already waiting for their check. Submit again once one of them has been checked.
not-good = Only a version that has passed its check can play.
# $game
# $games
no-game = This class has no game "{ $game }". Its games are: { $games }.
# $games
which-game = This class has several games. Add --game with one of them: { $games }.
put-away = The files of this version were deleted, because the version was old and did not play. Submit the same files again to let them play.
