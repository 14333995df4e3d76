//! Random results of known strength.

use game::Rng;

/// The scores of a pair, from 0 to 1.
pub(crate) const SCORES: [f64; 5] = [0.0, 0.25, 0.5, 0.75, 1.0];

/// So many pairs with these shares of the five outcomes.
pub(crate) fn pairs_of(shares: &[f64; 5], count: u64, rng: &mut Rng) -> [u64; 5] {
    let mut pairs = [0; 5];
    for _ in 0..count {
        pairs[pair_of(shares, rng)] += 1;
    }
    pairs
}

/// One outcome with these shares.
pub(crate) fn pair_of(shares: &[f64; 5], rng: &mut Rng) -> usize {
    let mut left = rng.unit();
    for (at, share) in shares.iter().enumerate() {
        left -= share;
        if left < 0.0 {
            return at;
        }
    }
    4
}

/// A standard normal number (Box and Muller, 1958).
pub(crate) fn normal(rng: &mut Rng) -> f64 {
    let radius = (-2.0 * (1.0 - rng.unit()).ln()).sqrt();
    radius * (std::f64::consts::TAU * rng.unit()).cos()
}

/// Distributions of scores.
#[derive(Clone, Copy)]
pub(crate) enum Shape {
    Normal,
    /// A sum of three waiting times: skewness 1.15, about that of a greedy player of 2048.
    Gamma,
    /// Three heaps, as by the largest tile.
    Heaps,
    /// Skewness 1.75.
    LogNormal,
}

impl Shape {
    pub(crate) const ALL: [Self; 4] = [Self::Normal, Self::Gamma, Self::Heaps, Self::LogNormal];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Normal => "normal",
            Self::Gamma => "skewed (1.15)",
            Self::Heaps => "in three heaps (0.9)",
            Self::LogNormal => "very skewed (1.75)",
        }
    }

    pub(crate) fn mean(self) -> f64 {
        match self {
            Self::Normal => 0.0,
            Self::Gamma => 3.0,
            Self::Heaps => 0.25 * 1.2 + 0.5 * 2.6 + 0.25 * 5.4,
            Self::LogNormal => 0.125f64.exp(),
        }
    }

    pub(crate) fn draw(self, rng: &mut Rng) -> f64 {
        match self {
            Self::Normal => normal(rng),
            Self::Gamma => (0..3).map(|_| -(1.0 - rng.unit()).ln()).sum(),
            Self::Heaps => {
                let (center, spread) = match rng.unit() {
                    heap if heap < 0.25 => (1.2, 0.2),
                    heap if heap < 0.75 => (2.6, 0.4),
                    _ => (5.4, 0.8),
                };
                center + spread * normal(rng)
            }
            Self::LogNormal => (0.5 * normal(rng)).exp(),
        }
    }
}
