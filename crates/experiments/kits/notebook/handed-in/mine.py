"""My strategy for the notebook's 2048.

It plays as it stands, at random. The sheet (README.md) says what is to be written, step by step;
`python3 -m unittest` says how far you are. A board is a list of four rows of four numbers, 0 for an empty cell.
"""

import random

DIRECTIONS = ["left", "right", "up", "down"]


# ---- Step 1: one line ----

def process_line(line):
    """Four numbers, pushed to the front: a new list of four."""
    raise NotImplementedError


# ---- Step 2: the whole board ----

def update_game(board, direction):
    """The board behind a slide: a new list of rows. The old one stays as it is."""
    raise NotImplementedError


# ---- Step 3: the rest of the rules ----

def add_tile(board):
    """A new board with one more tile on an empty cell: a 2, or, once in four times, a 4."""
    raise NotImplementedError


def is_over(board):
    """Whether the next tile has no room."""
    raise NotImplementedError


# ---- Step 4: the strategy ----

def joue(board):
    """The slide to make on this board: one of DIRECTIONS."""
    return random.choice(DIRECTIONS)


# ---- What damier runs: nothing to change ----

if __name__ == "__main__":
    import damier

    damier.play(
        lambda turn: joue(turn.rows),
        games=["2048"],
        new_game=lambda game: random.seed(game.seed),
    )
