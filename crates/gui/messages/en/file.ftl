### Files: saved games.

# $file
loaded = loaded { $file }
pasted = the pasted text
place-position = position
# $file
not-text = { $file } is not a text file. Choose a saved game.
# $file
# $reason
unreadable = { $file } cannot be read: { $reason }
# $size (count)
# $most (count)
too-large = it has { $size } bytes, and the limit is { $most }
