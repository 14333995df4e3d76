"""Plays in damier: pass `play` a function that chooses an action.

    from damier.bot import play

    def choose(turn):
        return turn.random.choice(turn.legal)

    play(choose, name="Anything Goes")

One file, no dependencies, Python 3.8 or newer. PROTOCOL.md describes the protocol.

Once `play` is called, standard output belongs to the protocol: `print` goes to standard error, which is
stored with the game. CPU time counts from then on too, so load your data before. There is no input to
read, so `input` fails.
"""

import functools
import json
import math
import os
import random
import sys
import traceback

__all__ = ["RESIGN", "Game", "Turn", "number", "play"]

RESIGN = "resign"
"""The action that resigns the game."""


class Game:
    """A game: the values that stay the same in all of its turns."""

    game = ""
    """The game with its parameters, for example "2048" or "filler:30x30"."""
    rules_version = 1
    """The version of the rules."""
    seat = 1
    """Your seat, counted from 1."""
    seats = 1
    """The number of seats."""
    state = ""
    """The initial state, in the game's text form."""
    seed = 0
    """A seed for random numbers. If the game is replayed, the seed is the same."""
    clock = {}
    """Your budget: "game_ms", "move_ms" (CPU time), "nodes", "depth". Values without a limit are absent."""
    options = {}
    """Options set by the organiser: strings by name; often none."""

    def __init__(self, message, declared=None):
        vars(self).update(message)
        self.options = message.get("options", {})
        self._declared = declared or {}
        self.random = random.Random(self.seed)
        """A random number generator that repeats with the seed."""

    def number(self, name):
        """The value of an option that `number` declares: the organiser's, or the default."""
        declared = self._declared[name]
        value = float(self.options.get(name, declared["default"]))
        return int(value) if declared["whole"] else value


class Turn:
    """A turn: you choose one of `legal`."""

    def __init__(self, message, game, write):
        self._id = message["id"]
        self._game = game
        self._write = write
        self.state = message["state"]
        """The state, in the game's text form; `rows` and `hand` parse it."""
        self.legal = message["legal"]
        """All legal actions, as strings."""
        self.ply = message["ply"]
        """The number of actions since the start of the game, including those of chance."""
        self.last = message.get("last", [])
        """Every action since your last turn, your own first, or since the start of the game."""
        self.clock_left = message["clock_left"]
        """Your remaining budget, with the same keys as `clock`. Values without a limit are absent."""
        self.game, self.seat, self.seed = game.game, game.seat, game.seed
        self.options, self.random = game.options, game.random

    @functools.cached_property
    def rows(self):
        """The board as a list of rows.

        2048: tiles as numbers, 0 for an empty cell. Seven Colours: the letters of the text, 1 and 2 for
        owned cells, # for holes. Quarto: rows A to D, pieces as numbers from 0 to 15, None for an empty
        square.
        """
        rows = self.state.split("/")
        family = self.game.split(":")[0]
        if family == "2048":
            # `score=N` and `spawn=N` may follow the last row.
            tiles = ([word for word in row.split() if "=" not in word] for row in rows)
            return [[0 if word == "." else int(word) for word in row] for row in tiles]
        rows[-1] = rows[-1].split()[0]
        if family == "quarto":
            return [[None if cell == "." else int(cell, 16) for cell in row] for row in rows]
        return [list(row) for row in rows]

    @functools.cached_property
    def hand(self):
        """Quarto: the piece to place, from 0 to 15; None if you have to give a piece."""
        piece = self.state.split()[-1]
        return None if piece == "-" else int(piece, 16)

    def number(self, name):
        """The value of an option that `number` declares: the organiser's, or the default."""
        return self._game.number(name)

    def info(self, value=None, depth=None, nodes=None, pv=None, text=None):
        """Reports what you think so far; every argument may be left out.

        value: the result that you expect for your seat, in points of the game's score. depth: search
        depth in plies. nodes: positions visited. pv: the line of play that you expect, as a list of
        actions. text: any text for people.
        """
        said = {"type": "info", "id": self._id}
        if value is not None and math.isfinite(value):
            said["value"] = float(value)
        if depth is not None:
            said["depth"] = int(depth)
        if nodes is not None:
            said["nodes"] = int(nodes)
        if pv:
            said["pv"] = [str(action) for action in pv]
        if text is not None:
            said["text"] = str(text)
        self._write(said)


def number(default, min, max, help="", whole=False):
    """An option that is a number, for the `options` of `play`: its default and its range.

    `turn.number(name)` is its value. whole: only whole numbers are allowed. `damier tune` finds better values.
    """
    if not min <= default <= max or not math.isfinite(max - min):
        raise ValueError("the default %r is not in the range from %r to %r" % (default, min, max))
    return {"help": help, "default": default, "min": min, "max": max, "whole": whole}


def play(choose, name=None, author=None, games=None, options=None, new_game=None, game_over=None):
    """Plays until there are no more games; `choose(turn)` returns one of `turn.legal`, or `RESIGN`.

    games: the games that you play, for example ["2048"]; any if left out. options: the options that may
    be set, as a dict from names to help texts or, for numbers, to `number(default, min, max)`.
    new_game(game) is called before a game and game_over(end) after it: `end` is a dict with "reason",
    "scores" (by seat) and "state".
    """
    lines, write = _take_streams()
    hello = {"type": "hello", "protocol": 1, "name": name, "author": author, "language": "Python"}
    if games is not None:
        hello["games"] = [games] if isinstance(games, str) else list(games)
    options = {
        key: option if isinstance(option, dict) else {"help": option}
        for key, option in (options or {}).items()
    }
    if options:
        hello["options"] = [dict(option, name=key) for key, option in options.items()]
    try:
        write({key: value for key, value in hello.items() if value is not None})
        _answer(lines, write, choose, options, new_game, game_over)
    except BrokenPipeError:
        pass  # Nobody listens any more.


def _answer(lines, write, choose, options, new_game, game_over):
    """Answers line by line, until the input ends."""
    game = Game({}, options)
    for line in lines:
        try:
            message = json.loads(line)
            kind, number = message["type"], message.get("id")
        except (ValueError, TypeError, KeyError):
            text = line[:200].decode(errors="replace").strip()
            write({"type": "error", "code": "bad-line", "message": "no message: " + text})
            continue
        try:
            if kind == "go":
                action = choose(Turn(message, game, write))
                if not isinstance(action, str):
                    raise TypeError("choose returned %r, but an action is a text" % (action,))
                write({"type": "move", "id": number, "action": action})
            elif kind == "newgame":
                game = Game(message, options)
                if new_game is not None:
                    new_game(game)
            elif kind == "gameover" and game_over is not None:
                game_over(message)
            elif kind == "quit":
                return
            elif kind == "error":
                for text in [message.get("message"), *message.get("translations", {}).values()]:
                    print("damier: %s" % text)
        except BrokenPipeError:
            raise
        except Exception as error:
            # The first frame is this function, which the author does not want to see.
            way = error.__traceback__.tb_next or error.__traceback__
            traceback.print_exception(type(error), error, way)
            last = traceback.format_exception_only(type(error), error)[-1].strip()
            text = _place(way) + last[:1000]
            write({"type": "error", "id": number, "code": "exception", "message": text})


def _place(way):
    """The last file and line of the author's code that an exception passed, for example "bot.py, line 3: "."""
    here = os.path.dirname(os.path.abspath(sys.argv[0]))
    for frame in reversed(traceback.extract_tb(way)):
        path = os.path.abspath(frame.filename)
        if path.startswith(here + os.sep) and path != os.path.abspath(__file__):
            return "%s, line %d: " % (os.path.basename(path), frame.lineno)
    return ""


def _take_streams():
    """The lines to read, and a function that writes a message. No other code can use these streams."""
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # What C code prints goes to standard error as well.
    sys.stdout = sys.stderr
    lines, sys.stdin = sys.stdin.buffer, None
    encode = json.JSONEncoder(separators=(",", ":")).encode

    def write(message):
        out.write(encode(message).encode() + b"\n")
        out.flush()

    return iter(lines.readline, b""), write
