"""A player written to the signatures of the course in Turin, which looks one move ahead."""

import copy
import random

import quarto
from quarto.objects import Quarto


class RandomPlayer(quarto.Player):
    """Also answers with pieces and squares that are taken, and is then asked again."""

    def __init__(self, quarto: quarto.Quarto) -> None:
        super().__init__(quarto)

    def choose_piece(self) -> int:
        return random.randint(0, 15)

    def place_piece(self) -> "tuple[int, int]":
        return random.randint(0, 3), random.randint(0, 3)


class MyPlayer(quarto.Player):
    def __init__(self, quarto: Quarto) -> None:
        super().__init__(quarto)
        self.chance = RandomPlayer(quarto)

    def winning_square(self, piece):
        board = self.get_game().get_board_status()
        for y in range(Quarto.BOARD_SIDE):
            for x in range(Quarto.BOARD_SIDE):
                game = copy.deepcopy(self.get_game())
                if board[y, x] < 0 and game.select(piece) and game.place(x, y) and game.check_winner() >= 0:
                    return x, y
        return None

    def choose_piece(self) -> int:
        board = self.get_game().get_board_status()
        free = [piece for piece in range(16) if piece not in [other for row in board for other in row]]
        tall = [piece for piece in free if self.get_game().get_piece_charachteristics(piece).HIGH]
        for piece in tall + free:
            if self.winning_square(piece) is None:
                return piece
        return self.chance.choose_piece()

    def place_piece(self) -> "tuple[int, int]":
        piece = self.get_game().get_selected_piece()
        return self.winning_square(piece) or self.chance.place_piece()


def main():
    game = Quarto()
    game.set_players((RandomPlayer(game), MyPlayer(game)))
    print("winner: player", game.run())


if __name__ == "__main__":
    main()
