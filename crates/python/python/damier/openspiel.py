"""Damier's games as games of OpenSpiel, and players of each for the other.

    game = damier.openspiel.load_game("quarto")
    bot = damier.openspiel.PlayerBot("quarto", "expert", budget="1000nodes")
    guest = damier.openspiel.BotPlayer(mcts_bot)

Chance in 2048 is explicit: its outcomes have probabilities. A Seven Colours board is drawn before the game, from the parameter `seed`.
Needs the package `open_spiel`.

Once this module is imported, OpenSpiel loads games by name too: `pyspiel.load_game("python_damier(game=quarto)")`. A name with parameters
has `;` for each comma and `~` for each `=`, which OpenSpiel reads as its own: `python_damier(game=filler:6x6;swap~first)`.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

import numpy as np

from . import _damier

try:
    import pyspiel  # type: ignore[import-not-found, import-untyped, unused-ignore]
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError(
        "damier.openspiel needs OpenSpiel: pip install open_spiel", name="pyspiel"
    ) from missing

_NAME = "python_damier"
#: Replaces the characters of a game's name that OpenSpiel reads as its own, and back.
_ESCAPE, _RESTORE = str.maketrans(",=", ";~"), str.maketrans(";~", ",=")
_PARAMETERS: dict[str, Any] = {"game": _damier.games()[0], "seed": 1}


def load_game(game: str | _damier.Game, seed: int = 1) -> Any:
    """Loads a game of damier as a game of OpenSpiel. `seed` draws its opening, where it is random."""
    return pyspiel.load_game(_NAME, {"game": str(game).translate(_ESCAPE), "seed": seed})


def _type(game: _damier.Game | None) -> Any:
    """Returns the type of a game, or without one the type that stands for all of them."""
    kinds = pyspiel.GameType
    is_duel = game is not None and game.contest == "duel"
    has_chance = game is None or _has_chance(game)
    return kinds(
        short_name=_NAME,
        long_name=_NAME if game is None else f"damier {game.name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC if has_chance else kinds.ChanceMode.DETERMINISTIC,
        information=kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if game and game.seats == 2 else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL if is_duel else kinds.RewardModel.REWARDS,
        max_num_players=game.seats if game else 2,
        min_num_players=game.seats if game else 1,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_PARAMETERS,
    )


def _has_chance(game: _damier.Game) -> bool:
    return len(game.actions) > game.seat_actions


def _info(game: _damier.Game) -> Any:
    """Returns the sizes of a game. Lengths and scores are upper bounds that no game reaches."""
    cells, largest = math.prod(game.shape), 2.0**game.largest
    if game.contest == "duel":
        # A game ends after at most twice as many calls in a row without a gain as there are colours.
        lowest, highest, length = -1.0, 1.0, (cells + 1) * 2.0 * game.seat_actions
    else:
        # A tile has given less than its value times its exponent, and every turn adds at least 2 to the sum of the tiles.
        highest, length = cells * game.largest * largest, cells * largest
        lowest = -highest if game.seats == 2 else 0.0
    return pyspiel.GameInfo(
        num_distinct_actions=game.seat_actions,
        max_chance_outcomes=len(game.actions) - game.seat_actions,
        num_players=game.seats,
        min_utility=lowest,
        max_utility=highest,
        utility_sum=0.0 if game.seats == 2 else None,
        max_game_length=int(min(length, 2**31 - 1)),
    )


class DamierGame(pyspiel.Game):  # type: ignore[misc]
    """A game of OpenSpiel. `damier_game` is the `Game`."""

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        given = {**_PARAMETERS, **(parameters or {})}
        self.damier_game = _damier.game(given["game"].translate(_RESTORE))
        self._seed = int(given["seed"])
        super().__init__(_type(self.damier_game), _info(self.damier_game), given)

    def new_initial_state(self, position: str | None = None) -> DamierState:
        """Returns the opening, or a position as `Game.state` reads it."""
        opening = self.damier_game.opening(self._seed)
        return DamierState(self, opening if position is None else self.damier_game.state(position))

    def make_py_observer(self, _kind: Any = None, _parameters: Any = None) -> _Observer:
        """Returns what reads a state as an array: the observation of `State`, from the side of a player."""
        return _Observer(self.damier_game)


class DamierState(pyspiel.State):  # type: ignore[misc]
    """A state of OpenSpiel. `damier_state` is the `State`. Actions have the same numbers in both.

    Returns and rewards are those of the environments: points in 2048, and in a duel 1 for the winner and -1 for the loser.
    """

    def __init__(self, game: DamierGame, state: _damier.State) -> None:
        super().__init__(game)
        self.damier_state = state
        self._counted = self.returns()

    def current_player(self) -> int:
        """Returns the seat on turn, or the number of chance or of the end."""
        if self.damier_state.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        if self.damier_state.is_chance:
            return int(pyspiel.PlayerId.CHANCE)
        return self.damier_state.seat or 0

    def is_terminal(self) -> bool:
        """Returns true if the game is over."""
        return self.damier_state.is_over

    def returns(self) -> list[float]:
        """Returns the sum of the rewards of each player."""
        if self.damier_state.game.contest == "duel":
            return [2.0 * part - 1.0 for part in self.damier_state.result or (0.5, 0.5)]
        score = float(self.damier_state.scores[0])
        # A difference, because the negative of 0 would be -0.
        return [score, 0.0 - score][: self.damier_state.game.seats]

    def rewards(self) -> list[float]:
        """Returns what each player has gained by the last action of a player, and by what chance drew after it."""
        return [now - then for now, then in zip(self.returns(), self._counted, strict=True)]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Returns the numbers and probabilities of what chance can draw."""
        first = self.damier_state.game.seat_actions
        return sorted(
            (self.damier_state.number(action) - first, likely)
            for action, likely in self.damier_state.outcomes
        )

    def _legal_actions(self, _player: int) -> list[int]:
        return sorted(self.damier_state.legal_numbers)

    def _number(self, action: int, is_chance: bool) -> int:
        """Returns damier's number of an action. OpenSpiel counts the outcomes of chance from 0."""
        return action + self.damier_state.game.seat_actions if is_chance else action

    def _apply_action(self, action: int) -> None:
        if not self.damier_state.is_chance:
            self._counted = self.returns()
        number = self._number(action, self.damier_state.is_chance)
        self.damier_state = self.damier_state.apply(number)

    def _action_to_string(self, player: int, action: int) -> str:
        is_chance = player == pyspiel.PlayerId.CHANCE
        return self.damier_state.game.actions[self._number(action, is_chance)]

    def __str__(self) -> str:
        return self.damier_state.text


class _Observer:
    """Reads states as arrays, in OpenSpiel's form of an observer."""

    def __init__(self, game: _damier.Game) -> None:
        seen = np.zeros(game.shape, np.float32)
        self.dict = {"observation": seen}
        self.tensor = seen.reshape(-1)

    def set_from(self, state: DamierState, player: int) -> None:
        self.dict["observation"][:] = state.damier_state.observation(player)

    def string_from(self, state: DamierState, _player: int) -> str:
        return str(state)


class PlayerBot(pyspiel.Bot):  # type: ignore[misc]
    """A player of damier as a bot of OpenSpiel, for states of a game that `load_game` has loaded."""

    def __init__(
        self, game: str | _damier.Game, name: str | None = None, *, budget: str = "none", seed: int | None = None
    ) -> None:
        super().__init__()
        self._player = _damier.player(str(game), name, budget=budget, seed=seed)

    def step(self, state: DamierState) -> int:
        """Returns the number of the action that the player chooses."""
        chosen = self._player(state.damier_state)
        if chosen is None:
            return int(pyspiel.INVALID_ACTION)
        return state.damier_state.number(chosen)

    def restart_at(self, _state: DamierState) -> None:
        """Does nothing, because a player needs only the state that it is asked about."""


class BotPlayer:
    """A bot of OpenSpiel as a player of damier, for `damier.match` and `damier.play`.

    The bot gets each position as an initial state, without the moves that led to it. It must support `restart_at`.
    """

    def __init__(self, bot: Any) -> None:
        self._bot = bot

    def choose(self, state: _damier.State) -> int:
        """Returns the number of the action that the bot chooses."""
        asked = load_game(state.game).new_initial_state(state.text)
        self._bot.restart_at(asked)
        return int(self._bot.step(asked))


pyspiel.register_game(_type(None), DamierGame)
