"""A strategy to compare with: a direction at random. Slides that change nothing are legal in the notebook's game."""

import random

DIRECTIONS = ["left", "up", "right", "down"]


def strategy(game):
    return random.randrange(4)


if __name__ == "__main__":
    from damier.bot import play

    play(
        lambda turn: DIRECTIONS[strategy(turn.rows)],
        games=["2048"],
        new_game=lambda game: random.seed(game.seed),
    )
