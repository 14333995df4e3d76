"""Plays the 2048 of handed-in/mine.py in a window: python3 window.py

Another game: python3 window.py 2048:shape=4d. The buttons call `press` in door.py with the words of WORDS.
"""

import sys

import door
import labels

try:
    import tkinter
    from tkinter import filedialog
except ImportError:
    tkinter = None

# The words of the buttons that every game has. The directions come between `play` and `save`.
WORDS = ["play", "save", "load", "exit"]


class Window:
    """A window with the board, the score, and a button for each word."""

    def __init__(self, root, buttons):
        self.root, self.buttons = root, buttons
        self.cells = [tkinter.Label(root, width=6, height=3, relief="ridge") for _ in range(16)]
        for cell, label in enumerate(self.cells):
            label.grid(row=cell // 4, column=cell % 4)
        self.text = tkinter.Label(root)
        self.text.grid(row=4, column=0, columnspan=4)
        for place, word in enumerate(WORDS[:1] + buttons.directions + WORDS[1:]):
            button = tkinter.Button(root, text=labels.LABELS[word], command=lambda word=word: self.press(word))
            button.grid(row=5 + place // 4, column=place % 4, sticky="ew")
        for word in ("left", "right", "up", "down"):
            root.bind("<%s>" % word.capitalize(), lambda event, word=word: self.press(word))
        self.show("")

    def press(self, word):
        """Presses a button, and shows what has become of the game."""
        dialogs = {"save": filedialog.asksaveasfilename, "load": filedialog.askopenfilename}
        path = dialogs[word]() if word in dialogs else ""
        if word in dialogs and not path:
            return
        said = door.press(self.buttons, word, path).splitlines()
        # Four lines are the board, which the window shows anyway. A fifth line says that the game is over.
        self.show("".join(said if len(said) == 1 else said[4:]))
        if word == "exit":
            self.root.after(3000, self.root.destroy)

    def show(self, said):
        for label, tile in zip(self.cells, self.buttons.board):
            label.config(text=tile or "", background=colour(tile))
        self.text.config(text=said or "%s: %d" % (labels.SCORE, self.buttons.score))


def colour(tile):
    """The background of a tile: the larger, the redder."""
    return "#ff%02x%02x" % (255 - 14 * min(tile.bit_length(), 18), 240 - 13 * min(tile.bit_length(), 18))


def main():
    if tkinter is None:
        sys.exit(labels.NO_TKINTER)
    try:
        buttons = door.Buttons(door.load_module(), *sys.argv[1:2])
    except NotImplementedError:
        sys.exit(labels.NOTHING_YET)
    root = tkinter.Tk()
    root.title(buttons.game)
    Window(root, buttons)
    root.mainloop()


if __name__ == "__main__":
    main()
