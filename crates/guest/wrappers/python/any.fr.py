"""Joue à n'importe quel jeu au hasard : le plus court programme possible.

Il ne sait rien des règles. Un meilleur regarde le plateau, `turn.rows`, et choisit dans `turn.legal`.
"""

from damier.bot import play


def choose(turn):
    """Un des coups de `turn.legal`."""
    # `turn.random` se répète avec la graine de la partie : une partie qui a mal tourné peut être rejouée.
    return turn.random.choice(turn.legal)


play(choose, name="NAME")
