"""Gymnasium environments for games with one seat: one board, or many stepped together.

>>> import gymnasium, damier.gym
>>> env = gymnasium.make("damier/Solo-v0", game="2048:3x3")
>>> observation, info = env.reset(seed=1)
>>> envs = gymnasium.make_vec("damier/Solo-v0", num_envs=64, game="2048")
"""

from __future__ import annotations

import operator
from copy import deepcopy
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from . import _damier
from ._environments import begin, check_options, check_render_mode, picture, seen_mask
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
    _damier._check_choice("mask", mask, ["info", "dict"])
    seen = spaces.Box(0, game.largest, game.shape, np.uint8)
    if mask == "info":
        return seen, spaces.Discrete(game.seat_actions)
    allowed = spaces.Box(0, 1, (game.seat_actions,), np.int8)
    both = spaces.Dict({"observation": seen, "action_mask": allowed})
    return both, spaces.Discrete(game.seat_actions)


class SoloEnv(gymnasium.Env[Any, Any]):
    """One board of a game with one seat. Chance is resolved inside, from the seed.

    An observation holds the numbers of the game, in 2048 the exponents of the tiles. The reward is the number of points gained.
    `info["action_mask"]` and `action_masks()` say which actions are legal, and with `mask="dict"` so does the observation. When
    the game is over, the mask is all 1. An illegal action raises `IllegalActionError` or, with `illegal="ignore"`, changes
    nothing. `game_state` is the `State`.

    With `oracle="exact"` or `oracle="network"`, `info["value"]` is the number of points that best play still gains from here, and
    `info["regret"]` is what the last action lost against the best one. `oracle_budget` limits the work for one state; if it ends
    first, both are NaN.
    """

    metadata: dict[str, Any] = {"render_modes": ["human", "ansi", "rgb_array"], "render_fps": 4}

    def __init__(
        self,
        game: str | _damier.Game = _FIRST,
        *,
        render_mode: str | None = None,
        mask: str = "info",
        illegal: str = "raise",
        oracle: str | None = None,
        oracle_budget: str = "none",
    ) -> None:
        self.game = _open(game)
        self.render_mode = check_render_mode(self, render_mode)
        self.observation_space, self.action_space = _spaces(self.game, mask)
        _damier._check_choice("illegal", illegal, ["raise", "ignore"])
        self._in_dict = mask != "info"
        self._ignores = illegal == "ignore"
        self._oracle = oracle and _damier._Oracle(self.game, oracle, oracle_budget)
        self._chance: _damier.Chance | None = None
        self._score = 0
        self.game_state = self.game.start(0)

    def __copy__(self) -> SoloEnv:
        """Returns an environment that plays on independently."""
        return deepcopy(self)

    def _observe(self) -> tuple[Any, dict[str, Any]]:
        self._mask = seen_mask(self.game_state)
        seen = self.game_state.observation()
        info = {"action_mask": self._mask, "score": self._score}
        if self._oracle:
            self._answer = self._oracle.look(self.game_state)
            info["value"] = self._answer[0] if self._answer else np.nan
        if self.render_mode == "human":
            self.render()
        return ({"observation": seen, "action_mask": self._mask} if self._in_dict else seen), info

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begins a new game. Without a seed, the random numbers continue from the last game.

        The only option is `position`: the state to begin in, as `Game.state` reads it.
        """
        position = check_options(options, ["position"]).get("position")
        if seed is not None:
            self._chance = _damier.Chance(seed)
            seed = operator.index(seed)
        super().reset(seed=seed)
        if self._chance is None:
            self._chance = _damier.Chance(int(self.np_random.integers(1 << 62)))
        self.game_state = begin(self.game, self._chance, position)
        self._score = self.game_state.scores[0]
        return self._observe()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Takes the action with this number. The reward is the number of points gained."""
        assert self._chance is not None, "call reset before step"
        number = self.game._seat_action(action)
        lost = self._regret(number)
        try:
            self.game_state = self.game_state.apply(number).settle(self._chance)
        except IllegalActionError:
            if not self._ignores or self.game_state.is_over:
                raise
        before, self._score = self._score, self.game_state.scores[0]
        seen, info = self._observe()
        return seen, float(self._score - before), self.game_state.is_over, False, info | lost

    def _regret(self, action: int) -> dict[str, float]:
        """Returns what an action loses against the best one. An illegal action, if it is ignored, loses nothing."""
        if not self._oracle:
            return {}
        if self._answer is None:
            return {"regret": np.nan}
        value, values = self._answer
        return {"regret": float(value - values[action]) if self._mask[action] else 0.0}

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.int8]]:
        """Returns an array with an entry for each action: 1 if it is legal, otherwise 0. When the game is over, all are 1."""
        return self._mask

    def render(self) -> Any:
        """Returns the board as text or as an array of pixels, or prints it, as `render_mode` says."""
        return picture(self.game_state, self.render_mode)


class SoloVectorEnv(VectorEnv[Any, Any, Any]):
    """Many boards of a game with one seat, stepped together in Rust.

    After `reset(seed=s)`, board i plays exactly like `SoloEnv` with seed s + i. With `copy=False` every step returns the same
    arrays, changed in place. This is fastest, but the next step overwrites them. An episode is truncated after
    `max_episode_steps`. `boards.state(i)` is the `State` of board i.
    """

    metadata: dict[str, Any] = {
        "render_modes": ["ansi", "rgb_array"],
        "render_fps": 4,
        "autoreset_mode": AutoresetMode.NEXT_STEP,
    }

    def __init__(
        self,
        num_envs: int = 1,
        game: str | _damier.Game = _FIRST,
        *,
        mask: str = "info",
        illegal: str = "raise",
        autoreset_mode: str | AutoresetMode = AutoresetMode.NEXT_STEP,
        max_episode_steps: int | None = None,
        copy: bool = True,
        render_mode: str | None = None,
        oracle: str | None = None,
        oracle_budget: str = "none",
    ) -> None:
        self.game = _open(game)
        self.num_envs = num_envs
        self.render_mode = check_render_mode(self, render_mode)
        if oracle is not None:
            raise InputError(_damier._no_vector_oracle())
        self.single_observation_space, self.single_action_space = _spaces(self.game, mask)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        if not isinstance(autoreset_mode, AutoresetMode):
            _damier._check_choice("autoreset_mode", autoreset_mode, [one.value for one in _MODES])
        mode = AutoresetMode(autoreset_mode)
        self.metadata = {**self.metadata, "autoreset_mode": mode}
        self.boards = _damier.Boards(
            self.game,
            num_envs,
            autoreset=_MODES[mode],
            illegal=illegal,
            # Gymnasium's way to say that there is no limit is -1.
            max_episode_steps=None if max_episode_steps == -1 else max_episode_steps,
            seed=int(self.np_random.integers(1 << 62)),
        )
        self._same = mode is AutoresetMode.SAME_STEP
        self._in_dict, self._copy = mask != "info", copy
        self._all = np.ones(num_envs, np.bool_)

    def __copy__(self) -> SoloVectorEnv:
        """Returns an environment that plays on independently."""
        return deepcopy(self)

    def _own(self, array: Any) -> Any:
        return array.copy() if self._copy else array

    def _observe(self) -> tuple[Any, dict[str, Any]]:
        mask, seen = self._own(self.boards.masks), self._own(self.boards.observations)
        info = {"action_mask": mask, "_action_mask": self._all}
        info |= {"score": self.boards.scores()[:, 0], "_score": self._all}
        return ({"observation": seen, "action_mask": mask} if self._in_dict else seen), info

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begins new games on all boards.

        Options are `reset_mask`, an array of bools for the boards to reset, and `position`: the state to begin in, as `Game.state`
        reads it, or a list with a text or a `State` for each board.
        """
        given = check_options(options, ["position", "reset_mask"])
        self.boards.reset(seed, position=given.get("position"), mask=given.get("reset_mask"))
        if isinstance(seed, int | np.integer):
            super().reset(seed=int(seed))
        return self._observe()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Takes one action on every board, given as an array of numbers."""
        self.boards.step(actions)
        seen, info = self._observe()
        over, cut = self._own(self.boards.terminated), self._own(self.boards.truncated)
        if self._same and (ended := over | cut).any():
            info |= self._final(ended)
        return seen, self._own(self.boards.rewards[:, 0]), over, cut, info

    def _final(self, ended: Any) -> dict[str, Any]:
        """Returns what `info` says about episodes that ended in this step."""
        masks = np.where(ended[:, None], self.boards.final_masks(), np.int8(0))
        last = np.full(self.num_envs, None, object)
        for board in np.flatnonzero(ended):
            row = self.boards.final_observations[board].copy()
            last[board] = {"observation": row, "action_mask": masks[board]} if self._in_dict else row
        scores = np.where(ended, self.boards.final_scores()[:, 0], 0)
        info = {"action_mask": masks, "_action_mask": ended, "score": scores, "_score": ended}
        return {"final_obs": last, "_final_obs": ended, "final_info": info, "_final_info": ended}

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.int8]]:
        """Returns an array with a row for each board and an entry for each action: 1 if it is legal, otherwise 0.

        When the game on a board is over, its row is all 1.
        """
        return self.boards.masks

    def render(self) -> tuple[Any, ...]:
        """Returns every board as text, or as an array of pixels."""
        states = (self.boards.state(board) for board in range(self.num_envs))
        return tuple(picture(state, self.render_mode) for state in states)


gymnasium.register(
    "damier/Solo-v0",
    entry_point="damier.gym:SoloEnv",
    vector_entry_point="damier.gym:SoloVectorEnv",
    kwargs={"illegal": "ignore"},
)
