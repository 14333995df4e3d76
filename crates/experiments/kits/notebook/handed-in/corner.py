"""A strategy to compare with: the first of left, down, right and up that changes the board."""


def pushes(line):
    """Returns True if a line changes when it is pushed to the front."""
    tiles = [tile for tile in line if tile != 0]
    return tiles != line[:len(tiles)] or any(a == b for a, b in zip(tiles, tiles[1:]))


def joue(board):
    columns = [list(column) for column in zip(*board)]
    lines = {
        "left": board,
        "down": [column[::-1] for column in columns],
        "right": [row[::-1] for row in board],
        "up": columns,
    }
    for direction in lines:
        if any(pushes(line) for line in lines[direction]):
            return direction
    return "left"


if __name__ == "__main__":
    import damier

    damier.play(lambda turn: joue(turn.rows), games=["2048"])
