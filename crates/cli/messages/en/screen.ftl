### The board in full screen.

## Keys in the last line: as many as fit, and always the last one

foot-help = ? help
foot-undo = u undo
foot-redo = U redo
foot-hint = H hint
foot-pause = p pause
foot-files = S save  L load
foot-new = n new game
foot-quit = q quit

## The board

# $needed
# $actual
too-small = This board needs a screen of { $needed }; this one is { $actual }. q quits.
# $game
# $plies
title = { $game }   move { $plies }
# $game
# $plies
# $last
title-last = { $game }   move { $plies }, last: { $last }
# $milliseconds
pace = { $milliseconds } ms a move
paused = PAUSED
interrupted = a game was interrupted: L, then Enter, continues it
two-people = two people play (against the program: --against club)
no-action-here = you cannot do anything with this cell
nobody-resigns = you cannot resign now
no-file-named = no file name was given
# $file
loaded = loaded { $file }
looking = searching for a hint; Esc stops
# $here (count)
# $all (count)
looking-back = earlier position: move { $here } of { $all }; End returns to the last position
# $ending
over = Game over: { $ending }. n new game, u undo, S save for a review, q quit
# $who
paused-before = paused before the move of { $who }: space continues
# $who
thinking = { $who } is thinking; Esc makes it move now
# $wish
your-turn = Your turn: { $wish }
# $who for example `player 1`
# $wish
your-turn-of = Your turn, { $who }: { $wish }
# $row
which-column = { $row } and which column?
slide-grids = arrows slide tiles within the grids, WASD between the grids
slide = slide with the arrows
# $what
by-letter = { $what } by its letter, or click on it
# $what
# $choices
choose-cell = { $what }: arrows or the mouse choose a cell, then { $choices }
# $what
by-arrows = { $what }: arrows and Enter
# $what
# $keys
by-keys = { $what }: { $keys }, or arrows and Enter
# $one
# $other
either = { $one } or { $other }
# $first
# $last
key-range = { $first } to { $last }
# $keys the name of a square, for example `B4`
key-example = a square such as { $keys }
nobody-on-turn = it is nobody's turn
no-such-key = this key does nothing; press ? for the list of keys
# $all
# $first
press = press { $all } for this cell (a second click: { $first })
help-title = Keys (right arrow: rules in pictures; Esc: close)
over-already = the game is over; u undoes the last move
resign-question = Resign this game? y or n
quit-question = The game is not saved. Quit? y or n
new-question = The game is not saved. Start a new one? y or n
replace-question = This file exists already. Replace it? y or n
load-question = The game is not saved. Load another one? y or n
save-to = Save to:
load-from = Load from:
# $name
# $aside
note = { $name }: { $aside }
# $name
note-name = { $name }:
# $name
# $seat for example `player 1`
seat-of = { $name } ({ $seat })
hint-exact = Hint (exact)
# $who
hint-of = Hint ({ $who } thinks)
# $line
line = expected: { $line }
# $worth
# $goal
# $percent (number)
worth-and-goal = { $worth } points, { $goal } in { $percent } %
# $score (number)
best-score = best score: { $score }

## A puzzle or a review

foot-solution = S solution
foot-again = u try again
foot-next = n next
foot-walk = ← → walk
foot-mistakes = ↑ ↓ mistakes
foot-ends = Home End
# $done (count)
# $all (count)
looked-at = { $done } of { $all } turns reviewed
exact = exact
# A reviewed turn: the action with its mark (such as ?!), its grade in a word, and the source of the judgement.
# $ply
# $player
# $action
# $grade
# $who
taken = { $ply }. { $player }: { $action } { $grade } ({ $who })
# $action
# $value
best = Best is { $action } ({ $value }).
# $action
# $value
# $reason
best-because = Best is { $action } ({ $value }): { $reason }.
no-more-mistakes = no more mistakes in this direction
# $plies (count)
# $all (count)
place = move { $plies } of { $all }: ← and → step, ↑ and ↓ jump to mistakes
# $number (count)
# $all (count)
lesson = The rules, picture { $number } of { $all } (← → other pictures; Esc closes)
# $score (number)
estimated = about { $score }
