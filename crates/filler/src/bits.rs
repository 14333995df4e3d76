//! Sets of small numbers as bits of a few words.

use std::ops::Range;

/// Bits of a word.
pub(crate) const WORD: usize = 64;

/// A set of numbers below 64 `W`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct BitSet<const W: usize>(pub(crate) [u64; W]);

impl<const W: usize> BitSet<W> {
    pub(crate) const NONE: Self = Self([0; W]);

    #[inline]
    pub(crate) fn insert(&mut self, number: usize) {
        self.0[number / WORD] |= 1 << (number % WORD);
    }

    #[inline]
    pub(crate) fn has(&self, number: usize) -> bool {
        self.0[number / WORD] >> (number % WORD) & 1 == 1
    }

    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }

    #[inline]
    pub(crate) fn len(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// Returns true if the sets have a member in common.
    #[inline]
    pub(crate) fn meets(&self, other: &Self) -> bool {
        (0..W).any(|word| self.0[word] & other.0[word] != 0)
    }

    #[inline]
    pub(crate) fn and(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }

    #[inline]
    pub(crate) fn or(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] | other.0[word]))
    }

    #[inline]
    pub(crate) fn without(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] & !other.0[word]))
    }

    /// Returns the range from the first word that is not empty to the last.
    #[inline]
    pub(crate) fn words(&self) -> Range<usize> {
        let first = self.0.iter().position(|&word| word != 0);
        let last = self.0.iter().rposition(|&word| word != 0);
        first.zip(last).map_or(0..0, |(first, last)| first..last + 1)
    }
}
