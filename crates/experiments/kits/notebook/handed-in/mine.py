"""My strategy for the notebook's 2048.

It already plays, at random. The sheet (README.md) says what to write, step by step, and
`python3 -m unittest` shows what is missing. A game is a board: four rows of four numbers, 0 for an empty cell. A direction
is 0 for left, 1 for up, 2 for right, 3 for down.
"""

import random


# ---- Step 1: the board, and its tiles ----

def create_game():
    """Returns an empty board: a list of rows or, with NumPy, numpy.zeros((4, 4), dtype=int)."""
    return [[0] * 4 for _ in range(4)]


def gameover(game):
    """Returns True if there is no room for the next tile."""
    raise NotImplementedError


def joue(game):
    """Places a tile on a random empty cell: a 2 or, one time in four, a 4. Returns the board.

    On a full board: raise Exception("Game Over").
    """
    raise NotImplementedError


# ---- Step 2: one line ----

def process_line(line):
    """Pushes four numbers to the front. Returns a new list of four."""
    raise NotImplementedError


# ---- Step 3: the whole board ----

def update_game(game, direction):
    """Returns the board after a slide. It is the same board if no tile moves."""
    raise NotImplementedError


# ---- Step 4: the strategy ----

def strategy(game):
    """Returns the direction of the slide to make on this board."""
    return random.randrange(4)


# ---- What damier runs: nothing to change ----

def answer(turn):
    game = create_game()
    game[:] = turn.rows
    return ["left", "up", "right", "down"][strategy(game)]


if __name__ == "__main__":
    from damier.bot import play

    play(answer, games=["2048"], new_game=lambda game: random.seed(game.seed))
