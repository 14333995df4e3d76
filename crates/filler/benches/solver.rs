//! Measures how fast boards are solved, and how fast the search is, in CPU time of one core.
//!
//! `cargo bench -p damier-filler --bench solver` prints, for openings drawn from the seeds 0, 1, …, the median, the
//! ninth decile and the maximum, because the single hardest board would dominate a mean. The last lines are the ratio
//! to plain minimax with a memory on the same boards.

#[path = "../tests/all/minimax/mod.rs"]
mod minimax;

use damier_filler::{Expert, Filler, FillerSolver, FillerState, players};
use damier_game::budget::thread_clock;
use damier_game::{Budget, Game, Limits, Params, Rng, Strategy, Turn, mix};
use minimax::minimax;
use std::collections::HashMap;
use std::time::Duration;

/// The question: the margin, or only the verdict.
#[derive(Clone, Copy, PartialEq)]
enum ProofQuestion {
    Margin,
    Verdict,
}
use ProofQuestion::{Margin, Verdict};

/// Rules, question and openings.
const QUESTIONS: [(&str, ProofQuestion, u64); 12] = [
    ("5x5", Margin, 2000),
    ("7x7", Margin, 200),
    ("8x7", Margin, 200),
    ("8x7,colours=6", Margin, 200),
    ("8x7,colours=6,layout=no-equal", Margin, 20),
    ("8x7,ban=opponent", Margin, 20),
    ("preset=phone", Margin, 20),
    ("8x8", Verdict, 200),
    ("10x10", Verdict, 100),
    ("10x10", Margin, 20),
    ("12x12", Verdict, 20),
    ("14x14", Verdict, 10),
];

/// Nodes after which a board counts as not solved.
const MOST_NODES: u64 = 30_000_000;

fn rules(text: &str) -> Filler {
    Filler::read(&Params::read(text).expect("parameters")).expect("rules")
}

fn openings(rules: &Filler, count: u64) -> Vec<FillerState> {
    (0..count).map(|seed| rules.opening(&mut Rng::new(seed))).collect()
}

/// Returns the CPU time that a function takes, which other work on the machine does not change.
fn cpu_time<T>(work: impl FnOnce() -> T) -> (Duration, T) {
    let clock = thread_clock().expect("benches run where threads have a CPU clock");
    let began = clock();
    let done = std::hint::black_box(work());
    (clock() - began, done)
}

/// Solves one opening with a new solver. Returns the time, the nodes, and true if it found the answer.
fn solve(rules: &Filler, state: &FillerState, question: ProofQuestion) -> (Duration, u64, bool) {
    let mut budget = Budget::new(Limits { nodes: Some(MOST_NODES), ..Limits::NONE });
    budget.begin_move();
    let (time, solved) = cpu_time(|| match question {
        Margin => FillerSolver::new().margin(rules, state, &mut budget).is_some(),
        Verdict => FillerSolver::new().verdict(rules, state, &mut budget).is_some(),
    });
    (time, budget.nodes(), solved)
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}

#[expect(clippy::print_stdout, reason = "a bench tells what it measured")]
fn solver() {
    println!("{:<32} {:>8}  {:>24}  {:>9}", "exact", "solved", "ms: median 90 % max", "nodes");
    for (text, question, count) in QUESTIONS {
        let rules = rules(text);
        let mut found: Vec<_> =
            openings(&rules, count).iter().map(|state| solve(&rules, state, question)).collect();
        found.sort_by_key(|&(time, ..)| time);
        let solved = found.iter().filter(|(.., solved)| *solved).count();
        let at = |part: usize| milliseconds(found[(found.len() - 1) * part / 10].0);
        let what = if question == Margin { "margin" } else { "verdict" };
        let times = format!("{:.3} {:.2} {:.1}", at(5), at(9), at(10));
        let nodes = found[found.len() / 2].1;
        println!("{:<32} {solved:>4}/{count:<4} {times:>24}  {nodes:>9}", format!("{text} {what}"));
    }
}

/// Prints the nodes per second of a search by territory, in positions of a game of the search against itself.
#[expect(clippy::print_stdout, reason = "a bench tells what it measured")]
fn search(name: &str) {
    println!("\n{name:<32} {:>12}  {:>12}", "nodes/s", "nodes/move");
    for text in ["10x10", "15x15", "30x30"] {
        let rules = rules(text);
        let roster = players();
        let (player, settings) =
            damier_game::strategy::find_player(&roster, name).expect("a player");
        let (mut nodes, mut time, mut moves) = (0, Duration::ZERO, 0);
        for (seed, mut state) in (0..).zip(openings(&rules, 4)) {
            let mut search = (player.build)(&rules, &settings, seed).expect("sound settings");
            while !rules.legal_actions(&state).is_empty() {
                let mut budget = Budget::unlimited();
                let (spent, decision) = cpu_time(|| search.choose(&rules, &state, &mut budget));
                (nodes, time, moves) = (nodes + decision.nodes, time + spent, moves + 1);
                let Some(call) = decision.action() else { break };
                rules.apply(&mut state, call);
            }
        }
        let rate = nodes as f64 / time.as_secs_f64();
        println!("{text:<32} {rate:>12.0}  {:>12}", nodes / moves);
    }
}

/// Measures the solver and plain minimax on the same boards.
#[expect(clippy::print_stdout, reason = "a bench tells what it measured")]
fn ratio() {
    println!("\n{:<32} {:>10} {:>12}  {:>8}", "margin, ms a board", "solver", "minimax", "ratio");
    for text in ["3x3,colours=4", "4x3,colours=4", "4x4,colours=4", "3x3,colours=4,ban=opponent"] {
        let rules = rules(&format!("{text},win=full"));
        let openings = openings(&rules, 20);
        let (fast, margins) = cpu_time(|| {
            let margin =
                |state| FillerSolver::new().margin(&rules, state, &mut Budget::unlimited());
            openings.iter().map(margin).collect::<Vec<_>>()
        });
        let (slow, twins) = cpu_time(|| {
            let margin = |state| Some(minimax(&rules, state, &mut HashMap::new()));
            openings.iter().map(margin).collect::<Vec<_>>()
        });
        assert_eq!(margins, twins);
        let each = |time: Duration| milliseconds(time) / openings.len() as f64;
        let ratio = slow.as_secs_f64() / fast.as_secs_f64();
        println!("{text:<32} {:>10.4} {:>12.2}  {ratio:>7.0}x", each(fast), each(slow));
    }
}

/// Shows which endgames can be solved: positions of `expert(nodes=2000)` against itself, each with 200,000 nodes (less
/// than a second), by the number of contested regions.
#[expect(clippy::print_stdout, reason = "a bench tells what it measured")]
fn endgames() {
    const BAND: usize = 25;
    println!(
        "\n{:<32} {:>10} {:>10} {:>10}",
        "endgames, by regions", "positions", "verdicts", "margins"
    );
    for text in ["15x15", "30x30"] {
        let rules = rules(text);
        let mut bands = [[0; 3]; 10];
        for (seed, mut state) in (0..).zip(openings(&rules, 4)) {
            let mut players = [0, 1].map(|seat| Expert::new(2000, mix(seed, seat)));
            while let Turn::Player(seat) = rules.turn(&state) {
                if let Some(band) = bands.get_mut(rules.contested_regions(&state) / BAND) {
                    let fresh = || FillerSolver::new().with_nodes(200_000);
                    let budget = &mut Budget::unlimited();
                    band[0] += 1;
                    band[1] += u32::from(fresh().verdict(&rules, &state, budget).is_some());
                    band[2] += u32::from(fresh().margin(&rules, &state, budget).is_some());
                }
                let budget = &mut Budget::unlimited();
                let decision = players[seat.index()].choose(&rules, &state, budget);
                let Some(call) = decision.action() else { break };
                rules.apply(&mut state, call);
            }
        }
        for (from, [all, verdicts, margins]) in (0..).step_by(BAND).zip(bands) {
            let band = format!("{text}, {from} to {}", from + BAND - 1);
            println!("{band:<32} {all:>10} {verdicts:>10} {margins:>10}");
        }
    }
}

fn main() {
    solver();
    endgames();
    search("alphabeta(depth=6)");
    search("expert(nodes=5000)");
    ratio();
}
