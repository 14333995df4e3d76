"""My strategy for the notebook's 2048.

It already plays, at random. The sheet (README.md) says what to write, step by step, and
`python3 -m unittest` shows what is missing. A board is a list of four rows of four numbers, 0 for an empty cell.
"""

import random

DIRECTIONS = ["left", "right", "up", "down"]


# ---- Step 1: one line ----

def process_line(line):
    """Pushes four numbers to the front. Returns a new list of four."""
    raise NotImplementedError


# ---- Step 2: the whole board ----

def update_game(board, direction):
    """Returns the board after a slide as a new list of rows. Does not change the old one."""
    raise NotImplementedError


# ---- Step 3: the rest of the rules ----

def add_tile(board):
    """Returns a new board with one more tile on an empty cell: a 2 or, one time in four, a 4."""
    raise NotImplementedError


def is_over(board):
    """Returns True if there is no room for the next tile."""
    raise NotImplementedError


# ---- Step 4: the strategy ----

def joue(board):
    """Returns the slide to make on this board: one of DIRECTIONS."""
    return random.choice(DIRECTIONS)


# ---- What damier runs: nothing to change ----

if __name__ == "__main__":
    import damier

    damier.play(
        lambda turn: joue(turn.rows),
        games=["2048"],
        new_game=lambda game: random.seed(game.seed),
    )
