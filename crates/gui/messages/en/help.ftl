### Help: the rules in pictures, and the keys.

how-it-is-played = How it is played
# $number
# $all
picture = Picture { $number } of { $all }

## The keys

keys = Keys
arrows = arrows, h j k l
arrows-do = slide the tiles, or move the cursor
letters-4d = a d w s
letters-4d-do = 4D: slide from grid to grid (also Shift and a swipe)
letters = letters, digits
letters-do = call a colour, give a piece; B4 places on a square
enter = Enter
enter-does = act at the cursor
undo = Backspace, u / U
undo-does = undo / redo (also Ctrl-Z, Ctrl-Y)
hint = H
hint-does = a hint
pause = Space, p
pause-does = pause
pace = + / -
pace-does = faster / slower
walk = Page up, Page down, Home, End
walk-does = look at earlier positions
mistake = m / M, down / up
mistake-does = in a review: the next mistake, the previous one
escape = Esc
escape-does = stop thinking: move now
files = Ctrl-N, S, O
files-do = new game, save, load
help = ?, F1
help-does = the rules in pictures
