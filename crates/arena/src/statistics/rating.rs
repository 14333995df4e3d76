//! Ratings: one joint fit over all matchups, and its uncertainty.
//!
//! The model is Bradley and Terry's (1952) with a draw as half a win (Davidson's, 1970, estimate for equal strength):
//! `P(a beats b) = 1 / (1 + 10^((b - a) / 400))`. Every two entrants that met get a hundredth of a drawn game in
//! addition. It keeps the rating of a player who won everything finite. Uncertainty comes from a bootstrap over
//! *pairs*, because the two games of a pair are not independent: every matchup's mean pair score is redrawn with the
//! spread of its own interval, so that ratings are never more certain than the scores behind them. If an entrant lost
//! nothing to another, not even through third entrants, its lead is unbounded (Ford, 1957): the value is the prior's,
//! and the interval has no end.

use crate::statistics::linear::{cholesky, solve};
use crate::statistics::moments::Moments;
use crate::statistics::pentanomial;
use crate::statistics::statistic::{Estimate, Z95, normal_tail, quantile};
use damier_game::Rng;

/// Elo points per unit of natural-log odds.
const ELO: f64 = 400.0 / std::f64::consts::LN_10;
/// Resamples behind the intervals of ratings in a final report.
pub const RESAMPLES: u32 = 1000;
/// Number of drawn games that are added for every two entrants that met. The number is tiny, because a larger one would
/// pull the lead of a player who won nearly every game, and its interval, below what the games say.
const PRIOR_GAMES: f64 = 0.01;
/// Information that is added to every rating, too little to matter.
const RIDGE: f64 = 1e-9;

/// The pairs that two entrants played, by the first one's score: 0, 1/2, 1, 3/2, 2 points of 2.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Matchup {
    /// The first entrant, by index.
    pub a: usize,
    /// The second entrant, by index.
    pub b: usize,
    /// Number of pairs with each score of the first entrant: the pentanomial counts.
    pub pairs: [u64; 5],
    /// True if this is a single pair that further games would repeat. It does not show how far results may differ, so
    /// no interval can rest on it alone.
    pub is_single: bool,
}

impl Matchup {
    /// Returns the number of pairs played, whatever their score.
    #[must_use]
    pub fn count(&self) -> u64 {
        self.pairs.iter().sum()
    }

    /// Returns the first entrant's pair scores, from 0 to 1.
    #[must_use]
    pub fn moments(&self) -> Moments {
        pentanomial::moments(&self.pairs)
    }

    /// Returns the mean pair score with the bounds of its interval.
    fn spread(&self) -> MeanRange {
        let share = self.moments().share();
        let [low, high] = share.interval.unwrap_or([0.0, 1.0]);
        MeanRange { low, mean: share.value, high }
    }
}

/// The range of a mean: two halves of normal distributions that meet at the measured mean and have 2.5 % beyond each
/// bound, so that the measured mean is the median of the draws even after a clean sweep.
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

/// Draws a standard normal number (Box and Muller, 1958).
fn normal(rng: &mut Rng) -> f64 {
    let radius = (-2.0 * (1.0 - rng.unit()).ln()).sqrt();
    radius * (std::f64::consts::TAU * rng.unit()).cos()
}

/// A matchup in the form that the fit uses: the number of games, and the points of the first entrant in them.
#[derive(Clone, Copy)]
struct WeightedMatchup {
    a: usize,
    b: usize,
    games: f64,
    points: f64,
}

impl WeightedMatchup {
    fn new(matchup: &Matchup, mean: f64) -> Self {
        let games = 2.0 * matchup.count() as f64;
        Self {
            a: matchup.a,
            b: matchup.b,
            games: games + PRIOR_GAMES,
            points: games * mean + PRIOR_GAMES / 2.0,
        }
    }
}

/// Returns the ratings in Elo that explain the results best, with median 0 over the entrants that met anyone. The
/// median is used because it does not depend on how weak the last entrant is.
#[must_use]
pub fn fit(entrants: usize, matchups: &[Matchup]) -> Vec<f64> {
    let met = matchups.iter().filter(|matchup| matchup.count() > 0);
    let links: Vec<WeightedMatchup> =
        met.map(|m| WeightedMatchup::new(m, m.moments().mean())).collect();
    let mut strength = vec![1.0; entrants];
    converge(&mut strength, &links, 1e-9, 10_000);
    elo(&strength, &self::met(entrants, matchups))
}

/// Iterates Hunter's (2004) minorisation-maximisation until points won equal expected points.
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

/// Scales the strengths of the entrants that met anyone to a geometric mean of 1.
fn center(strength: &mut [f64], points: &[f64]) {
    let met = || points.iter().filter(|&&points| points > 0.0).count();
    let logs = strength.iter().zip(points).filter(|(_, p)| **p > 0.0);
    let mean = logs.map(|(value, _)| value.ln()).sum::<f64>() / met().max(1) as f64;
    let scale = (-mean).exp();
    for (value, _) in strength.iter_mut().zip(points).filter(|(_, p)| **p > 0.0) {
        *value *= scale;
    }
}

/// Converts strengths to ratings, minus the median of the entrants that met anyone; 0 for the others.
fn elo(strength: &[f64], met: &[bool]) -> Vec<f64> {
    let raw: Vec<f64> = strength.iter().map(|value| ELO * value.ln()).collect();
    let zero = middle(&reference(&raw, met), &raw);
    raw.iter().zip(met).map(|(elo, met)| if *met { elo - zero } else { 0.0 }).collect()
}

/// Returns the one or two entrants in the middle of those that met anyone; empty if none did.
fn reference(elo: &[f64], met: &[bool]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..elo.len()).filter(|&entrant| met[entrant]).collect();
    order.sort_by(|&a, &b| elo[a].total_cmp(&elo[b]));
    let (half, odd) = (order.len() / 2, order.len() % 2);
    if order.is_empty() { order } else { order[half + odd - 1..=half].to_vec() }
}

/// Returns the mean of these entrants' ratings.
fn middle(reference: &[usize], elo: &[f64]) -> f64 {
    reference.iter().map(|&entrant| elo[entrant]).sum::<f64>() / reference.len().max(1) as f64
}

/// Computes by entrants `b` and `a` whether the results limit how far `a` is above `b`: whether `b` took points from
/// `a`, or from an entrant that did, and so on.
fn limits(entrants: usize, matchups: &[Matchup]) -> Vec<Vec<bool>> {
    let mut took = vec![Vec::new(); entrants];
    for matchup in matchups {
        if matchup.pairs[1..].iter().any(|&pairs| pairs > 0) {
            took[matchup.a].push(matchup.b);
        }
        if matchup.pairs[..4].iter().any(|&pairs| pairs > 0) {
            took[matchup.b].push(matchup.a);
        }
    }
    let reached = |below: usize| {
        let mut reached = vec![false; entrants];
        let mut waiting = vec![below];
        while let Some(entrant) = waiting.pop() {
            for &above in &took[entrant] {
                if !std::mem::replace(&mut reached[above], true) {
                    waiting.push(above);
                }
            }
        }
        reached
    };
    (0..entrants).map(reached).collect()
}

/// Finds, for each entrant, the lowest entrant that it is connected with by matchups.
fn joined<'a>(entrants: usize, matchups: impl Iterator<Item = &'a Matchup>) -> Vec<usize> {
    let mut joined: Vec<usize> = (0..entrants).collect();
    for matchup in matchups.filter(|matchup| matchup.count() > 0) {
        let (a, b) = (joined[matchup.a], joined[matchup.b]);
        joined.iter_mut().filter(|part| **part == a.max(b)).for_each(|part| *part = a.min(b));
    }
    joined
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
    /// The one or two entrants in the middle, whose mean rating is 0.
    reference: Vec<usize>,
    met: Vec<bool>,
    /// By entrant: the lowest entrant that it is connected with by matchups.
    joined: Vec<usize>,
    /// By entrant: the lowest entrant that it is connected with by matchups with more than one known pair.
    compared: Vec<usize>,
    /// By entrants `b` and `a`: true if the results limit how far `a` is above `b`.
    limited: Vec<Vec<bool>>,
    /// One vector of ratings per resample, before subtracting a reference.
    samples: Vec<Vec<f64>>,
    /// The matchups with pairs.
    matchups: Vec<Matchup>,
}

impl Ratings {
    /// Fits the results and `resamples` redraws of them from `seed`.
    #[must_use]
    pub fn new(entrants: usize, matchups: &[Matchup], resamples: u32, seed: u64) -> Self {
        let elo = fit(entrants, matchups);
        let played: Vec<&Matchup> = matchups.iter().filter(|m| m.count() > 0).collect();
        let start: Vec<f64> = elo.iter().map(|elo| (elo / ELO).exp()).collect();
        let spreads: Vec<_> = played.iter().map(|&m| (m, m.spread())).collect();
        let mut rng = Rng::new(seed);
        let mut sample = |_| {
            let draw = |(m, spread): &(&Matchup, MeanRange)| {
                WeightedMatchup::new(m, spread.draw(&mut rng))
            };
            let links: Vec<_> = spreads.iter().map(draw).collect();
            let mut strength = start.clone();
            converge(&mut strength, &links, 1e-5, 1000);
            strength.iter().map(|value| ELO * value.ln()).collect()
        };
        let met = met(entrants, matchups);
        Self {
            samples: (0..resamples).map(&mut sample).collect(),
            reference: reference(&elo, &met),
            limited: limits(entrants, matchups),
            joined: joined(entrants, matchups.iter()),
            compared: joined(entrants, matchups.iter().filter(|matchup| !matchup.is_single)),
            matchups: played.into_iter().copied().collect(),
            met,
            elo,
        }
    }

    /// Returns an entrant's rating, without an interval for the reference entrant. Returns `None` if no results
    /// determine it: it met no one, or no one that is connected with the others, or all its games are the same and
    /// leave its lead open.
    #[must_use]
    pub fn rating(&self, entrant: usize) -> Option<Estimate> {
        let others = || self.reference.iter().filter(|&&other| other != entrant);
        if !self.met[entrant] || others().any(|&other| self.joined[other] != self.joined[entrant]) {
            return None;
        }
        if self.is_reference(entrant) {
            return Some(Estimate { value: self.elo[entrant], interval: None });
        }
        let ends = [
            others().all(|&other| self.limited[entrant][other]),
            others().all(|&other| self.limited[other][entrant]),
        ];
        let of = |sample: &Vec<f64>| sample[entrant] - middle(&self.reference, sample);
        let is_compared = others().all(|&other| self.compared[other] == self.compared[entrant]);
        let estimate = self.estimate(self.elo[entrant], of, ends, is_compared);
        // Without a limit the value is the prior's, and only a bound of the interval is a result.
        (ends == [true; 2] || estimate.interval.is_some()).then_some(estimate)
    }

    /// Measures all ratings from this entrant, whose own rating becomes 0.
    pub(crate) fn measure_from(&mut self, anchor: usize) {
        if self.met[anchor] {
            let zero = self.elo[anchor];
            let met = self.elo.iter_mut().zip(&self.met).filter(|(_, met)| **met);
            met.for_each(|(elo, _)| *elo -= zero);
            self.reference = vec![anchor];
        }
    }

    /// Returns the connected components of these entrants, without those that met no one.
    pub(crate) fn parts(&self, entrants: &[usize]) -> Vec<Vec<usize>> {
        let mut parts: Vec<Vec<usize>> = Vec::new();
        for &entrant in entrants.iter().filter(|&&entrant| self.met[entrant]) {
            let is_joined = |part: &Vec<usize>| self.joined[part[0]] == self.joined[entrant];
            match parts.iter_mut().find(|part| is_joined(part)) {
                Some(part) => part.push(entrant),
                None => parts.push(vec![entrant]),
            }
        }
        parts
    }

    /// Returns true for the entrant that the others are measured from. If the middle is between two entrants, there is
    /// none.
    #[must_use]
    pub fn is_reference(&self, entrant: usize) -> bool {
        self.reference == [entrant]
    }

    /// Returns the rating of one entrant minus that of another.
    #[must_use]
    pub fn difference(&self, a: usize, b: usize) -> Estimate {
        let ends = [self.limited[a][b], self.limited[b][a]];
        let is_compared = self.compared[a] == self.compared[b];
        self.estimate(self.elo[a] - self.elo[b], |sample| sample[a] - sample[b], ends, is_compared)
    }

    /// Returns the two-sided p-value of the difference between two entrants. If the results do not limit the lead, the
    /// fitted one is the prior's and says nothing, so equality is tested by its score.
    #[must_use]
    pub fn p_value(&self, a: usize, b: usize) -> f64 {
        let is_limited = self.limited[a][b] && self.limited[b][a];
        let is_known = self.compared[a] == self.compared[b];
        if is_known && !is_limited && (self.limited[a][b] || self.limited[b][a]) {
            return self.score_test(a, b);
        }
        self.difference(a, b).p_value()
    }

    /// Returns the two-sided p-value of the hypothesis that two entrants are equally strong, by Rao's score test (1948):
    /// the points that they made beyond those expected of equals, in standard deviations. It needs no estimate of the
    /// difference. For two entrants that met only each other, it is the test behind Wilson's interval. A pair of games
    /// counts as one trial without draws, which can only raise the p-value.
    fn score_test(&self, a: usize, b: usize) -> f64 {
        // Equal entrants have one strength.
        let one = |entrant: usize| if entrant == b { a } else { entrant };
        let merged = |m: &Matchup| {
            let matchup = Matchup { a: one(m.a), b: one(m.b), ..*m };
            (matchup.a != matchup.b).then(|| WeightedMatchup::new(&matchup, m.moments().mean()))
        };
        let links: Vec<WeightedMatchup> = self.matchups.iter().filter_map(merged).collect();
        let mut strength: Vec<f64> = self.elo.iter().map(|elo| (elo / ELO).exp()).collect();
        strength[a] = (strength[a] * strength[b]).sqrt();
        converge(&mut strength, &links, 1e-5, 1000);
        let side = |entrant: usize| 0.5 * (f64::from(entrant == a) - f64::from(entrant == b));
        let (mut lead, mut variance) = (0.0, 0.0);
        let mut others = Information::new(strength.len());
        for matchup in &self.matchups {
            let [first, second] = [matchup.a, matchup.b].map(one);
            let expected = strength[first] / (strength[first] + strength[second]);
            let (factor, pairs) = (side(matchup.a) - side(matchup.b), matchup.count() as f64);
            let weight = pairs * expected * (1.0 - expected);
            lead += factor * pairs * (matchup.moments().mean() - expected);
            variance += factor * factor * weight;
            others.add([first, second], weight, factor);
        }
        variance -= others.lost();
        if variance > 0.0 { 2.0 * normal_tail(lead.abs() / variance.sqrt()) } else { 1.0 }
    }

    /// Returns the best and the worst rank, from 1, that an entrant takes among `rivals` (including itself) in 95 % of
    /// the resamples. Its rank by the fitted ratings is always between them. Rivals that it cannot be compared with may
    /// be above or below it.
    #[must_use]
    pub fn ranks(&self, entrant: usize, rivals: &[usize]) -> [usize; 2] {
        let is_compared = |rival: &usize| self.compared[*rival] == self.compared[entrant];
        let compared: Vec<usize> = rivals.iter().copied().filter(is_compared).collect();
        let [best, worst] = ranks(&self.elo, entrant, &compared);
        let resampled = self.samples.iter().map(|sample| ranks(sample, entrant, &compared));
        let (mut bests, mut worsts): (Vec<f64>, Vec<f64>) =
            resampled.map(|[best, worst]| (best as f64, worst as f64)).unzip();
        bests.sort_by(f64::total_cmp);
        worsts.sort_by(f64::total_cmp);
        let at = |ranks: &[f64], share, rank: usize| {
            quantile(ranks, share).map_or(rank, |rank| rank.round() as usize)
        };
        let worst = worst.max(at(&worsts, 0.975, compared.len()));
        [best.min(at(&bests, 0.025, 1)), worst + rivals.len() - compared.len()]
    }

    /// Returns a value with the middle 95 % of its resamples, corrected for their median bias (Efron and Tibshirani, An
    /// Introduction to the Bootstrap, 1993, chapter 10). Without the correction, many lopsided matchups, each redrawn
    /// mostly towards the side that has room, would pull a rating with them. An end without a limit is infinite, and
    /// then the bias is not corrected. There is no interval if neither end has a limit, or if nothing is compared.
    fn estimate(
        &self,
        value: f64,
        of: impl Fn(&Vec<f64>) -> f64,
        ends: [bool; 2],
        is_compared: bool,
    ) -> Estimate {
        if !is_compared || ends == [false; 2] {
            return Estimate { value, interval: None };
        }
        let mut sorted: Vec<f64> = self.samples.iter().map(of).collect();
        sorted.sort_by(f64::total_cmp);
        let middle = quantile(&sorted, 0.5).filter(|_| ends == [true; 2]);
        let bias = middle.unwrap_or(value) - value;
        let at = |share| quantile(&sorted, share).map(|found| found - bias);
        let bounds = at(0.025).zip(at(0.975));
        // With few resamples the value may lie outside, but an interval must contain its value.
        let interval = bounds.map(|(low, high)| {
            [
                if ends[0] { low.min(value) } else { f64::NEG_INFINITY },
                if ends[1] { high.max(value) } else { f64::INFINITY },
            ]
        });
        Estimate { value, interval: interval.filter(|[low, high]| low < high) }
    }
}

/// Returns the best and the worst rank of an entrant, which differ if ratings are equal.
fn ranks(ratings: &[f64], entrant: usize, rivals: &[usize]) -> [usize; 2] {
    let own = ratings[entrant];
    let above = rivals.iter().filter(|&&rival| ratings[rival] > own).count();
    let level = rivals.iter().filter(|&&rival| ratings[rival] >= own).count();
    [above + 1, level.max(above + 1)]
}

/// What results say about ratings, and what part of it they say about a difference too (Fisher's information).
struct Information {
    /// By two entrants, row by row.
    ratings: Vec<f64>,
    /// By entrant: the information shared with the difference.
    shared: Vec<f64>,
}

impl Information {
    fn new(entrants: usize) -> Self {
        let mut ratings = vec![0.0; entrants * entrants];
        // Ratings are known only up to a constant. Without this, the matrix would have no inverse.
        ratings.iter_mut().step_by(entrants + 1).for_each(|value| *value = RIDGE);
        Self { ratings, shared: vec![0.0; entrants] }
    }

    /// Adds the results of two entrants, whose rating difference changes by `factor` with the difference of interest.
    fn add(&mut self, [a, b]: [usize; 2], weight: f64, factor: f64) {
        let size = self.shared.len();
        for (one, other) in [(a, b), (b, a)] {
            self.ratings[one * size + one] += weight;
            self.ratings[one * size + other] -= weight;
        }
        self.shared[a] += factor * weight;
        self.shared[b] -= factor * weight;
    }

    /// Returns the information about the difference that is lost because the ratings are not known.
    fn lost(self) -> f64 {
        let factor = cholesky(self.ratings, self.shared.len());
        let known = solve(&factor, self.shared.clone());
        self.shared.iter().zip(&known).map(|(shared, known)| shared * known).sum()
    }
}

#[cfg(test)]
mod tests;
