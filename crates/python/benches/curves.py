"""Measures how fast MaskablePPO of sb3-contrib learns: `chrt -i 0 python curves.py 2048:3x3` or `... quarto`.

It learns for ten minutes of CPU time on one core (`--minutes`). At the start and after 1, 2, 4, 7 and 10 minutes, the referee plays
games with what was learned. On 2048 they give its mean score beside that of `greedy`, and in a game for two players its share of the
points against `casual`, against which it also learns. Time for these games is not counted. Needs `pip install sb3-contrib`.
"""

import argparse
import time

import gymnasium
import numpy as np
import torch
from gymnasium import spaces
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv

import damier

RIVAL = "casual"
CHECKS = (0, 1, 2, 4, 7, 10)  # tenths of the time


class Board(gymnasium.Env):
    """A game against the rival, or alone. Each cell is seen as its bits, because networks cannot read numbers of pieces."""

    def __init__(self, name, seed):
        self.game, self._chance, self._seat = damier.game(name), damier.Chance(seed), 0
        self._rival = damier.player(name, RIVAL, seed=seed) if self.game.seats == 2 else None
        self._scale = 1.0 if self.game.contest == "duel" else 0.01
        self.action_space = spaces.Discrete(self.game.seat_actions)
        self.observation_space = spaces.Box(0, 1, (look(self.game.start()).size,), np.float32)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self._seat = (self._seat + 1) % self.game.seats
        self._state = self._chance.start(self.game)
        self._reply()
        return look(self._state), {}

    def _reply(self):
        while not self._state.is_over and self._state.seat != self._seat:
            self._state = self._state.apply(self._rival(self._state)).settle(self._chance)

    def step(self, action):
        before = self._worth()
        self._state = self._state.apply(int(action)).settle(self._chance)
        self._reply()
        return look(self._state), self._worth() - before, self._state.is_over, False, {}

    def _worth(self):
        if self.game.contest == "duel":
            return 2 * self._state.result[self._seat] - 1 if self._state.is_over else 0.0
        return self._state.scores[self._seat] * self._scale

    def action_masks(self):
        return allowed(self._state)


def look(state):
    """Returns a state as a network sees it: for each number of the observation, its bits."""
    seen = state.observation().ravel()
    bits = int(state.game.largest).bit_length()
    return (seen[:, None] >> np.arange(bits) & 1).astype(np.float32).ravel()


def allowed(state):
    """Returns the mask of a state, all true if it is over."""
    mask = state.mask()[: state.game.seat_actions].astype(bool)
    return mask if mask.any() else ~mask


class Checks(BaseCallback):
    """Measures the strength now and then, and stops when the time is up."""

    def __init__(self, name, seconds, games):
        super().__init__()
        self._name, self._seconds, self._games, self._paused = name, seconds, games, 0.0
        self._due = [seconds * check / CHECKS[-1] for check in CHECKS]

    def _on_training_start(self):
        self._began = time.process_time()

    def _on_step(self):
        spent = time.process_time() - self._began - self._paused
        if spent >= self._due[0]:
            before = time.process_time()
            self._due.pop(0)
            minutes = f"{spent / 60:5.1f} min, {self.num_timesteps:>9,} steps"
            print(minutes, measure(self._name, self.learned, self._games), sep=": ", flush=True)
            self._paused += time.process_time() - before
        return bool(self._due)

    def learned(self, state):
        """Chooses the action that the network prefers."""
        return self.model.predict(look(state), action_masks=allowed(state), deterministic=True)[0].item()


def measure(name, learned, games):
    """Returns the strength of a strategy in words."""
    rival = RIVAL if damier.game(name).seats == 2 else "greedy"
    rows = damier.match(name, learned, rival, games=games, seed=1).report().table()
    return ", ".join(words(row) for row in rows)


def words(row):
    """Returns the name of a player with its mean score or its share of the points, and the 95 % interval."""
    found = row["mean"] if "mean" in row else row["score"]
    low, high = found["interval"]
    return f"{row['name']} {found['value']:.4g} ({low:.4g} to {high:.4g})"


def main():
    options = argparse.ArgumentParser()
    options.add_argument("game", nargs="?", default="2048:3x3")
    options.add_argument("--minutes", type=float, default=10)
    options.add_argument("--games", type=int, default=200, help="games of each measurement")
    given = options.parse_args()
    torch.set_num_threads(1)
    envs = DummyVecEnv([lambda seed=seed: Board(given.game, seed) for seed in range(16)])
    model = MaskablePPO(
        "MlpPolicy", envs, n_steps=256, batch_size=1024, learning_rate=1e-3, gamma=0.995, ent_coef=0.01, seed=1, device="cpu"
    )
    model.learn(1 << 40, callback=Checks(given.game, given.minutes * 60, given.games))


if __name__ == "__main__":
    main()
