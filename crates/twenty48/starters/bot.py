"""Plays 2048: keeps the large tiles in a corner by always preferring the same slides."""

from damier.bot import play

# Takes the first of these that changes the board.
PREFERENCE = ["left", "down", "right", "up"]


def choose(turn):
    """One of the actions in `turn.legal`."""
    # `turn.rows` is the board: a list of rows of numbers, 0 for an empty cell. A better bot
    # computes the board after each slide, and counts its empty cells.
    for action in PREFERENCE:
        if action in turn.legal:
            return action
    return turn.random.choice(turn.legal)


play(choose, name="NAME", games=["2048"])
