### Files that cannot be read or written.

# $file
# $reason
unreadable = { $file }: cannot be read: { $reason }
# $file
# $reason
unwritable = { $file }: cannot be written: { $reason }
# $file
no-book = { $file }: holds something else; allowed: a new file, or a book to overwrite
# $file
no-page = { $file }: holds something else; allowed: a new file, or a report to overwrite
# $file
file-is-there = { $file }: is there already; allowed: a new file
# $file
no-network = { $file }: holds something else; allowed: a new file, or a network to overwrite
# $file
no-tuning = { $file }: holds something else; allowed: a new file, or one of a tuning
