"""All that the sheet asks for, as a student might write it."""

import random

DIRECTIONS = ["left", "right", "up", "down"]


def process_line(line):
    new = []
    for tile in line:
        if tile == 0:
            continue
        if new and new[-1] == tile:
            new[-1] = 2 * tile
        else:
            new.append(tile)
    return new + [0] * (4 - len(new))


def turned(board):
    return [list(column) for column in zip(*board)]


def update_game(board, direction):
    if direction in ("up", "down"):
        return turned(update_game(turned(board), "left" if direction == "up" else "right"))
    if direction == "right":
        return [process_line(row[::-1])[::-1] for row in board]
    return [process_line(row) for row in board]


def add_tile(board):
    cells = [(r, c) for r in range(4) for c in range(4) if board[r][c] == 0]
    row, column = random.choice(cells)
    new = [list(r) for r in board]
    new[row][column] = 4 if random.random() < 0.25 else 2
    return new


def is_over(board):
    return all(all(row) for row in board)


def joue(board):
    def empty(direction):
        return sum(row.count(0) for row in update_game(board, direction))

    useful = [direction for direction in DIRECTIONS if update_game(board, direction) != board]
    return max(useful or DIRECTIONS, key=empty)


if __name__ == "__main__":
    from damier.bot import play

    play(lambda turn: joue(turn.rows), games=["2048"])
