//! All tables of a folder, for boards in any orientation.

use crate::formation::folder::table_files;
use crate::formation::table::{FormationTable, TableInfo};
use crate::packed::Packed;
use damier_game::TextError;
use std::path::Path;
use std::sync::Arc;

/// Chances of the slides of a board by the tables.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SlideChances {
    /// Chances of making the target after the slides left, right, up and down: 1 for a slide
    /// that makes it; `None` for a slide that changes nothing, moves a fixed tile, or leads where
    /// no table does.
    pub chances: [Option<f32>; 4],
    /// Exponent of the target.
    pub target: u8,
}

/// All tables of a folder. Cheap to clone.
#[derive(Clone, Debug, Default)]
pub struct Formations {
    /// Largest target first.
    tables: Arc<[FormationTable]>,
}

impl Formations {
    /// Opens every file of the folder whose name ends with `.formation`. A folder that does not exist
    /// holds none.
    ///
    /// # Errors
    /// If the folder or a file cannot be read, or [`FormationTable::open`] refuses a table.
    pub fn open(folder: &Path) -> Result<Self, TextError> {
        let mut tables = Vec::new();
        for path in table_files(folder)? {
            tables.push(FormationTable::open(&path)?);
        }
        tables.sort_by_key(|table| std::cmp::Reverse(table.info().target));
        Ok(Self { tables: tables.into() })
    }

    /// Returns true if there is no table.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.tables.is_empty()
    }

    /// Describes the tables, the largest target first.
    pub fn infos(&self) -> impl Iterator<Item = TableInfo> {
        self.tables.iter().map(FormationTable::info)
    }

    /// Looks up the chances of the slides of a board before a slide. A table applies where, in one
    /// of the 8 symmetries, its fixed cells hold tiles of the target or larger that do not equal
    /// each other side by side (anywhere, if they may be lifted), and all other cells hold smaller
    /// ones. Of several, the one with the largest target that is made with a chance of at least one
    /// half answers; if there is none, the one with the best chance. `None` where nothing can be
    /// made.
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

    /// Returns the chance of making the target from a board on which a tile is about to appear, by the
    /// table that would answer as in [`Formations::slides`]; `None` where none does. A board on
    /// which the target has just been made is none of that table's.
    #[must_use]
    pub fn chance(&self, afterstate: Packed) -> Option<f32> {
        let held = self.chances_by_table(afterstate).filter(|(_, chance)| *chance > 0.0);
        let weight = |&(target, chance): &(u8, f32)| weight(chance, target);
        held.max_by(|a, b| weight(a).total_cmp(&weight(b))).map(|(_, chance)| chance)
    }

    /// Returns the best chance of making this target (an exponent) from a board on which a tile is about to
    /// appear; `None` where no table holds it. Boards of one search are compared by this: another
    /// target's chances are of another size.
    #[must_use]
    pub fn chance_of(&self, afterstate: Packed, target: u8) -> Option<f32> {
        let held = self.chances_by_table(afterstate).filter(|held| held.0 == target);
        held.map(|(_, chance)| chance).max_by(f32::total_cmp)
    }

    /// Returns the chances of an afterstate by the tables that hold it, with their targets.
    fn chances_by_table(&self, afterstate: Packed) -> impl Iterator<Item = (u8, f32)> {
        self.matching(afterstate).filter_map(|(table, with_fixed)| {
            Some((table.info().target, table.chance(with_fixed)?))
        })
    }

    /// Returns the tables whose formation the board stands in, with the board as they see it: fixed tiles
    /// are tiles 32768.
    fn matching(&self, board: Packed) -> impl Iterator<Item = (&FormationTable, Packed)> {
        self.tables.iter().filter_map(move |table| {
            let TableInfo { formation, target, .. } = table.info();
            let large = large_cells(board, target);
            let with_fixed = Packed::from_bits(board.bits() | (large * 0xf));
            let may_merge = if formation.gaps() > 0 { any_equal } else { any_equal_adjacent };
            (table.is_of(with_fixed) && !may_merge(board, large)).then_some((table, with_fixed))
        })
    }
}

/// Ranks the tables that apply to a board: by the target if it is made with a chance of at least
/// one half, and by the chance.
fn weight(chance: f32, target: u8) -> f32 {
    if chance >= 0.5 { f32::from(target) + chance } else { chance }
}

/// Returns the lowest bit of every cell that holds a tile of this exponent, 1 to 15, or a larger one.
#[inline]
fn large_cells(board: Packed, exponent: u8) -> u64 {
    // The sum carries out of cells that are large enough; every other cell at a time.
    let (cells, carries) = (0x0f0f_0f0f_0f0f_0f0f, 0x1010_1010_1010_1010);
    let lift = 0x0101_0101_0101_0101 * u64::from(16 - exponent);
    let even = (board.bits() & cells) + lift;
    let odd = (board.bits() >> 4 & cells) + lift;
    (even & carries) >> 4 | odd & carries
}

/// Returns true if two adjacent cells of these (given by their lowest bits) hold equal tiles.
#[inline]
fn any_equal_adjacent(board: Packed, cells: u64) -> bool {
    let [across, down] = board.equal_pairs();
    cells & (across & cells >> 4 | down & cells >> 16) != 0
}

/// Returns true if any two of these cells (given by their lowest bits) hold equal tiles: tiles that
/// move may meet.
#[inline]
fn any_equal(board: Packed, cells: u64) -> bool {
    // All other cells count as empty.
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
