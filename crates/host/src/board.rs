//! A board as C holds it: sixteen exponents and a score, with the rules of plain 2048.

use game::{Game, Rng, Turn};
use std::sync::LazyLock;
use twenty48::{Direction, Twenty48, Twenty48Action, Twenty48State};

/// Cells in a row and in a column.
pub(crate) const SIDE: usize = 4;

/// The largest exponent that can be set. Merges may go beyond, on sixteen cells by no more than 15: still
/// far from what a byte holds.
pub const MAX_TILE: u32 = 60;

/// A board with its score. The layout is fixed, so that a library with a copy of these functions in it and
/// a host with another understand each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(C)]
pub struct PlainBoard {
    score: u64,
    cells: [u8; SIDE * SIDE],
}

static RULES: LazyLock<Twenty48> = LazyLock::new(Twenty48::default);

impl PlainBoard {
    /// No tiles, score 0.
    pub(crate) const EMPTY: Self = Self { score: 0, cells: [0; SIDE * SIDE] };

    /// The sum of all merges so far.
    pub(crate) const fn score(&self) -> u64 {
        self.score
    }

    /// The exponent in a cell, 0 if it is empty; `None` outside the board.
    pub(crate) fn tile(&self, x: i32, y: i32) -> Option<u8> {
        Some(self.cells[cell(x, y)?])
    }

    /// Puts a tile into a cell; nothing happens outside the board or above [`MAX_TILE`].
    pub(crate) fn set_tile(&mut self, x: i32, y: i32, exponent: u32) {
        if let (Some(cell), 0..=MAX_TILE) = (cell(x, y), exponent) {
            self.cells[cell] = exponent as u8;
        }
    }

    /// True if a slide changes the board.
    pub(crate) fn can_slide(&self, direction: Direction) -> bool {
        RULES.is_legal(&self.state(0), Twenty48Action::Slide(direction))
    }

    /// True if no slide changes the board.
    pub(crate) fn is_over(&self) -> bool {
        RULES.turn(&self.state(0)) == Turn::Over
    }

    /// Slides; false, and no change, if that would change nothing.
    pub(crate) fn slide(&mut self, direction: Direction) -> bool {
        let next = RULES.slid(&self.state(0), direction);
        if let Some(state) = &next {
            self.take(state);
        }
        next.is_some()
    }

    /// Places a tile as chance does; nothing happens on a full board.
    pub(crate) fn spawn(&mut self, rng: &mut Rng) {
        let mut state = self.state(1);
        if let Some(action) = RULES.sample_chance(&state, rng) {
            RULES.apply(&mut state, action);
            self.take(&state);
        }
    }

    fn state(&self, pending: u8) -> Twenty48State {
        Twenty48State::set_up(&self.cells, self.score as i64, pending)
    }

    fn take(&mut self, state: &Twenty48State) {
        self.cells.copy_from_slice(&state.exponents()[..SIDE * SIDE]);
        self.score = state.score() as u64;
    }
}

fn cell(x: i32, y: i32) -> Option<usize> {
    let on_board = |at: i32| usize::try_from(at).ok().filter(|&at| at < SIDE);
    Some(on_board(y)? * SIDE + on_board(x)?)
}
