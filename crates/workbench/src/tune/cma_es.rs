//! The covariance matrix adaptation evolution strategy (Hansen and Ostermeier, 2001), by the crate
//! `cmaes`.
//!
//! The crate asks for one value after the other, while a generation is to be played all at once and
//! by every hand. So it is told the values of the generations before, which it asks for in the order in
//! which they were given, and only then listened to: nothing of its state is kept between generations,
//! and a tuning that goes on is the one that never stopped.

use super::method::{Past, Plan};
use cmaes::{CMAES, CMAESOptions, DVector, Mode, ObjectiveFunction, Weights};

/// The points of the next generation.
pub(super) fn ask(plan: &Plan, past: Past<'_>) -> Vec<Vec<f64>> {
    let mut values = past.iter().flatten();
    let mut asked = Vec::with_capacity(plan.population);
    let objective = |point: &DVector<f64>| {
        values.next().copied().unwrap_or_else(|| {
            asked.push(point.as_slice().to_vec());
            0.0
        })
    };
    run(plan, objective, past.len() + 1);
    asked
}

/// The middle of what the generations so far have narrowed the search to: less prone to luck than any
/// single point.
pub(super) fn answer(plan: &Plan, past: Past<'_>) -> Vec<f64> {
    let mut values = past.iter().flatten();
    let objective = |_: &DVector<f64>| values.next().copied().unwrap_or(0.0);
    run(plan, objective, past.len()).mean().as_slice().to_vec()
}

fn run<F: ObjectiveFunction>(plan: &Plan, objective: F, generations: usize) -> CMAES<F> {
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
