"""All that the sheet asks for, as a student might write it."""

import random


def create_game():
    return [[0] * 4 for _ in range(4)]


def gameover(game):
    return all(all(row) for row in game)


def joue(game):
    if gameover(game):
        raise Exception("Game Over")
    row, column = random.choice([(r, c) for r in range(4) for c in range(4) if game[r][c] == 0])
    game[row][column] = 4 if random.random() < 0.25 else 2
    return game


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


def update_game(game, direction):
    if direction in (1, 3):
        turned = [list(column) for column in zip(*game)]
        return [list(row) for row in zip(*update_game(turned, direction - 1))]
    if direction == 2:
        return [process_line(row[::-1])[::-1] for row in game]
    return [process_line(row) for row in game]


def strategy(game):
    def empty(direction):
        return sum(row.count(0) for row in update_game(game, direction))

    useful = [direction for direction in range(4) if update_game(game, direction) != game]
    return max(useful or range(4), key=empty)


def answer(turn):
    game = create_game()
    game[:] = turn.rows
    return ["left", "up", "right", "down"][strategy(game)]


if __name__ == "__main__":
    from damier.bot import play

    play(answer, games=["2048"])
