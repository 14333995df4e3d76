"""Learns 2048 on a 3x3 board from nothing but play: Q-learning on 1,024 boards at once, with tables for lines and squares of cells.

A minute on one core; then the referee plays what was learnt beside players that it knows.
"""

import numpy as np

import damier

GAME, BOARDS, STEPS = damier.game("2048:3x3"), 1024, 3000
# Cells of a 3x3 board, row by row: four squares of four cells, whose tiles number the entries of a table.
TUPLES = np.array([[0, 1, 3, 4], [1, 2, 4, 5], [3, 4, 6, 7], [4, 5, 7, 8]])
POWERS = 12 ** np.arange(4)
weights = np.zeros((4, len(TUPLES), 12**4))  # an action's worth: the sum of its entries


def entries(cells):
    """The entries of boards: shape (boards, tuples)."""
    return cells[:, TUPLES] @ POWERS


def worths(cells, masks):
    """The worth of every slide, shape (boards, 4); of one that is not legal, none."""
    found = weights[:, np.arange(len(TUPLES)), entries(cells)].sum(axis=2).T
    return np.where(masks[:, :4] == 1, found, -np.inf)


def learn():
    boards = damier.Boards(GAME, BOARDS, autoreset="same-step", seed=1)
    for step in range(STEPS):
        cells, masks = boards.observations.copy(), boards.masks.copy()
        chosen = worths(cells, masks).argmax(axis=1)
        boards.step(chosen)
        # What follows is worth nothing once the game is over: the board is a new one then.
        follows = np.where(boards.terminated, 0, worths(boards.observations, boards.masks).max(axis=1))
        at = chosen[:, None], np.arange(len(TUPLES)), entries(cells)
        error = boards.rewards + follows - weights[at].sum(axis=1)
        np.add.at(weights, at, error[:, None] * (0.4 * (1 - step / STEPS) / len(TUPLES)))


def learnt(state):
    """The slide that is worth most."""
    cells, mask = state.observation().reshape(1, -1), state.mask().reshape(1, -1)
    return int(worths(cells, mask).argmax())


if __name__ == "__main__":
    learn()
    print(damier.match(GAME, learnt, "greedy", "corner", "random", games=300, seed=1).report())
