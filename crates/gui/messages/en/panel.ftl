### The panel beside or below the board: whose turn it is, players, hints.

## Whose turn it is

# $ending
over = Game over: { $ending }
chance-draws = Drawing at random
# $task
your-turn = Your turn: { $task }
# $who for example `player 1`
# $task
your-turn-of = Your turn, { $who }: { $task }
# $who for example `player 1`
# $task
to-play = Next: { $who } ({ $task })
# $task
to-play-alone = Next: { $task }
# $player
waits = { $player } is waiting
# $player
thinks = { $player } is thinking
# $moves (count)
moves-played = moves played: { $moves }

## Players

you-alone = You
# $number
player-alone = Player { $number }
# $player for example `Player 1`
name-of = name of { $player }
pause = Pause
go-on = Go on
slower = Slower
faster = Faster
move-now = Move now
# $milliseconds (count)
delay = { $milliseconds } ms
delay-help = how long each position stays on the screen before a player moves

## Hints

looking = looking for the best move
stop = Stop
hint-exact = Hint (exact)
# $who
hint-by = Hint (from { $who })
# $line
expected = expected moves: { $line }
# $action
play = play { $action }
# $who for example `you` or `player 1`
# $share (number)
standing = who is ahead: { $share } % for { $who } (50 % is level)
# $who for example `player 1`
# $share (number)
share = { $who }: { $share } %

## Notices

nothing-to-undo = nothing to take back
nothing-to-redo = nothing to replay
nobody-on-turn = no hint now, because it is nobody's turn
nobody-resigns = you can only resign when it is your turn
copied = the game was copied as text
best-score = best score
score = score
