### The rules in five pictures, a short sentence below each.

slide = An arrow key or a swipe slides all tiles as far as they go.
new-tile = After each slide a new tile appears, mostly a 2, sometimes a 4.
merge = Two equal tiles that meet become one that is worth both.
win = Make a 2048. Then go on as far as you can.
over = The game is over when the board is full and no equal tiles touch.
