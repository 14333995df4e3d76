//! The search for points: pure functions of a plan and of the values found so far.

use super::method::Method;
use super::plan::{Past, SearchPlan};
use super::{cma_es, genetic};

impl SearchPlan {
    /// The points of the next generation. A point outside the cube stands for the nearest one inside.
    pub(super) fn ask(&self, past: Past<'_>) -> Vec<Vec<f64>> {
        match self.method {
            Method::CmaEs => cma_es::ask(self, past),
            Method::Genetic => genetic::ask(self, past),
        }
    }

    /// The point to take home after these generations.
    pub(super) fn answer(&self, past: Past<'_>) -> Vec<f64> {
        match self.method {
            Method::CmaEs => cma_es::answer(self, past),
            Method::Genetic => genetic::answer(self, past),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::laboratory::tune::plan::STEP;
    use game::Rng;

    fn plan(method: Method, seed: u64) -> SearchPlan {
        SearchPlan {
            method,
            start: vec![0.2, 0.8],
            step: STEP,
            population: 16,
            generations: 30,
            seed,
        }
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
    fn both_find_the_top_of_a_noisy_hill() {
        for method in Method::ALL {
            for seed in 1..=10 {
                let (_, found) = search(&plan(method, seed));
                let off = (found[0] - 0.6).hypot(found[1] - 0.45);
                assert!(off < 0.1, "{method}, seed {seed}: {found:?} is {off} off");
            }
        }
    }

    /// A slope from one end, where the search begins, to the other; outside nothing changes.
    #[test]
    fn a_search_that_begins_at_an_end_crosses_the_range() {
        for method in Method::ALL {
            for (start, top) in [(0.05, 1.0), (0.95, 0.0)] {
                for seed in 1..=10 {
                    let plan = SearchPlan { start: vec![start], ..plan(method, seed) };
                    let slope = |point: &[f64], rng: &mut Rng| {
                        0.1 * rng.unit() - (point[0].clamp(0.0, 1.0) - top).abs()
                    };
                    let (_, found) = search_for(&plan, slope);
                    let found = found[0].clamp(0.0, 1.0);
                    assert!((found - top).abs() < 0.15, "{method}, seed {seed}: {found}");
                }
            }
        }
    }

    #[test]
    fn asking_again_gives_the_same_points() {
        for method in Method::ALL {
            let plan = plan(method, 7);
            let (past, answer) = search(&plan);
            for length in [0, 1, 9, 29] {
                let points = plan.ask(&past[..length]);
                assert_eq!(points.len(), plan.population, "{method}");
                assert_eq!(points, plan.ask(&past[..length]), "{method}");
            }
            assert_eq!(answer, plan.answer(&past), "{method}");
            assert_ne!(plan.ask(&[]), SearchPlan { seed: 8, ..plan }.ask(&[]), "{method}");
        }
    }

    #[test]
    fn the_elite_lives_on() {
        let plan = plan(Method::Genetic, 3);
        let first = plan.ask(&[]);
        let values: Vec<f64> = (0..16).map(f64::from).collect();
        let second = plan.ask(&[values]);
        assert_eq!(second[..2], [first[15].clone(), first[14].clone()]);
    }
}
