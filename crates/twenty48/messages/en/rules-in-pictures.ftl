### The rules in five pictures, with a short sentence below each.

slide = An arrow key or a swipe slides all tiles as far as they go.
new-tile = After each slide, a new tile appears: usually a 2, sometimes a 4.
merge = When two equal tiles meet, they merge into one of twice the value.
win = Make a 2048. Then keep going for as long as you can.
over = The game is over when the board is full and no equal tiles touch.
