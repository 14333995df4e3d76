//! A genetic algorithm over real numbers. Tournaments of three select the parents, children are blends of two parents
//! (BLX-alpha: Eshelman and Schaffer, 1993) with a normal mutation that shrinks over time, and the best two points
//! survive and are judged again.

use super::plan::{Past, SearchPlan};
use damier_game::{Rng, mix};

/// Number of points that survive unchanged.
const ELITE: usize = 2;
/// Number of points that compete to become a parent.
const TOURNAMENT: usize = 3;
/// How far a child may lie beyond its parents, as a share of their distance.
const ALPHA: f64 = 0.25;
/// Share of the mutation's size that is left in the last generation.
const COLD: f64 = 0.1;

impl SearchPlan {
    /// Returns the points of the next generation. A point outside the cube is moved to the nearest point inside.
    pub(super) fn ask(&self, past: Past<'_>) -> Vec<Vec<f64>> {
        past.iter().enumerate().fold(first(self), |parents, (generation, values)| {
            children(self, generation, &ranked(parents, values))
        })
    }

    /// Returns the mean of the better half of the last generation, which depends less on luck than its best point.
    pub(super) fn answer(&self, past: Past<'_>) -> Vec<f64> {
        let Some((last, before)) = past.split_last() else { return self.start.clone() };
        let ranked = ranked(self.ask(before), last);
        let half = &ranked[..ranked.len().div_ceil(2)];
        let mean =
            |axis: usize| half.iter().map(|point| point[axis]).sum::<f64>() / half.len() as f64;
        (0..self.start.len()).map(mean).collect()
    }
}

/// Returns the start, and points around it.
fn first(plan: &SearchPlan) -> Vec<Vec<f64>> {
    let mut rng = Rng::new(plan.seed);
    let mut point = |index: usize| {
        let step = if index == 0 { 0.0 } else { plan.step };
        plan.start.iter().map(|at| inside(at + step * normal(&mut rng))).collect()
    };
    (0..plan.population).map(&mut point).collect()
}

/// Clamps a place to the range.
fn inside(place: f64) -> f64 {
    place.clamp(0.0, 1.0)
}

/// Sorts points from the best to the worst; points with equal values keep their order.
fn ranked(points: Vec<Vec<f64>>, values: &[f64]) -> Vec<Vec<f64>> {
    let mut both: Vec<(Vec<f64>, f64)> = points.into_iter().zip(values.iter().copied()).collect();
    both.sort_by(|a, b| b.1.total_cmp(&a.1));
    both.into_iter().map(|(point, _)| point).collect()
}

fn children(plan: &SearchPlan, generation: usize, ranked: &[Vec<f64>]) -> Vec<Vec<f64>> {
    let mut rng = Rng::new(mix(plan.seed, generation as u64));
    let gone = (generation + 1) as f64 / plan.generations.max(1) as f64;
    let mutation = plan.step * (1.0 - gone).max(COLD);
    let mut next: Vec<Vec<f64>> = ranked.iter().take(ELITE).cloned().collect();
    while next.len() < plan.population {
        let (a, b) = (parent(ranked, &mut rng), parent(ranked, &mut rng));
        let gene = |(a, b): (&f64, &f64)| {
            let blend = (1.0 + 2.0 * ALPHA) * rng.unit() - ALPHA;
            inside(a + blend * (b - a) + mutation * normal(&mut rng))
        };
        next.push(a.iter().zip(b).map(gene).collect());
    }
    next
}

/// Draws a tournament among ranked points and returns its winner.
fn parent<'a>(ranked: &'a [Vec<f64>], rng: &mut Rng) -> &'a [f64] {
    let drawn = (0..TOURNAMENT).map(|_| rng.index(ranked.len()));
    &ranked[drawn.min().unwrap_or(0)]
}

/// Draws a standard normal number (Box and Muller, 1958).
fn normal(rng: &mut Rng) -> f64 {
    let radius = (-2.0 * (1.0 - rng.unit()).ln()).sqrt();
    radius * (std::f64::consts::TAU * rng.unit()).cos()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tune::plan::STEP;

    fn plan(seed: u64) -> SearchPlan {
        SearchPlan { start: vec![0.2, 0.8], step: STEP, population: 16, generations: 30, seed }
    }

    /// A bent valley with its top at (0.6, 0.45), seen through noise as large as the slope.
    fn noisy(point: &[f64], rng: &mut Rng) -> f64 {
        let (x, y) = (point[0] - 0.6, point[1] - 0.45);
        let noise = (0..12).map(|_| rng.unit()).sum::<f64>() - 6.0;
        -(x + y).powi(2) - 4.0 * (x - y).powi(2) + 0.01 * noise
    }

    fn search(plan: &SearchPlan) -> (Vec<Vec<f64>>, Vec<f64>) {
        search_for(plan, noisy)
    }

    fn search_for(
        plan: &SearchPlan,
        value: impl Fn(&[f64], &mut Rng) -> f64,
    ) -> (Vec<Vec<f64>>, Vec<f64>) {
        let mut rng = Rng::new(plan.seed + 1);
        let mut past = Vec::new();
        for _ in 0..plan.generations {
            past.push(plan.ask(&past).iter().map(|point| value(point, &mut rng)).collect());
        }
        let answer = plan.answer(&past);
        (past, answer)
    }

    #[test]
    fn it_finds_the_top_of_a_noisy_hill() {
        for seed in 1..=10 {
            let (_, found) = search(&plan(seed));
            let off = (found[0] - 0.6).hypot(found[1] - 0.45);
            assert!(off < 0.1, "seed {seed}: {found:?} is {off} off");
        }
    }

    /// A slope from one end, where the search begins, to the other; outside nothing changes.
    #[test]
    fn a_search_that_begins_at_an_end_crosses_the_range() {
        for (start, top) in [(0.05, 1.0), (0.95, 0.0)] {
            for seed in 1..=10 {
                let plan = SearchPlan { start: vec![start], ..plan(seed) };
                let slope = |point: &[f64], rng: &mut Rng| {
                    0.1 * rng.unit() - (point[0].clamp(0.0, 1.0) - top).abs()
                };
                let (_, found) = search_for(&plan, slope);
                let found = found[0].clamp(0.0, 1.0);
                assert!((found - top).abs() < 0.15, "seed {seed}: {found}");
            }
        }
    }

    #[test]
    fn asking_again_gives_the_same_points() {
        let plan = plan(7);
        let (past, answer) = search(&plan);
        for length in [0, 1, 9, 29] {
            let points = plan.ask(&past[..length]);
            assert_eq!(points.len(), plan.population);
            assert_eq!(points, plan.ask(&past[..length]));
        }
        assert_eq!(answer, plan.answer(&past));
        assert_ne!(plan.ask(&[]), SearchPlan { seed: 8, ..plan }.ask(&[]));
    }

    #[test]
    fn the_elite_lives_on() {
        let plan = plan(3);
        let first = plan.ask(&[]);
        let values: Vec<f64> = (0..16).map(f64::from).collect();
        let second = plan.ask(&[values]);
        assert_eq!(second[..2], [first[15].clone(), first[14].clone()]);
    }
}
