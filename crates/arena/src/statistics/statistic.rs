//! The formulas behind every interval in a report. Each has a name, and none gives `± 0` or NaN. Those of means are in
//! `moments.rs`.

use serde::Serialize;
use statrs::distribution::{ContinuousCDF, Normal, StudentsT};

/// The 97.5 % quantile of the normal distribution: 95 % lie within ± this many deviations.
pub const Z95: f64 = 1.959_963_984_540_054;

/// A measured value with its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Estimate {
    /// The value measured.
    pub value: f64,
    /// The bounds of the 95 % interval; `None` if the data allow none (one game, or all equal). A bound is infinite if
    /// the data set no limit, for example to the lead of a player who won every game.
    pub interval: Option<[f64; 2]>,
}

impl Estimate {
    /// Returns the estimate of a value that cannot be negative, such as a mean score: its interval does not reach below 0.
    /// This removes only values that are impossible, so the interval contains the true value as often as before.
    #[must_use]
    pub fn not_negative(self) -> Self {
        Self { interval: self.interval.map(|ends| ends.map(|end| end.max(0.0))), ..self }
    }

    /// Returns the two-sided p-value: the probability of an estimate at least this far from 0 if the true value were 0.
    /// Errors are taken as normal, with the standard error that puts 2.5 % beyond the bound on the side of 0. The
    /// p-value is below 5 % exactly if the interval excludes 0. Returns 1 without an interval.
    #[must_use]
    pub fn p_value(&self) -> f64 {
        let Some([low, high]) = self.interval else { return 1.0 };
        let side = if self.value > 0.0 { self.value - low } else { high - self.value };
        if side > 0.0 { 2.0 * normal_tail(Z95 * self.value.abs() / side) } else { 1.0 }
    }

    /// Returns the number of decimals that are meaningful given this interval, from 0 to 3: 0 if it reaches 10 or more
    /// to a side, and more if it is narrower or if a bound would be rounded to 0. Returns 0 without an interval.
    #[must_use]
    pub fn decimals(&self) -> usize {
        let Some([low, high]) = self.interval else {
            return 0;
        };
        let width = (self.value - low).max(high - self.value);
        let nearest = low.abs().min(high.abs());
        let scale = if nearest > 0.0 && nearest < 1.0 { width.min(nearest) } else { width };
        match scale {
            s if s >= 10.0 => 0,
            s if s >= 1.0 => 1,
            s if s >= 0.1 => 2,
            _ => 3,
        }
    }

    /// Returns true if the interval is known and lies wholly on one side of `value`.
    #[must_use]
    pub fn excludes(&self, value: f64) -> bool {
        self.interval.is_some_and(|[low, high]| low > value || high < value)
    }
}

/// Returns the share `hits / trials` with the Wilson score interval (Wilson, 1927), which stays accurate at 0 and at 1.
/// `hits` may be fractional (a draw is half a hit). Without trials: 0.5 in `[0, 1]`.
#[must_use]
pub fn wilson(hits: f64, trials: f64) -> Estimate {
    if trials <= 0.0 {
        return Estimate { value: 0.5, interval: Some([0.0, 1.0]) };
    }
    score_interval(hits / trials, trials, Z95)
}

/// Returns the probability that a standard normal number is above this one.
#[must_use]
pub fn normal_tail(number: f64) -> f64 {
    Normal::standard().sf(number)
}

/// Returns the standard normal number that is exceeded with this probability, between 0 and 1 exclusive.
#[must_use]
pub fn normal_quantile_above(probability: f64) -> f64 {
    -Normal::standard().inverse_cdf(probability)
}

/// Returns Wilson's interval of a share measured with `trials` trials, reaching `z` deviations.
pub(crate) fn score_interval(share: f64, trials: f64, z: f64) -> Estimate {
    let zz = z * z;
    let center = (share + zz / (2.0 * trials)) / (1.0 + zz / trials);
    let spread = (share * (1.0 - share) / trials + zz / (4.0 * trials * trials)).sqrt();
    let half = z * spread / (1.0 + zz / trials);
    Estimate {
        value: share,
        // At the ends the formula gives exactly 0 and 1; rounding would not.
        interval: Some([
            if share <= 0.0 { 0.0 } else { center - half },
            if share >= 1.0 { 1.0 } else { center + half },
        ]),
    }
}

/// Returns the quantile of Student's t distribution that leaves 2.5 % above it.
#[must_use]
pub fn student_t(degrees: u64) -> f64 {
    // From here on the normal quantile is accurate to four digits, and far cheaper.
    if degrees > 100_000 {
        return Z95;
    }
    StudentsT::new(0.0, 1.0, degrees.max(1) as f64).map_or(f64::INFINITY, |t| t.inverse_cdf(0.975))
}

/// Returns the probability that a number of Student's t distribution is above this one.
#[must_use]
pub fn student_t_tail(number: f64, degrees: u64) -> f64 {
    if degrees > 100_000 {
        return normal_tail(number);
    }
    StudentsT::new(0.0, 1.0, degrees.max(1) as f64).map_or(0.5, |t| t.sf(number))
}

/// Returns the value below which this share of sorted numbers lies, interpolated linearly between neighbours; `None`
/// without numbers.
#[must_use]
pub fn quantile(sorted: &[f64], share: f64) -> Option<f64> {
    let last = sorted.len().checked_sub(1)?;
    let at = share.clamp(0.0, 1.0) * last as f64;
    let (below, above) = (sorted[at.floor() as usize], sorted[at.ceil() as usize]);
    Some(below + (above - below) * at.fract())
}
