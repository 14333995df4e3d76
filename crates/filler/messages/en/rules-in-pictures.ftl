### The rules in five pictures, with a short sentence below each.

corners = You begin at the bottom left, your rival at the top right.
call = Call a colour: all its areas that touch your zone become yours.
turns = You and your rival take turns, and the two zones grow.
control = Cells that your rival can no longer reach count as yours.
win = The first player to have half of the board wins.
