"""Compares steps of 2048 per second of CPU time with a version in NumPy: `taskset -c 0 python steps.py [SECONDS]`.

A step is a slide with its new tile, the observation of the board, and the mask of legal slides. When a game is over, its board
begins a new one. Where the actions are drawn in advance, illegal ones count as steps that change nothing. `taskset` pins the
program to one CPU, so that the figures are those of one core.
"""

import sys
import time

import numpy as np

import damier


def row_tables():
    """Returns the row after a slide to the left, and its points, for each of the 65,536 rows of four exponents."""
    after, points = np.zeros(65536, np.uint16), np.zeros(65536, np.int64)
    for row in range(65536):
        tiles, line, total = [row >> 4 * cell & 15 for cell in range(4)], [], 0
        for tile in filter(None, tiles):
            if line and line[-1] == (tile, False) and tile < 15:
                line[-1] = (tile + 1, True)
                total += 2 << tile
            else:
                line.append((tile, False))
        after[row] = sum(tile << 4 * cell for cell, (tile, _) in enumerate(line))
        points[row] = total
    return after, points


class InNumpy:
    """Boards as a student would write them in an hour: all rows at once, with a table."""

    after, points = row_tables()
    weights = np.array([1, 16, 256, 4096], np.uint16)

    def __init__(self, count):
        self.random = np.random.default_rng(1)
        self.boards = np.zeros((count, 4, 4), np.uint8)
        self.place(np.arange(count))
        self.place(np.arange(count))
        self.look()

    def place(self, which):
        flat = self.boards[which].reshape(-1, 16)
        keys = self.random.random(flat.shape, np.float32) * (flat == 0)
        flat[np.arange(len(which)), keys.argmax(1)] = 1 + (self.random.random(len(which)) < 0.1)
        self.boards[which] = flat.reshape(-1, 4, 4)

    def turned(self, boards, way):
        """Turns the boards so that a slide in this direction is one to the left."""
        boards = boards.swapaxes(1, 2) if way > 1 else boards
        return boards[:, :, ::-1] if way % 2 else boards

    def slid(self, boards, way):
        rows = self.turned(boards, way).astype(np.uint16) @ self.weights
        after = (self.after[rows][..., None] >> np.array([0, 4, 8, 12], np.uint16) & 15).astype(np.uint8)
        after = after[:, :, ::-1] if way % 2 else after
        return after.swapaxes(1, 2) if way > 1 else after, self.points[rows].sum(1)

    def look(self):
        self.slides = [self.slid(self.boards, way) for way in range(4)]
        changed = [(after != self.boards).any((1, 2)) for after, _ in self.slides]
        self.masks = np.stack(changed, 1)

    def step(self, actions):
        every = np.arange(len(actions))
        after = np.stack([after for after, _ in self.slides])
        rewards = np.stack([points for _, points in self.slides])[actions, every]
        moved = self.masks[every, actions]
        self.boards = after[actions, every]
        self.place(np.flatnonzero(moved))
        self.look()
        over = np.flatnonzero(~self.masks.any(1))
        if len(over):
            self.boards[over] = 0
            self.place(over)
            self.place(over)
            self.look()
        return rewards


def in_lists(seconds):
    """One board as students write it in courses: lists, and reversed rows."""
    def left(row):
        line = [tile for tile in row if tile]
        for at in range(len(line) - 1):
            if at < len(line) - 1 and line[at] == line[at + 1]:
                line[at] *= 2
                del line[at + 1]
        return line + [0] * (4 - len(line))

    random, board, steps = np.random.default_rng(1), np.zeros((4, 4), int), 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        turns = int(random.integers(4))
        turned = np.rot90(board, turns)
        after = np.rot90(np.array([left(list(row)) for row in turned]), -turns)
        empty = np.argwhere(after == 0)
        if not len(empty):
            board = np.zeros((4, 4), int)
            continue
        after[tuple(empty[random.integers(len(empty))])] = 2
        board, steps = after, steps + 1
    return steps / (time.process_time() - began)


def legal(random, masks):
    """Draws a random legal action for each board."""
    keys = random.random(masks.shape, np.float32) * masks
    return keys.argmax(1)


def rate(make, count, seconds, policy):
    """Measures steps per second of CPU time, of random legal play or of given actions."""
    boards, random = make(count), np.random.default_rng(2)
    given = random.integers(0, boards.masks.shape[1], (64, count))
    steps, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        for turn in range(16):
            boards.step(legal(random, boards.masks) if policy else given[turn])
        steps += 16 * count
    return steps / (time.process_time() - began)


def many(name, illegal="ignore"):
    """Makes boards of a game."""
    return lambda count: damier.Boards(damier.game(name), count, illegal=illegal, autoreset="same-step")


def singles(seconds):
    """Measures steps of one Gymnasium environment, and plies of states by action numbers."""
    yield "Game.start, State.apply by number", plies(seconds)
    try:
        from damier.gym import SoloEnv
    except ImportError:
        return
    env, steps = SoloEnv("2048", illegal="ignore"), 0
    env.reset(seed=1)
    began = time.process_time()
    while time.process_time() - began < seconds:
        for action in (0, 2, 0, 3, 1, 2, 0, 2):
            over = env.step(action)[2]
            steps += 1
            if over:
                env.reset()
                break
    yield "damier.gym.SoloEnv.step", steps / (time.process_time() - began)


def plies(seconds):
    """Measures plies of Quarto by action numbers."""
    start, done, began = damier.game("quarto").start(), 0, time.process_time()
    line = [16, 0, 17, 5, 18, 10, 19, 6, 20, 3]
    while time.process_time() - began < seconds:
        for _ in range(50):
            state = start
            for action in line:
                state = state.apply(action)
            done += len(line)
    return done / (time.process_time() - began)


def main():
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 1.0
    print(f"million steps per second of CPU time, {seconds:g} s each\n")
    print(f"{'boards':>42} {1:>8} {64:>8} {1024:>8}")
    rows = [
        ("2048, damier.Boards, actions given", many("2048"), False),
        ("2048, damier.Boards, legal random policy", many("2048", "raise"), True),
        ("2048, NumPy with a table, legal random", InNumpy, True),
        ("filler:10x10, damier.Boards, actions given", many("filler:10x10"), False),
        ("quarto, damier.Boards, legal random policy", many("quarto", "raise"), True),
    ]
    for label, make, policy in rows:
        rates = [rate(make, count, seconds, policy) / 1e6 for count in (1, 64, 1024)]
        print(f"{label:>42} " + " ".join(f"{one:8.3f}" for one in rates))
    print(f"{'2048 in lists, as in courses':>42} {in_lists(seconds) / 1e6:8.3f}")
    for label, one in singles(seconds):
        print(f"{label:>42} {one / 1e6:8.3f}")


if __name__ == "__main__":
    main()
