"""A player of a project with several packages. It uses the names that `from quarto.objects import *` brings."""

import sys

import quarto
import quarto.helper as helper
from quarto.objects import *

sys.path.append("../quarto")


class Agent(helper.MyPlayer):
    def __init__(self, quarto: Quarto) -> None:
        super().__init__(quarto)
        self.placed = -1

    def choose_piece(self) -> int:
        game = self.get_game()
        # The piece that was placed last is still selected.
        assert game.get_selected_piece() == self.placed, (game.get_selected_piece(), self.placed)
        assert copy.deepcopy(game).select(-100), "the course accepts it"
        assert Piece(True, False, False, True).binary == [1, 0, 0, 1]
        if quarto.numpy is not None:
            assert (np.array(game.get_board_status()) == -1).sum() <= 16
        print("a player may print")
        return super().choose_piece()

    def place_piece(self) -> "tuple[int, int]":
        self.placed = self.get_game().get_selected_piece()
        return super().place_piece()
