### Errors that any game can give: places, and what is wrong there.
### @shared

## Places

game = game
position = position
action = move
advice = advice
analysis = analysis
puzzles = puzzles
count = count
# $number
line = line { $number }
# $name
last-row-of = last row of { $name }

## What is expected

# $first
# $last
range = a whole number from { $first } to { $last }
# $text
first-line = `{ $text }`, the first line of every file that `damier lab puzzles` writes
# $text
game-line = `{ $text }` and the name of a game
a-puzzle = a task, a solution, a grade and a position, separated by tabs
with-numbers = a game whose actions have numbers

## Whole sentences

# $name
# $title
name-and-title = { $name } ({ $title })
# $games (text) the games, for example `filler (Seven Colours)`
no-game = no game is named. Games: { $games }
# $game
no-books = { $game } has no opening books
# $game
no-counts = nothing can be counted in { $game }
# $game
no-proofs = { $game } has no proofs
game-is-over = the game is over in this position. Give a position from an unfinished game
# $action (text) the action that was given
after-the-end = `{ $action }` is not possible, because the game is over
# $action (text) the action that was given
# $actions (text) all legal actions
not-legal = `{ $action }` is not legal here; allowed: { $actions }
no-player-on-turn = no player is on turn in this position, so there is nothing to advise
# $game
other-analyst = this analyst was made for another game, not for { $game }
# $player
# $players (text) the players that can take this seat
wrong-seat = { $player } cannot play here; allowed: { $players }
