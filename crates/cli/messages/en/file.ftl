### Files that cannot be read or written.

# $file
# $reason
unreadable = { $file } cannot be read: { $reason }
# $file
# $reason
unwritable = { $file } cannot be written to: { $reason }
# $file
no-book = { $file } is not an opening book, so it is not overwritten. Name a new file, or an existing file with an opening book
# $file
no-page = { $file } is not a report, so it is not overwritten. Name a new file, or an existing file with a report
# $file
no-puzzles = { $file } is not a set of puzzles, so it is not overwritten. Name a new file, or an existing file with puzzles
# $file
no-figure = { $file } is not a picture, so it is not overwritten. Name another folder
# $file
file-is-there = { $file } exists already. Name a new file
# $file
no-network = { $file } is not a network, so it is not overwritten. Name a new file, or an existing file with a network
# $file
no-tuning = { $file } is not a tuning, so it is not overwritten. Name a new file, or an earlier tuning to continue
# $file
# $proofs (count)
table-kept = stopped. { $file } holds { $proofs } proofs: the same command resumes the search
# $file
table-in-use = { $file } is in use by another run; try again when it has finished
# $game
# $games an example of each game with such a table
no-table = the proofs about { $game } have no such file. Games that have one: { $games }
utf16 = the input is text in UTF-16. Convert it to UTF-8, for example with iconv -f UTF-16 -t UTF-8
