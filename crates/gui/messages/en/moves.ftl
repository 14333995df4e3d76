### The list of moves beside the board.

moves = Moves
list = moves (use the arrow keys)
looking-back = You are looking at an earlier position.
to-the-last = Back to the last move
former-way = Back to the original game
former-way-help = return to the game as it was before you tried another move
also-tried = Also tried here:
# $action
# $count (count) the number of moves of that line from here
variation = { $action } ({ $count ->
    [one] 1 move
   *[other] { $count } moves
 })
# $taken the number and text of a move
branching = { $taken }; other moves were tried here
# $number
# $action
ply = move { $number }: { $action }
# $number
# $who for example `you` or `player 1`
# $action
ply-of = move { $number }, { $who }: { $action }
# $taken the number and text of a move
# $grade
graded = { $taken }, { $grade }
