"""Plays the 2048 of handed-in/mine.py with words instead of buttons: python3 door.py

Words: play, left, right, up, down (in four dimensions also ana, kata, in, out), save FILE, load FILE, exit. Another
game: python3 door.py 2048:shape=4d. The window (window.py) calls the same functions of Buttons.
"""

import importlib.util
import pathlib
import sys


def load_module(name="mine"):
    """The module handed-in/NAME.py."""
    path = pathlib.Path(__file__).with_name("handed-in") / (name + ".py")
    spec = importlib.util.spec_from_file_location(name, path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Buttons:
    """One game, with a function for each button that returns the text to show."""

    def __init__(self, rules, game="2048"):
        self.rules, self.game = rules, game
        self.directions = ["left", "right", "up", "down"]
        if game == "2048:shape=4d":
            self.directions += ["ana", "kata", "in", "out"]
        self.play()

    def play(self):
        """Begins a new game with two tiles."""
        self.board, self.score = self.rules.spawn(self.rules.spawn([0] * 16)), 0
        return self.show()

    def slide(self, direction):
        """Slides, and adds a tile. Does nothing if no tile can move in this direction."""
        if self.rules.may_slide(self.board, direction, self.game):
            board, points = self.rules.slide(self.board, direction, self.game)
            self.board, self.score = self.rules.spawn(board), self.score + points
        return self.show()

    def save(self, path):
        pathlib.Path(path).write_text(self.rules.save_text(self.game, self.board, self.score))
        return "saved to " + path

    def load(self, path):
        game, board, score = self.rules.load_text(pathlib.Path(path).read_text())
        if game != self.game:
            return "%s is a game of %s; begin with: python3 door.py %s" % (path, game, game)
        self.board, self.score = board, score
        return self.show()

    def exit(self):
        """Ends the game: the sum of all tiles counts."""
        return "sum of tiles: %d   score: %d" % (sum(self.board), self.score)

    def show(self):
        rows = [self.board[i:i + 4] for i in range(0, 16, 4)]
        text = "\n".join("".join("%7s" % (tile or ".") for tile in row) for row in rows)
        rules, board = self.rules, self.board
        if not any(rules.may_slide(board, direction, self.game) for direction in self.directions):
            text += "\nover; " + self.exit()
        return text


def press(buttons, word, path):
    """Presses the button with this name."""
    if word in buttons.directions:
        return buttons.slide(word)
    if word in ("play", "exit"):
        return getattr(buttons, word)()
    if word in ("save", "load") and path:
        try:
            return getattr(buttons, word)(path)
        except (OSError, ValueError) as error:
            return str(error)
    return "words: play, %s, save FILE, load FILE, exit" % ", ".join(buttons.directions)


def main():
    try:
        buttons = Buttons(load_module(), *sys.argv[1:2])
        print(buttons.show())
        for line in sys.stdin:
            word, _, path = line.strip().partition(" ")
            print(press(buttons, word, path))
            if word == "exit":
                break
    except NotImplementedError:
        print("there is nothing to play yet: write steps 1 to 3 in handed-in/mine.py first")


if __name__ == "__main__":
    main()
