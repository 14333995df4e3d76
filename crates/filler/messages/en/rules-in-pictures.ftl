### The rules in five pictures, a short sentence below each.

corners = You begin at the bottom left, your rival at the top right.
call = Call a colour: all of it that touches your zone becomes yours.
turns = You call in turn, and the zones grow towards each other.
control = Cells that only you can still reach count as yours.
win = Whoever has half of the board wins.
