//! Forecasts of the number of games needed, and sequential tests.

use crate::SEED;
use crate::draw::{SCORES, Shape, normal, normalized_elo, pair_of};
use damier_arena::forecast::sample_factor;
use damier_arena::moments::Moments;
use damier_arena::sprt::{SprtDecision, decide, mean_ratio, pair_ratio};
use damier_arena::statistic::Z95;
use damier_game::Rng;

/// The largest factor that is simulated.
const FARTHEST: f64 = 1000.0;

pub(crate) fn forecasts(all: u64) {
    println!(
        "\n## Forecasts: told apart after as many more games as were said, in percent of {all}\n"
    );
    println!(
        "| the true difference, in standard errors of the first games | now | before: (1.96/z)² |"
    );
    println!("| --- | --- | --- |");
    for (name, spread) in
        [("anything (normal, deviation 3)", 3.0), ("anything (normal, deviation 10)", 10.0)]
    {
        let mut rng = Rng::new(SEED);
        let mut told = [0u64; 2];
        let mut asked = 0;
        while asked < all {
            let truth = spread * normal(&mut rng);
            let found = truth + normal(&mut rng);
            // Already separated, or so close that no forecast is made.
            if !(0.25..Z95).contains(&found.abs()) {
                continue;
            }
            asked += 1;
            for (at, factor) in
                [sample_factor(found, Z95), (Z95 / found).powi(2)].into_iter().enumerate()
            {
                let factor = factor.min(FARTHEST);
                // The sum of the first games and of the others, in standard errors of the first.
                let more = truth * (factor - 1.0) + normal(&mut rng) * (factor - 1.0).sqrt();
                told[at] += u64::from((found + more).abs() > Z95 * factor.sqrt());
            }
        }
        let [now, before] = told.map(|told| 100.0 * told as f64 / all as f64);
        println!("| {name} | {now:.1} | {before:.1} |");
    }
}

/// The bounds of the tests, in normalised Elo.
const BOUNDS: [f64; 2] = [0.0, 40.0];
/// Number of pairs between two interim looks.
const STEP: u64 = 8;
/// Largest number of pairs in a test.
const MOST: u64 = 20_000;

pub(crate) fn stopping(all: u64) {
    println!("\n## Tests that stop by themselves: {all} each, bounds 0 and 40 in normalised Elo\n");
    println!("| pairs are | the lead is | accepted, % | rejected, % | pairs on average |");
    println!("| --- | --- | --- | --- | --- |");
    for (name, shares) in
        [("even", [0.1, 0.2, 0.4, 0.2, 0.1]), ("many draws", [0.02, 0.1, 0.76, 0.1, 0.02])]
    {
        for lead in [0.0, 20.0, 40.0] {
            let mut rng = Rng::new(SEED);
            let shares = tilted(&shares, lead);
            let (mut accepted, mut rejected, mut pairs) = (0, 0, 0);
            for _ in 0..all {
                let (decision, length) = test(&shares, &mut rng);
                accepted += u64::from(decision == SprtDecision::Accept);
                rejected += u64::from(decision == SprtDecision::Reject);
                pairs += length;
            }
            let percent = |count: u64| 100.0 * count as f64 / all as f64;
            let (yes, no) = (percent(accepted), percent(rejected));
            println!("| {name} | {lead} | {yes:.1} | {no:.1} | {} |", pairs / all);
        }
    }
}

/// Runs one test to its end, with a look after every [`STEP`] pairs.
fn test(shares: &[f64; 5], rng: &mut Rng) -> (SprtDecision, u64) {
    let mut pairs = [0; 5];
    for length in 1..=MOST {
        pairs[pair_of(shares, rng)] += 1;
        if length % STEP == 0 {
            let decision = decide(pair_ratio(&pairs, BOUNDS));
            if decision != SprtDecision::Continue {
                return (decision, length);
            }
        }
    }
    (SprtDecision::Continue, MOST)
}

/// Tilts the shares until the lead is `lead` points of normalised Elo.
fn tilted(shares: &[f64; 5], lead: f64) -> [f64; 5] {
    let tilt = |by: f64| {
        let weights: [f64; 5] = std::array::from_fn(|at| shares[at] * (by * SCORES[at]).exp());
        weights.map(|weight| weight / weights.iter().sum::<f64>())
    };
    let (mut low, mut high) = (-10.0, 10.0);
    for _ in 0..60 {
        let middle = f64::midpoint(low, high);
        if normalized_elo(&tilt(middle)) < lead { low = middle } else { high = middle }
    }
    tilt(low)
}

/// The bounds of the tests on scores, in deviations of a difference. They correspond to 0 and 40 in normalised Elo for
/// pairs.
const SCORE_BOUNDS: [f64; 2] =
    [0.0, 40.0 / 800.0 * std::f64::consts::LN_10 * std::f64::consts::SQRT_2];

pub(crate) fn stopping_by_scores(all: u64) {
    println!(
        "\n## Tests on differences of scores: {all} each, bounds 0 and 40 in normalised Elo; wrong, %\n"
    );
    println!("| differences are | the lead is 0 | 40 | 0, the long tail below | 40 |");
    println!("| --- | --- | --- | --- | --- |");
    for shape in Shape::ALL.into_iter().chain([Shape::Harsh]) {
        let mut rng = Rng::new(SEED);
        let cells = [1.0, -1.0].map(|side| {
            SCORE_BOUNDS.map(|lead| {
                let wrong = if lead > 0.0 { SprtDecision::Reject } else { SprtDecision::Accept };
                let tests = (0..all).filter(|_| test_scores(shape, side, lead, &mut rng) == wrong);
                format!("{:.1}", 100.0 * tests.count() as f64 / all as f64)
            })
        });
        println!("| {} | {} |", shape.name(), cells.concat().join(" | "));
    }
}

/// Runs one test to its end on differences of this shape, or of its mirror image, with a mean of `lead` deviations.
fn test_scores(shape: Shape, side: f64, lead: f64, rng: &mut Rng) -> SprtDecision {
    let mut differences = Moments::default();
    for length in 1..=MOST {
        let off = (shape.draw(rng) - shape.mean()) / shape.deviation();
        differences.add(side * off + lead);
        if length % STEP == 0 {
            let decision = decide(mean_ratio(&differences, SCORE_BOUNDS));
            if decision != SprtDecision::Continue {
                return decision;
            }
        }
    }
    SprtDecision::Continue
}
