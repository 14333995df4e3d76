"""PettingZoo environments (AEC) for games with two seats.

>>> import damier.zoo
>>> env = damier.zoo.env("quarto")
>>> env.reset(seed=1)
>>> observation, reward, termination, truncation, info = env.last()
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv  # type: ignore[import-untyped]
from pettingzoo.utils import wrappers  # type: ignore[import-untyped]
from pettingzoo.utils.conversions import turn_based_aec_to_parallel  # type: ignore[import-untyped]

from . import _damier
from ._environments import begin, check_options, check_render_mode, picture, seen_mask
from .errors import InputError

SEATS = ["seat_1", "seat_2"]


class DuelEnv(AECEnv[str, Any, Any]):  # type: ignore[misc]
    """A game with two seats. `agent_selection` is the seat on turn, which in some games acts twice in a row.

    An observation is a dict of "observation" and "action_mask". With the frame "agent", each agent sees the board from its own
    side: in Seven Colours its own zone is 1 and the other's 2. With the frame "board", both see the zone of seat_1 as 1. The mask
    is all 1 for the seat that is not on turn and when the game is over, because any action is then ignored.

    In a duel, the winner's reward at the end is 1 and the loser's -1. If the seats have different tasks, the first seat's rewards
    are its points and the second seat's are their negatives. An illegal action raises `IllegalActionError`. `game_state` is the
    `State`.

    With `oracle="exact"` or `oracle="network"`, `infos[agent]["value"]` is the sum of the rewards that the agent still receives
    under best play of both, and `infos[agent]["regret"]` of the agent that has just acted is what its action lost against the best
    one. `oracle_budget` limits the work for one state; if it ends first, both are NaN.
    """

    metadata: dict[str, Any] = {
        "render_modes": ["human", "ansi", "rgb_array"],
        "render_fps": 2,
        "name": "damier_v0",
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str | _damier.Game,
        *,
        render_mode: str | None = None,
        frame: str = "agent",
        oracle: str | None = None,
        oracle_budget: str = "none",
    ) -> None:
        super().__init__()
        self.game = _damier.game(game) if isinstance(game, str) else game
        if self.game.seats != 2:
            raise InputError(_damier._two_seats(self.game.name))
        self.render_mode = check_render_mode(self, render_mode)
        _damier._check_choice("frame", frame, ["agent", "board"])
        self._is_relative = frame == "agent"
        self._oracle = oracle and _damier._Oracle(self.game, oracle, oracle_budget)
        self.possible_agents = list(SEATS)
        seen = spaces.Box(0, self.game.largest, self.game.shape, np.uint8)
        self.state_space = seen
        mask = spaces.Box(0, 1, (self.game.seat_actions,), np.int8)
        each: dict[str, spaces.Space[Any]] = {"observation": seen, "action_mask": mask}
        self.observation_spaces = {agent: spaces.Dict(each) for agent in SEATS}
        self.action_spaces = {agent: spaces.Discrete(self.game.seat_actions) for agent in SEATS}
        self._chance: _damier.Chance | None = None
        self.game_state = self.game.start(0)

    def __copy__(self) -> DuelEnv:
        """Returns an environment that plays on independently."""
        return deepcopy(self)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Returns the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Returns the space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a new game. Without a seed, the random numbers continue from the last game.

        The only option is `position`: the state to begin in, as `Game.state` reads it.
        """
        # PettingZoo's own checkers give the meaningless option "options".
        position = check_options(options, ["position", "options"]).get("position")
        if seed is not None:
            self._chance = _damier.Chance(seed)
        elif self._chance is None:
            self._chance = _damier.Chance(int(np.random.default_rng().integers(1 << 62)))
        self.game_state = begin(self.game, self._chance, position)
        self.agents = list(SEATS)
        self.rewards = dict.fromkeys(SEATS, 0.0)
        self._cumulative_rewards = dict.fromkeys(SEATS, 0.0)
        self.terminations = dict.fromkeys(SEATS, False)
        self.truncations = dict.fromkeys(SEATS, False)
        self._store_infos()
        self.agent_selection = SEATS[self.game_state.seat or 0]

    def _store_infos(self) -> None:
        """Stores the action masks of both seats, and the values if there is an oracle."""
        on_turn, mask = self.game_state.seat, seen_mask(self.game_state)
        ignored = np.ones_like(mask)
        if self.render_mode == "human":
            self.render()
        self._masks = {a: mask if i == on_turn else ignored for i, a in enumerate(SEATS)}
        self.infos: dict[str, dict[str, Any]] = {a: {"action_mask": self._masks[a]} for a in SEATS}
        if self._oracle:
            self._answer = self._oracle.look(self.game_state)
            value = self._answer[0] if self._answer else np.nan
            for seat, agent in enumerate(SEATS):
                # A difference, because the negative of 0 would be -0.
                self.infos[agent]["value"] = value if seat == (on_turn or 0) else 0.0 - value

    def observe(self, agent: str) -> dict[str, Any]:
        """Returns an agent's observation."""
        seat = SEATS.index(agent) if self._is_relative else 0
        return {"observation": self.game_state.observation(seat), "action_mask": self._masks[agent]}

    def state(self) -> np.ndarray[Any, np.dtype[np.uint8]]:
        """Returns the board as an array, the same for both agents: the observation with the frame "board"."""
        return self.game_state.observation()

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.int8]]:
        """Returns an array with an entry for each action: 1 if the seat on turn may take it, otherwise 0. When the game is over, all are 1."""
        return self._masks[self.agent_selection]

    def step(self, action: Any) -> None:
        """Takes the action with this number for the selected agent. Must be None if the agent's game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert self._chance is not None, "call reset before step"
        number = self.game._seat_action(action)
        before = self.game_state.scores[0]
        self.game_state = self.game_state.apply(number).settle(self._chance)
        answer = self._answer if self._oracle else None
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(SEATS, self._reward(before), strict=True))
        self.terminations = dict.fromkeys(SEATS, self.game_state.is_over)
        self._store_infos()
        if self._oracle:
            lost = np.nan if answer is None else float(answer[0] - answer[1][number])
            self.infos[agent]["regret"] = lost
        self.agent_selection = SEATS[self.game_state.seat or 0]
        self._accumulate_rewards()

    def _reward(self, before: int) -> tuple[float, float]:
        if self.game.contest != "duel":
            first = float(self.game_state.scores[0] - before)
        else:
            result = self.game_state.result
            first = 0.0 if result is None else 2.0 * result[0] - 1.0
        # A difference, because the negative of 0 would be -0.
        return first, 0.0 - first

    def render(self) -> Any:
        """Returns the board as text or as an array of pixels, or prints it, as `render_mode` says."""
        return picture(self.game_state, self.render_mode)

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


def parallel_env(game: str | _damier.Game, **options: Any) -> Any:
    """Makes the environment in PettingZoo's parallel form. Only the action of the agent on turn counts."""
    return turn_based_aec_to_parallel(env(game, **options))
