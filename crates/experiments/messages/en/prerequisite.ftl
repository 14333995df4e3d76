### What is refused of boards, tables and proofs.

formation = formation
disk = disk
memory = memory
seat-that-begins = seat that begins
duel = a duel: two seats, of which one can win
with-exact-answers = a game with exact answers; elsewhere a player judges
# $games
with-tables = { $games }, which has tables
seat-of-the-rules = the seat that the rules say
with-a-target = one with a target
# $megabytes
megabytes-or-more = at most { $megabytes } MB, or a larger budget
# $formation
# $target
# $megabytes
needs = { $formation } with target { $target }: about { $megabytes } MB
# $path
# $error
unwritten = { $path }: cannot be written: { $error }
written-by-another = another damier writes it at the moment
