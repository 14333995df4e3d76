"""Two strategies to compare with: any slide, and any tile, at random."""

import random

from damier.bot import play

play(
    lambda turn: random.choice(turn.legal),
    games=["2048"],
    new_game=lambda game: random.seed(game.seed),
)
