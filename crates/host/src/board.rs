//! Board in a layout for C: exponents and a score, with the rules of plain 2048 on a square.

use damier_game::{Game, Params, Rng, Turn};
use damier_twenty48::{Direction, Twenty48, Twenty48Action, Twenty48State};
use std::ops::RangeInclusive;
use std::sync::OnceLock;

/// Default side of the board in cells.
pub(crate) const USUAL_SIDE: usize = 4;

/// Possible sides of a board.
pub(crate) const SIDES: RangeInclusive<usize> = 2..=8;

/// Number of cells of the largest board.
const MOST_CELLS: usize = 64;

/// Largest exponent that can be set. Merges can create larger exponents. On 64 cells, they exceed it by at most 63,
/// which still fits into a byte.
pub const MAX_TILE: u32 = 60;

/// A board with its score. The layout is fixed, so that a library that contains a copy of these functions and a host
/// with another copy can exchange boards. Cells that a smaller board does not use are empty.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(C)]
pub struct PlainBoard {
    score: u64,
    cells: [u8; MOST_CELLS],
    side: u8,
}

/// Rules of plain 2048 by side of the board.
static RULES: [OnceLock<Twenty48>; 9] = [const { OnceLock::new() }; 9];

/// Returns the rules of plain 2048 on a board of this side, which must be one of [`SIDES`].
pub(crate) fn plain_rules(side: usize) -> &'static Twenty48 {
    RULES[side].get_or_init(|| {
        let size = Params::read(&format!("{side}x{side}"));
        let rules = size.and_then(|size| Twenty48::read(&size));
        rules.expect("2048 has boards of every one of these sides")
    })
}

impl PlainBoard {
    /// Creates a board without tiles, with score 0; `None` if the side is not one of [`SIDES`].
    pub(crate) fn empty(side: i32) -> Option<Self> {
        let side = u8::try_from(side).ok().filter(|&side| SIDES.contains(&usize::from(side)))?;
        Some(Self { score: 0, cells: [0; MOST_CELLS], side })
    }

    /// Returns the sum of all merges so far.
    pub(crate) const fn score(&self) -> u64 {
        self.score
    }

    /// Returns the exponent in a cell, 0 if it is empty; `None` outside the board.
    pub(crate) fn tile(&self, x: i32, y: i32) -> Option<u8> {
        Some(self.cells[self.cell(x, y)?])
    }

    /// Sets a tile. Does nothing outside the board or above [`MAX_TILE`].
    pub(crate) fn set_tile(&mut self, x: i32, y: i32, exponent: u32) {
        if let (Some(cell), 0..=MAX_TILE) = (self.cell(x, y), exponent) {
            self.cells[cell] = exponent as u8;
        }
    }

    /// Returns true if a slide changes the board.
    pub(crate) fn can_slide(&self, direction: Direction) -> bool {
        self.rules().is_legal(&self.state(0), Twenty48Action::Slide(direction))
    }

    /// Returns true if no slide changes the board.
    pub(crate) fn is_over(&self) -> bool {
        self.rules().turn(&self.state(0)) == Turn::Over
    }

    /// Returns true if the board has a tile of this exponent or a larger one.
    pub(crate) fn has_tile(&self, exponent: u32) -> bool {
        self.cells.iter().any(|&cell| u32::from(cell) >= exponent.max(1))
    }

    /// Slides the tiles. Returns false, without a change, if the slide would change nothing.
    pub(crate) fn slide(&mut self, direction: Direction) -> bool {
        let next = self.rules().slid(&self.state(0), direction);
        if let Some(state) = &next {
            self.take(state);
        }
        next.is_some()
    }

    /// Places a random tile by the rules. Does nothing on a full board.
    pub(crate) fn spawn(&mut self, rng: &mut Rng) {
        let mut state = self.state(1);
        let rules = self.rules();
        if let Some(action) = rules.sample_chance(&state, rng) {
            rules.apply(&mut state, action);
            self.take(&state);
        }
    }

    fn state(&self, pending: u8) -> Twenty48State {
        Twenty48State::set_up(&self.cells[..self.side().pow(2)], self.score as i64, pending)
    }

    fn take(&mut self, state: &Twenty48State) {
        self.cells.copy_from_slice(&state.exponents()[..MOST_CELLS]);
        self.score = state.score() as u64;
    }

    fn side(&self) -> usize {
        usize::from(self.side)
    }

    fn rules(&self) -> &'static Twenty48 {
        plain_rules(self.side())
    }

    fn cell(&self, x: i32, y: i32) -> Option<usize> {
        let side = self.side();
        let on_board = |at: i32| usize::try_from(at).ok().filter(|&at| at < side);
        Some(on_board(y)? * side + on_board(x)?)
    }
}
