"""What the environments of Gymnasium and PettingZoo share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from . import _damier


def check_options(options: Mapping[str, Any] | None, known: list[str]) -> Mapping[str, Any]:
    """Returns the options of `reset`. Refuses those that are not known."""
    for name in options or {}:
        _damier._check_choice("options", name, known)
    return options or {}


def check_render_mode(env: Any, mode: str | None) -> str | None:
    """Returns the render mode. Refuses one that the environment does not have."""
    if mode is not None:
        _damier._check_choice("render_mode", mode, env.metadata["render_modes"])
    return mode


def begin(game: _damier.Game, chance: _damier.Chance, position: Any) -> _damier.State:
    """Begins a game in a position or, without one, in an opening that chance draws."""
    if position is None:
        return chance.start(game)
    return game._unfinished(position, chance)


def seen_mask(state: _damier.State) -> np.ndarray[Any, np.dtype[np.int8]]:
    """Returns the mask of a state. When the game is over it is all 1, because policies cannot draw from a mask of zeros."""
    mask = state.mask()
    if state.is_over:
        mask.fill(1)
    return mask


def picture(state: _damier.State, mode: str | None) -> Any:
    """Returns a state as a text or as an array of pixels. If the mode is "human", prints the text."""
    if mode == "rgb_array":
        return state.pixels()
    text = state.text.replace("/", "\n") + "\n"
    if mode == "human":
        print(text)
    return text if mode == "ansi" else None
