"""The module `quarto` of the course in Turin, for players that were written for it: classes with choose_piece and place_piece.

A piece is its index, 0 to 15. Its bits have other names there (8 high, 4 coloured, 2 solid, 1 square) than in damier (8
white, 4 tall, 2 solid, 1 square). No number changes, because the rules treat all four traits alike. Column x and row y of a
board are at board[y, x]; -1 is an empty square.
"""

import copy
import sys
from abc import abstractmethod  # Players get it, copy and np with `from quarto.objects import *`.

try:
    import numpy
    import numpy as np
except ImportError:
    numpy = None

# In the course, the same names are in quarto.objects.
sys.modules["quarto.objects"] = sys.modules[__name__]


class Player:
    """A player: choose_piece returns the index of a piece, place_piece the column and the row of a square."""

    def __init__(self, quarto):
        self.__quarto = quarto

    def choose_piece(self):
        raise NotImplementedError

    def place_piece(self):
        raise NotImplementedError

    def get_game(self):
        return self.__quarto


class Piece:
    def __init__(self, high, coloured, solid, square):
        self.HIGH, self.COLOURED, self.SOLID, self.SQUARE = high, coloured, solid, square
        self.binary = [int(high), int(coloured), int(solid), int(square)]


class PlainBoard(list):
    """A board for machines without NumPy: a list of rows, also with board[y, x]."""

    def __getitem__(self, place):
        return self[place[0]][place[1]] if isinstance(place, tuple) else super().__getitem__(place)

    def __setitem__(self, place, piece):
        if isinstance(place, tuple):
            self[place[0]][place[1]] = piece
        else:
            super().__setitem__(place, piece)


def new_board(rows):
    return PlainBoard(map(list, rows)) if numpy is None else numpy.array(rows, dtype=int)


class Quarto:
    """A position, and the functions by which a player looks at it and tries moves."""

    MAX_PLAYERS = 2
    BOARD_SIDE = 4

    def __init__(self):
        self.__players = ()
        self.reset()

    def reset(self):
        self.set_up([[-1] * 4] * 4, -1, 0)

    def set_up(self, rows, selected, current):
        """Sets the board, the piece in hand or -1, and the player on turn (0 or 1)."""
        self.__board, self.__selected_piece_index, self._current_player = new_board(rows), selected, current
        self.__pieces = [Piece(*(bool(index & bit) for bit in (8, 4, 2, 1))) for index in range(16)]

    def set_players(self, players):
        self.__players = players

    def get_current_player(self):
        return self._current_player

    def select(self, index):
        """Selects the piece to be placed, and returns False if it is on the board. Like the course, accepts any other number."""
        is_free = not any(index in row for row in self.__board)
        if is_free:
            self.__selected_piece_index = index
        return is_free

    def place(self, x, y):
        """Places the selected piece, and returns False if the square is taken."""
        is_free = 0 <= x < 4 and 0 <= y < 4 and self.__board[y, x] < 0
        if is_free:
            self.__board[y, x] = self.__selected_piece_index
        return is_free

    def get_piece_charachteristics(self, index):
        return copy.deepcopy(self.__pieces[index])

    get_piece_characteristics = get_piece_charachteristics

    def get_board_status(self):
        return copy.deepcopy(self.__board)

    def get_selected_piece(self):
        return self.__selected_piece_index

    def check_winner(self):
        """The player on turn if a line is complete, otherwise -1."""
        rows = [[int(piece) for piece in row] for row in self.__board]
        diagonals = [[rows[i][i] for i in range(4)], [rows[i][3 - i] for i in range(4)]]
        for a, b, c, d in rows + list(zip(*rows)) + diagonals:
            if min(a, b, c, d) >= 0 and (a & b & c & d | ~(a | b | c | d) & 15):
                return self._current_player
        return -1

    def check_finished(self):
        return all(piece >= 0 for row in self.__board for piece in row)

    def print(self):
        for row in self.__board:
            print(" ".join("%2d" % piece for piece in row))
        print("selected piece: %d" % self.__selected_piece_index)

    def run(self):
        """Plays a game between two players, and returns the winner, or -1."""
        winner = -1
        while winner < 0 and not self.check_finished():
            ask(self.__players[self._current_player].choose_piece, self.select)
            self._current_player = 1 - self._current_player
            ask(self.__players[self._current_player].place_piece, lambda square: self.place(*square))
            winner = self.check_winner()
        return winner


# As in the course, a player is asked again after an impossible answer, but not for ever.
TRIES = 100000


def ask(choose, accept):
    """Asks until an answer is accepted, and returns it."""
    for _ in range(TRIES):
        answer = choose()
        if accept(answer):
            return answer
    raise ValueError("%d impossible answers in a row, the last one %r" % (TRIES, answer))
