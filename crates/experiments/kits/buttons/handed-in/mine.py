"""My 2048 with buttons: the rules, saved games, and two strategies: one that slides, one that places tiles.

The strategies already play, at random. The sheet (README.md) says what to write, step by step, and
`python3 -m unittest` shows what is missing. A board is a list of 16 numbers, row by row, 0 for an empty cell; a game is
"2048" or "2048:shape=4d".
"""

import random


# ---- Step 1: slides ----

def push(line):
    """Pushes tiles to the wall, the one nearest to the wall first. Returns the new line, and the points."""
    raise NotImplementedError


def lines(direction, game="2048"):
    """Returns the lines of a direction: lists of cells (0 to 15), the cell nearest to the wall first."""
    raise NotImplementedError


def slide(board, direction, game="2048"):
    """Returns the board after a slide, and its points. Does not change the given board."""
    raise NotImplementedError


def may_slide(board, direction, game="2048"):
    """Returns True if a slide changes the board."""
    raise NotImplementedError


# ---- Step 2: tiles ----

def spawn(board):
    """Returns a new board with one more tile on an empty cell: a 2 or, one time in ten, a 4."""
    raise NotImplementedError


# ---- Step 3: saved games ----

def save_text(game, board, score):
    """Returns the text of a saved game, with the game, the board and the score."""
    raise NotImplementedError


def load_text(text):
    """Returns the game, the board and the score of a saved game, also if damier has saved it."""
    raise NotImplementedError


# ---- Step 6: the strategies ----

def choose_slide(board, legal):
    """Returns one of the directions in `legal`, which all change the board."""
    return random.choice(legal)


def choose_tile(board):
    """Returns an empty cell (0 to 15), and the tile to place there: 2 or 4."""
    return random.choice([cell for cell in range(16) if board[cell] == 0]), 2


# ---- What damier runs: nothing to change ----

def answer(turn):
    board = [tile for row in turn.rows for tile in row]
    if turn.seat == 1:
        return choose_slide(board, turn.legal)
    cell, tile = choose_tile(board)
    return "%d@r%dc%d" % (tile, cell // 4 + 1, cell % 4 + 1)


if __name__ == "__main__":
    from damier.bot import play

    play(answer, games=["2048"], new_game=lambda game: random.seed(game.seed))
