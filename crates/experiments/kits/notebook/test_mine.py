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


DIRECTIONS = ["left", "up", "right", "down"]
BOARD = [[2, 2, 4, 0], [0, 2, 0, 8], [4, 0, 0, 8], [4, 2, 16, 16]]
FULL = [[2, 4, 2, 4], [4, 2, 4, 2], [2, 4, 2, 4], [4, 2, 4, 2]]
EMPTY = [[0] * 4 for _ in range(4)]


def load():
    """The module with the strategy."""
    path = pathlib.Path(__file__).with_name("handed-in") / (NAME + ".py")
    spec = importlib.util.spec_from_file_location("strategy", path)
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except ModuleNotFoundError as error:
        raise ImportError("%s.py needs %s: python3 -m pip install %s" % (NAME, error.name, error.name)) from None
    return module


MINE = load()


def game_of(rows):
    """A board with these rows, of the same kind as those of create_game: lists, or a NumPy array."""
    create = getattr(MINE, "create_game", None)
    game = [[0] * 4 for _ in range(4)] if create is None else create()
    game[:] = [list(row) for row in rows]
    return game


def rows_of(game):
    return [[int(tile) for tile in row] for row in game]


def is_direction(answer):
    return answer in DIRECTIONS if isinstance(answer, str) else isinstance(answer, int)


def is_old():
    """Whether the file has the names of an older kit, in which joue was the strategy and directions were words."""
    try:
        return not hasattr(MINE, "strategy") and is_direction(MINE.joue(game_of(BOARD)))
    except Exception:
        return False


IS_OLD = is_old()
OLD_NAMES = {"strategy": "joue", "joue": "add_tile", "gameover": "is_over"} if IS_OLD else {}


class Test(unittest.TestCase):
    """A test that is skipped where a function is not written yet."""

    def ask(self, name, *arguments):
        """What a function answers."""
        name = OLD_NAMES.get(name, name)
        function = getattr(MINE, name, None)
        try:
            if function is not None:
                return function(*arguments)
        except NotImplementedError:
            pass
        return self.skipTest(name + " is not written yet")

    def place(self, game):
        """The board after joue, which may also change its argument and return nothing."""
        after = self.ask("joue", game)
        self.assertFalse(
            is_direction(after),
            "joue must place a tile and return the board; the function that returns a direction is called strategy",
        )
        return game if after is None else after

    def slide(self, game, direction):
        """The board after a slide."""
        after = self.ask("update_game", game, DIRECTIONS[direction] if IS_OLD else direction)
        return game if after is None else after

    def choose(self, game):
        """The direction that the strategy chooses, from 0 to 3."""
        chosen = self.ask("strategy", copy.deepcopy(game))
        if IS_OLD and chosen in DIRECTIONS:
            chosen = DIRECTIONS.index(chosen)
        self.assertIn(chosen, range(4), "a direction is 0, 1, 2 or 3")
        return chosen


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
            found = self.ask("process_line", game_of([line] + EMPTY[1:])[0])
            self.assertEqual([int(tile) for tile in found], wanted, line)


class Board(Test):
    def test_slides(self):
        for direction, wanted in enumerate([
            [[8, 0, 0, 0], [2, 8, 0, 0], [4, 8, 0, 0], [4, 2, 32, 0]],
            [[2, 4, 4, 32], [8, 2, 16, 0], [0, 0, 0, 0], [0, 0, 0, 0]],
            [[0, 0, 4, 4], [0, 0, 2, 8], [0, 0, 4, 8], [0, 4, 2, 32]],
            [[0, 0, 0, 0], [0, 0, 0, 0], [2, 2, 4, 16], [8, 4, 16, 16]],
        ]):
            self.assertEqual(rows_of(self.slide(game_of(BOARD), direction)), wanted, DIRECTIONS[direction])

    def test_nothing_moves(self):
        for direction in range(4):
            self.assertEqual(rows_of(self.slide(game_of(FULL), direction)), FULL, DIRECTIONS[direction])


class Rules(Test):
    def test_a_new_game(self):
        self.assertEqual(rows_of(self.ask("create_game")), EMPTY)

    def test_a_tile_is_placed(self):
        fours, cells = 0, set()
        for _ in range(4000):
            after = rows_of(self.place(game_of(BOARD)))
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
        self.assertFalse(self.ask("gameover", game_of(BOARD)))
        self.assertTrue(self.ask("gameover", game_of([[2, 2, 2, 2]] * 4)), "full, although it could slide")

    def test_sixteen_tiles(self):
        """After 16 tiles without a slide the board is full, and joue raises an error."""
        if IS_OLD:
            self.skipTest("add_tile raises no error")
        game = game_of(EMPTY)
        for count in range(16):
            self.assertFalse(self.ask("gameover", game), "%d tiles" % count)
            game = self.place(game)
        self.assertTrue(self.ask("gameover", game), "16 tiles")
        try:
            self.ask("joue", game)
        except Exception as error:
            said = (type(error).__name__ + str(error)).lower().replace(" ", "")
            self.assertIn("gameover", said, "the error is not \"Game Over\"")
        else:
            self.fail("joue raises no error on a full board")

    def test_damier_agrees(self):
        """A whole game by these rules, written down and replayed by damier, tile by tile."""
        damier = shutil.which("damier") or self.skipTest("damier is not on the PATH")
        game, lines, points = game_of(EMPTY), [], 0
        while not self.ask("gameover", game):
            self.assertLess(len(lines), 2 * TURNS, "the game does not end")
            before, game = rows_of(game), self.place(game)
            after = rows_of(game)
            (r, c), = [(r, c) for r in range(4) for c in range(4) if after[r][c] != before[r][c]]
            lines.append("%d@r%dc%d" % (after[r][c], r + 1, c + 1))
            points -= worth(after[r][c])
            direction = random.randrange(4)
            lines.append(DIRECTIONS[direction])
            game = self.slide(game, direction)
        board = rows_of(game)
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
            game, turns = game_of(EMPTY), 0
            while not self.ask("gameover", game):
                turns += 1
                self.assertLess(turns, TURNS, "the game does not end")
                game = self.place(game)
                game = self.slide(game, self.choose(game))
            largest.append(max(map(max, rows_of(game))))
        counts = ["%d: %d" % (tile, largest.count(tile)) for tile in sorted(set(largest))]
        print("largest tile of %s in %d games: %s" % (NAME, GAMES, ", ".join(counts)))

    def test_it_answers(self):
        for board in [BOARD, FULL]:
            self.choose(game_of(board))


if __name__ == "__main__":
    unittest.main()
