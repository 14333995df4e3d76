### What is refused of any game: places, and what is allowed there.

## Places

game = game
position = position
action = action
advice = advice
analysis = analysis
formation = formation
puzzles = puzzles
disk = disk
memory = memory
count = count
# $name
last-row-of = last row of { $name }
# $seat
player-of = player of { $seat }
seat-that-begins = seat that begins

## What is allowed

with-books = a game that has books
running-game = a running game (this one is over)
duel = a duel: two seats, of which one can win
with-exact-answers = a game with exact answers; elsewhere a player judges
with-counts = a game that counts
with-proofs = a game with proofs
# $games
with-tables = { $games }, which has tables
seat-of-the-rules = the seat that the rules say
nothing-is-over = nothing: the game is over
seat-on-turn = a state with a seat on turn
analyst-of-this-game = an analyst of this game
with-a-target = one with a target
# $first
# $last
range = { $first } to { $last }
# $megabytes
megabytes-or-more = at most { $megabytes } MB, or a larger budget
# $formation
# $target
# $megabytes
needs = { $formation } with target { $target }: about { $megabytes } MB

## Files

# $path
# $error
unwritten = { $path }: cannot be written: { $error }
written-by-another = another damier writes it at the moment
# $text
first-line = `{ $text }` first, as `damier lab puzzles` writes it
a-puzzle = a task, a solution, a grade and a position, with tabs between them
