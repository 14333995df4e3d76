"""Plays in damier with a player of the course in Turin: the class in the file player.py. Nothing to change here."""

import random

import damier
import quarto


def find_class():
    """The class MyPlayer of player.py, otherwise the last class there that is a Player."""
    import player

    found = [
        value
        for value in vars(player).values()
        if isinstance(value, type) and issubclass(value, quarto.Player) and value.__module__ == player.__name__
    ]
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

    def choose(self, turn):
        rows = [[-1 if piece is None else piece for piece in row] for row in turn.rows]
        # A player may change its own game while it thinks, so its answers are judged on another one.
        trial = quarto.Quarto()
        for game in self.quarto, trial:
            game.set_up(rows, -1 if turn.hand is None else turn.hand, turn.seat - 1)
        if turn.hand is None:
            return "give %x" % quarto.ask(self.player.choose_piece, trial.select)
        x, y = quarto.ask(self.player.place_piece, lambda square: trial.place(*square))
        return "ABCD"[y] + str(x + 1)


if __name__ == "__main__":
    seat = Seat()
    damier.play(seat.choose, name=PLAYER.__name__, games=["quarto"], new_game=seat.new_game)
