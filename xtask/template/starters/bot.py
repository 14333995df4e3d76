"""Plays New Game: connects four if it can, and blocks the rival's four."""

from damier.bot import play

STEPS = [(0, 1), (1, 0), (1, 1), (1, -1)]


def wins(rows, row, column, stone):
    """Returns whether a stone ("1" or "2") on an empty cell makes four in a line."""
    for down, right in STEPS:
        length = 1
        for way in (1, -1):
            r, c = row + way * down, column + way * right
            while 0 <= r < 6 and 0 <= c < 7 and rows[r][c] == stone:
                length += 1
                r, c = r + way * down, c + way * right
        if length >= 4:
            return True
    return False


def choose(turn):
    """One of the actions in `turn.legal`: a column from "1" to "7"."""
    # `turn.rows` is the board from the top: "1", "2", or "." for an empty cell. A better bot would not
    # drop a stone below a cell where the rival then connects four.
    rows = turn.rows
    own, other = str(turn.seat), str(3 - turn.seat)
    for stone in (own, other):
        for action in turn.legal:
            column = int(action) - 1
            row = max(row for row in range(6) if rows[row][column] == ".")
            if wins(rows, row, column, stone):
                return action
    return turn.random.choice(turn.legal)


play(choose, name="NAME", games=["newgame"])
