"""Two strategies to compare with: fixed preferences for slides, and a 2 as near as possible to the largest tile."""

from damier.bot import play


def distance(one, other):
    return abs(one // 4 - other // 4) + abs(one % 4 - other % 4)


def choose_slide(board, legal):
    return next(direction for direction in ("left", "down", "right", "up") if direction in legal)


def choose_tile(board):
    largest = board.index(max(board))
    empty = [cell for cell in range(16) if board[cell] == 0]
    return min(empty, key=lambda cell: distance(cell, largest)), 2


def answer(turn):
    board = [tile for row in turn.rows for tile in row]
    if turn.seat == 1:
        return choose_slide(board, turn.legal)
    cell, tile = choose_tile(board)
    return "%d@r%dc%d" % (tile, cell // 4 + 1, cell % 4 + 1)


play(answer, games=["2048"])
