//! Chooses the next games of an endless ladder: pairs the least certain entrant with the most informative opponent.
//!
//! A ladder has no schedule: entrants join and are replaced while it is played. Strengths are estimated by the
//! posterior of Bradley and Terry's model with a normal prior, in units of natural-log odds. A pair of games with seats
//! exchanged is one observation. The covariance (Laplace's approximation) says which entrant is least certain. Its
//! opponent is chosen by the information of one more pair (Mikhailiuk and others, Active sampling for pairwise
//! comparisons, ICPR 2020), which counts less for a pair that met often. One time in five the opponent is drawn at
//! random, because styles need not be transitive, and a fit through neighbours alone would not show that.

use crate::statistics::linear::{cholesky, solve};
use crate::statistics::moments::Moments;
use crate::statistics::rating::Matchup;
use damier_game::Rng;

/// The deviation of the prior: odds of the usual best player and of the usual worst differ by a factor of twenty.
const PRIOR_DEVIATION: f64 = 1.5;
/// Below this deviation an entrant counts as placed: 61 Elo.
const PLACED_DEVIATION: f64 = 0.35;
/// After this many pairs an entrant counts as placed in any case.
const PLACED_PAIRS: u64 = 40;
/// Below this deviation an entrant rests: 17 Elo, so that its interval reaches 35 to each side.
const RESTED_DEVIATION: f64 = 0.1;
/// The games after which an entrant rests in a game with one seat. They separate means that differ by a twentieth.
const RESTED_GAMES: u64 = 2000;
/// Share of meetings whose opponent is drawn at random.
const RANDOM_SHARE: f64 = 0.2;
/// Steps of Newton's method; it converges in five or six.
const STEPS: usize = 30;

/// An entrant of a ladder, with what the choice of games depends on.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct LadderEntrant {
    /// Entrants of one owner never meet.
    pub owner: usize,
    /// True for a fixed reference player. Newcomers meet it first. It is chosen only as an opponent, whatever its own
    /// uncertainty.
    pub is_reference: bool,
    /// Factor from 0 to 1 that multiplies its uncertainty when the next entrant is chosen. With a smaller weight it
    /// plays less often. For example, the third version that an owner enters in a day may get a third.
    pub weight: f64,
    /// True if it may begin another game; false while it plays as many games as it may at once, or is paused.
    pub is_free: bool,
}

/// The posterior distribution of the strengths of a ladder's entrants.
#[derive(Clone, PartialEq, Debug)]
pub struct LadderPosterior {
    /// The most probable strengths, in units of natural-log odds.
    pub strengths: Vec<f64>,
    /// Their covariance, row by row.
    covariance: Vec<f64>,
    /// Number of pairs that every two entrants have played, as a symmetric matrix, row by row.
    pairs: Vec<u64>,
}

impl LadderPosterior {
    /// Fits the pairs of this many entrants.
    #[must_use]
    pub fn new(entrants: usize, matchups: &[Matchup]) -> Self {
        let mut pairs = vec![0; entrants * entrants];
        for matchup in matchups {
            pairs[matchup.a * entrants + matchup.b] += matchup.count();
            pairs[matchup.b * entrants + matchup.a] += matchup.count();
        }
        let mut strengths = vec![0.0; entrants];
        let mut factor = Vec::new();
        for _ in 0..STEPS {
            let (gradient, precision) = slope(&strengths, matchups);
            factor = cholesky(precision, entrants);
            let step = solve(&factor, gradient);
            strengths
                .iter_mut()
                .zip(&step)
                .for_each(|(value, step)| *value += step.clamp(-2.0, 2.0));
            if step.iter().all(|step| step.abs() < 1e-6) {
                break;
            }
        }
        let unit = |column: usize| (0..entrants).map(move |row| f64::from(u8::from(row == column)));
        let covariance =
            (0..entrants).flat_map(|column| solve(&factor, unit(column).collect())).collect();
        Self { strengths, covariance, pairs }
    }

    /// Returns the standard deviation of an entrant's strength.
    #[must_use]
    pub fn deviation(&self, entrant: usize) -> f64 {
        self.covariance(entrant, entrant).sqrt()
    }

    /// Chooses the next pair of a ladder; `None` if no two entrants can meet, or all are known well enough.
    #[must_use]
    pub fn choose(&self, entrants: &[LadderEntrant], rng: &mut Rng) -> Option<[usize; 2]> {
        let meets = |a: usize, b: usize| {
            a != b && entrants[b].is_free && entrants[a].owner != entrants[b].owner
        };
        let of_interest = |entrant: &usize| {
            let entrant = *entrant;
            let own = entrants[entrant];
            own.is_free
                && !own.is_reference
                && self.deviation(entrant) > RESTED_DEVIATION
                && (0..entrants.len()).any(|other| meets(entrant, other))
        };
        let candidates: Vec<usize> = (0..entrants.len()).filter(of_interest).collect();
        let news: Vec<usize> =
            candidates.iter().copied().filter(|&one| self.is_new(one, entrants)).collect();
        let from = if news.is_empty() { &candidates } else { &news };
        let want = |one: &usize| entrants[*one].weight * self.covariance(*one, *one);
        let chosen = *from.iter().max_by(|a, b| want(a).total_cmp(&want(b)))?;
        let others: Vec<usize> =
            (0..entrants.len()).filter(|&other| meets(chosen, other)).collect();
        let unmet = others
            .iter()
            .find(|&&other| entrants[other].is_reference && self.met(chosen, other) == 0);
        if let Some(&reference) = unmet {
            return Some([chosen, reference]);
        }
        if rng.unit() < RANDOM_SHARE {
            return Some([chosen, others[rng.below(others.len() as u32) as usize]]);
        }
        let mean = self.mean_repeats();
        let information = |other: &usize| self.information(chosen, *other, mean);
        let other = others.iter().max_by(|a, b| information(a).total_cmp(&information(b)))?;
        Some([chosen, *other])
    }

    /// Counts a pair that is about to be played. Until the next fit, the entrants count as known as well as its result
    /// will make them known, whatever it is (a rank-one update by Sherman and Morrison's formula). Without this the
    /// same pair would be chosen again and again.
    pub fn expect(&mut self, [a, b]: [usize; 2]) {
        let size = self.strengths.len();
        let share = win(self.strengths[a] - self.strengths[b]);
        let lever: Vec<f64> =
            (0..size).map(|one| self.covariance(one, a) - self.covariance(one, b)).collect();
        let information = share * (1.0 - share);
        let scale = information / (1.0 + information * (lever[a] - lever[b]));
        for (row, one) in self.covariance.chunks_mut(size).zip(&lever) {
            row.iter_mut().zip(&lever).for_each(|(value, other)| *value -= scale * one * other);
        }
        self.pairs[a * size + b] += 1;
        self.pairs[b * size + a] += 1;
    }

    /// Returns true for an entrant that is not placed yet.
    #[must_use]
    pub fn is_new(&self, entrant: usize, entrants: &[LadderEntrant]) -> bool {
        let pairs: u64 = (0..entrants.len()).map(|other| self.met(entrant, other)).sum();
        !entrants[entrant].is_reference
            && pairs < PLACED_PAIRS
            && self.deviation(entrant) > PLACED_DEVIATION
    }

    fn covariance(&self, a: usize, b: usize) -> f64 {
        self.covariance[a * self.strengths.len() + b]
    }

    fn met(&self, a: usize, b: usize) -> u64 {
        self.pairs[a * self.strengths.len() + b]
    }

    /// Returns the information of one more pair of these two, reduced if they met more often than the mean of all pairs
    /// that met.
    fn information(&self, a: usize, b: usize, mean: f64) -> f64 {
        let share = win(self.strengths[a] - self.strengths[b]);
        let spread = self.covariance(a, a) + self.covariance(b, b) - 2.0 * self.covariance(a, b);
        let repeats = self.met(a, b) as f64 / mean;
        (share * (1.0 - share) * spread).ln_1p() / (1.0 + repeats / 4.0)
    }

    /// Returns the mean number of pairs over all matchups that met, at least 1.
    fn mean_repeats(&self) -> f64 {
        let all: u64 = self.pairs.iter().sum();
        let met = self.pairs.iter().filter(|pairs| **pairs > 0).count();
        (all as f64 / met.max(1) as f64).max(1.0)
    }
}

/// Chooses the entrant that plays the next games of a ladder with one seat: the one whose mean is least certain
/// relative to the gap to its neighbours (the idea of optimal computing budget allocation: Chen and others, Discrete
/// Event Dynamic Systems 10, 2000). Entrants with fewer than two games come first. Returns `None` if no entrant is
/// free, or all are known well enough.
#[must_use]
pub fn choose_solo(scores: &[Moments], entrants: &[LadderEntrant]) -> Option<usize> {
    let error = |one: usize| match scores[one].count() {
        0 | 1 => f64::INFINITY,
        _ => scores[one].error(),
    };
    let gap = |one: usize| {
        let others = (0..scores.len()).filter(|&other| other != one && scores[other].count() > 0);
        let gaps = others.map(|other| (scores[one].mean() - scores[other].mean()).abs());
        gaps.fold(f64::INFINITY, f64::min)
    };
    let want = |one: usize| match error(one) {
        error if error.is_infinite() => f64::INFINITY,
        // The lower bound on the gap keeps two nearly equal entrants from playing forever.
        error => entrants[one].weight * error / gap(one).max(error / 4.0),
    };
    let free = (0..scores.len())
        .filter(|&one| entrants[one].is_free && scores[one].count() < RESTED_GAMES);
    let fewest = |a: &usize, b: &usize| scores[*b].count().cmp(&scores[*a].count());
    free.max_by(|a, b| want(*a).total_cmp(&want(*b)).then(fewest(a, b)))
}

fn win(lead: f64) -> f64 {
    1.0 / (1.0 + (-lead).exp())
}

/// Returns the gradient of the log-posterior, and the negative of its second derivatives.
fn slope(strengths: &[f64], matchups: &[Matchup]) -> (Vec<f64>, Vec<f64>) {
    let size = strengths.len();
    let prior = 1.0 / (PRIOR_DEVIATION * PRIOR_DEVIATION);
    let mut gradient: Vec<f64> = strengths.iter().map(|value| -prior * value).collect();
    let mut precision = vec![0.0; size * size];
    (0..size).for_each(|at| precision[at * size + at] = prior);
    for matchup in matchups.iter().filter(|matchup| matchup.count() > 0) {
        let (a, b, count) = (matchup.a, matchup.b, matchup.count() as f64);
        let share = win(strengths[a] - strengths[b]);
        let surplus = count * (matchup.moments().mean() - share);
        gradient[a] += surplus;
        gradient[b] -= surplus;
        let information = count * share * (1.0 - share);
        for (row, column, sign) in [(a, a, 1.0), (b, b, 1.0), (a, b, -1.0), (b, a, -1.0)] {
            precision[row * size + column] += sign * information;
        }
    }
    (gradient, precision)
}

#[cfg(test)]
mod tests;
