### Help: the rules in pictures, and the keys.

how-it-is-played = How to play
# $number
# $all
picture = Picture { $number } of { $all }

## The keys

keys = Keys
arrows = arrows, h j k l
arrows-do = slide the tiles, or move the cursor
letters-4d = a d w s
letters-4d-do = on the 4D board: slide from grid to grid (or swipe with Shift)
letters = letters, digits
letters-do = choose a colour or give a piece; B4 places it on square B4
enter = Enter
enter-does = play on the cell at the cursor
undo = Backspace, u / Shift-U
undo-does = undo / redo (also Ctrl-Z, Ctrl-Y)
hint = Shift-H
hint-does = show a hint
pause = Space, p
pause-does = pause or continue
pace = + / -
pace-does = faster / slower
walk = Page up, Page down, Home, End
walk-does = go through the positions of the game
mistake = m / Shift-M, down / up
mistake-does = in a review: next / previous mistake
escape = Esc
escape-does = cancel a choice or a hint, or make the player move now
files = Ctrl-N, S, O
files-do = new game, save, load
help = ?, F1
help-does = the rules in pictures
