### What is refused of what is handed in.

# $problem
no-zip = The archive is damaged or not a ZIP file that can be read: { $problem }.
# $most
many-files = There are too many files: at most { $most }. Leave out what the program does not need.
# $most
many-bytes = That is too large: at most { $most } MB, unpacked.
# $name
odd-name = The name "{ $name }" is not allowed: letters, digits and . _ - in each part, no .., no \ and no / at the start, at most 8 folders deep.
# $name
link = "{ $name }" is a link or a device: only files and folders are taken.
# $name
encrypted = "{ $name }" is encrypted: pack it without a password.
# $name
twice = "{ $name }" is there twice, or differs from another name only by capital letters.
nothing = No file was handed in.
damaged-form = The form did not arrive whole. Send it once more.
large-form = The form is too large.
# $most
over-quota = Your versions fill the { $most } MB that you may keep. Ask your teacher.
two-waiting = Two of your versions are waiting for their check already. Hand in again when one is through.
not-good = Only a version that has passed its check can play.
# $game
# $games
no-game = There is no game "{ $game }" in this class; there are: { $games }.
put-away = The files of this version were put away, because it was old and did not play. Hand them in once more to play it.
