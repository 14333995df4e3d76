"""Gymnasium environments for games with one seat: one board, or many stepped together.

>>> import gymnasium, damier.gym
>>> env = gymnasium.make("damier/Solo-v0", game="2048:3x3")
>>> observation, info = env.reset(seed=1)
>>> envs = gymnasium.make_vec("damier/Solo-v0", num_envs=64, game="2048")
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from . import _damier
from .errors import IllegalActionError, InputError

_FIRST = next(name for name in _damier.games() if _damier.game(name).seats == 1)
_MODES = {
    AutoresetMode.NEXT_STEP: "next-step",
    AutoresetMode.SAME_STEP: "same-step",
    AutoresetMode.DISABLED: "disabled",
}


def _open(game: str | _damier.Game) -> _damier.Game:
    """Opens a game with one seat."""
    opened = _damier.game(game) if isinstance(game, str) else game
    if opened.seats != 1:
        raise InputError(_damier._one_seat(opened.name))
    return opened


def _spaces(game: _damier.Game, mask: str) -> tuple[spaces.Space[Any], spaces.Discrete]:
    """Returns the spaces of observations and actions."""
    seen = spaces.Box(0, game.largest, game.shape, np.uint8)
    if mask == "info":
        return seen, spaces.Discrete(game.seat_actions)
    allowed = spaces.Box(0, 1, (game.seat_actions,), np.int8)
    both = spaces.Dict({"observation": seen, "action_mask": allowed})
    return both, spaces.Discrete(game.seat_actions)


class SoloEnv(gymnasium.Env[Any, Any]):
    """One board of a game with one seat. Chance is resolved inside, from the seed.

    An observation holds the numbers of the game, in 2048 the exponents of the tiles. The reward is the number of points gained.
    `info["action_mask"]` and `action_masks()` say which actions are legal, and with `mask="dict"` so does the observation.
    An illegal action raises `IllegalActionError` or, with `illegal="ignore"`, changes nothing.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi", "rgb_array"], "render_fps": 4}

    def __init__(
        self,
        game: str | _damier.Game = _FIRST,
        *,
        render_mode: str | None = None,
        mask: str = "info",
        illegal: str = "raise",
    ) -> None:
        self.game = _open(game)
        self.render_mode = render_mode
        self.observation_space, self.action_space = _spaces(self.game, mask)
        self._in_dict = mask != "info"
        self._ignores = illegal == "ignore"
        self._chance: _damier.Chance | None = None
        self._score = 0
        self.state = self.game.start(0)

    def _observe(self) -> tuple[Any, dict[str, Any]]:
        self._mask = self.state.mask()
        seen = self.state.observation()
        info = {"action_mask": self._mask, "score": self._score}
        return ({"observation": seen, "action_mask": self._mask} if self._in_dict else seen), info

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begins a new game. Without a seed, the random numbers continue from the last game."""
        super().reset(seed=seed)
        if seed is not None:
            self._chance = _damier.Chance(seed)
        elif self._chance is None:
            self._chance = _damier.Chance(int(self.np_random.integers(1 << 62)))
        self.state = self._chance.start(self.game)
        self._score = self.state.scores[0]
        return self._observe()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Takes the action with this number. The reward is the number of points gained."""
        assert self._chance is not None, "call reset before step"
        try:
            self.state = self.state.apply(action).settle(self._chance)
        except IllegalActionError:
            if not self._ignores or self.state.is_over:
                raise
        before, self._score = self._score, self.state.scores[0]
        seen, info = self._observe()
        return seen, float(self._score - before), self.state.is_over, False, info

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.int8]]:
        """Returns an array with an entry for each action: 1 if it is legal, otherwise 0."""
        return self._mask

    def render(self) -> Any:
        """Returns the board as text, or as an array of pixels."""
        if self.render_mode == "ansi":
            return self.state.text.replace("/", "\n") + "\n"
        return self.state.pixels() if self.render_mode == "rgb_array" else None


class SoloVectorEnv(VectorEnv[Any, Any, Any]):
    """Many boards of a game with one seat, stepped together in Rust.

    After `reset(seed=s)`, board i plays exactly like `SoloEnv` with seed s + i. With `copy=False` every step returns the same
    arrays, changed in place. This is fastest, but the next step overwrites them.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.NEXT_STEP}

    def __init__(
        self,
        num_envs: int = 1,
        game: str | _damier.Game = _FIRST,
        *,
        mask: str = "info",
        illegal: str = "raise",
        autoreset_mode: AutoresetMode = AutoresetMode.NEXT_STEP,
        copy: bool = True,
        render_mode: str | None = None,
    ) -> None:
        self.game = _open(game)
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.single_observation_space, self.single_action_space = _spaces(self.game, mask)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.metadata = {**self.metadata, "autoreset_mode": autoreset_mode}
        self.boards = _damier.Boards(
            self.game, num_envs, autoreset=_MODES[autoreset_mode], illegal=illegal
        )
        self._same = autoreset_mode is AutoresetMode.SAME_STEP
        self._in_dict, self._copy, self._is_seeded = mask != "info", copy, False
        self._rewards = self.boards.rewards[:, 0]
        self._truncated = np.zeros(num_envs, np.bool_)
        self._all = np.ones(num_envs, np.bool_)

    def _own(self, array: Any) -> Any:
        return array.copy() if self._copy else array

    def _observe(self) -> tuple[Any, dict[str, Any]]:
        mask, seen = self._own(self.boards.masks), self._own(self.boards.observations)
        info = {"action_mask": mask, "_action_mask": self._all}
        return ({"observation": seen, "action_mask": mask} if self._in_dict else seen), info

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begins new games on all boards, or on those of `options={"reset_mask": ...}`."""
        chosen = (options or {}).get("reset_mask")
        seeds: list[int | None] = [None] * self.num_envs
        if isinstance(seed, int | np.integer):
            seeds = [int(seed) + board for board in range(self.num_envs)]
        elif seed is not None:
            seeds = list(seed)
        elif not self._is_seeded:
            first = int(self.np_random.integers(1 << 62))
            seeds = [first + board for board in range(self.num_envs)]
        self._is_seeded = True
        for board in range(self.num_envs) if chosen is None else np.flatnonzero(chosen):
            self.boards.reset_one(board, seeds[board])
        return self._observe()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Takes one action on every board, given as an array of numbers."""
        self.boards.step(actions)
        seen, info = self._observe()
        over = self._own(self.boards.terminated)
        if self._same and over.any():
            last = np.empty(self.num_envs, object)
            for board in np.flatnonzero(over):
                row = self.boards.final_observations[board].copy()
                nothing = np.zeros(self.game.seat_actions, np.int8)
                last[board] = {"observation": row, "action_mask": nothing} if self._in_dict else row
            info |= {"final_obs": last, "_final_obs": over.copy()}
        return seen, self._own(self._rewards), over, self._own(self._truncated), info

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.int8]]:
        """Returns an array with a row for each board and an entry for each action: 1 if it is legal, otherwise 0."""
        return self.boards.masks


gymnasium.register(
    "damier/Solo-v0",
    entry_point="damier.gym:SoloEnv",
    vector_entry_point="damier.gym:SoloVectorEnv",
    kwargs={"illegal": "ignore"},
)
