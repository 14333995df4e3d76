"""Plays any game at random: the shortest bot there is.

It knows nothing about the rules. A better one looks at the board, `turn.rows`, and picks from `turn.legal`.
"""

from damier.bot import play


def choose(turn):
    """One of the actions in `turn.legal`."""
    # `turn.random` repeats with the game's seed, so a game that went wrong can be played again.
    return turn.random.choice(turn.legal)


play(choose, name="NAME")
