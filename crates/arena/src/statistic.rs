//! The formulas behind every interval in a report, each named, none ever `± 0` or not a number.

use serde::Serialize;
use statrs::distribution::{ContinuousCDF, StudentsT};

/// The 97.5 % quantile of the normal distribution: 95 % lie within ± this many deviations.
pub const Z95: f64 = 1.959_963_984_540_054;

/// A measured value with its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Estimate {
    /// The value measured.
    pub value: f64,
    /// The bounds of the 95 % interval; `None` where the data allow none (one game, or all equal).
    pub interval: Option<[f64; 2]>,
}

impl Estimate {
    /// The digits after the point that make sense beside this interval: none where it is 10 or more
    /// to a side, up to three where it is small; more where a bound would falsely read 0.
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

/// The share `hits / trials` with the Wilson score interval (Wilson, 1927), which stays honest at 0
/// and at all. `hits` may be fractional (a draw is half a hit). Without trials: 0.5 in `[0, 1]`.
#[must_use]
pub fn wilson(hits: f64, trials: f64) -> Estimate {
    if trials <= 0.0 {
        return Estimate { value: 0.5, interval: Some([0.0, 1.0]) };
    }
    score_interval(hits / trials, trials, Z95)
}

/// Wilson's interval of a share measured with `trials` trials, reaching `z` deviations.
fn score_interval(share: f64, trials: f64, z: f64) -> Estimate {
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

/// The quantile of Student's t distribution that leaves 2.5 % above it.
#[must_use]
pub fn student_t(degrees: u64) -> f64 {
    // From here on the normal quantile is right to four digits, and far cheaper.
    if degrees > 100_000 {
        return Z95;
    }
    StudentsT::new(0.0, 1.0, degrees.max(1) as f64).map_or(f64::INFINITY, |t| t.inverse_cdf(0.975))
}

/// The mean over all numbers of several strata, with the interval that their spread *within* strata
/// gives (stratified sampling; Cochran, 1977, chapter 5): what differs between strata is no
/// uncertainty. Without an interval if no stratum spreads.
#[must_use]
pub fn stratified(strata: &[Moments]) -> Estimate {
    let total: u64 = strata.iter().map(Moments::count).sum();
    let share = |moments: &Moments| moments.count() as f64 / total.max(1) as f64;
    let value = strata.iter().map(|moments| share(moments) * moments.mean()).sum();
    let part = |moments: &Moments| {
        share(moments).powi(2) * moments.variance() / moments.count().max(1) as f64
    };
    let degrees = strata.iter().map(|moments| moments.count().saturating_sub(1)).sum();
    let half = student_t(degrees) * strata.iter().map(part).sum::<f64>().sqrt();
    let known = half > 0.0 && half.is_finite();
    Estimate { value, interval: known.then_some([value - half, value + half]) }
}

/// Count, mean and variance of numbers as they come (Welford, 1962).
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Moments {
    count: u64,
    mean: f64,
    squares: f64,
}

impl Moments {
    /// Takes in a number.
    pub fn add(&mut self, number: f64) {
        self.add_times(number, 1);
    }

    /// Takes in a number that occurred several times (Chan, Golub and LeVeque, 1979).
    pub fn add_times(&mut self, number: f64, times: u64) {
        if times == 0 {
            return;
        }
        let before = self.count as f64;
        self.count += times;
        let step = number - self.mean;
        let weight = times as f64 / self.count as f64;
        self.mean += step * weight;
        self.squares += step * step * before * weight;
    }

    /// Takes in the moments of other numbers (Chan, Golub and LeVeque, 1979).
    pub fn merge(&mut self, other: &Self) {
        if other.count == 0 {
            return;
        }
        let before = self.count as f64;
        self.count += other.count;
        let step = other.mean - self.mean;
        let weight = other.count as f64 / self.count as f64;
        self.mean += step * weight;
        self.squares += other.squares + step * step * before * weight;
    }

    /// The number of numbers taken in.
    #[must_use]
    pub const fn count(&self) -> u64 {
        self.count
    }

    /// The mean; 0 without numbers.
    #[must_use]
    pub const fn mean(&self) -> f64 {
        self.mean
    }

    /// The sample variance (divisor n - 1); 0 below two numbers.
    #[must_use]
    pub fn variance(&self) -> f64 {
        if self.count < 2 { 0.0 } else { self.squares / (self.count - 1) as f64 }
    }

    /// The mean with Student's t interval; without an interval below two numbers or if all are equal.
    #[must_use]
    pub fn estimate(&self) -> Estimate {
        let half = student_t(self.count.saturating_sub(1))
            * (self.variance() / self.count.max(1) as f64).sqrt();
        Estimate {
            value: self.mean,
            interval: (self.count >= 2 && half > 0.0 && half.is_finite())
                .then_some([self.mean - half, self.mean + half]),
        }
    }

    /// The mean of shares in `[0, 1]`, with Wilson's interval at the effective number of trials, the
    /// number of yes-or-no trials that would vary as much: unlike mean ± error it stays within the
    /// range and honest near its ends. Measured variance reaches as far as Student's t says; where all
    /// numbers are equal there is none to judge by, and each counts as one trial.
    #[must_use]
    pub fn share(&self) -> Estimate {
        let count = self.count as f64;
        if self.variance() <= 0.0 {
            return wilson(self.mean * count, count);
        }
        let trials = count * self.mean * (1.0 - self.mean) / self.variance();
        score_interval(self.mean, trials, student_t(self.count - 1))
    }
}

impl FromIterator<f64> for Moments {
    fn from_iter<I: IntoIterator<Item = f64>>(numbers: I) -> Self {
        let mut moments = Self::default();
        numbers.into_iter().for_each(|number| moments.add(number));
        moments
    }
}

/// Pearson's correlation of pairs; `None` below three pairs or where one side never varies.
#[must_use]
pub fn correlation(pairs: &[(f64, f64)]) -> Option<f64> {
    let left: Moments = pairs.iter().map(|pair| pair.0).collect();
    let right: Moments = pairs.iter().map(|pair| pair.1).collect();
    let spread = (left.variance() * right.variance()).sqrt();
    if pairs.len() < 3 || spread <= 0.0 {
        return None;
    }
    let product = |&(a, b): &(f64, f64)| (a - left.mean()) * (b - right.mean());
    let covariance = pairs.iter().map(product).sum::<f64>() / (pairs.len() - 1) as f64;
    Some((covariance / spread).clamp(-1.0, 1.0))
}

/// The value below which this share of sorted numbers lies, between neighbours in proportion; `None`
/// without numbers.
#[must_use]
pub fn quantile(sorted: &[f64], share: f64) -> Option<f64> {
    let last = sorted.len().checked_sub(1)?;
    let at = share.clamp(0.0, 1.0) * last as f64;
    let (below, above) = (sorted[at.floor() as usize], sorted[at.ceil() as usize]);
    Some(below + (above - below) * at.fract())
}

/// The factor by which the number of independent samples must grow for a 95 % interval that excludes 0, if mean and
/// variance stay as they are: `(1.96 · error / difference)^2`.
#[must_use]
pub fn sample_factor(difference: f64, error: f64) -> f64 {
    (Z95 * error / difference).powi(2)
}
