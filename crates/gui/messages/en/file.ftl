### Files: saved games.

# $file
loaded = loaded { $file }
pasted = the pasted text
place-position = position
# $file
no-text = { $file }: no text; allowed: a saved game
# $file
# $reason
unreadable = { $file }: cannot be read: { $reason }
# $size (count)
# $most (count)
too-large = it has { $size } bytes; allowed: at most { $most }
