"""Games and tournaments, whose players can be Python functions and classes."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from . import _damier
from ._damier import Game, Played, Player, Run

Given = str | Player | Callable[..., Any] | object


def _name(player: Given) -> str:
    """Returns the name of a player, as tables show it."""
    if isinstance(player, str):
        return player
    if isinstance(player, Player):
        return player.name
    own = getattr(player, "__name__", None) or getattr(player, "name", None)
    return own if isinstance(own, str) else type(player).__name__


def _split(players: Sequence[Given], own: dict[str, object]) -> list[str]:
    """Returns the names of players, and adds those written in Python to `own`."""
    names = []
    for player in players:
        name = _name(player)
        if not isinstance(player, str | Player):
            # Different functions with the same name, for example two lambdas, get a number.
            taken, number = name, 2
            while own.get(name, player) is not player:
                name, number = f"{taken}-{number}", number + 1
            own[name] = player
        names.append(name)
    return names


def _read(spec: object, own: dict[str, object]) -> tuple[str | dict[str, Any], Path]:
    """Reads a spec. Returns it as text or as values, and the folder that its paths start from."""
    if isinstance(spec, Mapping):
        events = [dict(event) for event in spec.get("event", spec.get("events", []))]
        for event in events:
            if "players" in event:
                event["players"] = _split(event["players"], own)
        return {"seed": spec.get("seed"), "event": events}, Path(".")
    if isinstance(spec, os.PathLike) or (isinstance(spec, str) and "\n" not in spec and "=" not in spec):
        path = Path(os.fspath(spec))
        return path.read_text(encoding="utf-8"), path.parent
    return str(spec), Path(".")


def _show(done: int, total: int) -> None:
    """Writes the progress of a run on one line."""
    end = "\n" if done == total else ""
    print(f"\r{done}/{total}", end=end, file=sys.stderr, flush=True)


def tournament(
    spec: object,
    *,
    db: str | os.PathLike[str] | None = None,
    threads: int | None = None,
    shard: tuple[int, int] | None = None,
    progress: bool | Callable[[int, int], object] = False,
    trust_submissions: bool = False,
    _own: Mapping[str, object] | None = None,
) -> Run:
    """Plays a tournament. `spec` is TOML, the path of a TOML file, or a dict with the same keys.

    In a dict, players may be Python functions, classes and objects. `db` is a results file. If it holds a stopped run of this
    spec, the run is continued. `shard=(i, n)` plays only part i of n, from 1. `progress` is a function that is called with the
    number of finished games and the total, or True to print a line. If the spec has no seed and submissions play, the seed is
    drawn. `threads` is the number of games that are played at once, by default one for each processor, or a single one if a player
    is written in Python. Such players may share data that two threads must not change at once, for example a network of PyTorch. The
    list `passed_over` of the run has the files that match a pattern of the spec but cannot be submissions.
    """
    own: dict[str, object] = dict(_own or {})
    values, folder = _read(spec, own)
    report = _show if progress is True else (progress or None)
    return _damier._tournament(
        values,
        own,
        db=None if db is None else Path(os.fspath(db)),
        threads=1 if threads is None and own else threads,
        shard=shard,
        progress=report,
        folder=folder,
        trust=trust_submissions,
    )


def match(
    game: str | Game,
    *players: Given,
    games: int = 100,
    seed: int | None = None,
    budget: str = "none",
    format: str = "round-robin",
    openings: str | Sequence[str] = (),
    **options: Any,
) -> Run:
    """Plays a match between players of a game. In a game with one seat, each player plays on its own.

    `openings` are positions. In a game that always begins in the same position, "random:4" draws four plies at random. The
    default seed is 1. If submissions play, the default is a random seed, so that they cannot foresee chance. `options` are
    arguments of `tournament`.
    """
    event: dict[str, Any] = {
        "game": str(game),
        "players": list(players),
        "games": games,
        "budget": budget,
        "format": format,
    }
    if openings:
        is_text = isinstance(openings, str)
        event["openings"] = openings if is_text else [str(opening) for opening in openings]
    return tournament({"seed": seed, "event": [event]}, **options)


def play(
    game: str | Game,
    *players: Given,
    seed: int = 1,
    budget: str = "none",
    opening: object | None = None,
) -> Played:
    """Plays one game, with one player for each seat. Exceptions of players written in Python are raised unchanged."""
    own: dict[str, object] = {}
    names = _split(players, own)
    opened = _damier.game(game) if isinstance(game, str) else game
    begun = None if opening is None else str(opening)
    return _damier._play(opened, names, own, seed, budget, begun)
