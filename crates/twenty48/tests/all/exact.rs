//! Tests of the exact solver against a plain memoised recursion over the rules, and against published figures.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use damier_game::{
    Analysis, Budget, Game, Limits, Notation, Params, Rng, Seat, Show, SingleThread, Turn,
};
use damier_twenty48::{Twenty48, Twenty48Action, Twenty48State, exact, is_solvable};
use std::collections::HashMap;

fn rules(name: &str) -> Twenty48 {
    let (_, params) = Params::read_game(name).unwrap();
    Twenty48::read(&params).unwrap()
}

fn opening(rules: &Twenty48) -> Twenty48State {
    rules.opening(&mut Rng::new(0))
}

fn analyse(rules: &Twenty48, state: &Twenty48State) -> Analysis<Twenty48Action> {
    exact(rules).unwrap().analyse(rules, state, &mut Budget::unlimited(), &SingleThread).unwrap()
}

/// Finds the score to come, and for each exponent the probability of not reaching the tile. It uses plain recursion
/// over the rules, without symmetries, levels or tables, and visits each board once.
struct Twin {
    rules: Twenty48,
    known: HashMap<Twenty48State, Vec<f64>>,
}

impl Twin {
    fn new(rules: &Twenty48) -> Self {
        Self { rules: rules.clone(), known: HashMap::new() }
    }

    /// Returns the score to come, followed by the probability of not reaching the tile for each exponent.
    fn worth(&mut self, state: &Twenty48State) -> Vec<f64> {
        let bare = self.rules.read_state(&bare(&self.rules, state)).unwrap();
        if let Some(known) = self.known.get(&bare) {
            return known.clone();
        }
        let worth: Vec<f64> = match self.rules.turn(&bare) {
            Turn::Over => {
                let missed = |exponent| f64::from(u8::from(exponent > bare.largest()));
                (0..=self.rules.cells() as u8 + 1)
                    .map(|exponent| if exponent == 0 { 0.0 } else { missed(exponent) })
                    .collect()
            }
            Turn::Chance => {
                let outcomes = self.rules.chance_outcomes(&bare);
                let parts: Vec<_> = (outcomes.iter())
                    .map(|&(action, share)| (share, self.after(&bare, action)))
                    .collect();
                let mean = |lane: usize| -> f64 {
                    parts.iter().map(|(share, worth)| share * worth[lane]).sum()
                };
                (0..parts[0].1.len()).map(mean).collect()
            }
            Turn::Player(seat) => {
                let actions = self.rules.legal_actions(&bare);
                let next: Vec<_> = actions.iter().map(|&a| self.after(&bare, a)).collect();
                let slides = seat == Seat::FIRST;
                let pick = |lane: usize| {
                    let numbers = next.iter().map(|worth| worth[lane]);
                    if slides == (lane == 0) {
                        numbers.fold(f64::NEG_INFINITY, f64::max)
                    } else {
                        numbers.fold(f64::INFINITY, f64::min)
                    }
                };
                (0..next[0].len()).map(pick).collect()
            }
        };
        self.known.insert(bare, worth.clone());
        worth
    }

    fn after(&mut self, state: &Twenty48State, action: Twenty48Action) -> Vec<f64> {
        let next = self.rules.after(state, action);
        let mut worth = self.worth(&next);
        worth[0] += (next.score() - state.score()) as f64;
        worth
    }
}

/// Returns the text of a state without its score.
fn bare(rules: &Twenty48, state: &Twenty48State) -> String {
    let text = rules.state_text(state);
    let words = text.split(" score=").collect::<Vec<_>>();
    match words.get(1).and_then(|rest| rest.split_once(' ')) {
        Some((_, due)) => format!("{} {due}", words[0]),
        None => words[0].to_string(),
    }
}

fn near(a: f64, b: f64) -> bool {
    (a - b).abs() <= 1e-9 * a.abs().max(b.abs()) + 1e-300
}

fn agrees(
    found: &damier_game::Worth,
    goals: &[damier_game::Prospect],
    twin: &[f64],
    state: &Twenty48State,
    sign: f64,
) {
    let score = sign * (state.score() as f64 + twin[0]);
    assert!(near(found.score.unwrap(), score), "{state:?}: {found:?}, {score}");
    for goal in goals {
        let exponent = goal.goal.parse::<u64>().unwrap().trailing_zeros() as usize;
        assert!(near(goal.fail, twin[exponent]), "{state:?}: {goal:?}, {twin:?}");
        assert_eq!(goal.fail == 0.0, twin[exponent] == 0.0);
    }
}

/// Compares every state that the twin meets, including those in which chance or the spawner acts.
#[test]
fn every_state_of_small_boards_is_worth_what_plain_recursion_says() {
    let names = [
        "2048:2x2",
        "2048:2x2,four=0.5,start=0",
        "2048:2x2,four=0",
        "2048:2x2,four=1",
        "2048:2x2,merge=cascade,end=full",
        "2048:2x2,spawner=adversary",
        "2048:2x2,spawner=adversary,end=full",
        "2048:2x2,merge=cascade,start=0,spawner=adversary",
    ];
    for name in names {
        let rules = rules(name);
        let mut twin = Twin::new(&rules);
        twin.worth(&opening(&rules));
        let mut states: Vec<Twenty48State> = twin.known.keys().copied().collect();
        states.retain(|state| rules.turn(state) != Turn::Over);
        assert!(states.len() > 20, "{name}: {}", states.len());
        check(&rules, &mut twin, &states);
    }
}

/// A plain recursion over all 2x3 boards would take too long, so this compares a part of them.
#[test]
fn random_states_of_2x3_are_worth_what_plain_recursion_says() {
    for name in ["2048:2x3", "2048:3x2,spawner=adversary"] {
        let rules = rules(name);
        let mut twin = Twin::new(&rules);
        twin.worth(&opening(&rules));
        let mut states: Vec<Twenty48State> = twin.known.keys().copied().collect();
        states.retain(|state| rules.turn(state) != Turn::Over);
        states.sort_by_key(|state| (state.sum(), *state.exponents(), state.pending()));
        let states: Vec<Twenty48State> = states.into_iter().step_by(17).collect();
        check(&rules, &mut twin, &states);
    }
}

fn check(rules: &Twenty48, twin: &mut Twin, states: &[Twenty48State]) {
    let mut solver = exact(rules).unwrap();
    let mut budget = Budget::unlimited();
    let all = solver.assess_all(rules, states, &mut budget, &SingleThread).unwrap();
    for (state, worth) in states.iter().zip(all) {
        let sign = if rules.turn(state) == Turn::Player(Seat::SECOND) { -1.0 } else { 1.0 };
        let found = solver.analyse(rules, state, &mut budget, &SingleThread).unwrap();
        agrees(&found.worth, &found.prospects, &twin.worth(state), state, sign);
        agrees(&worth, &[], &twin.worth(state), state, sign);
        assert_eq!(found.candidates.len(), rules.legal_actions(state).len());
        let scores = found.candidates.iter().map(|candidate| candidate.worth.score.unwrap());
        assert!(scores.is_sorted_by(|a, b| a >= b), "{found:?}");
        for candidate in &found.candidates {
            let after = twin.after(state, candidate.action);
            agrees(&candidate.worth, &candidate.prospects, &after, state, sign);
        }
    }
}

/// Figures for 2x2 that another program computed: 66.964149 points, and 67.696264 after the better start with two 2s.
/// The probability of 16 is .962511253750, and that of 32 is .082887289072.
#[test]
fn two_by_two_is_known() {
    let rules = rules("2048:2x2");
    let found = analyse(&rules, &opening(&rules));
    assert!((found.worth.score.unwrap() - 66.964_149).abs() < 5e-7);
    let reach: Vec<(&str, f64)> =
        found.prospects.iter().map(|p| (p.goal.as_str(), 1.0 - p.fail)).collect();
    let known = [("4", 1.0), ("8", 1.0), ("16", 0.962_511_253_750), ("32", 0.082_887_289_072)];
    for ((goal, chance), (tile, known)) in reach.iter().zip(known) {
        assert!(*goal == tile && (chance - known).abs() < 5e-13, "{goal}: {chance}");
    }
    assert_eq!((reach.len(), found.candidates.len()), (4, 0));
    // There are 110 classes of boards before a slide, and 67 after one.
    assert_eq!(found.nodes, 110 + 67);
    let starts = ["2 2/. .", "2 ./. 2"].map(|text| rules.read_state(text).unwrap());
    let best = starts.map(|state| analyse(&rules, &state).worth.score.unwrap());
    assert!((best[0].max(best[1]) - 67.696_264).abs() < 5e-7);
}

/// A tile can be forced if and only if best play against chance never misses it.
#[test]
fn a_tile_is_forced_where_chance_cannot_avert_it() {
    for name in ["2048:2x2", "2048:2x3", "2048:2x3,four=0.5,merge=cascade"] {
        let chance = rules(name);
        let forced = rules(&format!("{name},spawner=adversary"));
        let mut rng = Rng::new(3);
        let mut states = vec![opening(&chance)];
        while states.len() < 500 {
            let mut state = opening(&chance);
            while let Some(action) = chance.random_action(&state, &mut rng) {
                states.push(state);
                chance.apply(&mut state, action);
            }
        }
        let mut budget = Budget::unlimited();
        let mut all = |rules: &Twenty48| -> Vec<_> {
            let mut solver = exact(rules).unwrap();
            let found = |state| solver.analyse(rules, state, &mut budget, &SingleThread).unwrap();
            states.iter().map(found).collect()
        };
        for ((state, a), b) in states.iter().zip(all(&chance)).zip(all(&forced)) {
            // Against chance, only the largest tiles are reported.
            for goal in &a.prospects {
                let same = b.prospects.iter().find(|other| other.goal == goal.goal).unwrap();
                assert_eq!(goal.fail == 0.0, same.fail == 0.0, "{}", chance.state_text(state));
            }
        }
    }
}

/// Largest tile and largest score that can be forced from an empty board.
const FORCED: [(&str, &str, f64); 3] =
    [("2x2", "8", 8.0), ("2x3", "16", 40.0), ("2x4", "32", 112.0)];

#[test]
fn what_an_adversary_cannot_avert_is_known() {
    for (size, tile, score) in FORCED {
        let rules = rules(&format!("2048:{size},spawner=adversary"));
        let found = analyse(&rules, &opening(&rules));
        let forced = found.prospects.iter().rfind(|p| p.fail == 0.0).unwrap();
        // The second seat places the first tile, so the score is reported from its point of view.
        assert_eq!((forced.goal.as_str(), found.worth.score), (tile, Some(-score)), "{size}");
        // The line of best play ends the game with this score.
        let mut state = opening(&rules);
        for &action in &found.candidates[0].line {
            rules.try_apply(&mut state, action).unwrap();
        }
        assert_eq!(rules.turn(&state), Turn::Over, "{size}");
        assert_eq!(state.score() as f64, score, "{size}");
    }
}

#[test]
fn what_is_too_large_or_too_long_has_no_answer() {
    for name in ["2048", "2048:2x5", "2048:5x2", "2048:shape=4d"] {
        assert!(!is_solvable(&rules(name)) && exact(&rules(name)).is_none(), "{name}");
    }
    let rules = rules("2048:3x3");
    let limits = Limits { nodes: Some(100_000), ..Limits::NONE };
    let mut budget = Budget::new(limits);
    budget.begin_move();
    let mut solver = exact(&rules).unwrap();
    assert!(solver.analyse(&rules, &opening(&rules), &mut budget, &SingleThread).is_none());
    // A query that was not finished leaves no values. A board that is nearly full takes few nodes.
    budget.begin_move();
    let late = rules.read_state("1024 512 256/128 64 8/4 2 2 score=5000").unwrap();
    let found = solver.analyse(&rules, &late, &mut budget, &SingleThread).unwrap();
    assert_eq!(found, analyse(&rules, &late));
    assert!(found.candidates.len() == 2 && found.worth.score > Some(5000.0), "{found:?}");
}

/// Figures for 3x3 from another program, with 48,713,519 states and 31,431,374 afterstates. This takes about half a
/// minute: `cargo test --release -p damier-twenty48 --test all exact -- --ignored`.
#[test]
#[ignore = "half a minute"]
fn three_by_three_is_known() {
    let rules = rules("2048:3x3");
    let found = analyse(&rules, &opening(&rules));
    assert!((found.worth.score.unwrap() - 5_468.486_797).abs() < 5e-7, "{:?}", found.worth);
    assert_eq!(found.nodes, 48_713_519 + 31_431_374);
    let known = [
        ("16", 0.0),
        ("32", 0.0),
        ("64", 7.011_191e-18),
        ("128", 1.0 - 0.999_999_805_905),
        ("256", 1.0 - 0.995_709_643_199),
        ("512", 1.0 - 0.736_774_177_023),
        ("1024", 1.0 - 0.011_337_880_083),
    ];
    assert_eq!(found.prospects.len(), known.len());
    for (prospect, (goal, fail)) in found.prospects.iter().zip(known) {
        assert_eq!(prospect.goal, goal);
        let digits = if fail < 1e-9 { 1e-6 * fail } else { 1e-12 };
        assert!((prospect.fail - fail).abs() <= digits, "{prospect:?}");
    }
}

/// A tile can be wanted if and only if some play makes it.
#[test]
fn wanted_tiles_are_those_that_can_be_made() {
    let mut refused = 0;
    for size in ["2x2", "2x3"] {
        for four in ["0", "0.5", "1"] {
            for rest in ["", ",merge=cascade", ",end=full", ",start=0", ",merge=cascade,end=full"] {
                let name = format!("2048:{size},four={four}{rest}");
                let rules = rules(&name);
                let found = analyse(&rules, &opening(&rules));
                assert!(found.prospects.len() > 3, "{name}");
                for prospect in &found.prospects {
                    let is_wanted = rules.goal(Some(&prospect.goal)).is_ok();
                    // The solver's sums may be off by a rounding error.
                    assert_eq!(is_wanted, prospect.fail < 1.0 - 1e-12, "{name}: {prospect:?}");
                    refused += u32::from(!is_wanted);
                }
            }
        }
    }
    assert!(refused >= 10, "{refused}");
}
