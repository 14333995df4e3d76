"""All that the sheet asks for, as a student might write it."""

import random

STEPS = {"left": 1, "right": 1, "up": 4, "down": 4}
BOX_STEPS = {**STEPS, "ana": 8, "kata": 8, "in": 2, "out": 2}


def push(line):
    new, points, may_merge = [], 0, False
    for tile in line:
        if tile == 0:
            continue
        if may_merge and new[-1] == tile:
            new[-1] += tile
            points += new[-1]
            may_merge = False
        else:
            new.append(tile)
            may_merge = True
    return new + [0] * (len(line) - len(new)), points


def lines(direction, game="2048"):
    if game == "2048:shape=4d":
        step = BOX_STEPS[direction]
        found = [[cell, cell + step] for cell in range(16) if cell // step % 2 == 0]
    elif STEPS[direction] == 1:
        found = [[4 * row + column for column in range(4)] for row in range(4)]
    else:
        found = [[4 * row + column for row in range(4)] for column in range(4)]
    backwards = direction in ("right", "down", "kata", "out")
    return [line[::-1] if backwards else line for line in found]


def slide(board, direction, game="2048"):
    new, sum_of_points = list(board), 0
    for line in lines(direction, game):
        pushed, points = push([board[cell] for cell in line])
        sum_of_points += points
        for cell, tile in zip(line, pushed):
            new[cell] = tile
    return new, sum_of_points


def may_slide(board, direction, game="2048"):
    return slide(board, direction, game)[0] != board


def spawn(board):
    new = list(board)
    new[random.choice([cell for cell in range(16) if board[cell] == 0])] = random.choice([2] * 9 + [4])
    return new


def save_text(game, board, score):
    rows = [" ".join(str(tile or ".") for tile in board[i:i + 4]) for i in range(0, 16, 4)]
    end = " score=%d" % score if score else ""
    return "damier game 1\ngame: %s\nopening: %s%s\n" % (game, "/".join(rows), end)


def load_text(text):
    heads = dict(line.split(": ", 1) for line in text.splitlines() if ": " in line)
    words = heads.get("final", heads.get("opening")).replace("/", " ").split()
    board = [0 if word == "." else int(word) for word in words[:16]]
    scores = [int(word[6:]) for word in words[16:] if word.startswith("score=")]
    return heads["game"], board, sum(scores)


def choose_slide(board, legal):
    return max(legal, key=lambda direction: slide(board, direction)[0].count(0))


def choose_tile(board):
    return random.choice([cell for cell in range(16) if board[cell] == 0]), 2


def answer(turn):
    board = [tile for row in turn.rows for tile in row]
    if turn.seat == 1:
        return choose_slide(board, turn.legal)
    cell, tile = choose_tile(board)
    return "%d@r%dc%d" % (tile, cell // 4 + 1, cell % 4 + 1)


if __name__ == "__main__":
    from damier.bot import play

    play(answer, games=["2048"], new_game=lambda game: random.seed(game.seed))
