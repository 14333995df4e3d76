"""PettingZoo environments (AEC) for games with two seats.

>>> import damier.zoo
>>> env = damier.zoo.env("quarto")
>>> env.reset(seed=1)
>>> observation, reward, termination, truncation, info = env.last()
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv  # type: ignore[import-untyped]
from pettingzoo.utils import wrappers  # type: ignore[import-untyped]

from . import _damier
from .errors import InputError

SEATS = ["seat_1", "seat_2"]


class DuelEnv(AECEnv[str, Any, Any]):  # type: ignore[misc]
    """A game with two seats. `agent_selection` is the seat on turn, which in some games acts twice in a row.

    An observation is a dict of "observation" and "action_mask". The mask of the seat that is not on turn is all 0. In a duel,
    the winner's reward at the end is 1 and the loser's -1. If the seats have different tasks, the first seat's rewards are its
    points and the second seat's are their negatives. An illegal action raises `IllegalActionError`.
    """

    metadata: dict[str, Any] = {
        "render_modes": ["ansi", "rgb_array"],
        "render_fps": 2,
        "name": "damier_v0",
        "is_parallelizable": False,
    }

    def __init__(self, game: str | _damier.Game, *, render_mode: str | None = None) -> None:
        super().__init__()
        self.game = _damier.game(game) if isinstance(game, str) else game
        if self.game.seats != 2:
            raise InputError(_damier._two_seats(self.game.name))
        self.render_mode = render_mode
        self.possible_agents = list(SEATS)
        seen = spaces.Box(0, self.game.largest, self.game.shape, np.uint8)
        mask = spaces.Box(0, 1, (self.game.seat_actions,), np.int8)
        each: dict[str, spaces.Space[Any]] = {"observation": seen, "action_mask": mask}
        self.observation_spaces = {agent: spaces.Dict(each) for agent in SEATS}
        self.action_spaces = {agent: spaces.Discrete(self.game.seat_actions) for agent in SEATS}
        self._chance: _damier.Chance | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Returns the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Returns the space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a new game. Without a seed, the random numbers continue from the last game."""
        if seed is not None:
            self._chance = _damier.Chance(seed)
        elif self._chance is None:
            self._chance = _damier.Chance(int(np.random.default_rng().integers(1 << 62)))
        self.state = self._chance.start(self.game)
        self.agents = list(SEATS)
        self.rewards = dict.fromkeys(SEATS, 0.0)
        self._cumulative_rewards = dict.fromkeys(SEATS, 0.0)
        self.terminations = dict.fromkeys(SEATS, False)
        self.truncations = dict.fromkeys(SEATS, False)
        self._store_masks()
        self.agent_selection = SEATS[self.state.seat or 0]

    def _store_masks(self) -> None:
        """Stores the action masks of both seats."""
        on_turn, mask = self.state.seat, self.state.mask()
        nothing = np.zeros_like(mask)
        self._masks = {a: mask if i == on_turn else nothing for i, a in enumerate(SEATS)}
        self.infos = {agent: {"action_mask": self._masks[agent]} for agent in SEATS}

    def observe(self, agent: str) -> dict[str, Any]:
        """Returns an agent's observation."""
        return {"observation": self.state.observation(), "action_mask": self._masks[agent]}

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.int8]]:
        """Returns an array with an entry for each action: 1 if the seat on turn may take it, otherwise 0."""
        return self._masks[self.agent_selection]

    def step(self, action: Any) -> None:
        """Takes the action with this number for the selected agent. Must be None if the agent's game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert self._chance is not None, "call reset before step"
        before = self.state.scores[0]
        self.state = self.state.apply(action).settle(self._chance)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(SEATS, self._reward(before), strict=True))
        self.terminations = dict.fromkeys(SEATS, self.state.is_over)
        self._store_masks()
        self.agent_selection = SEATS[self.state.seat or 0]
        self._accumulate_rewards()

    def _reward(self, before: int) -> tuple[float, float]:
        if self.game.contest != "duel":
            gain = float(self.state.scores[0] - before)
            return gain, -gain
        result = self.state.result
        first = 0.0 if result is None else 2.0 * result[0] - 1.0
        return first, -first

    def render(self) -> Any:
        """Returns the board as text, or as an array of pixels."""
        if self.render_mode == "ansi":
            return self.state.text.replace("/", "\n") + "\n"
        return self.state.pixels() if self.render_mode == "rgb_array" else None

    def close(self) -> None:
        """Does nothing, because the environment holds no resources."""


def raw_env(game: str | _damier.Game, **options: Any) -> DuelEnv:
    """Makes the environment without wrappers."""
    return DuelEnv(game, **options)


def env(game: str | _damier.Game, **options: Any) -> Any:
    """Makes the environment with the usual wrappers. An illegal action loses at once."""
    wrapped = wrappers.TerminateIllegalWrapper(raw_env(game, **options), illegal_reward=-1)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)
