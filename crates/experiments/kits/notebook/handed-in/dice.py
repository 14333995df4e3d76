"""A strategy to compare with: a direction at random. Slides that change nothing are legal in the notebook's game."""

import random


def joue(board):
    return random.choice(["left", "right", "up", "down"])


if __name__ == "__main__":
    import damier

    damier.play(
        lambda turn: joue(turn.rows),
        games=["2048"],
        new_game=lambda game: random.seed(game.seed),
    )
