//! Means and their intervals: for numbers, for shares, and over strata.

use crate::statistics::statistic::{Estimate, score_interval, student_t, student_t_tail, wilson};

/// Returns the mean over all numbers of several strata, with an interval from their spread *within* strata (stratified
/// sampling; Cochran, 1977, chapter 5). Differences between strata do not add uncertainty. There is no interval if no
/// stratum varies.
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

/// Returns the mean of shares in `[0, 1]` over several strata, with Wilson's interval at the effective number of trials
/// (see [`Moments::share`]) from the spread *within* strata. Differences between rivals are not random. Measured
/// variance uses Student's t with the degrees of freedom of Welch (1947) and Satterthwaite (1946). Strata with one
/// number are merged, which is conservative (collapsed strata; Cochran, 1977, section 5A.12). If strata are so small
/// that they say less about their spread than all numbers in one stratum, the interval of that one is used, which is
/// conservative as well.
#[must_use]
pub fn stratified_share(strata: &[Moments]) -> Estimate {
    let mut whole = Moments::default();
    strata.iter().for_each(|stratum| whole.merge(stratum));
    let pooled = whole.share();
    let (variance, degrees) = variance_within(strata, whole.count);
    if variance <= 0.0 {
        return wilson(whole.mean * whole.count as f64, whole.count as f64);
    }
    let trials = whole.mean * (1.0 - whole.mean) / variance;
    let within = score_interval(whole.mean, trials, student_t(degrees));
    let width = |estimate: &Estimate| estimate.interval.map_or(1.0, |[low, high]| high - low);
    if width(&within) <= width(&pooled) { within } else { pooled }
}

/// Returns the ratio of two sums over games, for example of losses and moves, with its interval over games: by
/// linearisation (Cochran, 1977, chapter 6), because what happens within a game is not independent. Each game is given as
/// its part of the first sum and of the second. The ratio is 0 if the second sum is 0.
#[must_use]
pub fn ratio(games: &[[f64; 2]]) -> Estimate {
    let below = games.iter().map(|[_, below]| below).sum::<f64>();
    if below == 0.0 {
        return Estimate { value: 0.0, interval: None };
    }
    let value = games.iter().map(|[above, _]| above).sum::<f64>() / below;
    let mean = below / games.len() as f64;
    let rest: Moments = games.iter().map(|[above, below]| (above - value * below) / mean).collect();
    let interval = rest.estimate().interval.map(|ends| ends.map(|end| value + end - rest.mean()));
    Estimate { value, interval }
}

/// Returns the variance of the mean of all numbers from their spread within strata, and its degrees of freedom.
fn variance_within(strata: &[Moments], all: u64) -> (f64, u64) {
    let mut single = Moments::default();
    strata.iter().filter(|stratum| stratum.count == 1).for_each(|stratum| single.merge(stratum));
    let larger = strata.iter().filter(|stratum| stratum.count > 1);
    let (mut variance, mut weights) = (0.0, 0.0);
    for stratum in larger.chain([&single]).filter(|stratum| stratum.count > 0) {
        let share = stratum.count as f64 / all.max(1) as f64;
        let part = share.powi(2) * stratum.variance() / stratum.count as f64;
        variance += part;
        weights += part * part / (stratum.count.max(2) - 1) as f64;
    }
    // Add a little, so that rounding errors do not push a whole number down to the next.
    let degrees = if weights > 0.0 { variance * variance / weights + 1e-6 } else { 1.0 };
    (variance, degrees.floor().max(1.0) as u64)
}

/// Count, mean, variance and skewness of a stream of numbers (Welford, 1962; Pébay, 2008).
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Moments {
    count: u64,
    mean: f64,
    squares: f64,
    cubes: f64,
}

impl Moments {
    /// Adds a number.
    pub fn add(&mut self, number: f64) {
        self.add_times(number, 1);
    }

    /// Adds a number that occurred several times.
    pub fn add_times(&mut self, number: f64, times: u64) {
        self.merge(&Self { count: times, mean: number, squares: 0.0, cubes: 0.0 });
    }

    /// Adds the moments of other numbers (Chan, Golub and LeVeque, 1979; the cubes: Pébay, 2008).
    pub fn merge(&mut self, other: &Self) {
        if other.count == 0 {
            return;
        }
        let (own, added) = (self.count as f64, other.count as f64);
        let all = own + added;
        let step = other.mean - self.mean;
        self.cubes += other.cubes
            + step.powi(3) * own * added * (own - added) / (all * all)
            + 3.0 * step * (own * other.squares - added * self.squares) / all;
        self.squares += other.squares + step * step * own * added / all;
        self.mean += step * added / all;
        self.count += other.count;
    }

    /// Returns how many numbers were added.
    #[must_use]
    pub const fn count(&self) -> u64 {
        self.count
    }

    /// Returns the mean; 0 without numbers.
    #[must_use]
    pub const fn mean(&self) -> f64 {
        self.mean
    }

    /// Returns the sample variance (divisor n - 1); 0 below two numbers.
    #[must_use]
    pub fn variance(&self) -> f64 {
        if self.count < 2 { 0.0 } else { self.squares / (self.count - 1) as f64 }
    }

    /// Returns the skewness (the third central moment over that of the deviation; Fisher's g1); 0 if all are equal.
    #[must_use]
    pub fn skewness(&self) -> f64 {
        let spread = (self.squares / self.count.max(1) as f64).sqrt();
        if spread > 0.0 { self.cubes / self.count as f64 / spread.powi(3) } else { 0.0 }
    }

    /// Returns the standard error of the mean.
    #[must_use]
    pub fn error(&self) -> f64 {
        (self.variance() / self.count.max(1) as f64).sqrt()
    }

    /// Returns the mean with its interval: Student's t, corrected for skewness by Hall's cubic transformation (Hall, On
    /// the removal of skewness by transformation, J. R. Statist. Soc. B 54, 1992), so that few games with a long tail
    /// do not miss it on one side. Without skewness it is Student's interval. There is no interval below two numbers or
    /// if all are equal.
    #[must_use]
    pub fn estimate(&self) -> Estimate {
        let (error, reach) = (self.error(), student_t(self.count.saturating_sub(1)));
        let known = self.count >= 2 && error > 0.0 && (reach * error).is_finite();
        let bound = |reach| self.mean - error * self.inverse_hall_transform(reach);
        Estimate { value: self.mean, interval: known.then(|| [bound(reach), bound(-reach)]) }
    }

    /// Returns the difference of the means of two independent samples, its standard error, and the probability of a
    /// difference this far from 0 between equals: Student's t with the degrees of freedom of Welch (1947) and
    /// Satterthwaite (1946). There is no interval if either has fewer than two numbers or neither varies.
    #[must_use]
    pub fn unpaired(&self, other: &Self) -> (Estimate, f64, f64) {
        let parts = [self, other].map(|one| (one.error().powi(2), one.count));
        let value = self.mean - other.mean;
        let variance = parts[0].0 + parts[1].0;
        if parts.iter().any(|&(_, count)| count < 2) || variance <= 0.0 {
            return (Estimate { value, interval: None }, 0.0, 1.0);
        }
        let weight: f64 = parts.iter().map(|&(part, n)| part * part / (n - 1) as f64).sum();
        let degrees = (variance * variance / weight + 1e-6).floor().max(1.0) as u64;
        let (error, reach) = (variance.sqrt(), student_t(degrees));
        let interval = [value - reach * error, value + reach * error];
        let chance = (2.0 * student_t_tail((value / error).abs(), degrees)).min(1.0);
        (Estimate { value, interval: Some(interval) }, error, chance)
    }

    /// Returns the two-sided probability of a mean this far from 0 if the true mean were 0. It is below 5 % exactly if
    /// the interval of [`Moments::estimate`] excludes 0. Returns 1 if there is no interval.
    #[must_use]
    pub fn p_value(&self) -> f64 {
        let error = self.error();
        if self.count < 2 || error <= 0.0 {
            return 1.0;
        }
        let tail = student_t_tail(self.hall_transform(self.mean / error).abs(), self.count - 1);
        (2.0 * tail).min(1.0)
    }

    /// Applies Hall's transformation to a studentised mean.
    pub(crate) fn hall_transform(&self, student: f64) -> f64 {
        let bend = self.mean_skewness();
        student + bend * student.powi(2) / 3.0 + bend.powi(2) * student.powi(3) / 27.0 + bend / 6.0
    }

    /// Inverts [`Moments::hall_transform`].
    fn inverse_hall_transform(&self, straight: f64) -> f64 {
        let bend = self.mean_skewness();
        if bend.abs() < 1e-9 {
            return straight;
        }
        3.0 / bend * ((1.0 + bend * (straight - bend / 6.0)).cbrt() - 1.0)
    }

    /// Returns the skewness divided by the square root of the count, which is its effect on the mean.
    fn mean_skewness(&self) -> f64 {
        self.skewness() / (self.count.max(1) as f64).sqrt()
    }

    /// Returns the mean of shares in `[0, 1]`, with Wilson's interval at the effective number of trials: the number of
    /// yes-or-no trials that would vary as much. Unlike mean ± error it stays within the range and is accurate near its
    /// ends. Measured variance uses Student's t. If all numbers are equal, no variance can be measured, and each counts
    /// as one trial.
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

/// Returns Pearson's correlation of pairs; `None` below three pairs or if one side never varies.
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

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks against Welch's formula: the variances of both means add up, and the degrees of freedom are between those
    /// of the smaller sample and those of both together.
    #[test]
    fn unpaired_means_are_compared_by_welch() {
        let narrow: Moments = (0..10).map(f64::from).collect();
        let wide: Moments = (0..5).map(|number| 10.0 * f64::from(number)).collect();
        let (difference, error, chance) = wide.unpaired(&narrow);
        assert!((difference.value - 15.5).abs() < 1e-12);
        // 250 / 5 + 55 / 6 / 10, and 4.15 degrees of freedom, of which 4 are taken.
        assert!((error - (50.0f64 + 11.0 / 12.0).sqrt()).abs() < 1e-12);
        let [low, high] = difference.interval.expect("both spread");
        assert!((high - low - 2.0 * 2.776_445 * error).abs() < 1e-3, "[{low}, {high}]");
        assert!((0.05..0.15).contains(&chance) && low < 0.0, "{chance}");
        assert_eq!(narrow.unpaired(&wide).1, error);
        assert_eq!(Moments::default().unpaired(&wide).0.interval, None);
    }
}
