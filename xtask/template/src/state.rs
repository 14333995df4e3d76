//! State of the game: the stones on the board.

use crate::line::{COLUMNS, ROWS, bit, column_bits, holds_line};
use damier_game::Seat;

/// Position of [`crate::NewGame`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct NewGameState {
    /// Stones of each seat. Each word has a bit for each cell.
    stones: [u64; 2],
    /// True if the last stone completed a line, false if not.
    is_won: bool,
}

impl NewGameState {
    /// Creates the position with these stones of each seat. Returns `None` if it cannot occur in a game.
    pub(crate) fn from_stones(stones: [u64; 2]) -> Option<Self> {
        let state = Self { stones, is_won: stones.into_iter().any(holds_line) };
        let numbers = stones.map(u64::count_ones);
        let is_in_turn = numbers[0] == numbers[1] || numbers[0] == numbers[1] + 1;
        let is_reached = || (0..COLUMNS).any(|column| state.is_last(column));
        (is_in_turn && (!state.is_won || is_reached())).then_some(state)
    }

    /// Returns true if the topmost stone of a column may have ended the game, false if it cannot.
    fn is_last(&self, column: usize) -> bool {
        let last = self.next().other();
        let Some(row) = self.height(column).checked_sub(1) else { return false };
        let mut before = self.stones;
        before[last.index()] &= !bit(row, column);
        self.stone_at(row, column) == Some(last) && !before.into_iter().any(holds_line)
    }

    /// Returns the number of stones on the board.
    #[must_use]
    pub const fn placed(&self) -> u32 {
        self.occupied().count_ones()
    }

    /// Returns true if the last stone completed a line, false if not.
    #[must_use]
    pub const fn is_won(&self) -> bool {
        self.is_won
    }

    /// Returns true if the game is over, false if another stone can be dropped.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.is_won || self.placed() == (ROWS * COLUMNS) as u32
    }

    /// Returns the seat that drops the next stone. The result has no meaning if the game is over.
    #[must_use]
    pub fn next(&self) -> Seat {
        Seat::new(self.placed() as usize % 2)
    }

    /// Returns the stones of a seat, as a bit for each cell.
    pub(crate) const fn stones(&self, seat: Seat) -> u64 {
        self.stones[seat.index()]
    }

    const fn occupied(&self) -> u64 {
        self.stones[0] | self.stones[1]
    }

    /// Returns the seat whose stone is in a cell, or `None` if the cell is empty. Rows are counted from 0 at the
    /// bottom, and columns from 0 at the left.
    pub(crate) fn stone_at(&self, row: usize, column: usize) -> Option<Seat> {
        let is_there = |seat: &Seat| self.stones(*seat) & bit(row, column) != 0;
        [Seat::FIRST, Seat::SECOND].into_iter().find(is_there)
    }

    /// Returns the number of stones in a column.
    pub(crate) const fn height(&self, column: usize) -> usize {
        (self.occupied() & column_bits(column)).count_ones() as usize
    }

    /// Returns true if a column has room for a stone, false if it is full.
    pub(crate) const fn is_open(&self, column: usize) -> bool {
        self.height(column) < ROWS
    }

    /// Drops a stone of the next seat into a column. The column must have room.
    pub(crate) fn drop_stone(&mut self, column: usize) {
        let seat = self.next().index();
        self.stones[seat] |= bit(self.height(column), column);
        self.is_won = holds_line(self.stones[seat]);
    }

    /// Returns true if a stone of this seat in this column would complete a line, false if not.
    pub(crate) fn completes(&self, seat: Seat, column: usize) -> bool {
        self.is_open(column) && holds_line(self.stones(seat) | bit(self.height(column), column))
    }

    /// Returns the columns in which a stone of this seat would complete a line.
    pub(crate) fn completing(&self, seat: Seat) -> impl Iterator<Item = usize> {
        let state = *self;
        (0..COLUMNS).filter(move |&column| state.completes(seat, column))
    }
}
