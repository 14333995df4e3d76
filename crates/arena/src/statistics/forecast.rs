//! A forecast of the games that it takes to tell two players apart.

use crate::statistics::statistic::normal_tail;

/// The chance that a forecast promises: of a hundred, eighty are to come true.
pub const POWER: f64 = 0.8;
/// The largest factor that is looked at.
const FARTHEST: f64 = 1e9;

/// The factor by which the number of independent samples must grow so that the two are told apart, one way or the
/// other, with the chance [`POWER`].
///
/// `score` is the difference found over its standard error, `critical` the score at which it is certain. The difference
/// found is not taken for the true one, which would promise too much where it happens to be large and too little
/// where it is small (the winner's curse): the true one is as uncertain as these games leave it. Then the score after
/// `factor` times the samples is normal with mean `score · √factor` and variance `factor - 1`: the predictive
/// power of Spiegelhalter, Freedman and Blackburn (Controlled Clinical Trials 7, 1986), to both sides.
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

/// The chance that `factor` times the samples tell the two apart, from what is known now.
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
        // Without any difference: 2·(1 - Φ(1.96/√(k-1))) = 0.8, so k = 1 + (1.95996/0.253347)² = 60.85.
        assert!((sample_factor(0.0, Z95) - 60.85).abs() < 0.01, "{}", sample_factor(0.0, Z95));
        // The chance at the factor is the one promised, and more samples are never worse.
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
