//! Ratings: one joint fit over all matchups, and its uncertainty.
//!
//! The model is Bradley and Terry's (1952) with a draw as half a win (Davidson's, 1970, estimate for
//! equal strength): `P(a beats b) = 1 / (1 + 10^((b - a) / 400))`. Every matchup that met gets one
//! drawn game on top, a weak prior that keeps the rating of a player finite who won everything.
//! Uncertainty comes from a bootstrap over *pairs*, because the two games of a pair are not
//! independent: every matchup's mean pair score is drawn again with the spread of its own interval,
//! so that ratings are never more certain than the scores that they come from. There the prior is
//! next to nothing: the lead of a player who won every game is unbounded.

use crate::statistic::{Estimate, Moments, Z95, quantile};
use game::Rng;

/// Elo points per unit of natural-log odds.
const ELO: f64 = 400.0 / std::f64::consts::LN_10;
/// The drawn games added to every matchup that met.
const PRIOR_GAMES: f64 = 1.0;
/// The same where scores are drawn again: next to nothing, because the lead of a player who won every game is
/// unbounded, and the interval must say so.
const PRIOR_GAMES_REDRAWN: f64 = 0.01;

/// The pairs that two entrants played, by the first one's score: 0, 1/2, 1, 3/2, 2 points of 2.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Matchup {
    /// The first entrant, by index.
    pub a: usize,
    /// The second entrant, by index.
    pub b: usize,
    /// The number of pairs with each score of the first one: the pentanomial counts.
    pub pairs: [u64; 5],
}

impl Matchup {
    /// Pairs played.
    #[must_use]
    pub fn count(&self) -> u64 {
        self.pairs.iter().sum()
    }

    /// The first entrant's pair scores, from 0 to 1.
    #[must_use]
    pub fn moments(&self) -> Moments {
        let mut moments = Moments::default();
        for (quarters, &times) in self.pairs.iter().enumerate() {
            moments.add_times(quarters as f64 / 4.0, times);
        }
        moments
    }

    /// The mean pair score with the bounds of its interval.
    fn spread(&self) -> MeanRange {
        let share = self.moments().share();
        let [low, high] = share.interval.unwrap_or([0.0, 1.0]);
        MeanRange { low, mean: share.value, high }
    }
}

/// The range of a mean: two halves of normal distributions that meet at the mean found and have 2.5 %
/// beyond each bound. So a clean sweep stays the middle of what is drawn.
#[derive(Clone, Copy)]
struct MeanRange {
    low: f64,
    mean: f64,
    high: f64,
}

impl MeanRange {
    fn draw(&self, rng: &mut Rng) -> f64 {
        let deviations = normal(rng) / Z95;
        let bound = if deviations < 0.0 { self.low } else { self.high };
        (self.mean + deviations.abs() * (bound - self.mean)).clamp(0.0, 1.0)
    }
}

/// A standard normal number (Box and Muller, 1958).
fn normal(rng: &mut Rng) -> f64 {
    let radius = (-2.0 * (1.0 - rng.unit()).ln()).sqrt();
    radius * (std::f64::consts::TAU * rng.unit()).cos()
}

/// A matchup as the fit sees it: the number of games, and the points of the first entrant in them.
#[derive(Clone, Copy)]
struct WeightedMatchup {
    a: usize,
    b: usize,
    games: f64,
    points: f64,
}

impl WeightedMatchup {
    fn new(matchup: &Matchup, mean: f64, prior: f64) -> Self {
        let games = 2.0 * matchup.count() as f64;
        Self {
            a: matchup.a,
            b: matchup.b,
            games: games + prior,
            points: games * mean + prior / 2.0,
        }
    }
}

/// The ratings in Elo that explain the results best, with median 0 over those who met anyone: a
/// median does not move with how far behind the last one is.
#[must_use]
pub fn fit(entrants: usize, matchups: &[Matchup]) -> Vec<f64> {
    let met = matchups.iter().filter(|matchup| matchup.count() > 0);
    let links: Vec<WeightedMatchup> =
        met.map(|m| WeightedMatchup::new(m, m.moments().mean(), PRIOR_GAMES)).collect();
    let mut strength = vec![1.0; entrants];
    converge(&mut strength, &links, 1e-9, 10_000);
    elo(&strength, &self::met(entrants, matchups))
}

/// Hunter's (2004) minorisation-maximisation: strengths rise until points won equal points expected.
fn converge(strength: &mut [f64], links: &[WeightedMatchup], tolerance: f64, rounds: usize) {
    let mut points = vec![0.0; strength.len()];
    for link in links {
        points[link.a] += link.points;
        points[link.b] += link.games - link.points;
    }
    for _ in 0..rounds {
        let mut weight = vec![0.0; strength.len()];
        for link in links {
            let share = link.games / (strength[link.a] + strength[link.b]);
            weight[link.a] += share;
            weight[link.b] += share;
        }
        let mut change = 0.0f64;
        for ((value, &points), &weight) in strength.iter_mut().zip(&points).zip(&weight) {
            if weight > 0.0 {
                let next = points / weight;
                change = change.max((next / *value - 1.0).abs());
                *value = next;
            }
        }
        center(strength, &points);
        if change < tolerance {
            break;
        }
    }
}

/// Scales the strengths of those who met anyone to a geometric mean of 1.
fn center(strength: &mut [f64], points: &[f64]) {
    let met = || points.iter().filter(|&&points| points > 0.0).count();
    let logs = strength.iter().zip(points).filter(|(_, p)| **p > 0.0);
    let mean = logs.map(|(value, _)| value.ln()).sum::<f64>() / met().max(1) as f64;
    let scale = (-mean).exp();
    for (value, _) in strength.iter_mut().zip(points).filter(|(_, p)| **p > 0.0) {
        *value *= scale;
    }
}

/// Ratings of strengths, less the median of those who met anyone; 0 for the others.
fn elo(strength: &[f64], met: &[bool]) -> Vec<f64> {
    let known = strength.iter().zip(met).filter(|(_, met)| **met);
    let mut sorted: Vec<f64> = known.map(|(value, _)| ELO * value.ln()).collect();
    sorted.sort_by(f64::total_cmp);
    let median = quantile(&sorted, 0.5).unwrap_or(0.0);
    let rating = |(value, met): (&f64, &bool)| if *met { ELO * value.ln() - median } else { 0.0 };
    strength.iter().zip(met).map(rating).collect()
}

/// Returns true for every entrant that met anyone.
fn met(entrants: usize, matchups: &[Matchup]) -> Vec<bool> {
    let mut met = vec![false; entrants];
    for matchup in matchups.iter().filter(|matchup| matchup.count() > 0) {
        met[matchup.a] = true;
        met[matchup.b] = true;
    }
    met
}

/// Ratings with their uncertainty by a bootstrap over pairs.
#[derive(Clone, PartialEq, Debug)]
pub struct Ratings {
    /// The fitted ratings, by entrant.
    pub elo: Vec<f64>,
    /// One vector of ratings per resample.
    samples: Vec<Vec<f64>>,
}

impl Ratings {
    /// Fits the results and `resamples` redraws of them from `seed`.
    #[must_use]
    pub fn new(entrants: usize, matchups: &[Matchup], resamples: u32, seed: u64) -> Self {
        let elo_fitted = fit(entrants, matchups);
        let met: Vec<&Matchup> = matchups.iter().filter(|m| m.count() > 0).collect();
        let start: Vec<f64> = elo_fitted.iter().map(|elo| (elo / ELO).exp()).collect();
        let spreads: Vec<_> = met.iter().map(|&m| (m, m.spread())).collect();
        let known = self::met(entrants, matchups);
        let mut rng = Rng::new(seed);
        let mut sample = |_| {
            let draw = |(m, spread): &(&Matchup, MeanRange)| {
                WeightedMatchup::new(m, spread.draw(&mut rng), PRIOR_GAMES_REDRAWN)
            };
            let links = spreads.iter().map(draw);
            let mut strength = start.clone();
            converge(&mut strength, &links.collect::<Vec<_>>(), 1e-5, 1000);
            elo(&strength, &known)
        };
        Self { samples: (0..resamples).map(&mut sample).collect(), elo: elo_fitted }
    }

    /// An entrant's rating.
    #[must_use]
    pub fn rating(&self, entrant: usize) -> Estimate {
        self.estimate(self.elo[entrant], |sample| sample[entrant])
    }

    /// The rating of one entrant less that of another.
    #[must_use]
    pub fn difference(&self, a: usize, b: usize) -> Estimate {
        self.estimate(self.elo[a] - self.elo[b], |sample| sample[a] - sample[b])
    }

    /// The standard error of a difference.
    #[must_use]
    pub fn error(&self, a: usize, b: usize) -> f64 {
        let differences = self.samples.iter().map(|sample| sample[a] - sample[b]);
        differences.collect::<Moments>().variance().sqrt()
    }

    /// The best and the worst rank, from 1, that an entrant takes among `rivals` (of which it is
    /// one) in 95 % of the resamples. Its rank by the fitted ratings is always between them.
    #[must_use]
    pub fn ranks(&self, entrant: usize, rivals: &[usize]) -> [usize; 2] {
        let [best, worst] = ranks(&self.elo, entrant, rivals);
        let resampled = self.samples.iter().map(|sample| ranks(sample, entrant, rivals));
        let (mut bests, mut worsts): (Vec<f64>, Vec<f64>) =
            resampled.map(|[best, worst]| (best as f64, worst as f64)).unzip();
        bests.sort_by(f64::total_cmp);
        worsts.sort_by(f64::total_cmp);
        let at = |ranks: &[f64], share, rank: usize| {
            quantile(ranks, share).map_or(rank, |rank| rank.round() as usize)
        };
        [best.min(at(&bests, 0.025, 1)), worst.max(at(&worsts, 0.975, rivals.len()))]
    }

    fn estimate(&self, value: f64, of: impl Fn(&Vec<f64>) -> f64) -> Estimate {
        let mut sorted: Vec<f64> = self.samples.iter().map(of).collect();
        sorted.sort_by(f64::total_cmp);
        let bounds = quantile(&sorted, 0.025).zip(quantile(&sorted, 0.975));
        // The fitted value may lie outside a skewed resample's bulk; an interval holds its value.
        let interval = bounds.map(|(low, high)| [low.min(value), high.max(value)]);
        Estimate { value, interval: interval.filter(|[low, high]| low < high) }
    }
}

/// The best and the worst rank of an entrant: they differ where ratings are equal.
fn ranks(ratings: &[f64], entrant: usize, rivals: &[usize]) -> [usize; 2] {
    let own = ratings[entrant];
    let above = rivals.iter().filter(|&&rival| ratings[rival] > own).count();
    let level = rivals.iter().filter(|&&rival| ratings[rival] >= own).count();
    [above + 1, level.max(above + 1)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_players_have_the_closed_form() {
        // 7.5 of 10 points and the prior's half of one game: odds 8 to 3.
        let pairs = [0, 1, 1, 0, 3];
        let matchup = Matchup { a: 0, b: 1, pairs };
        assert!((matchup.moments().mean() - 0.75).abs() < 1e-12);
        let ratings = fit(2, &[matchup]);
        assert!((ratings[0] - ratings[1] - 400.0 * (8.0f64 / 3.0).log10()).abs() < 1e-6);
        assert!((ratings[0] + ratings[1]).abs() < 1e-9);
    }

    #[test]
    fn a_circle_of_three_is_even_and_a_chain_adds_up() {
        let pairs = [0, 0, 0, 0, 5];
        let circle = [(0, 1), (1, 2), (2, 0)].map(|(a, b)| Matchup { a, b, pairs });
        assert!(fit(3, &circle).iter().all(|elo| elo.abs() < 1e-6));
        // Only links 0-1 and 1-2: differences are those of two players alone.
        let chain = fit(3, &circle[..2]);
        let alone = 400.0 * (10.5f64 / 0.5).log10();
        assert!((chain[0] - chain[1] - alone).abs() < 1e-4, "{chain:?}");
        assert!((chain[1] - chain[2] - alone).abs() < 1e-4, "{chain:?}");
    }

    #[test]
    fn three_players_have_the_ratings_of_another_method() {
        // Scores 7, 8 and 5.5 of 10; the ratings by gradient ascent on the likelihood, in Python,
        // less their median.
        let matchups = [
            Matchup { a: 0, b: 1, pairs: [0, 0, 3, 0, 2] },
            Matchup { a: 0, b: 2, pairs: [0, 0, 2, 0, 3] },
            Matchup { a: 1, b: 2, pairs: [0, 1, 3, 0, 1] },
        ];
        let by_hand = [114.0422, -34.2999, -79.7422].map(|elo| elo + 34.2999);
        for (found, expected) in fit(3, &matchups).into_iter().zip(by_hand) {
            assert!((found - expected).abs() < 1e-3, "{found} is not {expected}");
        }
    }

    #[test]
    fn certainty_grows_with_pairs_and_is_never_complete() {
        let width = |pairs| {
            let matchup = Matchup { a: 0, b: 1, pairs };
            let [low, high] = Ratings::new(2, &[matchup], 500, 1)
                .difference(0, 1)
                .interval
                .expect("resamples differ");
            high - low
        };
        assert!(width([0, 0, 0, 0, 3]) > 100.0);
        assert!(width([10, 20, 40, 20, 10]) > 2.0 * width([100, 200, 400, 200, 100]));
        let far = width([1000, 2000, 4000, 2000, 1000]);
        // By hand: pair variance 0.075, n = 10,000, slope at even 400·4/ln 10 Elo per point.
        let error = (0.075f64 / 1e4).sqrt() * 400.0 * 4.0 / std::f64::consts::LN_10;
        assert!((far / (2.0 * 1.96 * error) - 1.0).abs() < 0.15, "{far} {error}");
    }

    /// Elo per point of the mean score, by the model's slope.
    fn slope(share: f64) -> f64 {
        ELO / (share * (1.0 - share))
    }

    #[test]
    fn ratings_are_no_surer_than_the_scores_behind_them() {
        for (pairs, share) in [
            ([0, 0, 50_000, 0, 0], 0.5),
            ([0, 0, 60, 0, 0], 0.5),
            ([20, 0, 0, 0, 20], 0.5),
            ([2, 1, 2, 1, 2], 0.5),
            ([4_000, 0, 0, 0, 6_000], 0.6),
        ] {
            let matchup = Matchup { a: 0, b: 1, pairs };
            let [low, high] = matchup.moments().share().interval.expect("always");
            let width = (high - low) * slope(share);
            let ratings = Ratings::new(2, &[matchup], 4000, 1);
            let [low, high] = ratings.difference(0, 1).interval.expect("resamples differ");
            let found = high - low;
            // The slope is the smallest in the middle; 4000 draws and the prior move it by a tenth.
            assert!(found > 0.9 * width && found < 1.6 * width, "{pairs:?}: {found} and {width}");
        }
    }

    #[test]
    fn equal_ratings_share_their_ranks() {
        let even = [0, 0, 0, 0, 0];
        let ratings = Ratings::new(3, &[Matchup { a: 0, b: 1, pairs: even }], 20, 1);
        assert_eq!(ratings.ranks(1, &[0, 1, 2]), [1, 3]);
        assert_eq!(ratings.ranks(1, &[1]), [1, 1]);
    }

    #[test]
    fn entrants_that_met_nobody_stay_at_zero() {
        let pairs = [0, 0, 0, 0, 4];
        let ratings = Ratings::new(3, &[Matchup { a: 0, b: 1, pairs }], 50, 1);
        assert_eq!(ratings.rating(2), Estimate { value: 0.0, interval: None });
    }
}
