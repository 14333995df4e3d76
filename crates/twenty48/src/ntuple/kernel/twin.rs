//! A plain reference for networks, which evaluates every tuple in every image of the board by definition.

use super::*;
use crate::ntuple::network::Network;

/// Yields plain boards with random tiles up to 8192, sparse or crowded, so that a slide makes no tile above the
/// networks' largest.
pub(crate) fn boards(seed: u64, count: usize) -> impl Iterator<Item = Twenty48State> {
    let mut rng = Rng::new(seed);
    std::iter::repeat_with(move || {
        let (spread, filled) = (1 + rng.below(13), rng.unit());
        let mut state = Twenty48State::empty(0);
        for cell in 0..16 {
            if rng.happens(filled) {
                state.cells[cell] = 1 + rng.below(spread) as u8;
            }
        }
        state.cells[rng.index(16)] = 1 + rng.below(13) as u8;
        state
    })
    .take(count)
}

/// Network of random weights, evaluated by definition: every tuple in every image of the board.
pub(crate) struct Twin {
    pub(crate) rules: Twenty48,
    pub(crate) tuples: Tuples,
    weights: Vec<i16>,
}

impl Twin {
    pub(crate) fn new(tuples: &str, seed: u64) -> Self {
        let rules = Twenty48::default();
        let tuples = Tuples::read(tuples, &rules).expect("tuples");
        let count = tuples.weights();
        let mut weights: Vec<i16> =
            (0..count).map(|index| (mix(seed, index as u64) >> 50) as i16).collect();
        // The largest possible weight, so that a unit of the network is one point.
        weights[0] = i16::MAX;
        Self { rules, tuples, weights }
    }

    pub(crate) fn network(&self) -> Network {
        Network::quantize(&self.tuples, |index| f32::from(self.weights[index]))
    }

    /// Returns the sum of the weights at these indices.
    pub(super) fn sum(&self, features: &[u32]) -> f64 {
        features.iter().map(|&index| f64::from(self.weights[index as usize])).sum()
    }

    pub(crate) fn value(&self, after: &Twenty48State) -> f64 {
        let (mut value, mut begin) = (0.0, 0);
        for list in self.tuples.lists() {
            for symmetry in self.rules.shape.symmetries() {
                let mut index = 0;
                for &cell in list.iter().rev() {
                    let exponent = after.cells[usize::from(symmetry.cell(cell))];
                    index = 16 * index + usize::from(exponent);
                }
                value += f64::from(self.weights[begin + index]);
            }
            begin += 16usize.pow(list.len() as u32);
        }
        value
    }
}

/// Returns the tiles with every tile above the largest missing rank one rank lower; `None` if no rank is missing.
pub(crate) fn one_lower(tiles: &[u8]) -> Option<Vec<u8>> {
    let largest = tiles.iter().copied().max()?;
    let missing = (1..largest).filter(|rank| !tiles.contains(rank)).max()?;
    Some(tiles.iter().map(|&tile| tile - u8::from(tile > missing)).collect())
}
