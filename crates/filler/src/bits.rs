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

    /// Adds the members of a set of few words.
    #[inline]
    pub(crate) fn insert_all(&mut self, set: &NearSet) {
        for (offset, bits) in set.bits.into_iter().enumerate().filter(|&(_, bits)| bits != 0) {
            self.0[set.word + offset - 1] |= bits;
        }
    }

    /// Returns the members in order.
    #[inline]
    pub(crate) fn members(&self) -> impl Iterator<Item = usize> {
        self.0.iter().enumerate().flat_map(|(word, &bits)| {
            let next = |bits: &u64| Some(bits & (bits - 1)).filter(|&bits| bits != 0);
            let all = std::iter::successors(Some(bits).filter(|&bits| bits != 0), next);
            all.map(move |bits| word * WORD + bits.trailing_zeros() as usize)
        })
    }

    /// Returns the range from the first word that is not empty to the last.
    #[inline]
    pub(crate) fn words(&self) -> Range<usize> {
        let first = self.0.iter().position(|&word| word != 0);
        let last = self.0.iter().rposition(|&word| word != 0);
        first.zip(last).map_or(0..0, |(first, last)| first..last + 1)
    }
}

/// A set of numbers in three words: one word, the word before it and the next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct NearSet {
    pub(crate) word: usize,
    pub(crate) bits: [u64; 3],
}

impl NearSet {
    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.bits == [0; 3]
    }

    /// Returns the members that are in a set of more words.
    #[inline]
    pub(crate) fn within<const W: usize>(&self, set: &BitSet<W>) -> Self {
        let bits = std::array::from_fn(|offset| {
            let word = (self.word + offset).wrapping_sub(1);
            set.0.get(word).map_or(0, |word| self.bits[offset] & word)
        });
        Self { bits, ..*self }
    }

    /// Returns the members that are not in another set of the same words.
    #[inline]
    pub(crate) fn without(&self, other: &Self) -> Self {
        Self { bits: std::array::from_fn(|at| self.bits[at] & !other.bits[at]), ..*self }
    }

    /// Returns true if this set and another of the same words have a member in common.
    #[inline]
    pub(crate) fn meets(&self, other: &Self) -> bool {
        (0..3).any(|at| self.bits[at] & other.bits[at] != 0)
    }

    /// Returns the members of this set and of another set of the same words.
    #[inline]
    pub(crate) fn or(&self, other: &Self) -> Self {
        Self { bits: std::array::from_fn(|at| self.bits[at] | other.bits[at]), ..*self }
    }

    /// Returns the lowest member alone, or nothing if the set is empty.
    #[inline]
    pub(crate) fn lowest(&self) -> Self {
        let mut bits = [0; 3];
        if let Some(at) = self.bits.iter().position(|&bits| bits != 0) {
            bits[at] = self.bits[at] & self.bits[at].wrapping_neg();
        }
        Self { bits, ..*self }
    }
}
