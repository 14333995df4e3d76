//! Weights that learn: temporal differences with a learning rate per weight, shared by all threads.

use super::Tuples;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering::Relaxed};

/// How fast weights learn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Rate {
    /// Every weight with the same share of the error (TD).
    Fixed(f32),
    /// Each weight with a share of its own: the absolute value of the errors that it has seen, over the
    /// sum of their absolute values (temporal coherence: Beal and Smith 1999; Jaskowski 2017).
    Coherent,
}

/// The weights of a network in training.
///
/// Threads read and write them without locks: two updates of one weight at the same moment may lose
/// one of the two, which learning bears (Recht and others, Hogwild, 2011).
pub struct Learner {
    weights: Box<[AtomicU32]>,
    /// Of each weight, for [`Rate::Coherent`]: the sum of its errors in the high half, of their absolute
    /// values in the low half, there with a sign as long as it is [doubted](Learner::doubt); empty for
    /// [`Rate::Fixed`].
    errors: Box<[AtomicU64]>,
    rate: Rate,
}

/// How much more easily the rates of weights change that are doubted.
const SURE: f32 = 100.0;

fn pack(sum: f32, absolute: f32) -> u64 {
    u64::from(sum.to_bits()) << 32 | u64::from(absolute.to_bits())
}

fn unpack(errors: u64) -> (f32, f32) {
    (f32::from_bits((errors >> 32) as u32), f32::from_bits(errors as u32))
}

impl Learner {
    /// A network that knows nothing: all weights 0.
    #[must_use]
    pub fn new(tuples: &Tuples, rate: Rate) -> Self {
        let count = tuples.weights();
        let errors = if rate == Rate::Coherent { count } else { 0 };
        Self {
            weights: (0..count).map(|_| AtomicU32::new(0)).collect(),
            errors: (0..errors).map(|_| AtomicU64::new(0)).collect(),
            rate,
        }
    }

    /// The number of weights.
    #[must_use]
    pub fn len(&self) -> usize {
        self.weights.len()
    }

    /// Whether there are no weights at all.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.weights.is_empty()
    }

    /// How it learns.
    #[must_use]
    pub const fn rate(&self) -> Rate {
        self.rate
    }

    /// A weight.
    #[must_use]
    #[inline]
    pub fn weight(&self, index: usize) -> f32 {
        f32::from_bits(self.weights[index].load(Relaxed))
    }

    /// Sets a weight.
    pub fn set_weight(&self, index: usize, weight: f32) {
        self.weights[index].store(weight.to_bits(), Relaxed);
    }

    /// What a weight's learning rate follows from, as one word; 0 where rates are fixed.
    #[must_use]
    pub fn errors(&self, index: usize) -> u64 {
        self.errors.get(index).map_or(0, |errors| errors.load(Relaxed))
    }

    /// Sets what [`Learner::errors`] gave.
    pub fn set_errors(&self, index: usize, errors: u64) {
        if let Some(slot) = self.errors.get(index) {
            slot.store(errors, Relaxed);
        }
    }

    /// Has a weight keep its learning rate, but change it a hundred times as easily; until it learns, it
    /// [knows nothing of its own](Self::has_learnt). (At rates of 1, as of new weights, a network of 201,000
    /// points fell to 172,000 and did not recover within 600 million slides.)
    pub(crate) fn doubt(&self, index: usize) {
        let (sum, absolute) = unpack(self.errors(index));
        // The sign, which this sum does not need, is the mark.
        self.set_errors(index, pack(sum / SURE, -absolute / SURE));
    }

    /// Whether a weight has learnt anything since it was set, or [doubted](Self::doubt).
    pub(crate) fn has_learnt(&self, index: usize) -> bool {
        match self.rate {
            Rate::Coherent => unpack(self.errors(index)).1 > 0.0,
            Rate::Fixed(_) => self.weight(index) != 0.0,
        }
    }

    /// The sum of the weights at these indices: the value of an afterstate with these features.
    #[inline]
    pub(crate) fn value(&self, features: &[u32]) -> f32 {
        // Eight sums side by side: no addition waits for the one before it.
        let mut sums = [0.0; 8];
        let (whole, rest) = features.as_chunks::<8>();
        for indices in whole {
            for (sum, &index) in sums.iter_mut().zip(indices) {
                *sum += self.weight(index as usize);
            }
        }
        for (sum, &index) in sums.iter_mut().zip(rest) {
            *sum += self.weight(index as usize);
        }
        let [a, b, c, d, e, f, g, h] = sums;
        ((a + b) + (c + d)) + ((e + f) + (g + h))
    }

    /// Moves the value of an afterstate with these features towards a target; the value it has then.
    /// `seen` is room for as many words as there are features.
    #[inline]
    pub(crate) fn learn(&self, features: &[u32], seen: &mut [u64], target: f32) -> f32 {
        if let Rate::Coherent = self.rate {
            // Read before the error is known, so that memory answers for both at the same time.
            for (seen, &index) in seen.iter_mut().zip(features) {
                *seen = self.errors[index as usize].load(Relaxed);
            }
        }
        let share = (target - self.value(features)) / features.len() as f32;
        let mut value = 0.0;
        match self.rate {
            Rate::Fixed(rate) => {
                for &index in features {
                    value += self.move_weight(index as usize, rate * share);
                }
            }
            Rate::Coherent => {
                for (&index, &seen) in features.iter().zip(&*seen) {
                    let (sum, absolute) = unpack(seen);
                    let absolute = absolute.abs();
                    let rate = if absolute > 0.0 { sum.abs() / absolute } else { 1.0 };
                    let errors = pack(sum + share, absolute + share.abs());
                    self.errors[index as usize].store(errors, Relaxed);
                    value += self.move_weight(index as usize, rate * share);
                }
            }
        }
        value
    }

    #[inline]
    fn move_weight(&self, index: usize, by: f32) -> f32 {
        let weight = self.weight(index) + by;
        self.weights[index].store(weight.to_bits(), Relaxed);
        weight
    }
}
