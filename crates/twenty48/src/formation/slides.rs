//! Slides of the free tiles among the fixed ones.

use crate::formation::layout::Formation;
use crate::formation::placement::{FIXED, Placements, fixed_cells};
use crate::formation::symmetry::{mapped, mapped_slide};
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
    /// Makes the target. If there is a twin: brings the target beside its twin, or merges the two.
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
    /// Lowest bits of the cells on which the target counts as made.
    goals: u64,
    /// Bits of the cell of the twin; 0 if there is none.
    twin: u64,
}

impl FormationSlides {
    pub(super) fn new(formation: Formation, target: u8) -> Self {
        Self {
            placements: Placements::new(formation),
            is_still: formation.gaps() == 0,
            target,
            goals: formation.goals(),
            twin: formation.twin().map_or(0, |cell| 0xf << (4 * cell)),
        }
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

    /// Returns true if a board before a spawn or a slide fits a formation with a twin, which is on the cell with this
    /// lowest bit. Fixed tiles, including the twin, are tiles 32768. The target must not stand beside its twin yet.
    #[inline]
    pub(super) fn is_twin_placed(&self, board: Packed, twin: u64) -> bool {
        self.placements.find(fixed_cells(board)).is_some_and(|(_, symmetry)| {
            mapped(symmetry, Packed::from_bits(twin * 0xf)).bits() == self.twin
                && mapped(symmetry, board).bits_of(self.target) & self.goals == 0
        })
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
        self.placed_slides(self.placements.get(key.placement).board(key.free))
    }

    /// Returns the results of sliding a board left, right, up and down. Fixed tiles are tiles 32768.
    #[inline]
    pub(super) fn slides_of(&self, board: Packed) -> [SlideResult; 4] {
        let Some((_, symmetry)) = self.placements.find(fixed_cells(board)) else {
            return [SlideResult::NotAllowed; 4];
        };
        let slides = self.placed_slides(mapped(symmetry, board));
        std::array::from_fn(|slide| slides[mapped_slide(symmetry, slide)])
    }

    /// Returns the results of sliding a board in one of the placements left, right, up and down.
    #[inline]
    fn placed_slides(&self, board: Packed) -> [SlideResult; 4] {
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
            Some(_) if after.bits_of(self.target) & self.goals != 0 => SlideResult::TargetMade,
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
