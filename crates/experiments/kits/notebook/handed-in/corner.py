"""A strategy to compare with: the first of left, down, right and up that changes the board."""

DIRECTIONS = ["left", "up", "right", "down"]


def pushes(line):
    """Returns True if a line changes when it is pushed to the front."""
    tiles = [tile for tile in line if tile != 0]
    return tiles != line[:len(tiles)] or any(a == b for a, b in zip(tiles, tiles[1:]))


def strategy(game):
    columns = [list(column) for column in zip(*game)]
    lines = {
        "left": game,
        "down": [column[::-1] for column in columns],
        "right": [row[::-1] for row in game],
        "up": columns,
    }
    for direction in lines:
        if any(pushes(line) for line in lines[direction]):
            return DIRECTIONS.index(direction)
    return 0


if __name__ == "__main__":
    from damier.bot import play

    play(lambda turn: DIRECTIONS[strategy(turn.rows)], games=["2048"])
