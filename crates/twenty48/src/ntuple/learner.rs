//! Weights in training: temporal difference learning with a learning rate per weight, shared by all threads.

use crate::ntuple::pages::collect_in_large_pages;
use crate::ntuple::tuples::Tuples;
use crate::packed::Packed;
use prefetch_index::prefetch_index;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering::Relaxed};

/// Learning rate.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Rate {
    /// Every weight gets this share of the error (TD).
    Fixed(f32),
    /// Each weight gets a share of its own: the absolute value of the sum of its past errors, divided by the sum of
    /// their absolute values (temporal coherence: Beal and Smith 1999; Jaskowski 2017).
    Coherent,
}

/// Weights of a network in training.
///
/// Threads read and write the weights without locks. If two threads update a weight at the same moment, one of the
/// updates may be lost. Training tolerates this (Recht and others, Hogwild, 2011).
pub struct Learner {
    cells: Cells,
    /// Offsets of the tables of all tuples. Empty if weights are not promoted.
    begins: Box<[usize]>,
}

/// Storage of the weights. Access to memory takes most of the time of a training, so all data of one weight is in one
/// cache line.
enum Cells {
    /// Weights for [`Rate::Fixed`], and the share of the error.
    Plain(Box<[AtomicU32]>, f32),
    /// Weights for [`Rate::Coherent`].
    Coherent(Box<[Record]>),
}

/// Weight with the sums that determine its learning rate.
#[derive(Default)]
#[repr(align(16))]
struct Record {
    weight: AtomicU32,
    /// Sum of the errors of the weight in the high half, and sum of their absolute values in the low half.
    errors: AtomicU64,
}

fn pack(sum: f32, absolute: f32) -> u64 {
    u64::from(sum.to_bits()) << 32 | u64::from(absolute.to_bits())
}

fn unpack(errors: u64) -> (f32, f32) {
    (f32::from_bits((errors >> 32) as u32), f32::from_bits(errors as u32))
}

impl Learner {
    /// Creates an untrained network: all weights are 0.
    #[must_use]
    pub fn new(tuples: &Tuples, rate: Rate) -> Self {
        let count = tuples.weights();
        let cells = match rate {
            Rate::Fixed(rate) => {
                Cells::Plain(collect_in_large_pages(count, AtomicU32::default), rate)
            }
            Rate::Coherent => Cells::Coherent(collect_in_large_pages(count, Record::default)),
        };
        Self { cells, begins: tuples.offsets().into() }
    }

    /// Returns the same network without weight promotion: untrained weights stay 0.
    #[must_use]
    pub(crate) fn without_promotion(self) -> Self {
        Self { begins: Box::default(), ..self }
    }

    /// Returns the number of weights.
    #[must_use]
    pub fn len(&self) -> usize {
        match &self.cells {
            Cells::Plain(weights, _) => weights.len(),
            Cells::Coherent(records) => records.len(),
        }
    }

    /// Returns true if there are no weights, false if there is at least one.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns the learning rate.
    #[must_use]
    pub const fn rate(&self) -> Rate {
        match self.cells {
            Cells::Plain(_, rate) => Rate::Fixed(rate),
            Cells::Coherent(_) => Rate::Coherent,
        }
    }

    #[inline]
    fn slot(&self, index: usize) -> &AtomicU32 {
        match &self.cells {
            Cells::Plain(weights, _) => &weights[index],
            Cells::Coherent(records) => &records[index].weight,
        }
    }

    /// Returns the weight with this index.
    #[must_use]
    #[inline]
    pub fn weight(&self, index: usize) -> f32 {
        read(self.slot(index))
    }

    /// Sets the weight with this index.
    pub fn set_weight(&self, index: usize, weight: f32) {
        self.slot(index).store(weight.to_bits(), Relaxed);
    }

    /// Prefetches the weights with these indices into the cache.
    #[inline]
    pub(crate) fn prefetch(&self, features: &[u32]) {
        match &self.cells {
            Cells::Plain(weights, _) => {
                features.iter().for_each(|&index| prefetch_index(weights, index as usize));
            }
            Cells::Coherent(records) => {
                features.iter().for_each(|&index| prefetch_index(records, index as usize));
            }
        }
    }

    /// Returns the two sums of errors that determine the learning rate of a weight, packed into one word. Returns 0 if
    /// learning rates are fixed.
    #[must_use]
    pub fn errors(&self, index: usize) -> u64 {
        match &self.cells {
            Cells::Plain(..) => 0,
            Cells::Coherent(records) => records[index].errors.load(Relaxed),
        }
    }

    /// Sets the two sums of errors of a weight, packed as [`Learner::errors`] returns them.
    pub fn set_errors(&self, index: usize, errors: u64) {
        if let Cells::Coherent(records) = &self.cells {
            records[index].errors.store(errors, Relaxed);
        }
    }

    /// Returns the sum of the weights with these indices, which is the value of an afterstate with these features.
    #[inline]
    pub(crate) fn value(&self, features: &[u32]) -> f32 {
        match &self.cells {
            Cells::Plain(weights, _) => sum(features, |index| read(&weights[index])),
            Cells::Coherent(records) => sum(features, |index| read(&records[index].weight)),
        }
    }

    /// Moves the value of an afterstate with these features towards a target, and returns the new value. Before that,
    /// [promotes](Self::promote) untrained weights of 0. `seen` is scratch space with one word for each feature.
    #[inline]
    pub(crate) fn learn(&self, features: &[u32], seen: &mut [u64], target: f32) -> f32 {
        if !self.begins.is_empty() {
            for &index in features {
                if self.weight(index as usize) == 0.0 {
                    self.promote(index as usize);
                }
            }
        }
        let share = (target - self.value(features)) / features.len() as f32;
        match &self.cells {
            Cells::Plain(weights, rate) => {
                features.iter().map(|&index| shift(&weights[index as usize], rate * share)).sum()
            }
            Cells::Coherent(records) => learn_coherently(records, features, seen, share),
        }
    }

    /// Promotes a weight across ranks: if the weight is untrained, it starts with a trained weight of a lower rank.
    /// That is the weight of the same tiles after the large ones are downgraded by one rank, as in
    /// [`Packed::downgraded`], or by several. Otherwise, a board with the first tile of a new rank would be played at
    /// random. With promotion, it is played much like a board one rank earlier.
    #[cold]
    fn promote(&self, index: usize) {
        let begins = self.begins.iter().rev();
        let begin = begins.copied().find(|&begin| begin <= index).unwrap_or(0);
        let mut tiles = Packed::from_bits((index - begin) as u64);
        while self.weight(index) == 0.0 {
            let lower = tiles.one_rank_lower();
            if lower == tiles {
                break;
            }
            tiles = lower;
            self.set_weight(index, self.weight(begin + tiles.bits() as usize));
        }
    }
}

#[inline]
fn read(slot: &AtomicU32) -> f32 {
    f32::from_bits(slot.load(Relaxed))
}

/// Adds a number to a weight, and returns the new weight.
#[inline]
fn shift(slot: &AtomicU32, by: f32) -> f32 {
    let weight = read(slot) + by;
    slot.store(weight.to_bits(), Relaxed);
    weight
}

/// Returns the sum of weights. It adds up eight parts separately, so that no addition has to wait for the one before.
#[inline]
fn sum(features: &[u32], weight: impl Fn(usize) -> f32) -> f32 {
    let mut sums = [0.0; 8];
    let (whole, rest) = features.as_chunks::<8>();
    for indices in whole {
        for (sum, &index) in sums.iter_mut().zip(indices) {
            *sum += weight(index as usize);
        }
    }
    for (sum, &index) in sums.iter_mut().zip(rest) {
        *sum += weight(index as usize);
    }
    let [a, b, c, d, e, f, g, h] = sums;
    ((a + b) + (c + d)) + ((e + f) + (g + h))
}

/// Gives each weight its share of the error at its own learning rate. Returns the new value.
#[inline]
fn learn_coherently(records: &[Record], features: &[u32], seen: &mut [u64], share: f32) -> f32 {
    // If an index occurs twice, both updates start from the value before them.
    for (seen, &index) in seen.iter_mut().zip(features) {
        *seen = records[index as usize].errors.load(Relaxed);
    }
    let mut value = 0.0;
    for (&index, &seen) in features.iter().zip(&*seen) {
        let (sum, absolute) = unpack(seen);
        let rate = if absolute > 0.0 { sum.abs() / absolute } else { 1.0 };
        let record = &records[index as usize];
        record.errors.store(pack(sum + share, absolute + share.abs()), Relaxed);
        value += shift(&record.weight, rate * share);
    }
    value
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ntuple::kernel::twin::one_lower;
    use crate::rules::Twenty48;
    use damier_game::Rng;

    fn index(tiles: &[u8]) -> usize {
        tiles.iter().rev().fold(0, |index, &rank| index << 4 | usize::from(rank))
    }

    #[test]
    fn weights_begin_with_what_is_known_of_smaller_tiles() {
        let rules = Twenty48::default();
        let tuples = Tuples::read("0123 4567 0145", &rules).expect("tuples");
        let (learner, mut rng) = (Learner::new(&tuples, Rate::Coherent), Rng::new(5));
        for index in 0..learner.len() {
            let weight = if rng.happens(0.2) { 1.0 + rng.unit() as f32 } else { 0.0 };
            learner.set_weight(index, weight);
        }
        let mut promoted = 0;
        for turn in 0..20_000 {
            let begin = tuples.offsets()[turn % 3];
            let tiles: Vec<u8> = (0..4).map(|_| rng.below(16) as u8).collect();
            let place = begin + index(&tiles);
            let known = std::iter::successors(Some(tiles), |tiles| one_lower(tiles));
            let mut known = known.map(|tiles| learner.weight(begin + index(&tiles)));
            let wanted = known.find(|&weight| weight != 0.0).unwrap_or(0.0);
            promoted += usize::from(learner.weight(place) == 0.0 && wanted != 0.0);
            // A target equal to the current value changes nothing.
            assert_eq!(learner.learn(&[place as u32], &mut [0], wanted), wanted);
            assert_eq!(learner.weight(place), wanted);
        }
        assert!(promoted > 5000, "{promoted}");
    }
}
