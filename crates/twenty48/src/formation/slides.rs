//! Slides of tiles among walls.

use crate::formation::layout::Formation;
use crate::formation::placement::{FIXED, Placements, fixed_cells, mapped};
use crate::packed::{Packed, RowTables};

/// An arrangement: the stance of the walls and the free cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Key {
    /// The number of the stance.
    pub(super) placement: usize,
    /// 4 bits for each free cell, in the order of cells, the first in the low bits.
    pub(super) free: u64,
}

/// Where a slide leads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Slid {
    /// Not allowed: nothing moves, or a wall does that may not.
    Out,
    /// The target is made.
    Made,
    /// The arrangement after it.
    To(Key),
}

/// How tiles slide in a formation.
#[derive(Clone, Debug)]
pub(super) struct FormationSlides {
    placements: Placements,
    /// Whether walls stand still.
    is_still: bool,
    target: u8,
}

impl FormationSlides {
    pub(super) fn new(formation: Formation, target: u8) -> Self {
        Self { placements: Placements::new(formation), is_still: formation.gaps() == 0, target }
    }

    /// How many stances there are.
    pub(super) const fn placements(&self) -> usize {
        self.placements.len()
    }

    /// Whether the walls of a board, tiles 32768, stand in the formation.
    #[inline]
    pub(super) fn are_placed(&self, board: Packed) -> bool {
        self.placements.find(fixed_cells(board)).is_some()
    }

    /// The key of a board whose walls are tiles 32768; `None` if they do not stand in the formation.
    #[inline]
    pub(super) fn key(&self, board: Packed) -> Option<Key> {
        let (placement, symmetry) = self.placements.find(fixed_cells(board))?;
        Some(Key { placement, free: self.placements.get(placement).free(mapped(symmetry, board)) })
    }

    /// Where the slides left, right, up and down of an arrangement lead.
    #[inline]
    pub(super) fn slides(&self, key: Key) -> [Slid; 4] {
        self.slides_of(self.placements.get(key.placement).board(key.free))
    }

    /// Where the slides left, right, up and down of a board lead whose walls are tiles 32768.
    #[inline]
    pub(super) fn slides_of(&self, board: Packed) -> [Slid; 4] {
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
    fn classify(&self, before: Packed, after: Packed) -> Slid {
        if after == before || self.is_still && after.bits_of(FIXED) != before.bits_of(FIXED) {
            return Slid::Out;
        }
        match self.key(after) {
            None => Slid::Out,
            Some(_) if after.bits_of(self.target) != 0 => Slid::Made,
            Some(key) => Slid::To(key),
        }
    }
}

/// Calls back for every empty cell of the key, with the keys after a 2 and after a 4 there; tells how
/// many there are.
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
