### Files: saved games.

# $file
loaded = loaded { $file }
pasted = the pasted text
place-position = position
# $file
# $game the game on the board
# $reason why the text is no position
neither = { $file } is no saved game, no link, and no position of { $game }: { $reason }
# $file
not-text = { $file } is not a text file. Choose a saved game.
# $file
# $reason
unreadable = { $file } cannot be read: { $reason }
# $size (count)
# $most (count)
too-large = it has { $size } bytes, and the limit is { $most }
