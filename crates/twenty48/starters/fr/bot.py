"""Joue à 2048 : garde les grandes tuiles dans un coin en préférant toujours les mêmes coups."""

from damier.bot import play

# Joue le premier de ceux-ci qui change la grille.
PREFERENCE = ["left", "down", "right", "up"]


def choose(turn):
    """Un des coups de `turn.legal`."""
    # `turn.rows` est la grille : une liste de lignes de nombres, 0 pour une case vide. À améliorer :
    # regardez la grille après chaque coup, et comptez ses cases vides.
    for action in PREFERENCE:
        if action in turn.legal:
            return action
    return turn.random.choice(turn.legal)


play(choose, name="NAME", games=["2048"])
