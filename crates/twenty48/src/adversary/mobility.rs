//! Evaluation of the game against an adversary by empty cells, possible merges, and order. Against an adversary, tiles
//! stay small, so the largest tile says little. The slider loses when it can no longer move.

use crate::adversary::grid::PackedGrid;
use crate::packed::Packed;
use crate::rules::Twenty48;
use crate::state::Twenty48State;
use damier_game::{Game, Seat, Turn};
use damier_search::Evaluator;

/// Evaluation of the game against an adversary: `empty`·room + `merge`·merges − `order`·disorder − `rough`·roughness.
/// It serves to compare states, and does not estimate the score.
///
/// - Room is 64·log2(1 + empty cells), rounded. The other terms are sums over all rows and columns.
/// - Merges are pairs of equal tiles with only empty cells between them.
/// - The disorder of a line is 0 if its squared exponents only fall or only rise (an empty cell is 0). Otherwise, add
///   up the falls from cell to cell, and separately the rises, and take the smaller sum.
/// - Roughness is the sum of the differences of exponents between neighbouring tiles. Empty cells between them are
///   ignored.
///
/// A finished game is worth [`Mobility::OVER`] plus the value of its tiles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mobility {
    /// Weight of room.
    pub empty: i32,
    /// Weight of each possible merge.
    pub merge: i32,
    /// Penalty for each unit of disorder.
    pub order: i32,
    /// Penalty for each unit of roughness.
    pub rough: i32,
}

/// Weights that did best in a first tuning (`ADVERSARY.md`).
impl Default for Mobility {
    fn default() -> Self {
        Self { empty: 3, merge: 60, order: 8, rough: 25 }
    }
}

/// 64·log2(1 + n), rounded, for n empty cells on a board of at most 16 cells.
const ROOM: [i32; 17] =
    [0, 64, 101, 128, 149, 165, 180, 192, 203, 213, 221, 229, 237, 244, 250, 256, 262];

impl Mobility {
    /// Value of a finished game for the slider, without the value of its tiles. It is below the value of any unfinished
    /// game.
    pub const OVER: i32 = -100_000_000;

    /// Returns the evaluation of an unfinished game from the point of view of the slider.
    #[must_use]
    pub fn running(&self, rules: &Twenty48, state: &Twenty48State) -> i32 {
        let mut value = self.empty * room(rules.empty_cells(state).count());
        // One direction of each axis is enough, because a line has the same evaluation in both directions.
        for &direction in rules.directions().iter().step_by(2) {
            for line in rules.shape.lines(direction) {
                value += self.line(line.iter().map(|&cell| state.cells[usize::from(cell)]));
            }
        }
        value
    }

    /// Returns the evaluation of a state from the point of view of the slider.
    #[must_use]
    pub fn value(&self, rules: &Twenty48, state: &Twenty48State) -> i32 {
        if rules.turn(state) == Turn::Over {
            let tiles = state.cells.iter().filter(|&&exponent| exponent > 0);
            return Self::OVER + tiles.map(|&exponent| worth(exponent)).sum::<i32>();
        }
        self.running(rules, state)
    }

    /// Evaluates one line.
    fn line(&self, exponents: impl Iterator<Item = u8>) -> i32 {
        let (mut merges, mut roughness, mut fall, mut rise) = (0, 0, 0, 0);
        // The previous cell, and the last tile.
        let (mut before, mut tile) = (None, 0);
        for exponent in exponents.map(i32::from) {
            if let Some(before) = before.replace(exponent) {
                let step: i32 = exponent * exponent - before * before;
                (rise, fall) = (rise + step.max(0), fall + (-step).max(0));
            }
            if exponent > 0 {
                merges += i32::from(exponent == tile);
                roughness += if tile > 0 { (exponent - tile).abs() } else { 0 };
                tile = exponent;
            }
        }
        self.merge * merges - self.order * fall.min(rise) - self.rough * roughness
    }
}

impl Evaluator<Twenty48> for Mobility {
    fn evaluate(&self, game: &Twenty48, state: &Twenty48State, seat: Seat) -> i64 {
        let value = i64::from(self.value(game, state));
        if seat == Seat::FIRST { value } else { -value }
    }
}

/// Returns the points for making a tile from 2s only: (k-1)·2^k for the exponent k. Tiles above 2^20 count as 2^20.
fn worth(exponent: u8) -> i32 {
    let exponent = i32::from(exponent.min(20));
    (exponent - 1) << exponent
}

/// Returns 64·log2(1 + n), rounded, for n empty cells. More cells than the table has count as its last entry.
fn room(empties: usize) -> i32 {
    ROOM[empties.min(ROOM.len() - 1)]
}

/// Tables of lines that compute [`Mobility`] for a grid. A test checks that the results are equal.
pub(crate) struct MobilityTables {
    mobility: Mobility,
    rows: Box<[i32]>,
    columns: Box<[i32]>,
    height: usize,
    width: usize,
}

impl MobilityTables {
    pub(crate) fn new(grid: &PackedGrid, mobility: Mobility) -> Self {
        let table = |length: usize| {
            let line =
                |line: u16| mobility.line((0..length).map(|cell| (line >> (4 * cell) & 0xf) as u8));
            (0..=u16::MAX).map(line).collect()
        };
        let (height, width) = (grid.rows(), grid.columns());
        Self { mobility, rows: table(width), columns: table(height), height, width }
    }

    /// Returns the evaluation of an unfinished game on a grid from the point of view of the slider.
    #[inline]
    pub(crate) fn running(&self, grid: &PackedGrid, board: Packed) -> i32 {
        let turned = board.transposed();
        let mut value = self.mobility.empty * room(grid.empty_bits(board).count_ones() as usize);
        for row in 0..self.height {
            value += self.rows[usize::from(board.row(row))];
        }
        for column in 0..self.width {
            value += self.columns[usize::from(turned.row(column))];
        }
        value
    }

    /// Returns the evaluation of a board on which no slide changes anything, from the point of view of the slider.
    pub(crate) fn over(board: Packed) -> i32 {
        Mobility::OVER + board.worth() as i32
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::adversary::grid::tests::random_state;
    use damier_game::{Params, Rng};

    #[test]
    fn tables_agree_with_the_general_evaluation() {
        for size in ["2x2", "3x4", "4x3", "4x4"] {
            let rules = Twenty48::read(&Params::read(size).expect("a size")).expect("a size");
            let grid = PackedGrid::from_rules(&rules).expect("small");
            let mobility = Mobility { empty: 3, merge: 17, order: 5, rough: 11 };
            let tables = MobilityTables::new(&grid, mobility);
            let mut rng = Rng::new(3);
            for _ in 0..5000 {
                let state = random_state(&rules, &mut rng, 10);
                let board = grid.board(&state).expect("small tiles");
                assert_eq!(tables.running(&grid, board), mobility.running(&rules, &state));
                if grid.is_stuck(board) {
                    assert_eq!(MobilityTables::over(board), mobility.value(&rules, &state));
                }
            }
        }
    }

    #[test]
    fn order_room_and_merges_are_worth_something() {
        let worth = |line: &[u8]| Mobility::default().line(line.iter().copied());
        assert_eq!(worth(&[0, 0, 0, 0]), 0);
        assert!(worth(&[3, 0, 3, 0]) > worth(&[3, 0, 4, 0]));
        assert!(worth(&[4, 3, 2, 1]) > worth(&[4, 2, 3, 1]));
        assert!(worth(&[5, 4, 0, 0]) > worth(&[5, 1, 0, 0]));
        assert!((0..16).all(|n| room(n) < room(n + 1)));
    }
}
