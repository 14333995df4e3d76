### The bar of buttons above the board, and its menu.

new = New
new-help = choose a game and who plays (Ctrl-N)
again = Again
again-help = a new game of the same kind, with the same players
undo = Undo
undo-help = take back (Backspace, u)
redo = Redo
redo-help = play again what was taken back (U)
hint = Hint
hint-help = what is best here (H)
save = Save
save-help = save the game as text (Ctrl-S)
load = Load
load-help = load a saved game (Ctrl-O)
review = Review
review-help = where the game turned, and what was better
more = More
as-the-system = As the system
light = Light
dark = Dark
english = English
french = Français
judge = Judge every position
animate = Show moves gliding
resign = Resign
keys = Keys and help
