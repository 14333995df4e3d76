//! Slides of the free tiles among the fixed ones.

use crate::formation::layout::Formation;
use crate::formation::placement::{FIXED, Placements, fixed_cells, mapped};
use crate::packed::{Packed, RowTables};

/// Arrangement: the placement of the fixed tiles, and the free cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Key {
    /// Number of the placement.
    pub(super) placement: usize,
    /// 4 bits for each free cell, in the order of cells, the first in the low bits.
    pub(super) free: u64,
}

/// Result of a slide.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum SlideResult {
    /// Not allowed: nothing moves, or a fixed tile moves to where it must not stand.
    NotAllowed,
    /// Makes the target.
    TargetMade,
    /// Leads to this arrangement.
    Moved(Key),
}

/// Slides in a formation with a target.
#[derive(Clone, Debug)]
pub(super) struct FormationSlides {
    placements: Placements,
    /// True if the fixed tiles must not move; false if they may be lifted.
    is_still: bool,
    target: u8,
}

impl FormationSlides {
    pub(super) fn new(formation: Formation, target: u8) -> Self {
        Self { placements: Placements::new(formation), is_still: formation.gaps() == 0, target }
    }

    /// Returns the number of placements.
    pub(super) const fn placements(&self) -> usize {
        self.placements.len()
    }

    /// Returns true if the fixed tiles of a board fit the formation. Fixed tiles are tiles 32768.
    #[inline]
    pub(super) fn are_placed(&self, board: Packed) -> bool {
        self.placements.find(fixed_cells(board)).is_some()
    }

    /// Returns the key of a board whose fixed tiles are tiles 32768. Returns `None` if they do not fit the formation.
    #[inline]
    pub(super) fn key(&self, board: Packed) -> Option<Key> {
        let (placement, symmetry) = self.placements.find(fixed_cells(board))?;
        Some(Key { placement, free: self.placements.get(placement).free(mapped(symmetry, board)) })
    }

    /// Returns the results of sliding an arrangement left, right, up and down.
    #[inline]
    pub(super) fn slides(&self, key: Key) -> [SlideResult; 4] {
        self.slides_of(self.placements.get(key.placement).board(key.free))
    }

    /// Returns the results of sliding a board left, right, up and down. Fixed tiles are tiles 32768.
    #[inline]
    pub(super) fn slides_of(&self, board: Packed) -> [SlideResult; 4] {
        let tables = RowTables::get();
        let across = board.transposed();
        [
            self.classify(board, tables.rows_slid(board, false)),
            self.classify(board, tables.rows_slid(board, true)),
            self.classify(board, tables.rows_slid(across, false).transposed()),
            self.classify(board, tables.rows_slid(across, true).transposed()),
        ]
    }

    #[inline]
    fn classify(&self, before: Packed, after: Packed) -> SlideResult {
        if after == before || self.is_still && after.bits_of(FIXED) != before.bits_of(FIXED) {
            return SlideResult::NotAllowed;
        }
        match self.key(after) {
            None => SlideResult::NotAllowed,
            Some(_) if after.bits_of(self.target) != 0 => SlideResult::TargetMade,
            Some(key) => SlideResult::Moved(key),
        }
    }
}

/// Calls `visit` for every empty cell of the key, with the key after a 2 and the key after a 4 in this cell. Returns
/// the number of empty cells.
#[inline]
pub(super) fn each_spawn(key: Key, cells: usize, mut visit: impl FnMut(Key, Key)) -> u32 {
    let mut empty = Packed::from_bits(key.free).empty_bits() & ((1 << (4 * cells)) - 1);
    let count = empty.count_ones();
    while empty != 0 {
        let lowest = empty & empty.wrapping_neg();
        let with = |tile| Key { free: key.free | tile, ..key };
        visit(with(lowest), with(lowest << 1));
        empty ^= lowest;
    }
    count
}
