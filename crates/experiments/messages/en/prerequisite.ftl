### Errors about surveys of openings, tables and proofs.

formation = formation
disk = disk
memory = memory
seat-that-begins = seat that begins
duel = a game whose two seats have the same task
seat-of-the-rules = the seat that begins by the rules
with-a-target = a formation with a target
# $game
with-exact-answers = { $game } has no exact answers. Let a player judge its openings
# $game
# $games names, between commas
with-tables = { $game } has no tables. Games with tables: { $games }
# $game
# $games names, between commas
with-proofs = nothing can be proven about { $game }. Games with proofs: { $games }
# $formation
# $target the largest tile of the formation
# $needed megabytes
# $budget megabytes
over-budget = { $formation } with target { $target } needs about { $needed } MB, and the budget is { $budget } MB. Raise the budget, or choose a smaller target
# $formation
# $target the tile of the table
another-table = this file holds the table of { $formation } for the target { $target }, which is another one. Move or rename it
# $path
# $error
unwritten = { $path }: cannot be written: { $error }
written-by-another = another run of damier is writing this file. Try again when that run has finished
