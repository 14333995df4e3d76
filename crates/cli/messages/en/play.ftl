### A game in plain lines.

# $game
begin = { $game } (type `help` for help)
# $file
interrupted = A game was interrupted. Continue it with: damier play --plain --load { $file }
help-head = Type an action, or:
help-hint = suggest an action, and say where the advice comes from
help-legal = list every legal action
help-undo = take back your last action and all that followed
help-redo = restore what was taken back
help-state = show the position as one line of text
help-save = write the game to a file
help-load = continue a saved game instead of this one
help-resign = resign the game
help-quit = quit
# $who
resigns = { $who } resigns
# $who
# $action
moved = { $who }: { $action }
# $who for example `you` or `player 1`
ask = { $who }>
nothing-to-undo = nothing to undo
nothing-to-redo = nothing to redo
# $reason
no-hint = no hint: { $reason }
# $command
no-file-name = { $command } needs a file name, for example { $command } game.txt
# $file
saved = saved to { $file }
# $file
# $word the file as a word of a command
saved-for-review = saved to { $file }; damier review { $word } shows the mistakes
# $reason
not-saved = not saved: { $reason }
# $reason
not-loaded = not loaded: { $reason }
# $side (word) left or right
lot = { $side ->
    [left] By lot, the person on the left begins, as player 1.
   *[right] By lot, the person on the right begins, as player 1.
 }
no-lot = there is no first player to draw: this game has one player, or each player has a different task. Leave the option out
# $plies (number)
# $ending
over = Game over after { $plies } { $plies ->
    [one] move
   *[other] moves
 }: { $ending }.
at-the-end = Press Enter to quit. You can also type `save FILE` to save the game, `undo` to take back your last move, or `load FILE` to continue another game.
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
# $levels a list of players, the weakest first
nobody-against = Two people play. To play against the program, add --against with a level: { $levels }
no-opponent = this game has one player, so there is no opponent. Leave the option out
