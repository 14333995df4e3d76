//! A test of the promises that verdicts make, by simulation: `cargo run -p damier-arena --example coverage`.
//!
//! Draws tournaments from known strengths, with a fixed seed, and compares the formulas of the reports with the truth.
//! An optional argument sets the number of tournaments. The default gives the figures of the book and takes some
//! minutes. After the number, `repeats` draws only tournaments with deterministic players.

#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a program of its own")]

mod draw;
mod repeats;
mod tables;
mod trials;

use damier_arena::moments::{Moments, stratified_share};
use damier_arena::rating::{Matchup, Ratings};
use damier_arena::{Estimate, RESAMPLES, Start, pentanomial};
use damier_game::Rng;
use draw::{SCORES, Shape, pairs_of};

/// The seed of all draws: any fixed number will do.
const SEED: u64 = 2026;

/// Counts of intervals that contained the truth, and of those that missed it on either side.
#[derive(Default)]
pub(crate) struct Coverage {
    all: u64,
    above: u64,
    below: u64,
    width: f64,
}

impl Coverage {
    pub(crate) fn add(&mut self, estimate: Estimate, truth: f64) {
        let [low, high] = estimate.interval.unwrap_or([truth, truth]);
        self.all += 1;
        self.above += u64::from(truth > high);
        self.below += u64::from(truth < low);
        self.width += high - low;
    }

    /// Returns the share of intervals that contained the truth, in percent, and in brackets the share of truths below
    /// and above.
    pub(crate) fn say(&self) -> String {
        let percent = |count: u64| 100.0 * count as f64 / self.all as f64;
        let held = percent(self.all - self.above - self.below);
        format!("{held:.1} ({:.1}, {:.1})", percent(self.below), percent(self.above))
    }

    /// Returns the mean width.
    fn width(&self) -> f64 {
        self.width / self.all as f64
    }
}

fn main() {
    let given = std::env::args().nth(1).map(|text| text.parse::<u64>());
    let Some(all) = given.unwrap_or(Ok(10_000)).ok().filter(|&all| all > 0) else {
        eprintln!("the number of tournaments is a whole number from 1");
        std::process::exit(2);
    };
    if std::env::args().nth(2).as_deref() == Some("repeats") {
        repeated(all);
        return;
    }
    pair_scores(all);
    leads(all / 10 + 1);
    normalized(all);
    several_rivals(all);
    joint(all / 10 + 1);
    means(all);
    tables::false_claims(all / 20 + 1);
    repeated(all);
    trials::forecasts(all);
    trials::stopping(all / 10 + 1);
    trials::stopping_by_scores(all / 10 + 1);
}

/// Runs tournaments of two deterministic, a half-random and a random player, all equally strong.
fn repeated(tournaments: u64) {
    println!("\nTournaments with deterministic players\n");
    println!(
        "| repeated games count | intervals that hold | tables that claim a difference | intervals of repeated games |"
    );
    println!("| --- | --- | --- | --- |");
    for (name, start) in [("once", Start::Fixed), ("each time", Start::Drawn)] {
        let found = repeats::tournaments(tournaments, RESAMPLES, start, SEED);
        let [held, claims] = [found.coverage(), found.claims()].map(|share| 100.0 * share);
        println!(
            "| {name} | {held:.1} % of {} | {claims:.1} % | {} |",
            found.intervals, found.of_repeated
        );
    }
}

/// Shapes of pairs with the shares of 0, 1/2, 1, 3/2 and 2 points.
pub(crate) const PAIRS: [(&str, [f64; 5]); 5] = [
    ("even", [0.1, 0.2, 0.4, 0.2, 0.1]),
    ("60 %, no draws", [0.15, 0.0, 0.5, 0.0, 0.35]),
    ("many draws", [0.02, 0.1, 0.74, 0.12, 0.02]),
    ("lopsided, 97.3 %", [0.0, 0.005, 0.01, 0.073, 0.912]),
    ("near-sweep, 99.8 %", [0.0, 0.0, 0.002, 0.004, 0.994]),
];

fn mean_of(shares: &[f64; 5]) -> f64 {
    shares.iter().zip(SCORES).map(|(share, score)| share * score).sum()
}

fn pair_scores(all: u64) {
    println!("\n## Scores of pairs: {all} matches\n");
    println!("| pairs are | 10 pairs | 100 | 1,000 |\n| --- | --- | --- | --- |");
    for (name, shares) in PAIRS {
        let mut rng = Rng::new(SEED);
        let cells = [10, 100, 1000].map(|count| {
            let mut held = Coverage::default();
            for _ in 0..all {
                let pairs = pairs_of(&shares, count, &mut rng);
                held.add(pentanomial::moments(&pairs).share(), mean_of(&shares));
            }
            held.say()
        });
        println!("| {name} | {} |", cells.join(" | "));
    }
}

fn leads(all: u64) {
    println!("\n## Leads in Elo: {all} matches\n");
    println!("| pairs are | 10 pairs | 100 | 1,000 |\n| --- | --- | --- | --- |");
    for (name, shares) in PAIRS {
        let mut rng = Rng::new(SEED);
        let mean = mean_of(&shares);
        let truth = 400.0 * (mean / (1.0 - mean)).log10();
        let cells = [10, 100, 1000].map(|count| {
            let mut held = Coverage::default();
            for match_number in 0..all {
                let pairs = pairs_of(&shares, count, &mut rng);
                let ratings = Ratings::new(
                    2,
                    &[Matchup { a: 0, b: 1, pairs, is_single: false }],
                    400,
                    match_number,
                );
                held.add(ratings.difference(0, 1), truth);
            }
            held.say()
        });
        println!("| {name} | {} |", cells.join(" | "));
    }
}

fn normalized(all: u64) {
    println!("\n## Leads in normalised Elo: {all} matches\n");
    println!("| pairs are | 10 pairs | 100 | 1,000 |\n| --- | --- | --- | --- |");
    for (name, shares) in PAIRS {
        let mut rng = Rng::new(SEED);
        let truth = draw::normalized_elo(&shares);
        let cells = [10, 100, 1000].map(|count| {
            let mut held = Coverage::default();
            for _ in 0..all {
                let pairs = pairs_of(&shares, count, &mut rng);
                // Pairs that do not vary give no lead.
                if let Some(lead) = pentanomial::normalized_elo(&pairs) {
                    held.add(lead, truth);
                }
            }
            let told = 100.0 * held.all as f64 / all as f64;
            if told < 50.0 { format!("told in {told:.0} %") } else { held.say() }
        });
        println!("| {name} | {} |", cells.join(" | "));
    }
}

fn several_rivals(all: u64) {
    println!("\n## The score over five different rivals: {all} tournaments\n");
    println!("| pairs with each | by rival | width | all in one | width |");
    println!("| --- | --- | --- | --- | --- |");
    for count in [2, 10, 100, 1000] {
        let mut rng = Rng::new(SEED);
        let truth = PAIRS.iter().map(|(_, shares)| mean_of(shares)).sum::<f64>() / 5.0;
        let (mut by_rival, mut pooled) = (Coverage::default(), Coverage::default());
        for _ in 0..all.min(20_000_000 / count) {
            let strata =
                PAIRS.map(|(_, shares)| pentanomial::moments(&pairs_of(&shares, count, &mut rng)));
            let mut whole = Moments::default();
            strata.iter().for_each(|stratum| whole.merge(stratum));
            by_rival.add(stratified_share(&strata), truth);
            pooled.add(whole.share(), truth);
        }
        let width = |held: &Coverage| format!("{:.2} %", 100.0 * held.width());
        let (one, other) = (width(&by_rival), width(&pooled));
        println!("| {count} | {} | {one} | {} | {other} |", by_rival.say(), pooled.say());
    }
}

/// Elo of five players, each 250 above the next, in a round robin.
const LADDER: [f64; 5] = [500.0, 250.0, 0.0, -250.0, -500.0];

fn joint(all: u64) {
    println!(
        "\n## Elo of five players, 250 from each to the next, fitted together: {all} tournaments\n"
    );
    println!(
        "| pairs with each | first - second | first - last | the first's rating | the last's |"
    );
    println!("| --- | --- | --- | --- | --- |");
    for count in [10, 100] {
        let mut rng = Rng::new(SEED);
        let mut held: [Coverage; 4] = std::array::from_fn(|_| Coverage::default());
        for number in 0..all {
            let mut matchups = Vec::new();
            for (a, b) in (0..5).flat_map(|a| (a + 1..5).map(move |b| (a, b))) {
                let win = 1.0 / (1.0 + 10f64.powf((LADDER[b] - LADDER[a]) / 400.0));
                let shares = [(1.0 - win).powi(2), 0.0, 2.0 * win * (1.0 - win), 0.0, win * win];
                matchups.push(Matchup {
                    a,
                    b,
                    pairs: pairs_of(&shares, count, &mut rng),
                    is_single: false,
                });
            }
            let ratings = Ratings::new(5, &matchups, 400, number);
            held[0].add(ratings.difference(0, 1), 250.0);
            held[1].add(ratings.difference(0, 4), 1000.0);
            // The third player is nearly always in the middle: its rating is then the reference.
            if ratings.is_reference(2) {
                held[2].add(ratings.rating(0).expect("all met"), 500.0);
                held[3].add(ratings.rating(4).expect("all met"), -500.0);
            }
        }
        println!("| {count} | {} |", held.map(|held| held.say()).join(" | "));
    }
}

fn means(all: u64) {
    println!("\n## Mean scores of games for one: {all} runs\n");
    println!(
        "| scores are | 5 games | 10 | 30 | 100 | 1,000 |\n| --- | --- | --- | --- | --- | --- |"
    );
    for shape in Shape::ALL {
        let mut rng = Rng::new(SEED);
        let cells = [5, 10, 30, 100, 1000].map(|count| {
            let mut held = Coverage::default();
            for _ in 0..all {
                let scores: Moments = (0..count).map(|_| shape.draw(&mut rng)).collect();
                held.add(scores.estimate(), shape.mean());
            }
            held.say()
        });
        println!("| {} | {} |", shape.name(), cells.join(" | "));
    }
}
