"""Tests: python3 -m unittest. For handed-in/ada.py: STRATEGY=ada python3 -m unittest

What is not written yet is skipped; `python3 -m unittest -v` names it.
"""

import copy
import importlib.util
import os
import pathlib
import random
import shutil
import subprocess
import tempfile
import unittest

NAME = os.environ.get("STRATEGY", "mine")
GAMES = 20
# More turns than a game has: the best players slide some 4000 times to make 8192.
TURNS = 50000


def load():
    """The module with the strategy."""
    path = pathlib.Path(__file__).with_name("handed-in") / (NAME + ".py")
    spec = importlib.util.spec_from_file_location("strategy", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


MINE = load()


class Test(unittest.TestCase):
    """A test that is skipped where a function is not written yet."""

    def ask(self, name, *arguments):
        """What a function answers."""
        function = getattr(MINE, name, None)
        try:
            if function is not None:
                return function(*arguments)
        except NotImplementedError:
            pass
        return self.skipTest(name + " is not written yet")


class Line(Test):
    def test_lines(self):
        for line, wanted in [
            ([0, 0, 0, 0], [0, 0, 0, 0]),
            ([0, 0, 0, 2], [2, 0, 0, 0]),
            ([2, 0, 0, 2], [4, 0, 0, 0]),
            ([2, 4, 2, 4], [2, 4, 2, 4]),
            ([2, 2, 4, 0], [8, 0, 0, 0]),
            ([4, 2, 2, 0], [4, 4, 0, 0]),
            ([4, 4, 8, 16], [32, 0, 0, 0]),
            ([2, 2, 2, 2], [4, 4, 0, 0]),
            ([2, 2, 2, 0], [4, 2, 0, 0]),
            ([8, 0, 4, 4], [8, 8, 0, 0]),
            ([1024, 1024, 0, 2048], [4096, 0, 0, 0]),
        ]:
            self.assertEqual(self.ask("process_line", list(line)), wanted, line)

    def test_the_line_stays(self):
        line = [2, 2, 0, 4]
        self.ask("process_line", line)
        self.assertEqual(line, [2, 2, 0, 4], "process_line has changed the list that it was given")


BOARD = [[2, 2, 4, 0], [0, 2, 0, 8], [4, 0, 0, 8], [4, 2, 16, 16]]


class Board(Test):
    def test_slides(self):
        for direction, wanted in [
            ("left", [[8, 0, 0, 0], [2, 8, 0, 0], [4, 8, 0, 0], [4, 2, 32, 0]]),
            ("right", [[0, 0, 4, 4], [0, 0, 2, 8], [0, 0, 4, 8], [0, 4, 2, 32]]),
            ("up", [[2, 4, 4, 32], [8, 2, 16, 0], [0, 0, 0, 0], [0, 0, 0, 0]]),
            ("down", [[0, 0, 0, 0], [0, 0, 0, 0], [2, 2, 4, 16], [8, 4, 16, 16]]),
        ]:
            found = self.ask("update_game", copy.deepcopy(BOARD), direction)
            self.assertEqual(found, wanted, direction)

    def test_the_board_stays(self):
        board = copy.deepcopy(BOARD)
        self.ask("update_game", board, "left")
        self.assertEqual(board, BOARD, "update_game has changed the board that it was given")


class Rules(Test):
    def test_a_tile_is_added(self):
        fours, cells = 0, set()
        for _ in range(4000):
            board = copy.deepcopy(BOARD)
            after = self.ask("add_tile", board)
            self.assertEqual(board, BOARD, "add_tile has changed the board that it was given")
            new = [(r, c) for r in range(4) for c in range(4) if after[r][c] != BOARD[r][c]]
            self.assertEqual(len(new), 1, "one cell changes")
            (r, c), = new
            self.assertEqual(BOARD[r][c], 0, "the cell was empty")
            self.assertIn(after[r][c], (2, 4))
            fours += after[r][c] == 4
            cells.add((r, c))
        self.assertEqual(len(cells), 5, "every empty cell comes up")
        self.assertTrue(800 < fours < 1200, "%d of 4000 tiles were a 4; a quarter was wanted" % fours)

    def test_the_end(self):
        self.assertFalse(self.ask("is_over", BOARD))
        self.assertTrue(self.ask("is_over", [[2, 2, 2, 2]] * 4), "full, although it could slide")

    def test_damier_agrees(self):
        """A whole game by these rules, written down and replayed by damier, tile by tile."""
        damier = shutil.which("damier") or self.skipTest("damier is not on the PATH")
        board, lines, points = [[0] * 4 for _ in range(4)], [], 0
        while not self.ask("is_over", board):
            self.assertLess(len(lines), 2 * TURNS, "the game does not end")
            before, board = board, self.ask("add_tile", board)
            (r, c), = [(r, c) for r in range(4) for c in range(4) if board[r][c] != before[r][c]]
            lines.append("%d@r%dc%d" % (board[r][c], r + 1, c + 1))
            points -= worth(board[r][c])
            lines.append(random.choice(["left", "right", "up", "down"]))
            board = self.ask("update_game", board, lines[-1])
        points += sum(worth(tile) for row in board for tile in row)
        rows = "/".join(" ".join(str(tile or ".") for tile in row) for row in board)
        head = ["damier game 1", "game: 2048:preset=notebook"]
        last = "final: %s%s spawn=1" % (rows, " score=%d" % points if points else "")
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "game.txt"
            path.write_text("\n".join(head + lines + [last]) + "\n")
            told = subprocess.run(
                [damier, "play", "--plain", "--load", str(path)],
                stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True,
            )
        self.assertEqual(told.returncode, 0, told.stderr)


def worth(tile):
    """The points of all merges that a tile was made by, if only 2s were added."""
    exponent = tile.bit_length() - 1
    return (exponent - 1) * tile if tile else 0


class Strategy(Test):
    def test_games(self):
        """Plays whole games by the rules above, and prints what came of it."""
        random.seed(1)
        largest = []
        for _ in range(GAMES):
            board, turns = [[0] * 4 for _ in range(4)], 0
            while not self.ask("is_over", board):
                turns += 1
                self.assertLess(turns, TURNS, "the game does not end")
                board = self.ask("add_tile", board)
                direction = self.ask("joue", copy.deepcopy(board))
                self.assertIn(direction, ["left", "right", "up", "down"])
                board = self.ask("update_game", board, direction)
            largest.append(max(map(max, board)))
        counts = ["%d: %d" % (tile, largest.count(tile)) for tile in sorted(set(largest))]
        print("largest tile of %s in %d games: %s" % (NAME, GAMES, ", ".join(counts)))

    def test_it_answers(self):
        for board in [BOARD, [[2, 4, 2, 4], [4, 2, 4, 2], [2, 4, 2, 4], [4, 2, 4, 2]]]:
            self.assertIn(self.ask("joue", copy.deepcopy(board)), ["left", "right", "up", "down"])


if __name__ == "__main__":
    unittest.main()
