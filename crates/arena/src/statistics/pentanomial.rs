//! Statistics of pairs of games by their five outcomes: 0, 1/2, 1, 3/2 and 2 points of 2.

use crate::statistics::moments::Moments;
use crate::statistics::statistic::{Estimate, Z95, normal_tail, student_t};
use std::f64::consts::SQRT_2;

/// Normalised Elo per deviation of a game's score.
pub(crate) const NELO: f64 = 800.0 / std::f64::consts::LN_10;

/// Returns the moments of the pair scores, from 0 to 1.
#[must_use]
pub fn moments(pairs: &[u64; 5]) -> Moments {
    let mut moments = Moments::default();
    for (quarters, &times) in pairs.iter().enumerate() {
        moments.add_times(quarters as f64 / 4.0, times);
    }
    moments
}

/// Returns the probability that the first side is the better one, with a flat prior: `Φ((mean - 1/2) / error)` (the
/// likelihood of superiority of fishtest and cutechess). Returns 1/2 without pairs. If all pairs are equal, it comes
/// from the interval of the mean.
#[must_use]
pub fn superiority(pairs: &[u64; 5]) -> f64 {
    let moments = moments(pairs);
    let lead = moments.mean() - 0.5;
    if moments.count() == 0 || lead == 0.0 {
        return 0.5;
    }
    let error = match moments.share().interval {
        Some([low, high]) if moments.error() <= 0.0 => {
            (if lead > 0.0 { moments.mean() - low } else { high - moments.mean() }) / Z95
        }
        _ => moments.error(),
    };
    1.0 - normal_tail(lead / error)
}

/// Returns the lead in normalised Elo: the mean score of a game minus 1/2, in standard deviations of a game's score, on
/// a scale that matches Elo near equality without draws (fishtest's wiki, Normalized Elo; M. Van den Bergh). Unlike Elo
/// it determines how many games it takes to see the lead. Its interval is that of a standardised mean with the skewness
/// and the kurtosis of the pairs (Mertens, Comments on variance of the IID estimator in Lo (2002), 2002, for Sharpe
/// ratios). The usual standard error `1/√n` is right only near equality. Returns `None` if fewer than ten pairs differ
/// from the most frequent outcome, because so few give a misleading deviation.
#[must_use]
pub fn normalized_elo(pairs: &[u64; 5]) -> Option<Estimate> {
    let count: u64 = pairs.iter().sum();
    let most = pairs.iter().max().copied().unwrap_or_default();
    (count - most >= FEWEST_UNLIKE).then(|| {
        let value = lead(pairs);
        let side = student_t(count - 1) * NELO * standard_error(pairs) / SQRT_2;
        Estimate { value, interval: Some([value - side, value + side]) }
    })
}

/// The fewest pairs with another outcome than the most frequent one for which [`normalized_elo`] gives a lead.
const FEWEST_UNLIKE: u64 = 10;

/// Returns the lead of pairs that vary, in normalised Elo.
fn lead(pairs: &[u64; 5]) -> f64 {
    let moments = moments(pairs);
    // A game's deviation, assuming that the two games of a pair are independent: √2 times that of the mean of both.
    (moments.mean() - 0.5) / (2.0 * moments.variance()).sqrt() * NELO
}

/// Returns the standard error of the mean score of pairs minus 1/2, in their deviations: `√((1 - γ·d + (κ - 1)/4·d²) /
/// n)`.
fn standard_error(pairs: &[u64; 5]) -> f64 {
    let moments = moments(pairs);
    let deviation = moments.variance().sqrt();
    let count = moments.count() as f64;
    let power = |power: i32| {
        let off = |quarters: usize| (quarters as f64 / 4.0 - moments.mean()) / deviation;
        let sum = |(quarters, &times): (usize, &u64)| times as f64 * off(quarters).powi(power);
        pairs.iter().enumerate().map(sum).sum::<f64>() / count
    };
    let lead = (moments.mean() - 0.5) / deviation;
    ((1.0 - power(3) * lead + (power(4) - 1.0) / 4.0 * lead * lead) / count).sqrt()
}

/// Returns the lead in Elo for a mean score: `400 · log10(score / (1 - score))`, with the bounds of the score's
/// interval.
#[must_use]
pub fn elo(score: &Estimate) -> Estimate {
    let elo = |share: f64| 400.0 * (share / (1.0 - share)).log10();
    Estimate { value: elo(score.value), interval: score.interval.map(|bounds| bounds.map(elo)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Pairs of two engines, and fastchess's output for them (example output in heofthetea/dhbw, a course).
    #[test]
    fn published_figures() {
        let pairs = [0, 0, 2, 0, 37];
        let elo = elo(&moments(&pairs).share());
        assert_eq!(format!("{:.2}", elo.value), "631.91");
        // fastchess prints the margin for equal players, as if the deviation were known.
        let usual = Z95 * NELO / (2.0 * 39.0f64).sqrt();
        assert_eq!(format!("{usual:.2}"), "77.10");
        // fastchess divides by n, we by n - 1: 1056.68.
        let value = lead(&pairs) * (39.0f64 / 38.0).sqrt();
        assert_eq!(format!("{value:.2}"), "1056.68");
        assert!(superiority(&pairs) > 0.9999);
    }

    /// Checks against the jackknife's standard error of the same lead.
    #[test]
    fn the_error_of_a_lead_is_that_of_the_jackknife() {
        for pairs in [[40, 80, 160, 90, 50], [0, 10, 200, 90, 400], [3, 0, 20, 60, 900]] {
            let count: u64 = pairs.iter().sum();
            let whole = lead(&pairs);
            let without = |at: usize| {
                let mut less = pairs;
                less[at] -= 1;
                pairs[at] as f64 * (lead(&less) - whole).powi(2)
            };
            let squares: f64 = (0..5).filter(|&at| pairs[at] > 0).map(without).sum();
            let jackknife = (squares * (count - 1) as f64 / count as f64).sqrt();
            let error = standard_error(&pairs) * NELO / SQRT_2;
            assert!((error / jackknife - 1.0).abs() < 0.1, "{pairs:?}: {error} {jackknife}");
        }
    }

    #[test]
    fn superiority_is_even_between_equals() {
        assert_eq!(superiority(&[0; 5]), 0.5);
        assert_eq!(superiority(&[1, 2, 3, 2, 1]), 0.5);
        let one_way = superiority(&[1, 2, 3, 4, 1]);
        assert!((one_way + superiority(&[1, 4, 3, 2, 1]) - 1.0).abs() < 1e-12 && one_way > 0.5);
        // Three pairs won: Wilson's bound of 3 in 3 is 0.44, short of certainty.
        let swept = superiority(&[0, 0, 0, 0, 3]);
        assert!((0.9..0.975).contains(&swept), "{swept}");
        assert_eq!(normalized_elo(&[0, 1, 4, 0, 300]), None);
        assert!(normalized_elo(&[0, 2, 8, 0, 300]).is_some());
    }
}
