"""The exercise of the course notebook: a strategy for its 2048, a picture of a game, and a match that measures it."""

import damier


def joue(state):
    """Prefers slides that move something, and then those that leave the most empty cells."""
    boards = {slide: state.apply(slide).observation() for slide in state.legal}
    moves = [slide for slide in boards if (boards[slide] != state.observation()).any()]
    return max(moves or boards, key=lambda slide: (boards[slide] == 0).sum())


game = damier.game("2048:preset=notebook")
played = damier.play(game, joue, seed=2026)
open("notebook.svg", "w").write(played.last.svg())
print(played.scores[0], "points, largest tile", played.last.facts["tile"])
print(damier.match(game, joue, "corner", "random", games=100, seed=1).report())
