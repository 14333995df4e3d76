//! The covariance matrix adaptation evolution strategy (Hansen and Ostermeier, 2001), by the crate
//! `cmaes`.
//!
//! The crate asks for one value after the other, while a generation is to be played all at once and
//! by every hand. So it is told the values of the generations before, which it asks for in the order in
//! which they were given, and only then listened to: nothing of its state is kept between generations,
//! and a tuning that goes on is the one that never stopped.

use super::plan::{Past, STEP, SearchPlan};
use cmaes::{CMAES, CMAESOptions, DVector, Mode, ObjectiveFunction, Weights};

/// The points of the next generation.
pub(super) fn ask(plan: &SearchPlan, past: Past<'_>) -> Vec<Vec<f64>> {
    let mut told = told(past).into_iter();
    let mut asked = Vec::with_capacity(plan.population);
    let objective = |point: &DVector<f64>| match told.next() {
        Some(told) => told.at(point),
        None => {
            asked.push(point.as_slice().to_vec());
            0.0
        }
    };
    run(plan, objective, past.len() + 1);
    asked
}

/// The middle of what the generations so far have narrowed the search to: less prone to luck than any
/// single point.
pub(super) fn answer(plan: &SearchPlan, past: Past<'_>) -> Vec<f64> {
    let mut told = told(past).into_iter();
    let objective = |point: &DVector<f64>| told.next().map_or(0.0, |told| told.at(point));
    run(plan, objective, past.len()).mean().as_slice().to_vec()
}

/// The value of a point as the search is told it.
struct Told {
    value: f64,
    /// The difference between the best and the worst value of the generation.
    range: f64,
}

impl Told {
    /// The value found, less a penalty outside the cube, where a point stands for the nearest one
    /// inside: it leads the search back from where nothing changes any more. One step outside costs as
    /// much as the best and the worst differ by.
    fn at(&self, point: &DVector<f64>) -> f64 {
        let beyond = |place: &f64| (place - place.clamp(0.0, 1.0)).abs();
        self.value - self.range * point.iter().map(beyond).sum::<f64>() / STEP
    }
}

fn told(past: Past<'_>) -> Vec<Told> {
    let generation = |values: &Vec<f64>| {
        let worst = values.iter().copied().fold(f64::INFINITY, f64::min);
        let best = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let told = |&value| Told { value, range: best - worst };
        values.iter().map(told).collect::<Vec<_>>()
    };
    past.iter().flat_map(generation).collect()
}

fn run<F: ObjectiveFunction>(plan: &SearchPlan, objective: F, generations: usize) -> CMAES<F> {
    let options = CMAESOptions::new(plan.start.clone(), plan.step)
        .mode(Mode::Maximize)
        .population_size(plan.population)
        // Without negative weights the covariances stay positive, whatever the noise.
        .weights(Weights::Positive)
        .seed(plan.seed);
    let mut search = options.build(objective).expect("the plan was checked");
    for _ in 0..generations {
        // Whether it holds that it has converged: how many generations are played is the plan's.
        let _ = search.next();
    }
    search
}
