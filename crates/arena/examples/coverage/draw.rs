//! Random results of known strength.

use damier_game::Rng;

/// The scores of a pair, from 0 to 1.
pub(crate) const SCORES: [f64; 5] = [0.0, 0.25, 0.5, 0.75, 1.0];

/// Draws `count` pairs with these shares of the five outcomes.
pub(crate) fn pairs_of(shares: &[f64; 5], count: u64, rng: &mut Rng) -> [u64; 5] {
    let mut pairs = [0; 5];
    for _ in 0..count {
        pairs[pair_of(shares, rng)] += 1;
    }
    pairs
}

/// Draws one outcome with these shares.
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

/// Returns the lead of pairs with these shares in normalised Elo.
pub(crate) fn normalized_elo(shares: &[f64; 5]) -> f64 {
    let sum = |of: &dyn Fn(f64) -> f64| (0..5).map(|at| shares[at] * of(SCORES[at])).sum::<f64>();
    let mean = sum(&|score| score);
    let deviation = sum(&|score| (score - mean).powi(2)).sqrt();
    (mean - 0.5) / (deviation * std::f64::consts::SQRT_2) * 800.0 / std::f64::consts::LN_10
}

/// Draws a standard normal number (Box and Muller, 1958).
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
    /// Three clusters, like the scores of 2048 by largest tile.
    Clusters,
    /// Skewness 1.75.
    LogNormal,
    /// Skewness 6.2.
    Harsh,
}

impl Shape {
    pub(crate) const ALL: [Self; 4] = [Self::Normal, Self::Gamma, Self::Clusters, Self::LogNormal];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Normal => "normal",
            Self::Gamma => "skewed (1.15)",
            Self::Clusters => "in three clusters (0.9)",
            Self::LogNormal => "very skewed (1.75)",
            Self::Harsh => "harshly skewed (6.2)",
        }
    }

    pub(crate) fn mean(self) -> f64 {
        match self {
            Self::Normal => 0.0,
            Self::Gamma => 3.0,
            Self::Clusters => 0.25 * 1.2 + 0.5 * 2.6 + 0.25 * 5.4,
            Self::LogNormal => 0.125f64.exp(),
            Self::Harsh => 0.5f64.exp(),
        }
    }

    pub(crate) fn draw(self, rng: &mut Rng) -> f64 {
        match self {
            Self::Normal => normal(rng),
            Self::Gamma => (0..3).map(|_| -(1.0 - rng.unit()).ln()).sum(),
            Self::Clusters => {
                let (center, spread) = match rng.unit() {
                    heap if heap < 0.25 => (1.2, 0.2),
                    heap if heap < 0.75 => (2.6, 0.4),
                    _ => (5.4, 0.8),
                };
                center + spread * normal(rng)
            }
            Self::LogNormal => (0.5 * normal(rng)).exp(),
            Self::Harsh => normal(rng).exp(),
        }
    }

    /// Returns the standard deviation.
    pub(crate) fn deviation(self) -> f64 {
        let log_normal = |spread: f64| {
            let square = spread * spread;
            (square.exp_m1() * square.exp()).sqrt()
        };
        match self {
            Self::Normal => 1.0,
            Self::Gamma => 3.0f64.sqrt(),
            Self::Clusters => {
                let parts = [(0.25, 1.2, 0.2), (0.5, 2.6, 0.4), (0.25, 5.4, 0.8)];
                let square = |&(share, center, spread): &(f64, f64, f64)| {
                    share * (spread * spread + (center - self.mean()).powi(2))
                };
                parts.iter().map(square).sum::<f64>().sqrt()
            }
            Self::LogNormal => log_normal(0.5),
            Self::Harsh => log_normal(1.0),
        }
    }
}
