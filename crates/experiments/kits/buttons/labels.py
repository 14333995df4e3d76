"""The texts of window.py."""

LABELS = {
    "play": "New", "left": "Left", "right": "Right", "up": "Up", "down": "Down",
    "ana": "Ana", "kata": "Kata", "in": "In", "out": "Out", "save": "Save", "load": "Load", "exit": "Exit",
}
SCORE = "score"
NO_TKINTER = (
    "this Python has no tkinter, so there is no window: install it (on Debian and Ubuntu: apt install python3-tk), "
    "or type the words instead: python3 door.py"
)
NOTHING_YET = "there is nothing to play yet: write steps 1 to 3 in handed-in/mine.py first"
