### Files that cannot be read or written.

# $file
# $reason
unreadable = { $file }: cannot be read: { $reason }
# $file
# $reason
unwritable = { $file }: cannot be written: { $reason }
# $file
no-book = { $file }: this file is not an opening book, so it is not overwritten. Choose a new file or an earlier book
# $file
no-page = { $file }: this file is not a report, so it is not overwritten. Choose a new file or an earlier report
# $file
file-is-there = { $file }: this file exists already. Choose a new file
# $file
no-network = { $file }: this file is not a network, so it is not overwritten. Choose a new file or an earlier network
# $file
no-tuning = { $file }: this file is not a tuning, so it is not overwritten. Choose a new file, or an earlier tuning to continue it
