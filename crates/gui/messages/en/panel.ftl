### What stands beside and below the board: whose turn it is, players, hints.

## Whose turn it is

# $ending
over = Over: { $ending }
chance-draws = Chance draws
# $task
your-turn = Your turn: { $task }
# $seat
# $task
your-turn-of-seat = { $seat }, your turn: { $task }
# $seat
# $task
to-play = { $seat } to play: { $task }
# $task
to-play-alone = To play: { $task }
# $seat
# $player
waits = { $seat }: { $player } waits
# $seat
# $player
thinks = { $seat }: { $player } thinks
# $game
# $plies (count)
game-and-ply = { $game }, ply { $plies }

## Players

# $seat
# $name
seat-of = { $seat }: { $name }
you = you
a-person = a person
pause = Pause
go-on = Go on
slower = Slower
faster = Faster
move-now = Move now
# $milliseconds (count)
delay = { $milliseconds } ms
delay-help = how long a position stands before a player moves

## Hints

looking = looking for what is best
stop = Stop
hint-exact = Hint (exact)
# $who
hint-by = Hint (as { $who } sees it)
# $line
expected = expected: { $line }
# $action
play = play { $action }
# $share (number)
standing = standing: seat 1 { $share } %
# $seat
# $share (number)
share = { $seat } { $share } %

## Notices

nothing-to-undo = nothing to take back
nothing-to-redo = nothing was taken back
nobody-on-turn = nobody is on turn
nobody-resigns = nobody can resign now
copied = the game was copied as text
best-score = best score
score = score
