//! All tables of a folder, asked about boards as they lie.

use super::table::{Table, TableInfo};
use crate::packed::{Packed, reversed};
use game::TextError;
use std::path::Path;
use std::sync::Arc;

/// What the tables say of the slides of a board.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Guidance {
    /// The chances of making the target after the slides left, right, up and down: 1 for a slide that
    /// makes it; `None` for a slide that changes nothing, moves a wall, or leads where no table does.
    pub chances: [Option<f32>; 4],
    /// The exponent of the target.
    pub target: u8,
}

/// All tables of a folder. Cheap to clone.
#[derive(Clone, Debug, Default)]
pub struct Formations {
    /// The largest target first.
    views: Arc<[View]>,
}

/// A table with the wall cells of its formation under every symmetry.
#[derive(Debug)]
struct View {
    table: Table,
    /// By symmetry: a bit for every cell that becomes a wall cell of the formation.
    walls: [u16; 8],
}

impl Formations {
    /// Opens every file of the folder whose name ends with `.formation`. A folder that does not exist
    /// holds none.
    ///
    /// # Errors
    /// A folder or a file that cannot be read; a table that is refused, see [`Table::open`].
    pub fn open(folder: &Path) -> Result<Self, TextError> {
        let mut views = Vec::new();
        for path in super::table_files(folder)? {
            views.push(View::new(Table::open(&path)?));
        }
        views.sort_by_key(|view| std::cmp::Reverse(view.table.info().target));
        Ok(Self { views: views.into() })
    }

    /// Whether there is no table.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.views.is_empty()
    }

    /// What the tables are of, the largest target first.
    pub fn infos(&self) -> impl Iterator<Item = TableInfo> {
        self.views.iter().map(|view| view.table.info())
    }

    /// What the tables say of the slides of a board on which a seat is on turn. A table speaks where, in
    /// one of the 8 symmetries, its wall cells hold tiles of the target or larger that do not equal each
    /// other side by side, and all other cells hold smaller ones. Of several, the one with the largest target
    /// that can still be made speaks; among equal targets, the one with the best chance.
    #[must_use]
    pub fn slides(&self, board: Packed) -> Option<Guidance> {
        let mut found: Option<(f32, Guidance)> = None;
        for (view, symmetry) in self.matching(board) {
            let target = view.table.info().target;
            if found.as_ref().is_some_and(|(_, better)| better.target > target) {
                break;
            }
            let chances = original(symmetry, view.table.slides(mapped(symmetry, board)));
            let best = chances.iter().flatten().copied().fold(0.0, f32::max);
            if best > found.as_ref().map_or(0.0, |found| found.0) {
                found = Some((best, Guidance { chances, target }));
            }
        }
        found.map(|(_, guidance)| guidance)
    }

    /// The chance of making the target from a board on which a tile is about to appear, by the table that
    /// would speak in [`Formations::slides`]; `None` where none does. A board on which the target has
    /// just been made is none of that table's.
    #[must_use]
    pub fn chance(&self, afterstate: Packed) -> Option<f32> {
        let mut found: Option<(u8, f32)> = None;
        for (view, symmetry) in self.matching(afterstate) {
            let target = view.table.info().target;
            if found.is_some_and(|(better, _)| better > target) {
                break;
            }
            let chance = view.table.chance(view.table.key(mapped(symmetry, afterstate)));
            if let Some(chance) = chance.filter(|&new| new > found.map_or(0.0, |(_, old)| old)) {
                found = Some((target, chance));
            }
        }
        found.map(|(_, chance)| chance)
    }

    /// The tables whose formation the board stands in, with a symmetry that shows it.
    fn matching(&self, board: Packed) -> impl Iterator<Item = (&View, usize)> {
        self.views.iter().filter_map(move |view| {
            let large = large_cells(board, view.table.info().target);
            let symmetry = view.walls.iter().position(|&walls| walls == large)?;
            stands(board, large).then_some((view, symmetry))
        })
    }
}

impl View {
    fn new(table: Table) -> Self {
        let formation = table.info().formation.walls();
        let becomes_wall = |symmetry: usize, cell: u16| {
            let there = mapped(symmetry, Packed::from_bits(1 << (4 * cell))).bits();
            formation >> (there.trailing_zeros() / 4) & 1
        };
        let walls = |symmetry| (0..16).map(|cell| becomes_wall(symmetry, cell) << cell).sum();
        Self { table, walls: std::array::from_fn(walls) }
    }
}

/// The cells that hold a tile of this exponent or a larger one.
#[inline]
fn large_cells(board: Packed, exponent: u8) -> u16 {
    let large = |cell: usize| u16::from(board.exponent(cell) >= exponent);
    (0..16).fold(0, |cells, cell| cells | large(cell) << cell)
}

/// Whether no two of these cells side by side hold equal tiles.
fn stands(board: Packed, cells: u16) -> bool {
    (0..16usize).filter(|cell| cells >> cell & 1 == 1).all(|cell| {
        let equals = |other: usize| board.exponent(other) == board.exponent(cell);
        (cell % 4 == 3 || !equals(cell + 1)) && (cell > 11 || !equals(cell + 4))
    })
}

/// The board under one of the 8 symmetries: by the bits of its number, first transposed, then mirrored
/// left to right, then turned upside down.
#[inline]
fn mapped(symmetry: usize, board: Packed) -> Packed {
    let board = if symmetry & 1 == 1 { board.transposed() } else { board };
    if symmetry < 2 {
        return board;
    }
    let row = |row: usize| {
        let row = board.row(if symmetry & 4 == 4 { 3 - row } else { row });
        u64::from(if symmetry & 2 == 2 { reversed(row) } else { row })
    };
    Packed::from_bits(row(0) | row(1) << 16 | row(2) << 32 | row(3) << 48)
}

/// What is told of the directions of a mapped board, by the directions of the board itself.
fn original<T: Copy>(symmetry: usize, mapped: [T; 4]) -> [T; 4] {
    let [mut left, mut right, mut up, mut down] = mapped;
    if symmetry & 2 == 2 {
        (left, right) = (right, left);
    }
    if symmetry & 4 == 4 {
        (up, down) = (down, up);
    }
    if symmetry & 1 == 1 { [up, down, left, right] } else { [left, right, up, down] }
}
