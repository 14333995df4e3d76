//! A genetic algorithm over real numbers: tournaments of three select, children are blends of their
//! parents (BLX-alpha: Eshelman and Schaffer, 1993) with a normal mutation that cools down, and the
//! best two live on, to be judged again.

use super::plan::{Past, SearchPlan};
use game::{Rng, mix};

/// The number of points that live on unchanged.
const ELITE: usize = 2;
/// The number of points that compete for every place of a parent.
const TOURNAMENT: usize = 3;
/// The distance that a child may lie beyond its parents, in parts of theirs.
const ALPHA: f64 = 0.25;
/// The part of the mutation that is left in the last generation.
const COLD: f64 = 0.1;

/// The points of the next generation.
pub(super) fn ask(plan: &SearchPlan, past: Past<'_>) -> Vec<Vec<f64>> {
    past.iter().enumerate().fold(first(plan), |parents, (generation, values)| {
        children(plan, generation, &ranked(parents, values))
    })
}

/// The mean of the better half of the last generation: less prone to luck than its best.
pub(super) fn answer(plan: &SearchPlan, past: Past<'_>) -> Vec<f64> {
    let Some((last, before)) = past.split_last() else { return plan.start.clone() };
    let ranked = ranked(ask(plan, before), last);
    let half = &ranked[..ranked.len().div_ceil(2)];
    let mean = |axis: usize| half.iter().map(|point| point[axis]).sum::<f64>() / half.len() as f64;
    (0..plan.start.len()).map(mean).collect()
}

/// The start, and points around it.
fn first(plan: &SearchPlan) -> Vec<Vec<f64>> {
    let mut rng = Rng::new(plan.seed);
    let mut point = |index: usize| {
        let step = if index == 0 { 0.0 } else { plan.step };
        plan.start.iter().map(|at| inside(at + step * normal(&mut rng))).collect()
    };
    (0..plan.population).map(&mut point).collect()
}

/// The nearest place within the range.
fn inside(place: f64) -> f64 {
    place.clamp(0.0, 1.0)
}

/// The points from the best to the worst; equals in their order.
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

/// The winner of a tournament: of ranked points, the one of the lowest number.
fn parent<'a>(ranked: &'a [Vec<f64>], rng: &mut Rng) -> &'a [f64] {
    let drawn = (0..TOURNAMENT).map(|_| rng.index(ranked.len()));
    &ranked[drawn.min().unwrap_or(0)]
}

/// A standard normal number (Box and Muller, 1958).
fn normal(rng: &mut Rng) -> f64 {
    let radius = (-2.0 * (1.0 - rng.unit()).ln()).sqrt();
    radius * (std::f64::consts::TAU * rng.unit()).cos()
}
