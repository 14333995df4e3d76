//! Marks and probabilities of the arrangements of a layer during a build. Several threads write them at once.

use std::ops::Range;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering::Relaxed};

/// A mark for each arrangement, which is set or not.
#[derive(Debug, Default)]
pub(super) struct Marks(Box<[AtomicU64]>);

impl Marks {
    /// Creates marks for the numbers below `size`. None is set.
    pub(super) fn new(size: u64) -> Self {
        Self((0..size.div_ceil(64)).map(|_| AtomicU64::new(0)).collect())
    }

    /// Sets the mark of a number.
    #[inline]
    pub(super) fn mark(&self, number: usize) {
        let (word, bit) = (&self.0[number / 64], 1 << (number % 64));
        // Most numbers are marked already, and a read is cheaper than a write.
        if word.load(Relaxed) & bit == 0 {
            word.fetch_or(bit, Relaxed);
        }
    }

    /// Sets the marks of all numbers below `size`.
    pub(super) fn mark_all(&self, size: u64) {
        for (word, first) in self.0.iter().zip((0..size).step_by(64)) {
            word.store(u64::MAX >> 64u64.saturating_sub(size - first), Relaxed);
        }
    }

    /// Returns the number of marks that are set.
    pub(super) fn count(&self) -> u64 {
        self.0.iter().map(|word| u64::from(word.load(Relaxed).count_ones())).sum()
    }

    /// Calls `visit` with each marked number in the range, in ascending order.
    #[inline]
    pub(super) fn each_within(&self, range: Range<usize>, mut visit: impl FnMut(usize)) {
        let mut from = range.start;
        while from < range.end {
            let to = range.end.min((from / 64 + 1) * 64);
            let mut word = self.0[from / 64].load(Relaxed) >> (from % 64);
            if to - from < 64 {
                word &= (1 << (to - from)) - 1;
            }
            while word != 0 {
                visit(from + word.trailing_zeros() as usize);
                word &= word - 1;
            }
            from = to;
        }
    }

    /// Returns seven words of marks from the given word on. They are the marks of a block in a file. Words beyond the
    /// end are 0.
    pub(super) fn seven_words(&self, from: usize) -> [u64; 7] {
        std::array::from_fn(|word| self.0.get(from + word).map_or(0, |word| word.load(Relaxed)))
    }
}

/// Probability of failure of each arrangement. Floats are most precise near 0, so near certain success this is more
/// precise than the probability of success.
#[derive(Debug, Default)]
pub(super) struct FailureChances(Vec<AtomicU32>);

impl FailureChances {
    /// Changes the size to `size` numbers. Earlier contents are lost.
    pub(super) fn resize(&mut self, size: u64) {
        self.0.resize_with(size as usize, AtomicU32::default);
    }

    /// Returns the probability of a number, which must have been set.
    #[inline]
    pub(super) fn get(&self, number: usize) -> f32 {
        f32::from_bits(self.0[number].load(Relaxed))
    }

    /// Sets the probability of a number.
    #[inline]
    pub(super) fn set(&self, number: usize, chance: f32) {
        self.0[number].store(chance.to_bits(), Relaxed);
    }
}
