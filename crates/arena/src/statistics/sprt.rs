//! A sequential probability ratio test on pairs, or on any numbers: it stops as soon as the games have answered.
//!
//! It weighs two hypotheses, H0 (the lead is `bounds[0]`) and H1 (the lead is `bounds[1]`), by the generalised
//! log-likelihood ratio: how much likelier the results are under the best-fitting distribution of outcomes of H1 than
//! under that of H0 (M. Van den Bergh, A practical introduction to the GSPRT, 2018; the method of fishtest and
//! OpenBench). It ends at Wald's limits (Sequential Analysis, 1947): ± 2.94 for 5 % on each side.

use crate::statistics::moments::Moments;
use crate::statistics::pentanomial::NELO;

/// Probability of each kind of error.
pub const MISTAKE: f64 = 0.05;
/// The count used for an outcome that never occurred, as in fishtest. Without it, the likeliest distribution of few
/// pairs could exclude an outcome.
const UNSEEN: f64 = 1e-3;

/// Largest lead of a hypothesis, in normalised Elo. Beyond twice this, the fit of lopsided results may end at a
/// distribution without that lead, and its ratio is then meaningless.
pub const FARTHEST: f64 = 100.0;

/// The decision of a test so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SprtDecision {
    /// More games are needed.
    Continue,
    /// The lead is at most that of H0.
    Reject,
    /// The lead is at least that of H1.
    Accept,
}

/// Returns the log-likelihood ratio at which a test ends, in either direction: `ln((1 - β) / α)` with α = β =
/// [`MISTAKE`].
#[must_use]
pub fn limit() -> f64 {
    ((1.0 - MISTAKE) / MISTAKE).ln()
}

/// Decides by a log-likelihood ratio.
#[must_use]
pub fn decide(ratio: f64) -> SprtDecision {
    match ratio {
        ratio if ratio >= limit() => SprtDecision::Accept,
        ratio if ratio <= -limit() => SprtDecision::Reject,
        _ => SprtDecision::Continue,
    }
}

/// Returns the log-likelihood ratio of pairs (by their points: 0, 1/2, 1, 3/2, 2 of 2) for two leads in normalised Elo.
/// It is an exact maximum likelihood, where a lead is the mean score minus 1/2 in deviations of the *fitted*
/// distribution.
#[must_use]
pub fn pair_ratio(pairs: &[u64; 5], bounds: [f64; 2]) -> f64 {
    let count: u64 = pairs.iter().sum();
    if count == 0 {
        return 0.0;
    }
    let weights = pairs.map(|pairs| if pairs == 0 { UNSEEN } else { pairs as f64 });
    let total: f64 = weights.iter().sum();
    let shares = weights.map(|weight| weight / total);
    let fits = bounds.map(|lead| fit_lead(&shares, pair_deviations(lead)));
    let ratio = |at: usize| shares[at] * (fits[1][at] / fits[0][at]).ln();
    total * (0..5).map(ratio).sum::<f64>()
}

/// Converts a lead in normalised Elo to deviations of a pair's mean score, which are 1/√2 of a game's if the two games
/// of a pair are independent.
pub(crate) fn pair_deviations(lead: f64) -> f64 {
    lead / NELO * std::f64::consts::SQRT_2
}

/// The scores of a pair, from 0 to 1.
const SCORES: [f64; 5] = [0.0, 0.25, 0.5, 0.75, 1.0];

/// Returns the likeliest distribution of pair scores, given the observed shares, among those whose mean minus 1/2 is
/// `lead` deviations. It alternates two steps: take the deviation from the last distribution, then find the
/// distribution for the resulting mean and second moment (Van den Bergh, Comments on normalized Elo, section 4.1).
fn fit_lead(shares: &[f64; 5], lead: f64) -> [f64; 5] {
    let mut fitted = [0.2; 5];
    for _ in 0..ROUNDS {
        let before = fitted;
        let mean = sum(&fitted, |at| SCORES[at]);
        let deviation = sum(&fitted, |at| (SCORES[at] - mean).powi(2)).sqrt();
        // At the solution (mean - 1/2) / deviation = lead. Its derivative turns the constraint into one on a mean.
        let pull = |at: usize| {
            let off = SCORES[at] - mean;
            SCORES[at] - 0.5 - 0.5 * lead * deviation * (1.0 + (off / deviation).powi(2))
        };
        fitted = fit_mean(shares, &std::array::from_fn(pull));
        let change = |at: usize| (fitted[at] - before[at]).abs();
        if (0..5).map(change).fold(0.0, f64::max) < 1e-10 {
            break;
        }
    }
    fitted
}

/// The most iterations of [`fit_lead`]; a few are enough.
const ROUNDS: usize = 50;

/// Returns the likeliest distribution, given the observed shares, over `numbers` with mean 0: `shares / (1 +
/// θ·number)`, with the θ for which the mean is 0 (Owen, Empirical Likelihood, 2001, section 2.9).
fn fit_mean(shares: &[f64; 5], numbers: &[f64; 5]) -> [f64; 5] {
    let least = numbers.iter().copied().fold(f64::INFINITY, f64::min);
    let most = numbers.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    // All numbers are on one side of 0, so no distribution has mean 0.
    if least >= 0.0 || most <= 0.0 {
        return *shares;
    }
    let (mut low, mut high) = (-1.0 / most, -1.0 / least);
    // The mean falls as θ rises, from +∞ to -∞.
    for _ in 0..200 {
        let middle = f64::midpoint(low, high);
        if sum(shares, |at| numbers[at] / (1.0 + middle * numbers[at])) > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    let slope = f64::midpoint(low, high);
    std::array::from_fn(|at| shares[at] / (1.0 + slope * numbers[at]))
}

fn sum(shares: &[f64; 5], of: impl Fn(usize) -> f64) -> f64 {
    (0..5).map(|at| shares[at] * of(at)).sum()
}

/// Returns the log-likelihood ratio of differences of scores, for two means in deviations of a difference. This is the
/// generalised ratio of normal distributions of unknown variance, `n/2 · ln((1 + (t - d0)²) / (1 + (t - d1)²))` around
/// the measured deviation. Here `t - d` is the distance of the measured mean from each hypothesis, in deviations,
/// corrected for skewness by Hall's transformation (see [`Moments::estimate`]), because a long tail on one side would
/// be taken for a lead. Under a hypothesis `d` other than 0 the deviation that leads are measured in is uncertain as
/// well, and the variance of `t` is `(1 - γ·d + (κ - 1)/4·d²) / n` (Mertens, 2002), with the skewness γ. The kurtosis
/// `κ = 3 + 3/2·γ²` is that of Pearson's type III, because fourth powers of few numbers say nothing. Returns 0 below
/// [`FEWEST`] games, where the deviation is too uncertain.
#[must_use]
pub fn mean_ratio(differences: &Moments, bounds: [f64; 2]) -> f64 {
    let count = differences.count() as f64;
    let deviation = (differences.variance() * (count - 1.0) / count.max(1.0)).sqrt();
    if differences.count() < FEWEST || deviation <= 0.0 {
        return 0.0;
    }
    let found = differences.mean() / deviation;
    let (root, skewness) = (count.sqrt(), differences.skewness());
    let off = |bound: f64| {
        let straight = differences.hall_transform((found - bound) * root) / root;
        let kurtosis = 3.0 + 1.5 * skewness.powi(2);
        let variance = 1.0 - skewness * bound + (kurtosis - 1.0) / 4.0 * bound.powi(2);
        1.0 + straight.powi(2) / variance
    };
    count / 2.0 * (off(bounds[0]) / off(bounds[1])).ln()
}

/// The fewest games for which [`mean_ratio`] gives a ratio.
pub const FEWEST: u64 = 20;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::statistics::pentanomial::moments;
    use crate::statistics::statistic::student_t;

    /// Pairs, the upper bound in normalised Elo (the lower one is 0), the log-likelihood ratio, Elo and its margin, as
    /// OpenBench printed them: in official-clockwork/Clockwork, pull requests 364 (three tests), 96, 98, 111, 262
    /// (two), 205 and 97.
    const PRINTED: [([u64; 5], f64, &str, &str); 10] = [
        ([398, 4112, 7672, 4336, 430], 3.0, "2.96", "2.95 +- 2.18"),
        ([56, 1144, 2546, 1310, 77], 3.0, "2.95", "7.04 +- 3.62"),
        ([5, 295, 1145, 466, 2], 3.0, "2.98", "14.99 +- 4.97"),
        ([112, 205, 440, 269, 173], 5.0, "3.01", "27.00 +- 11.42"),
        ([144, 334, 672, 417, 193], 5.0, "3.01", "17.88 +- 8.87"),
        ([31, 128, 244, 171, 92], 5.0, "2.97", "43.26 +- 14.33"),
        ([175, 1304, 2338, 1307, 134], 5.0, "-2.97", "-2.61 +- 4.02"),
        ([64, 1017, 2173, 1151, 71], 5.0, "2.94", "5.74 +- 3.96"),
        ([6, 74, 195, 148, 39], 5.0, "2.98", "53.05 +- 14.44"),
        ([72, 149, 344, 214, 127], 5.0, "2.96", "33.66 +- 12.79"),
    ];

    /// Returns Elo of the mean score with its upper margin by Student's t, as OpenBench prints it.
    fn printed_elo(pairs: &[u64; 5]) -> String {
        let (moments, count) = (moments(pairs), pairs.iter().sum::<u64>());
        let side =
            student_t(count - 1) * (moments.error() * ((count - 1) as f64 / count as f64).sqrt());
        let elo = |share: f64| 400.0 * (share / (1.0 - share)).log10();
        let mean = moments.mean();
        format!("{:.2} +- {:.2}", elo(mean), elo(mean + side) - elo(mean))
    }

    #[test]
    fn published_tests_of_engines() {
        for (pairs, upper, ratio, elo) in PRINTED {
            assert_eq!(format!("{:.2}", pair_ratio(&pairs, [0.0, upper])), ratio, "{pairs:?}");
            assert_eq!(printed_elo(&pairs), elo, "{pairs:?}");
        }
        // A sweep except for two pairs, as fastchess prints it in its output for a course (heofthetea/dhbw).
        let sweep = pair_ratio(&[0, 0, 2, 0, 37], [0.0, 20.0]);
        assert_eq!(format!("{sweep:.2}"), "2.96");
        assert_eq!(format!("{:.2}", limit()), "2.94");
        assert_eq!(
            [2.95, 2.9, -2.95].map(decide),
            [SprtDecision::Accept, SprtDecision::Continue, SprtDecision::Reject]
        );
    }

    /// Fits every lead that may be asked about, from a sweep to a defeat, without and with draws.
    #[test]
    fn the_fit_has_its_lead_as_far_as_leads_may_go() {
        let counts = [
            [680, 41, 956, 25, 298],
            [2000, 0, 0, 0, 0],
            [0, 0, 0, 0, 2000],
            [0, 0, 2, 0, 1998],
            [1990, 10, 0, 0, 0],
            [0, 0, 2000, 0, 0],
            [500, 0, 1000, 0, 500],
            [3, 1, 5, 2, 9],
            [1, 0, 0, 0, 0],
        ];
        for pairs in counts {
            let weights = pairs.map(|pairs: u64| if pairs == 0 { UNSEEN } else { pairs as f64 });
            let total: f64 = weights.iter().sum();
            let shares = weights.map(|weight| weight / total);
            for step in -10..=10 {
                let asked = pair_deviations(f64::from(step) / 10.0 * FARTHEST);
                let fitted = fit_lead(&shares, asked);
                let mean = sum(&fitted, |at| SCORES[at]);
                let deviation = sum(&fitted, |at| (SCORES[at] - mean).powi(2)).sqrt();
                let lead = (mean - 0.5) / deviation;
                assert!((lead - asked).abs() < 1e-3, "{pairs:?}: {lead} for {asked}");
            }
        }
    }

    /// Checks against brute force over a grid of all distributions of three outcomes.
    #[test]
    fn the_fitted_distribution_is_the_likeliest() {
        let shares = [0.2, 0.0, 0.5, 0.0, 0.3].map(|share: f64| share.max(1e-9));
        let lead = 0.3;
        let likelihood = |p: &[f64; 5]| (0..5).map(|at| shares[at] * p[at].ln()).sum::<f64>();
        let fitted = fit_lead(&shares, lead);
        let mean = sum(&fitted, |at| SCORES[at]);
        let deviation = sum(&fitted, |at| (SCORES[at] - mean).powi(2)).sqrt();
        assert!(((mean - 0.5) / deviation - lead).abs() < 1e-6);
        let mut best = f64::NEG_INFINITY;
        for win in 1..2000 {
            let win = f64::from(win) / 2000.0;
            // Given the wins, find the losses for this lead by bisection, since the lead falls with losses.
            let lead_at = |loss: f64| {
                let mean = win + (1.0 - win - loss) / 2.0;
                let square = win + (1.0 - win - loss) / 4.0 - mean * mean;
                (mean - 0.5) / square.sqrt()
            };
            let (mut low, mut high) = (0.0, win);
            for _ in 0..60 {
                let middle = f64::midpoint(low, high);
                if lead_at(middle) > lead { low = middle } else { high = middle }
            }
            let draw = 1.0 - win - low;
            if draw > 0.0 && (lead_at(low) - lead).abs() < 1e-6 {
                let small = 1e-9;
                best = best.max(likelihood(&[low.max(small), small, draw, small, win]));
            }
        }
        assert!(likelihood(&fitted) >= best - 1e-6, "{} {best}", likelihood(&fitted));
    }

    #[test]
    fn means_are_judged_like_pairs() {
        // Pairs are numbers too, and far from the ends both ratios agree closely.
        let pairs = [144, 334, 672, 417, 193];
        let mut leads = Moments::default();
        for (at, &times) in pairs.iter().enumerate() {
            leads.add_times(SCORES[at] - 0.5, times);
        }
        let bounds = [0.0, 5.0 / NELO * std::f64::consts::SQRT_2];
        let (by_mean, by_pairs) = (mean_ratio(&leads, bounds), pair_ratio(&pairs, [0.0, 5.0]));
        assert!((by_mean - by_pairs).abs() < 0.05, "{by_mean} {by_pairs}");
        let few: Moments = (0..FEWEST - 1).map(|number| number as f64).collect();
        assert_eq!(mean_ratio(&few, bounds), 0.0);
    }
}
