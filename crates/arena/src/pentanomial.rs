//! Figures of pairs of games by their five outcomes: 0, 1/2, 1, 3/2 and 2 points of 2.

use crate::moments::Moments;
use crate::statistic::{Estimate, Z95, normal_tail};

/// Normalised Elo per deviation of a game's score.
pub(crate) const NELO: f64 = 800.0 / std::f64::consts::LN_10;

/// The mean pair score, from 0 to 1, with its moments.
#[must_use]
pub fn moments(pairs: &[u64; 5]) -> Moments {
    let mut moments = Moments::default();
    for (quarters, &times) in pairs.iter().enumerate() {
        moments.add_times(quarters as f64 / 4.0, times);
    }
    moments
}

/// The probability that the first side is the better one, where nothing was known before: `Φ((mean - 1/2) / error)`
/// (the likelihood of superiority of fishtest and cutechess). 1/2 without pairs; where all pairs are alike, from
/// the interval of the mean.
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

/// The lead in normalised Elo: the mean score of a game less 1/2, in deviations of a game's score, on a scale that is Elo's
/// near equality without draws (fishtest's wiki, Normalized Elo; M. Van den Bergh). Unlike Elo it tells how many
/// games it takes to see the lead. `None` where pairs do not vary.
#[must_use]
pub fn normalized_elo(pairs: &[u64; 5]) -> Option<Estimate> {
    let moments = moments(pairs);
    // A game's deviation, as if the two games of a pair were independent: √2 times that of the mean of both.
    let deviation = (2.0 * moments.variance()).sqrt();
    (deviation > 0.0).then(|| {
        let value = (moments.mean() - 0.5) / deviation * NELO;
        let side = Z95 * NELO / (2.0 * moments.count() as f64).sqrt();
        Estimate { value, interval: Some([value - side, value + side]) }
    })
}

/// The lead in Elo that a mean score stands for: `400 · log10(score / (1 - score))`, with the bounds of the score's
/// interval.
#[must_use]
pub fn elo(score: &Estimate) -> Estimate {
    let elo = |share: f64| 400.0 * (share / (1.0 - share)).log10();
    Estimate { value: elo(score.value), interval: score.interval.map(|bounds| bounds.map(elo)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Pairs of two engines and what fastchess printed of them (the example output in heofthetea/dhbw, a course).
    #[test]
    fn published_figures() {
        let pairs = [0, 0, 2, 0, 37];
        let elo = elo(&moments(&pairs).share());
        assert_eq!(format!("{:.2}", elo.value), "631.91");
        let lead = normalized_elo(&pairs).expect("they vary");
        let [low, high] = lead.interval.expect("always");
        assert_eq!(format!("{:.2}", (high - low) / 2.0), "77.10");
        // fastchess divides by n, we by n - 1: 1056.68.
        let value = lead.value * (39.0f64 / 38.0).sqrt();
        assert_eq!(format!("{value:.2}"), "1056.68");
        assert!(superiority(&pairs) > 0.9999);
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
        assert_eq!(normalized_elo(&[0, 0, 0, 0, 3]), None);
    }
}
