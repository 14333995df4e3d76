"""Joue dans damier : passez à `play` une fonction qui choisit un coup.

    from damier.bot import play

    def choose(turn):
        return turn.random.choice(turn.legal)

    play(choose, name="Anything Goes")

Un seul fichier, sans dépendances, pour Python 3.8 ou plus récent. Le protocole est décrit dans PROTOCOL.md.

Dès l’appel de `play`, la sortie standard appartient au protocole : `print` écrit sur la sortie d’erreur,
qui est conservée avec la partie. Le temps processeur est compté à partir de là : chargez vos données
avant. Il n’y a rien à lire sur l’entrée : `input` échoue.
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
"""Le coup qui abandonne la partie."""


class Game:
    """Une partie : les valeurs qui restent les mêmes à tous ses tours."""

    game = ""
    """Le jeu avec ses paramètres, par exemple "2048" ou "filler:30x30"."""
    rules_version = 1
    """La version des règles."""
    seat = 1
    """Votre place, comptée à partir de 1."""
    seats = 1
    """Le nombre de places."""
    state = ""
    """La position initiale, dans l’écriture du jeu."""
    seed = 0
    """Une graine pour les nombres aléatoires. Si la partie est rejouée, la graine est la même."""
    clock = {}
    """Votre budget : "game_ms", "move_ms" (temps processeur), "nodes", "depth". Ce qui est sans limite est absent."""
    options = {}
    """Les options réglées par l’organisateur : des chaînes par nom ; souvent aucune."""

    def __init__(self, message, declared=None):
        vars(self).update(message)
        self.options = message.get("options", {})
        self._declared = declared or {}
        self.random = random.Random(self.seed)
        """Un générateur de nombres aléatoires, qui se répète avec la graine."""

    def number(self, name):
        """La valeur d’une option que `number` déclare : celle de l’organisateur, ou la valeur par défaut."""
        declared = self._declared[name]
        value = float(self.options.get(name, declared["default"]))
        return int(value) if declared["whole"] else value


class Turn:
    """Un tour : vous choisissez un des coups de `legal`."""

    def __init__(self, message, game, write):
        self._id = message["id"]
        self._game = game
        self._write = write
        self.state = message["state"]
        """La position, dans l’écriture du jeu ; `rows` et `hand` la lisent."""
        self.legal = message["legal"]
        """Tous les coups permis, sous forme de chaînes."""
        self.ply = message["ply"]
        """Le nombre de coups depuis le début de la partie, y compris ceux du hasard."""
        self.last = message.get("last", [])
        """Tous les coups depuis votre dernier tour, le vôtre d’abord, ou depuis le début de la partie."""
        self.clock_left = message["clock_left"]
        """Ce qui reste de votre budget, avec les clés de `clock`. Ce qui est sans limite est absent."""
        self.game, self.seat, self.seed = game.game, game.seat, game.seed
        self.options, self.random = game.options, game.random

    @functools.cached_property
    def rows(self):
        """Le plateau, sous forme de liste de lignes.

        2048 : les tuiles sont des nombres, 0 pour une case vide. Sept Couleurs : les lettres de l’écriture,
        1 et 2 pour les cases conquises, # pour les trous. Quarto : les lignes A à D, les pièces sont des
        nombres de 0 à 15, None pour une case vide.
        """
        rows = self.state.split("/")
        family = self.game.split(":")[0]
        if family == "2048":
            # `score=N` et `spawn=N` peuvent suivre la dernière ligne.
            tiles = ([word for word in row.split() if "=" not in word] for row in rows)
            return [[0 if word == "." else int(word) for word in row] for row in tiles]
        rows[-1] = rows[-1].split()[0]
        if family == "quarto":
            return [[None if cell == "." else int(cell, 16) for cell in row] for row in rows]
        return [list(row) for row in rows]

    @functools.cached_property
    def hand(self):
        """Quarto : la pièce à placer, de 0 à 15 ; None si vous devez donner une pièce."""
        piece = self.state.split()[-1]
        return None if piece == "-" else int(piece, 16)

    def number(self, name):
        """La valeur d’une option que `number` déclare : celle de l’organisateur, ou la valeur par défaut."""
        return self._game.number(name)

    def info(self, value=None, depth=None, nodes=None, pv=None, text=None):
        """Communique vos réflexions ; chaque argument est facultatif.

        value : le résultat que vous attendez pour votre place, en points du jeu. depth : la profondeur de
        recherche, en coups. nodes : le nombre de positions examinées. pv : la suite de coups que vous
        attendez, sous forme de liste. text : un texte pour les humains.
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
    """Une option qui est un nombre, pour les `options` de `play` : sa valeur par défaut et ses bornes.

    `turn.number(name)` est sa valeur. whole : seuls les nombres entiers sont permis. `damier tune` trouve de
    meilleures valeurs.
    """
    if not min <= default <= max or not math.isfinite(max - min):
        raise ValueError("the default %r is not in the range from %r to %r" % (default, min, max))
    return {"help": help, "default": default, "min": min, "max": max, "whole": whole}


def play(choose, name=None, author=None, games=None, options=None, new_game=None, game_over=None):
    """Joue tant qu’il y a des parties ; `choose(turn)` renvoie un coup de `turn.legal`, ou `RESIGN`.

    games : les jeux auxquels vous jouez, par exemple ["2048"] ; tous si l’argument manque. options : les
    options réglables, un dictionnaire qui associe à chaque nom un texte d’aide ou, pour un nombre,
    `number(default, min, max)`. new_game(game) est appelée avant une partie et game_over(end) après :
    `end` est un dictionnaire avec "reason", "scores" (par place) et "state".
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
        pass  # Plus personne n’écoute.


def _answer(lines, write, choose, options, new_game, game_over):
    """Répond ligne par ligne, jusqu’à la fin de l’entrée."""
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
            # La première étape est cette fonction, que l’auteur n’a pas besoin de voir.
            way = error.__traceback__.tb_next or error.__traceback__
            traceback.print_exception(type(error), error, way)
            last = traceback.format_exception_only(type(error), error)[-1].strip()
            text = _place(way) + last[:1000]
            write({"type": "error", "id": number, "code": "exception", "message": text})


def _place(way):
    """Le dernier fichier et la dernière ligne du code de l’auteur par où l’exception est passée, par exemple "bot.py, line 3: "."""
    here = os.path.dirname(os.path.abspath(sys.argv[0]))
    for frame in reversed(traceback.extract_tb(way)):
        path = os.path.abspath(frame.filename)
        if path.startswith(here + os.sep) and path != os.path.abspath(__file__):
            return "%s, line %d: " % (os.path.basename(path), frame.lineno)
    return ""


def _take_streams():
    """Les lignes à lire, et une fonction qui écrit un message. Aucun autre code ne peut utiliser ces flux."""
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # Ce qu’affiche du code C va aussi sur la sortie d’erreur.
    sys.stdout = sys.stderr
    lines, sys.stdin = sys.stdin.buffer, None
    encode = json.JSONEncoder(separators=(",", ":")).encode

    def write(message):
        out.write(encode(message).encode() + b"\n")
        out.flush()

    return iter(lines.readline, b""), write
