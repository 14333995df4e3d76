//! Ranking: consecutive numbers for all arrangements of one sum.
//!
//! A key has a low and a high half. Arrangements of one sum are sorted by the sum of the high half, then by the high
//! half, then by the low half. Each half is sorted by its number among halves of the same sum. To find the number of an
//! arrangement takes one lookup for each half and one for the layer. All arrangements of a placement come before those
//! of the next placement.

use crate::formation::layer::Marks;
use crate::formation::layout::Formation;
use crate::formation::slides::Key;
use damier_game::ThreadPool;
use std::ops::Range;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Number of high halves in one unit of work of a thread.
const SHARE: usize = 64;

/// Number of low bits in an entry of [`KeyHalf`] that hold the number. The bits above hold the sum.
const NUMBER_BITS: u32 = 20;

/// Entry for a half that is not numbered: a tile or the sum is too large.
const NONE: u32 = u32::MAX;

/// Numbers of the halves of keys. `entries` holds, for each half, its sum and its number among halves of this sum. Sums
/// are halved, so a tile 2 counts as 1.
#[derive(Debug)]
struct KeyHalf {
    entries: Box<[u32]>,
    /// For each sum, its halves in ascending order.
    keys: Vec<Vec<u32>>,
}

impl KeyHalf {
    /// Numbers the halves of this number of cells, with tiles below 2^`below` and sums of at most `limit`.
    fn new(cells: usize, below: u8, limit: usize) -> Self {
        let mut halves = vec![(0, 0)];
        for cell in 0..cells {
            let with_tile = |tile: u8| {
                let more = move |&(key, sum)| {
                    (key | u32::from(tile) << (4 * cell), sum + (1_usize << tile >> 1))
                };
                halves.iter().map(more).filter(|&(_, sum)| sum <= limit)
            };
            halves = (0..below).flat_map(with_tile).collect();
        }
        let mut keys = vec![Vec::new(); limit + 1];
        let mut entries = vec![NONE; 1 << (4 * cells)].into_boxed_slice();
        for (key, sum) in halves {
            entries[key as usize] = (sum << NUMBER_BITS) as u32 | keys[sum].len() as u32;
            keys[sum].push(key);
        }
        Self { entries, keys }
    }
}

/// Returns the number of free cells, the exponent below which their tiles are, and half the largest sum.
fn bounds(formation: Formation, target: u8) -> (usize, u8, usize) {
    let limit = Formation::limit(target) as usize / 2;
    (formation.free(), formation.free_below(target), limit)
}

/// Counts the arrangements that a table may hold in one placement of the formation, for each sum. Sums are halved.
pub(super) fn layer_sizes(formation: Formation, target: u8) -> Vec<u64> {
    let (cells, below, limit) = bounds(formation, target);
    let mut sizes = vec![0; limit + 1];
    sizes[0] = 1;
    for _ in 0..cells {
        let with_tile =
            |sum: usize, tile: u8| sum.checked_sub(1 << tile >> 1).map(|rest| sizes[rest]);
        let all = |sum| (0..below).filter_map(|tile| with_tile(sum, tile)).sum();
        sizes = (0..=limit).map(all).collect();
    }
    sizes
}

/// Unit of work: a part of a layer.
struct Share {
    placement: usize,
    /// Sum of the high halves.
    high_sum: usize,
    /// Range of the high halves of this sum.
    highs: Range<usize>,
}

/// Numbers of all arrangements that a table may hold.
#[derive(Debug)]
pub(super) struct Ranking {
    low_bits: u32,
    low: KeyHalf,
    high: KeyHalf,
    /// For each sum and each sum of the high half, the first number within a placement.
    firsts: Vec<u32>,
    placements: usize,
    /// For each sum, the number of arrangements in one placement. This lookup replaces a division in every call of
    /// `place`, which would be slower.
    alone: Vec<usize>,
    /// For each sum, the number of arrangements in all placements.
    sizes: Vec<u64>,
}

impl Ranking {
    /// Numbers the arrangements of a formation, in this number of placements, that its table for a target (an exponent)
    /// may hold.
    pub(super) fn new(formation: Formation, target: u8, placements: usize) -> Self {
        let (cells, below, limit) = bounds(formation, target);
        let low_cells = cells / 2;
        let (low, high) =
            (KeyHalf::new(low_cells, below, limit), KeyHalf::new(cells - low_cells, below, limit));
        let mut firsts = vec![0; (limit + 1) * (limit + 1)];
        let mut alone = Vec::with_capacity(limit + 1);
        for sum in 0..=limit {
            let mut next = 0;
            for high_sum in 0..=sum {
                firsts[sum * (limit + 1) + high_sum] = next as u32;
                next += high.keys[high_sum].len() as u64 * low.keys[sum - high_sum].len() as u64;
            }
            alone.push(next as usize);
        }
        let sizes = alone.iter().map(|&size| size as u64 * placements as u64).collect();
        Self { low_bits: 4 * low_cells as u32, low, high, firsts, placements, alone, sizes }
    }

    /// Returns the largest sum. It is halved.
    pub(super) fn limit(&self) -> usize {
        self.sizes.len() - 1
    }

    /// Returns the number of arrangements for each sum. The index is half the sum.
    pub(super) fn sizes(&self) -> &[u64] {
        &self.sizes
    }

    /// Returns the sum (halved) and the number of a key. Returns `None` if the sum or a tile is too large.
    #[inline]
    pub(super) fn place(&self, key: Key) -> Option<(usize, usize)> {
        let low = self.low.entries[(key.free & ((1 << self.low_bits) - 1)) as usize];
        let high = *self.high.entries.get((key.free >> self.low_bits) as usize)?;
        if low == NONE || high == NONE {
            return None;
        }
        let (low_sum, high_sum) = ((low >> NUMBER_BITS) as usize, (high >> NUMBER_BITS) as usize);
        let sum = low_sum + high_sum;
        if sum > self.limit() {
            return None;
        }
        let number = |entry: u32| (entry & ((1 << NUMBER_BITS) - 1)) as usize;
        let first = self.first(sum, key.placement, high_sum);
        Some((sum, first + number(high) * self.low.keys[low_sum].len() + number(low)))
    }

    /// Returns the first number for a sum, a placement and a sum of the high half.
    #[inline]
    fn first(&self, sum: usize, placement: usize, high_sum: usize) -> usize {
        placement * self.alone[sum] + self.firsts[sum * self.sizes.len() + high_sum] as usize
    }

    /// Calls `visit` with the key and the number of each marked arrangement of a sum (halved), on all threads.
    pub(super) fn each_marked<F>(&self, sum: usize, marks: &Marks, pool: &dyn ThreadPool, visit: F)
    where
        F: Fn(Key, usize) + Sync,
    {
        let (shares, next) = (self.shares(sum), AtomicUsize::new(0));
        pool.run(&|_| {
            while let Some(share) = shares.get(next.fetch_add(1, Ordering::Relaxed)) {
                self.visit(sum, share, marks, &visit);
            }
        });
    }

    fn visit<F: Fn(Key, usize)>(&self, sum: usize, share: &Share, marks: &Marks, visit: &F) {
        let Share { placement, high_sum, ref highs } = *share;
        let low_keys = &self.low.keys[sum - high_sum];
        let first = self.first(sum, placement, high_sum);
        for index in highs.clone() {
            let from = first + index * low_keys.len();
            let high = u64::from(self.high.keys[high_sum][index]) << self.low_bits;
            marks.each_within(from..from + low_keys.len(), |number| {
                let free = high | u64::from(low_keys[number - from]);
                visit(Key { placement, free }, number);
            });
        }
    }

    fn shares(&self, sum: usize) -> Vec<Share> {
        let mut shares = Vec::new();
        for (placement, high_sum) in
            (0..self.placements).flat_map(|s| (0..=sum).map(move |h| (s, h)))
        {
            let highs = self.high.keys[high_sum].len();
            let parts = (0..highs).step_by(SHARE).map(|from| from..highs.min(from + SHARE));
            shares.extend(parts.map(|highs| Share { placement, high_sum, highs }));
        }
        shares
    }
}
