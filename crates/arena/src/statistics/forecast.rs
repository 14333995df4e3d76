//! Forecasts how many games are needed to separate two players.

use crate::statistics::statistic::normal_tail;

/// Probability that a forecast number of games is enough: 80 of 100 forecasts should come true.
pub const POWER: f64 = 0.8;
/// Largest factor that is tried.
const FARTHEST: f64 = 1e9;

/// Returns the factor by which the number of independent samples must grow so that the two players are separated, in
/// either direction, with probability [`POWER`].
///
/// `score` is the measured difference divided by its standard error, and `critical` is the score at which it is
/// significant. The measured difference is not taken for the true one: that would promise too much if it happens to be
/// large and too little if it is small (the winner's curse). Instead, the true difference is as uncertain as these
/// games leave it. The score after `factor` times the samples is then normal with mean `score · √factor` and variance
/// `factor - 1`. This is the two-sided predictive power of Spiegelhalter, Freedman and Blackburn (Controlled Clinical
/// Trials 7, 1986).
#[must_use]
pub fn sample_factor(score: f64, critical: f64) -> f64 {
    let (mut low, mut high) = (1.0 + 1e-6, FARTHEST);
    while high / low > 1.0 + 1e-6 {
        let middle = f64::sqrt(low * high);
        if predictive_power(score.abs(), critical, middle) < POWER {
            low = middle;
        } else {
            high = middle;
        }
    }
    high
}

/// Returns the probability, given the data so far, that `factor` times the samples separate the two players.
#[must_use]
pub fn predictive_power(score: f64, critical: f64, factor: f64) -> f64 {
    let (mean, deviation) = (score * factor.sqrt(), (factor - 1.0).sqrt());
    normal_tail((critical - mean) / deviation) + normal_tail((critical + mean) / deviation)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::statistics::statistic::Z95;

    #[test]
    fn known_factors() {
        // No difference: 2·(1 - Φ(1.96/√(k-1))) = 0.8, so k = 1 + (1.95996/0.253347)² = 60.85.
        assert!((sample_factor(0.0, Z95) - 60.85).abs() < 0.01, "{}", sample_factor(0.0, Z95));
        // The power at the factor is the promised one, and a larger score never needs more samples.
        let mut last = f64::INFINITY;
        for score in [0.0, 0.3, 0.689, 1.0, 1.5, 1.9] {
            let factor = sample_factor(score, Z95);
            assert!((predictive_power(score, Z95, factor) - POWER).abs() < 1e-4);
            assert!(factor < last && factor > 1.0, "{score}: {factor}");
            last = factor;
        }
        assert!(sample_factor(1.0, 3.0) > sample_factor(1.0, Z95));
    }
}
