### A game in plain lines.

# $game
begin = { $game } (type `help` for help)
# $file
interrupted = a game was interrupted: damier play --plain --load { $file } goes on with it
help-head = Type an action, or:
help-hint = what is best here, and who says so
help-legal = every action that is allowed now
help-undo = take back your last action and what followed
help-redo = play again what was taken back
help-state = the state as one line of text
help-save = write the game to a file
help-resign = give the game up
help-quit = leave
# $seat
# $player
resigns = { $seat } ({ $player }) resigns
# $seat
# $player
# $action
moved = { $seat } ({ $player }): { $action }
nothing-to-undo = nothing to take back
nothing-to-redo = nothing was taken back
# $reason
no-hint = no hint: { $reason }
no-file-name = save needs a file name
# $file
saved = saved to { $file }
# $reason
not-saved = not saved: { $reason }
# $plies (number)
# $ending
over = Game over after { $plies } { $plies ->
    [one] ply
   *[other] plies
 }: { $ending }.
# $action
# $sentence
solver-would-play = the exact solver would play { $action }; { $sentence }
# $action
# $worth
# $sentence
solver-would-play-for = the exact solver would play { $action } ({ $worth }); { $sentence }
# $sentence
# $worth
hint-worth = { $sentence } ({ $worth })
# $sentence
# $points
hint-expects = { $sentence } (it expects { $points })
# $hint
# $action
# $reason
hint-reason = { $hint }; { $action }: { $reason }
nothing-one-seat = nothing: this game has one seat
