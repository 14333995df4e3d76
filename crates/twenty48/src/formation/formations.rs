//! All tables in a folder, for boards in any orientation.

use crate::formation::folder::table_files;
use crate::formation::table::{FormationTable, TableInfo};
use crate::packed::Packed;
use damier_game::TextError;
use std::iter;
use std::path::Path;
use std::sync::Arc;

/// Probabilities of success after each slide of a board, from a table.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SlideChances {
    /// Probabilities of making the target after the slides left, right, up and down. It is 1 for a slide that makes the
    /// target. It is `None` for a slide that changes nothing, moves a fixed tile that must not move, or leads to a
    /// board that the table does not hold.
    pub chances: [Option<f32>; 4],
    /// Exponent of the target tile.
    pub target: u8,
}

/// All tables in a folder. Clones are cheap.
#[derive(Clone, Debug, Default)]
pub struct Formations {
    /// Tables, the largest target first; of those with the same target, the ones with a twin first.
    tables: Arc<[FormationTable]>,
}

impl Formations {
    /// Opens every file of the folder whose name ends with `.formation`. Returns no tables if the folder does not
    /// exist. The first time, checks all layers of each table (some 0.4 CPU seconds per gigabyte), and records this in
    /// the folder if it can be written. A later opening checks only tables that have changed.
    ///
    /// # Errors
    /// If the folder or a file cannot be read, [`FormationTable::open`] refuses a table, or a layer is damaged.
    pub fn open(folder: &Path) -> Result<Self, TextError> {
        let mut tables = Vec::new();
        for path in table_files(folder)? {
            tables.push(FormationTable::open_intact(&path)?);
        }
        tables.sort_by_key(|table| {
            let TableInfo { formation, target, .. } = table.info();
            (std::cmp::Reverse(target), formation.twin().is_none())
        });
        Ok(Self { tables: tables.into() })
    }

    /// Returns true if there are no tables, false if there is at least one.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.tables.is_empty()
    }

    /// Describes the tables, the largest target first.
    pub fn infos(&self) -> impl Iterator<Item = TableInfo> {
        self.tables.iter().map(FormationTable::info)
    }

    /// Looks up the probabilities after the slides of a board.
    ///
    /// A table applies if, in one of the 8 symmetries, its fixed cells hold tiles of at least the target, and all other
    /// cells hold smaller tiles. Adjacent fixed tiles must differ. If fixed tiles may be lifted, all of them must
    /// differ. In a table with a twin, the tile on the cell of the twin must equal the target, which may also stand on a
    /// free cell; tables without a twin for the same target then do not apply. If several tables apply, the answer is from the one with the largest target among those with a
    /// probability of at least one half, or else from the one with the highest probability. Returns `None` if no table
    /// gives a probability above 0.
    #[must_use]
    pub fn slides(&self, board: Packed) -> Option<SlideChances> {
        let guided = self.matching(board).map(|(table, with_fixed)| {
            let chances = table.slides(with_fixed);
            let best = chances.iter().flatten().copied().fold(0.0, f32::max);
            (best, SlideChances { chances, target: table.info().target })
        });
        let possible = guided.filter(|(best, _)| *best > 0.0);
        let weight = |(best, guidance): &(f32, SlideChances)| weight(*best, guidance.target);
        possible.max_by(|a, b| weight(a).total_cmp(&weight(b))).map(|(_, guidance)| guidance)
    }

    /// Returns the probability of making the target from a board before a spawn. If several tables hold the board, the
    /// choice is the same as in [`Formations::slides`]. Returns `None` if no table holds it with a probability above 0.
    /// If the target has just been made, the board does not belong to the table of that target any more.
    #[must_use]
    pub fn chance(&self, afterstate: Packed) -> Option<f32> {
        let held = self.chances_by_table(afterstate).filter(|(_, chance)| *chance > 0.0);
        let weight = |&(target, chance): &(u8, f32)| weight(chance, target);
        held.max_by(|a, b| weight(a).total_cmp(&weight(b))).map(|(_, chance)| chance)
    }

    /// Returns the largest probability of making the tile 2^`target` from a board before a spawn. Returns `None` if no
    /// table for this target holds the board. A search should compare boards by one target, because probabilities for
    /// different targets are not comparable.
    #[must_use]
    pub fn chance_of(&self, afterstate: Packed, target: u8) -> Option<f32> {
        let held = self.chances_by_table(afterstate).filter(|held| held.0 == target);
        held.map(|(_, chance)| chance).max_by(f32::total_cmp)
    }

    /// Returns the target and the probability in each table that holds this afterstate.
    fn chances_by_table(&self, afterstate: Packed) -> impl Iterator<Item = (u8, f32)> {
        self.matching(afterstate).filter_map(|(table, with_fixed)| {
            Some((table.info().target, table.chance(with_fixed)?))
        })
    }

    /// Returns the tables whose formation fits the board. With each of them, it returns the board in the form of the
    /// table, in which fixed tiles are 32768.
    fn matching(&self, board: Packed) -> impl Iterator<Item = (&FormationTable, Packed)> {
        let mut with_twin = None;
        self.tables.iter().filter_map(move |table| {
            let TableInfo { formation, target, .. } = table.info();
            if formation.twin().is_none() {
                let is_replaced = with_twin == Some(target);
                return with_fixed(table, board)
                    .filter(|_| !is_replaced)
                    .map(|fixed| (table, fixed));
            }
            let fixed = with_fixed_twin(table, board)?;
            with_twin = Some(target);
            Some((table, fixed))
        })
    }
}

/// Returns the board in the form of a table without a twin, if the table applies.
fn with_fixed(table: &FormationTable, board: Packed) -> Option<Packed> {
    let TableInfo { formation, target, .. } = table.info();
    let large = large_cells(board, target);
    let fixed = with_fixed_cells(board, large);
    let may_merge = if formation.gaps() > 0 { any_equal } else { any_equal_adjacent };
    (table.is_of(fixed) && !may_merge(board, large)).then_some(fixed)
}

/// Returns the board in the form of a table with a twin, if the table applies. Each tile that equals the target may be
/// the twin; another one is then on a free cell.
fn with_fixed_twin(table: &FormationTable, board: Packed) -> Option<Packed> {
    let target = table.info().target;
    let targets = board.bits_of(target);
    let larger = large_cells(board, target) & !targets;
    let twins = iter::successors(Some(targets), |left| Some(left & left.wrapping_sub(1)));
    let twins = twins.take_while(|&left| left != 0).map(|left| left & left.wrapping_neg());
    let fits = |twin| {
        let fixed = with_fixed_cells(board, larger | twin);
        let stands = table.is_of_twin(fixed, twin) && !any_equal_adjacent(board, larger | twin);
        stands.then_some(fixed)
    };
    twins.filter_map(fits).next()
}

/// Returns the board with a tile 32768 on each of these cells, given by their lowest bits.
#[inline]
fn with_fixed_cells(board: Packed, cells: u64) -> Packed {
    Packed::from_bits(board.bits() | (cells * 0xf))
}

/// Returns the rank of a table among those that apply to a board. Tables with a probability of at least one half come
/// first, sorted by target. The others are sorted by probability.
fn weight(chance: f32, target: u8) -> f32 {
    if chance >= 0.5 { f32::from(target) + chance } else { chance }
}

/// Returns a word with the lowest bit of every cell that holds a tile of at least this exponent, 1 to 15.
#[inline]
fn large_cells(board: Packed, exponent: u8) -> u64 {
    // The addition carries out of a cell if its exponent is large enough. Even and odd cells are added separately.
    let (cells, carries) = (0x0f0f_0f0f_0f0f_0f0f, 0x1010_1010_1010_1010);
    let lift = 0x0101_0101_0101_0101 * u64::from(16 - exponent);
    let even = (board.bits() & cells) + lift;
    let odd = (board.bits() >> 4 & cells) + lift;
    (even & carries) >> 4 | odd & carries
}

/// Returns true if two adjacent cells hold equal tiles. Only these cells count, given by their lowest bits.
#[inline]
fn any_equal_adjacent(board: Packed, cells: u64) -> bool {
    let [across, down] = board.equal_pairs();
    cells & (across & cells >> 4 | down & cells >> 16) != 0
}

/// Returns true if two cells hold equal tiles, which might meet after a move. Only these cells count, given by their
/// lowest bits.
#[inline]
fn any_equal(board: Packed, cells: u64) -> bool {
    // Clears all other cells.
    let held = Packed::from_bits(board.bits() & (cells * 0xf)).tiles() & !1;
    held.count_ones() < cells.count_ones()
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_game::Rng;

    #[test]
    fn large_cells_and_equal_tiles_are_found_as_cell_by_cell() {
        let mut rng = Rng::new(11);
        for _ in 0..20_000 {
            let spread = 1 + rng.below(16);
            let tile = |cell: u64, rng: &mut Rng| u64::from(rng.below(spread)) << (4 * cell);
            let board = Packed::from_bits((0..16).map(|cell| tile(cell, &mut rng)).sum());
            let exponent = 1 + rng.below(15) as u8;
            let is_large = |cell: usize| board.exponent(cell) >= exponent;
            let large = (0..16).filter(|&cell| is_large(cell));
            let bits = large.clone().map(|cell| 1u64 << (4 * cell)).sum::<u64>();
            assert_eq!(large_cells(board, exponent), bits);
            let equal =
                |cell, other| is_large(other) && board.exponent(cell) == board.exponent(other);
            let merges =
                |cell| cell % 4 < 3 && equal(cell, cell + 1) || cell < 12 && equal(cell, cell + 4);
            assert_eq!(any_equal_adjacent(board, bits), large.clone().any(merges));
            let repeats = |cell| (0..cell).any(|other| is_large(other) && equal(other, cell));
            assert_eq!(any_equal(board, bits), large.clone().any(repeats));
        }
    }
}
