from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

__all__ = ["RESIGN", "Game", "Turn", "number", "play"]

RESIGN: str

class Game:
    game: str
    rules_version: int
    seat: int
    seats: int
    state: str
    seed: int
    clock: dict[str, float]
    options: dict[str, str]
    random: Random
    def __init__(
        self, message: dict[str, Any], declared: dict[str, Any] | None = None
    ) -> None: ...
    def number(self, name: str) -> float: ...

class Turn:
    state: str
    legal: list[str]
    ply: int
    last: list[str]
    clock_left: dict[str, float]
    game: str
    seat: int
    seed: int
    options: dict[str, str]
    random: Random
    def __init__(
        self, message: dict[str, Any], game: Game, write: Callable[[dict[str, Any]], object]
    ) -> None: ...
    @property
    def rows(self) -> list[list[Any]]: ...
    @property
    def hand(self) -> int | None: ...
    def number(self, name: str) -> float: ...
    def info(
        self,
        value: float | None = None,
        depth: int | None = None,
        nodes: int | None = None,
        pv: Sequence[str] | None = None,
        text: str | None = None,
    ) -> None: ...

def number(
    default: float, min: float, max: float, help: str = "", whole: bool = False
) -> dict[str, Any]: ...
def play(
    choose: Callable[[Turn], str],
    name: str | None = None,
    author: str | None = None,
    games: str | Sequence[str] | None = None,
    options: Mapping[str, str | dict[str, Any]] | None = None,
    new_game: Callable[[Game], object] | None = None,
    game_over: Callable[[dict[str, Any]], object] | None = None,
) -> None: ...
