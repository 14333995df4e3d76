### Tables of proofs in a file.

# $found the rules in the file
# $rules the rules that are asked about
other-rules = the file holds proofs about { $found }. Name another file for { $rules }
# $found
# $format
other-format = the file has format { $found }, of another version of this program. This version reads format { $format }: name another file
no-table = the file is not a table of proofs. Name a new file, or one that an earlier run wrote
# $number
damaged = record { $number } does not match its checksum, so the file is damaged. Restore a copy of the file, or delete it and solve again
