"""Plays Quarto: completes a line if it can, and gives no piece that completes one."""

from damier.bot import play

ROWS = [[(r, c) for c in range(4)] for r in range(4)]
COLUMNS = [[(r, c) for r in range(4)] for c in range(4)]
DIAGONALS = [[(i, i) for i in range(4)], [(i, 3 - i) for i in range(4)]]
LINES = ROWS + COLUMNS + DIAGONALS


def wins(rows, square, piece):
    """Whether a piece (a number of four bits) completes a line of one trait on an empty square."""
    for line in LINES:
        if square in line:
            pieces = [piece if cell == square else rows[cell[0]][cell[1]] for cell in line]
            if None not in pieces:
                a, b, c, d = pieces
                # A trait that all four have, or that all four lack.
                if a & b & c & d or ~(a | b | c | d) & 15:
                    return True
    return False


def choose(turn):
    """One of the actions in `turn.legal`: a square to place on, as "B4", or a piece, as "give 7"."""
    # `turn.rows` is the board, with None for an empty square; `turn.hand` is the piece to be placed.
    # To make the bot better, think about what the other seat can give you back.
    rows = turn.rows
    empty = [(r, c) for r in range(4) for c in range(4) if rows[r][c] is None]
    if turn.hand is not None:
        good = ["ABCD"[r] + "1234"[c] for r, c in empty if wins(rows, (r, c), turn.hand)]
    else:
        pieces = [(action, int(action.split()[1], 16)) for action in turn.legal]
        good = [action for action, piece in pieces
                if not any(wins(rows, square, piece) for square in empty)]
    return turn.random.choice(good or turn.legal)


play(choose, name="NAME", games=["quarto"])
