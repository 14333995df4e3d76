//! Random games at full speed.

use crate::packed::{OVERFLOW_SUM, Packed, RowTables};
use crate::rules::Twenty48;
use crate::state::Twenty48State;
use damier_game::{Game, Rng, Turn};

/// Result of a random game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Twenty48PlayoutResult {
    /// Score of the game.
    pub score: i64,
    /// Number of slides.
    pub moves: u64,
    /// Exponent of the largest tile.
    pub largest: u8,
}

/// Number of 4s in 2^24 draws of chance: one in ten.
const FOURS: u64 = (1 << 24) / 10;

/// Plays a game of plain 2048 from the opening, in which all legal slides have the same probability.
///
/// The board is turned during the game, because random play does not depend on its orientation. The score is computed
/// at the end, from the tiles and the number of 4s placed. Cells are drawn with a bias below 2^-27. The probability of
/// a 4 is 0.1 with an error below 2^-24.
#[must_use]
pub fn random(rng: &mut Rng) -> Twenty48PlayoutResult {
    let mut fours = 0;
    let mut board = Packed::default();
    for _ in 0..2 {
        board = place_tile(board, rng.bits(), &mut fours);
    }
    from_board(board, -4 * fours, rng)
}

/// Plays a random game like [`random`], but from a state of plain 2048. First places the tiles that are due.
#[must_use]
pub fn random_from(state: &Twenty48State, rng: &mut Rng) -> Twenty48PlayoutResult {
    let rules = Twenty48::default();
    let mut state = *state;
    rules.settle(&mut state, rng);
    match Packed::from_state(&state) {
        Some(board) => from_board(board, state.score - i64::from(board.worth()), rng),
        None => by_the_rules(state, 0, rng),
    }
}

/// Plays on with the fast board as long as it cannot have two tiles 32768. Their sum would be 65536, and a move adds at
/// most 4. `debt` is the score so far, minus the value of the tiles.
fn from_board(mut board: Packed, debt: i64, rng: &mut Rng) -> Twenty48PlayoutResult {
    let tables = RowTables::get();
    let limit = u64::from(OVERFLOW_SUM.saturating_sub(board.sum()) / 4);
    let (mut moves, mut fours) = (0, 0);
    while moves < limit {
        let bits = rng.bits();
        let turned = if bits & 1 == 0 { board } else { board.transposed() };
        let slid = tables.rows_slid(turned, bits & 2 == 0);
        if slid != turned {
            board = place_tile(slid, bits, &mut fours);
            moves += 1;
        } else if board.is_stuck() {
            return Twenty48PlayoutResult {
                score: i64::from(board.worth()) + debt - 4 * fours,
                moves,
                largest: board.largest(),
            };
        }
    }
    let score = i64::from(board.worth()) + debt - 4 * fours;
    by_the_rules(board.to_state(score, 0), moves, rng)
}

/// Returns the board with one more random tile, and counts it if it is a 4. The tile is drawn with the bits from 2 up.
/// The board must have an empty cell.
#[inline]
pub(crate) fn place_tile(board: Packed, bits: u64, fours: &mut i64) -> Packed {
    let empty = board.empty_bits();
    let is_four = (bits >> 2 & 0xff_ffff) < FOURS;
    *fours += i64::from(is_four);
    // For each cell, count the empty cells up to it, in 4 bits. A count of 16 wraps to 0, but only on the empty board.
    let counts = empty.wrapping_mul(0x1111_1111_1111_1111);
    let total = if empty == 0x1111_1111_1111_1111 { 16 } else { counts >> 60 };
    let chosen = ((bits >> 32) * total) >> 32;
    board.with_tile(nth(counts, empty, chosen), 1 + u64::from(is_four))
}

/// Returns the lowest bit of the empty cell that has `chosen` empty cells before it. The number of cells before it is
/// the number of cells whose count is at most `chosen`. All 16 counts are compared at once, in separate bytes.
#[inline]
pub(crate) fn nth(counts: u64, empty: u64, chosen: u64) -> u64 {
    const BYTES: u64 = 0x0101_0101_0101_0101;
    if empty == 0x1111_1111_1111_1111 {
        return 1 << (4 * chosen);
    }
    let threshold = (0x80 | chosen) * BYTES;
    let even = (threshold - (counts & 0x0f0f_0f0f_0f0f_0f0f)) & 0x8080_8080_8080_8080;
    let odd = (threshold - (counts >> 4 & 0x0f0f_0f0f_0f0f_0f0f)) & 0x8080_8080_8080_8080;
    let before = ((even >> 7) + (odd >> 7)).wrapping_mul(BYTES) >> 56;
    1 << (4 * before)
}

/// Plays on by the general rules, because the fast board might overflow.
fn by_the_rules(mut state: Twenty48State, mut moves: u64, rng: &mut Rng) -> Twenty48PlayoutResult {
    let rules = Twenty48::default();
    while let Some(action) = rules.random_action(&state, rng) {
        moves += u64::from(rules.turn(&state) != Turn::Chance);
        rules.apply(&mut state, action);
    }
    Twenty48PlayoutResult { score: state.score, moves, largest: state.largest() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_empty_cell_is_found() {
        let mut rng = Rng::new(3);
        for _ in 0..10_000 {
            let board = Packed::default();
            let full = rng.bits() & rng.bits() & 0x1111_1111_1111_1111;
            let board = board.with_tile(full, 1);
            let empty = board.empty_bits();
            let counts = empty.wrapping_mul(0x1111_1111_1111_1111);
            let cells: Vec<u64> = (0..16).map(|cell| 1 << (4 * cell)).collect();
            let expected = cells.iter().filter(|&&bit| empty & bit != 0);
            for (chosen, &bit) in expected.enumerate() {
                assert_eq!(nth(counts, empty, chosen as u64), bit);
            }
        }
    }

    #[test]
    fn boards_beyond_the_kernel_are_played_by_the_rules() {
        let mut state = Twenty48State::empty(0);
        state.cells[0] = 15;
        state.cells[1] = 15;
        let playout = random_from(&state, &mut Rng::new(1));
        assert_eq!(playout.largest, 16);
        assert!(playout.score >= 1 << 16 && playout.moves > 10);
        state.cells[0] = 17;
        assert_eq!(random_from(&state, &mut Rng::new(1)).largest, 17);
    }
}
