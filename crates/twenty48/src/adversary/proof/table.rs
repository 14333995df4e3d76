//! Transposition table of a proof: proof and disproof numbers of boards, in buckets of four.

use crate::packed::Packed;

/// Proof number and disproof number of a board for the side to move. A number is 0 if its result is proven, and
/// [`NEVER`] if its result is refuted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Numbers {
    /// Proof number: the smallest number of boards that must be decided to prove a win of the side to move.
    pub(super) win: u32,
    /// Disproof number: the smallest number of boards that must be decided to prove a loss of the side to move.
    pub(super) loss: u32,
}

/// Number of a result that is refuted.
pub(super) const NEVER: u32 = u16::MAX as u32;

impl Numbers {
    /// The side to move wins.
    pub(super) const WON: Self = Self { win: 0, loss: NEVER };
    /// The side to move loses.
    pub(super) const LOST: Self = Self { win: NEVER, loss: 0 };

    pub(super) const fn is_settled(self) -> bool {
        self.win == 0 || self.loss == 0
    }
}

/// Table entry of one board. Numbers are limited to 16 bits: a number that is too large is stored as the largest one
/// below [`NEVER`].
#[derive(Clone, Copy, Default)]
struct ProofEntry {
    board: u64,
    win: u16,
    loss: u16,
    /// Number of nodes searched below the board, at most 2^32 - 1. This is the cost of searching it again. 0 in an
    /// empty entry.
    work: u32,
}

const WAYS: usize = 4;

/// Table of fixed size. Each side to move has one half of it.
pub(super) struct ProofTable {
    buckets: Vec<[ProofEntry; WAYS]>,
    filled: u64,
}

impl ProofTable {
    /// Allocates a table of at most `bytes` bytes, but with at least a few buckets. Returns `None` if the memory cannot
    /// be allocated.
    pub(super) fn new(bytes: u64) -> Option<Self> {
        let buckets = (bytes / size_of::<[ProofEntry; WAYS]>() as u64).max(16);
        // Rounds down to a power of two.
        let len = 1usize << buckets.ilog2();
        let mut buckets = Vec::new();
        buckets.try_reserve_exact(len).ok()?;
        buckets.resize(len, [ProofEntry::default(); WAYS]);
        Some(Self { buckets, filled: 0 })
    }

    /// Returns the share of entries in use, from 0 to 1.
    pub(super) fn fullness(&self) -> f64 {
        self.filled as f64 / (self.buckets.len() * WAYS) as f64
    }

    /// Returns the bucket of a board: the high bits of a product. `slides` is true if the slider is to move, and false
    /// if the spawner is.
    fn place(&self, board: Packed, slides: bool) -> usize {
        let mixed = (board.bits() ^ board.bits() >> 29).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let mixed = (mixed ^ mixed >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93);
        let place = (mixed >> 20) as usize & (self.buckets.len() - 1);
        place & !1 | usize::from(slides)
    }

    /// Looks up a board. `slides` is true if the slider is to move, and false if the spawner is.
    pub(super) fn get(&self, board: Packed, slides: bool) -> Option<Numbers> {
        let bucket = &self.buckets[self.place(board, slides)];
        let entry = bucket.iter().find(|entry| entry.work > 0 && entry.board == board.bits())?;
        Some(Numbers { win: u32::from(entry.win), loss: u32::from(entry.loss) })
    }

    /// Stores the numbers of a board. If its bucket is full, they replace the entry that was cheapest to search.
    pub(super) fn put(&mut self, board: Packed, slides: bool, numbers: Numbers, work: u64) {
        let place = self.place(board, slides);
        let bucket = &mut self.buckets[place];
        let known = bucket.iter().position(|entry| entry.work > 0 && entry.board == board.bits());
        let cheapest = || (0..WAYS).min_by_key(|&way| bucket[way].work).unwrap_or(0);
        let way = known.unwrap_or_else(cheapest);
        self.filled += u64::from(bucket[way].work == 0);
        let spent = if known.is_some() { u64::from(bucket[way].work) } else { 0 };
        bucket[way] = ProofEntry {
            board: board.bits(),
            win: numbers.win.min(NEVER) as u16,
            loss: numbers.loss.min(NEVER) as u16,
            work: u32::try_from((spent + work).max(1)).unwrap_or(u32::MAX),
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_keeps_what_cost_most() {
        let mut table = ProofTable::new(1).expect("a kilobyte");
        for bits in 1..=1000u64 {
            let work = if bits == 7 { 1_000_000 } else { bits % 50 + 1 };
            table.put(Packed::from_bits(bits), true, Numbers { win: 3, loss: bits as u32 }, work);
        }
        let seven = table.get(Packed::from_bits(7), true);
        assert_eq!(seven, Some(Numbers { win: 3, loss: 7 }));
        assert_eq!(table.get(Packed::from_bits(7), false), None);
        // Half of the buckets belong to the other side.
        assert!(table.fullness() > 0.4);
    }
}
