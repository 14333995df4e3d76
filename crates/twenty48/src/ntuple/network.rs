//! Networks to play with: read-only weights of 16 bits.

use crate::ntuple::kernel::TOP;
use crate::ntuple::tuples::Tuples;
use std::sync::Arc;

/// Bytes of a network's weights, in memory or in a mapped file.
pub type WeightBytes = Arc<dyn AsRef<[u8]> + Send + Sync>;

/// Exponent of the largest tile that a network evaluates well. It has seen few boards with 16384, and misjudges them.
/// (At effort 30 with tables of formations, 20 games each: with 13 as the largest exponent, the mean was 414,000 points
/// and 40 % made 32768. With 14, the mean was 317,000 points and none did.)
pub(crate) const KNOWN_TOP: u8 = TOP - 1;

/// Network of 16-bit weights.
#[derive(Clone)]
pub struct Network {
    tuples: Tuples,
    /// Points per unit of a weight.
    unit: f32,
    /// All weights, two little-endian bytes each.
    weights: WeightBytes,
}

impl Network {
    /// Creates a network from the weights that a function returns. They are rounded to 16 bits, in equal steps up to
    /// the largest weight.
    #[must_use]
    pub fn quantize(tuples: &Tuples, weight: impl Fn(usize) -> f32) -> Self {
        let count = tuples.weights();
        let largest = (0..count).map(|index| weight(index).abs()).fold(0.0, f32::max);
        let unit = (largest / f32::from(i16::MAX)).max(f32::MIN_POSITIVE);
        let rounded = |index| ((weight(index) / unit).round() as i16).to_le_bytes();
        let weights: Vec<u8> = (0..count).flat_map(rounded).collect();
        Self::new(tuples.clone(), unit, Arc::new(weights))
    }

    /// Creates a network with these weights, two little-endian bytes each. Weights missing at the end are 0.
    pub(crate) fn new(tuples: Tuples, unit: f32, weights: WeightBytes) -> Self {
        Self { tuples, unit, weights }
    }

    /// Returns the tuples of cells.
    #[must_use]
    pub const fn tuples(&self) -> &Tuples {
        &self.tuples
    }

    /// Returns the points per unit of a weight.
    #[must_use]
    pub const fn unit(&self) -> f32 {
        self.unit
    }

    /// Returns all weights in units, as two little-endian bytes each.
    pub(super) fn weights(&self) -> &[[u8; 2]] {
        (*self.weights).as_ref().as_chunks().0
    }

    /// Returns the sum of the weights with these indices, in points.
    #[inline]
    pub(crate) fn value(&self, features: &[u32]) -> f32 {
        let weights = self.weights();
        let sum = |sum: i32, &index: &u32| sum + units(weights, index as usize);
        self.unit * features.iter().fold(0, sum) as f32
    }
}

/// Returns a weight in units. A weight missing at the end is 0.
#[inline]
pub(super) fn units(weights: &[[u8; 2]], index: usize) -> i32 {
    weights.get(index).map_or(0, |&weight| i32::from(i16::from_le_bytes(weight)))
}
