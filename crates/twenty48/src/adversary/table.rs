//! Transposition table of the search for both seats. Each slot holds one board, and a new board always replaces it.

use crate::packed::Packed;
use damier_game::Limits;

/// How a stored value relates to the true value.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum AdversaryBound {
    #[default]
    Exact,
    /// The true value is at least the stored value.
    AtLeast,
    /// The true value is at most the stored value.
    AtMost,
}

/// Table entry: a board with one side to move, and its value.
#[derive(Clone, Copy, Default)]
pub(super) struct AdversaryEntry {
    board: u64,
    pub(super) value: i32,
    /// Depth of the search in plies, plus 1; 0 in an empty slot.
    depth: u8,
    pub(super) bound: AdversaryBound,
    /// Index of the best action in the list of actions.
    pub(super) best: u8,
}

impl AdversaryEntry {
    pub(super) const fn new(
        board: Packed,
        depth: u32,
        value: i32,
        bound: AdversaryBound,
        best: usize,
    ) -> Self {
        Self { board: board.bits(), value, depth: depth as u8 + 1, bound, best: best as u8 }
    }

    /// Returns true if the stored value answers a search of this depth with this window. Only values of exactly this
    /// depth count, so that the table does not change any result.
    pub(super) fn answers(&self, depth: u32, alpha: i32, beta: i32) -> bool {
        u32::from(self.depth) == depth + 1
            && match self.bound {
                AdversaryBound::Exact => true,
                AdversaryBound::AtLeast => self.value >= beta,
                AdversaryBound::AtMost => self.value <= alpha,
            }
    }
}

/// Table of fixed size. A new board replaces the one in its slot.
pub(super) struct AdversaryTable {
    places: Vec<AdversaryEntry>,
}

impl AdversaryTable {
    /// Size of the table: 2^18 boards of 16 bytes.
    const BITS: u32 = 18;

    pub(super) const fn new() -> Self {
        Self { places: Vec::new() }
    }

    /// Allocates the table for a search within these limits, unless it is large enough.
    pub(super) fn begin(&mut self, limits: &Limits) {
        let size = limits.table_size::<AdversaryEntry>(Self::BITS);
        if self.places.len() < size {
            self.places = vec![AdversaryEntry::default(); size];
        }
    }

    /// Looks up a board. `slides` is true if the slider is to move, and false if the spawner is.
    #[inline]
    pub(super) fn get(&self, board: Packed, slides: bool) -> Option<AdversaryEntry> {
        let known = self.places.get(place(board, slides, self.places.len())).copied();
        known.filter(|known| known.depth > 0 && known.board == board.bits())
    }

    #[inline]
    pub(super) fn put(&mut self, slides: bool, known: AdversaryEntry) {
        let place = place(Packed::from_bits(known.board), slides, self.places.len());
        if let Some(place) = self.places.get_mut(place) {
            *place = known;
        }
    }
}

/// Returns the slot of a board in a table of this size, a power of two: the high bits of a product. The side to move is
/// the lowest bit.
fn place(board: Packed, slides: bool, size: usize) -> usize {
    let mixed = (board.bits() ^ board.bits() >> 31).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (mixed >> (64 - size.max(2).trailing_zeros())) as usize & !1 | usize::from(slides)
}
