"""Play, solve and rank strategies for 2048, Seven Colours (Filler) and Quarto.

>>> import damier
>>> game = damier.game("2048:2x3")
>>> state = game.start(seed=1)
>>> state.solve().actions[0].action in state.legal
True
>>> damier.report(damier.match("quarto", "cautious", "random", games=20)).table()[0]["name"]
'cautious'

Environments of Gymnasium and PettingZoo are in `damier.gym` and `damier.zoo`, which need those packages.
"""

from importlib.metadata import PackageNotFoundError, version

from . import _networks as _networks
from . import errors
from ._damier import (
    Advice,
    Analysis,
    Boards,
    Candidate,
    Chance,
    Game,
    Played,
    Player,
    Review,
    Run,
    State,
    Training,
    Turn,
    game,
    games,
    language,
    open_run,
    player,
    review,
)
from .errors import DamierError
from .reports import Report, report, rows
from .tournaments import match, play, tournament

try:
    __version__ = version("damier")
except PackageNotFoundError:  # loaded from a source tree
    __version__ = "0"


def _state(name: str, text: str) -> State:
    """Restores a pickled state."""
    return game(name).state(text)


__all__ = [
    "Advice",
    "Analysis",
    "Boards",
    "Candidate",
    "Chance",
    "DamierError",
    "Game",
    "Played",
    "Player",
    "Report",
    "Review",
    "Run",
    "State",
    "Training",
    "Turn",
    "errors",
    "game",
    "games",
    "language",
    "match",
    "open_run",
    "play",
    "player",
    "report",
    "review",
    "rows",
    "tournament",
]
