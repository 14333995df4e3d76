### What is refused of any game: places, and what is allowed there.
### @shared

## Places

game = game
position = position
action = action
advice = advice
analysis = analysis
puzzles = puzzles
count = count
# $name
last-row-of = last row of { $name }
# $seat
player-of = player of { $seat }

## What is allowed

with-books = a game that has books
running-game = a running game (this one is over)
with-counts = a game that counts
with-proofs = a game with proofs
nothing-is-over = nothing: the game is over
seat-on-turn = a state with a seat on turn
analyst-of-this-game = an analyst of this game
# $first
# $last
range = { $first } to { $last }
# $text
first-line = `{ $text }` first, as `damier lab puzzles` writes it
a-puzzle = a task, a solution, a grade and a position, with tabs between them
