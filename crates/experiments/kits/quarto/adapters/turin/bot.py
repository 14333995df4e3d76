"""Plays in damier with a player of the course in Turin: the class in the file player.py. Nothing to change here."""

import importlib.util
import os
import random
import sys

from damier.bot import play


def load_quarto():
    """The module quarto.py of this folder, although Python prefers a package of the same name.

    The project of a student often has the course's package. Modules that the student added to it can be imported."""
    here = os.path.dirname(os.path.abspath(__file__))
    package = os.path.join(here, "quarto")
    spec = importlib.util.spec_from_file_location("quarto", package + ".py", submodule_search_locations=[package])
    module = importlib.util.module_from_spec(spec)
    sys.modules["quarto"] = module
    spec.loader.exec_module(module)
    return module


quarto = load_quarto()


def find_class():
    """The class MyPlayer of player.py, otherwise the last class of a player that it defines or imports."""
    import player

    def is_player(value):
        return isinstance(value, type) and issubclass(value, quarto.Player) and value is not quarto.Player

    found = [value for value in vars(player).values() if is_player(value)]
    if not found:
        raise SystemExit("player.py has no class that inherits from quarto.Player")
    return getattr(player, "MyPlayer", found[-1])


PLAYER = find_class()


class Seat:
    """The player of one game."""

    def new_game(self, game):
        random.seed(game.seed)
        if quarto.numpy is not None:
            quarto.numpy.random.seed(game.seed % 2**32)
        self.quarto = quarto.Quarto()
        self.player = PLAYER(self.quarto)
        self.selected = -1

    def choose(self, turn):
        rows = [[-1 if piece is None else piece for piece in row] for row in turn.rows]
        # As in the course, the piece that was placed last stays selected until the next one is.
        self.selected = self.selected if turn.hand is None else turn.hand
        # A player may change its own game while it thinks, so its answers are judged on another one.
        trial = quarto.Quarto()
        for game in self.quarto, trial:
            game.set_up(rows, self.selected, turn.seat - 1)
        if turn.hand is None:
            return "give %x" % quarto.ask(self.player.choose_piece, lambda piece: 0 <= piece < 16 and trial.select(piece))
        x, y = quarto.ask(self.player.place_piece, lambda square: trial.place(*square))
        return "ABCD"[y] + str(x + 1)


if __name__ == "__main__":
    seat = Seat()
    play(seat.choose, name=PLAYER.__name__, games=["quarto"], new_game=seat.new_game)
