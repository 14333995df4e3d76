### The list of moves beside the board.

moves = Moves
list = moves, by the arrow keys
looking-back = You look at an earlier position.
to-the-last = To the last move
former-way = Back to the game before
former-way-help = the game went on another way before something else was tried
# $number
# $action
ply = move { $number }: { $action }
# $number
# $seat
# $action
ply-of-seat = move { $number }, { $seat }: { $action }
# A move with its grade.
# $taken
# $grade
graded = { $taken }, { $grade }
