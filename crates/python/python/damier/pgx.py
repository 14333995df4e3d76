"""Damier's games in the style of pgx: `init` and `step` return new states and never change the old ones.

>>> import damier.pgx
>>> env = damier.pgx.make("quarto")
>>> state = env.init(1)
>>> state = env.step(state, int(state.legal_action_mask.argmax()))
>>> state.current_player, state.terminated
(1, False)

Programs that plan over states written for pgx (for example, a tree search) can use it. It holds one board and does not compile with
JAX, so `jax.vmap` and `jax.jit` do not apply. `damier.Boards` steps many boards. Neither pgx nor JAX is needed.
"""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from . import _damier
from ._environments import seen_mask


@dataclass(frozen=True, eq=False)
class State:
    """A state with the fields of pgx. `game_state` is the state of damier.

    `observation` is from the side of `current_player`. When the game is over, `legal_action_mask` is all true, because policies
    cannot draw from a mask of zeros.
    """

    current_player: int
    observation: NDArray[np.uint8]
    rewards: NDArray[np.float32]
    terminated: bool
    truncated: bool
    legal_action_mask: NDArray[np.bool_]
    game_state: _damier.State
    _chance: _damier.Chance
    _step_count: int = 0

    def replace(self, **changes: Any) -> State:
        """Returns a state with other values in some fields."""
        return replace(self, **changes)


class Env:
    """An environment of one game, for `make`."""

    def __init__(self, game: str | _damier.Game) -> None:
        self.game = _damier.game(game) if isinstance(game, str) else game

    @property
    def id(self) -> str:
        """The name of the game."""
        return self.game.name

    @property
    def version(self) -> str:
        """The version of the rules."""
        return str(self.game.rules_version)

    @property
    def num_players(self) -> int:
        """The number of seats."""
        return self.game.seats

    @property
    def num_actions(self) -> int:
        """The number of actions of a player, legal or not."""
        return self.game.seat_actions

    @property
    def observation_shape(self) -> tuple[int, ...]:
        """The shape of an observation."""
        return self.game.shape

    def init(self, key: Any) -> State:
        """Begins a game. The key is a number, or an array such as `jax.random.PRNGKey` returns."""
        chance = _chance(key)
        return self._show(chance.start(self.game), chance, np.zeros(self.num_players, np.float32), 0)

    def step(self, state: State, action: Any, key: Any = None) -> State:
        """Takes an action for the player on turn. Without a key, chance continues from the last one.

        In a duel, the rewards at the end are 1, -1 or 0. Otherwise they are the points gained. A state that is over stays as it is,
        with rewards of 0.
        """
        if state.terminated:
            return state.replace(rewards=np.zeros_like(state.rewards), _step_count=state._step_count + 1)
        number = self.game._seat_action(int(action))
        chance = copy(state._chance) if key is None else _chance(key)
        now = state.game_state.apply(number).settle(chance)
        return self._show(now, chance, self._rewards(state.game_state, now), state._step_count + 1)

    def observe(self, state: State, player_id: int | None = None) -> NDArray[np.uint8]:
        """Returns the observation of a player, by default of the player on turn."""
        return state.game_state.observation(state.current_player if player_id is None else player_id)

    def _rewards(self, before: _damier.State, now: _damier.State) -> NDArray[np.float32]:
        if self.game.contest == "duel":
            return np.array([2 * part - 1 for part in now.result or (0.5, 0.5)], np.float32)
        gained = now.scores[0] - before.scores[0]
        return np.array([gained, -gained][: self.num_players], np.float32)

    def _show(
        self, now: _damier.State, chance: _damier.Chance, rewards: NDArray[np.float32], steps: int
    ) -> State:
        seat = now.seat or 0
        mask = seen_mask(now)[: self.num_actions].astype(np.bool_)
        return State(seat, now.observation(seat), rewards, now.is_over, False, mask, now, chance, steps)


def make(game: str | _damier.Game) -> Env:
    """Makes an environment of a game, for example "2048:3x3"."""
    return Env(game)


def _chance(key: Any) -> _damier.Chance:
    """Returns the chance of a key. The words of an array are joined into one number."""
    seed = 0
    for word in np.atleast_1d(np.asarray(key)).ravel():
        seed = seed << 32 | int(word)
    return _damier.Chance(seed)
