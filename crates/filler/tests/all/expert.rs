//! The strong player plays what it can prove.

use damier_filler::strategy::{Best, Gain};
use damier_filler::{Expert, Filler, FillerSolver, FillerState};
use damier_game::{Budget, Game, Limits, Params, Rng, Seat, Strategy, Turn, Verdict, mix};

fn rules(text: &str) -> Filler {
    Filler::read(&Params::read(text).expect("parameters")).expect("rules")
}

fn nodes(limit: u64) -> Budget {
    Budget::new(Limits { nodes: Some(limit), ..Limits::NONE })
}

/// Continues a game with the expert in one seat and greedy in the other. Returns the expert's margin.
fn play(rules: &Filler, mut state: FillerState, expert: Seat, seed: u64) -> i64 {
    let (mut strong, mut greedy) = (Expert::new(0, seed), Best::new(Gain, mix(seed, 1)));
    let (mut budget, mut free) = (nodes(200_000), Budget::unlimited());
    while let Turn::Player(seat) = rules.turn(&state) {
        let decision = if seat == expert {
            budget.begin_move();
            strong.choose(rules, &state, &mut budget)
        } else {
            greedy.choose(rules, &state, &mut free)
        };
        rules.try_apply(&mut state, decision.action().expect("nobody resigns")).expect("legal");
    }
    rules.score(&state, expert) - rules.score(&state, expert.other())
}

const fn result(margin: i64) -> Verdict {
    match margin.signum() {
        1 => Verdict::Win,
        -1 => Verdict::Loss,
        _ => Verdict::Draw,
    }
}

#[test]
fn no_result_is_given_away() {
    for text in ["8x7", "7x7,win=full", "6x6,topology=hex,win=majority", "5x5,ban=opponent"] {
        let rules = rules(text);
        for seed in 0..12 {
            let state = rules.opening(&mut Rng::new(seed));
            let verdict = FillerSolver::new().verdict(&rules, &state, &mut Budget::unlimited());
            let played = result(play(&rules, state, Seat::FIRST, seed));
            assert!(Some(played) >= verdict, "{text}, seed {seed}: {played}, not {verdict:?}");
        }
    }
}

/// If a game continues after it is won, the expert goes for the most cells, even if it has lost.
#[test]
fn no_cell_is_given_away_in_a_game_played_out() {
    let rules = rules("6x5,win=full");
    for seed in 0..12 {
        let state = rules.opening(&mut Rng::new(seed));
        let margin = FillerSolver::new().margin(&rules, &state, &mut Budget::unlimited());
        let played = play(&rules, state, Seat::FIRST, seed);
        assert!(Some(played) >= margin, "seed {seed}: {played}, not {margin:?}");
    }
}

/// If every call loses, the expert still plays for the most cells, because the other player may err.
#[test]
fn a_lost_game_is_lost_by_the_fewest_cells() {
    let (half, whole) = (rules("6x6"), rules("6x6,win=full"));
    let margin =
        |state: &FillerState| FillerSolver::new().margin(&whole, state, &mut Budget::unlimited());
    let mut lost = 0;
    for seed in 0..40 {
        let state = half.opening(&mut Rng::new(seed));
        let verdict = FillerSolver::new().verdict(&half, &state, &mut Budget::unlimited());
        if verdict == Some(Verdict::Loss) {
            lost += 1;
            let mut budget = nodes(50_000);
            budget.begin_move();
            let decision = Expert::new(0, seed).choose(&half, &state, &mut budget);
            let after = half.after(&state, decision.action().expect("a call"));
            assert_eq!(margin(&after).map(|margin| -margin), margin(&state), "seed {seed}");
        }
    }
    assert!(lost >= 5, "only {lost} openings were lost");
}

/// Under the swap rule, the expert takes the better side, and its first call leaves neither side much better.
#[test]
fn the_better_side_is_chosen() {
    let rules = rules("7x7,swap=first");
    let (mut cuts, mut swaps) = (0, 0);
    for seed in 0..20 {
        let mut rng = Rng::new(seed);
        let opening = rules.opening(&mut rng);
        let mut expert = Expert::new(0, seed);
        let mut budget = nodes(50_000);
        budget.begin_move();
        let cut = expert.choose(&rules, &opening, &mut budget).action().expect("a call");
        let mut solver = FillerSolver::new();
        let mut margin = |state: &FillerState| {
            solver.margin(&rules, state, &mut Budget::unlimited()).expect("small")
        };
        let worth = |call| -margin(&rules.after(&opening, call));
        let calls = rules.legal_actions(&opening);
        let mut worths: Vec<i64> = calls.iter().copied().map(worth).collect();
        let cut_at = calls.iter().position(|&call| call == cut).expect("legal");
        let made = worths[cut_at];
        worths.sort_unstable();
        cuts += u32::from(made >= worths[worths.len() / 2]);

        let call = rng.pick(&calls).expect("a call");
        let after = rules.after(&opening, call);
        if rules.may_swap(&after) {
            let verdict = FillerSolver::new().verdict(&rules, &after, &mut Budget::unlimited());
            let played = result(play(&rules, after, Seat::SECOND, seed));
            assert!(Some(played) >= verdict, "seed {seed}: {played}, not {verdict:?}");
            swaps += u32::from(verdict == Some(Verdict::Win));
        }
    }
    assert!(cuts >= 15 && swaps >= 15, "{cuts} cuts above the median, {swaps} sides that win");
}

/// With the same seed and the same node budget, the expert chooses the same calls.
#[test]
fn a_seed_chooses_the_same() {
    let rules = rules("15x15");
    let state = rules.opening(&mut Rng::new(4));
    let choose = || {
        let mut budget = nodes(3000);
        budget.begin_move();
        Expert::new(0, 9).choose(&rules, &state, &mut budget)
    };
    assert_eq!(choose(), choose());
    assert!(choose().nodes <= 3000);
}

/// Proofs count towards the nodes of a move, whether the budget or the player sets their number, and leave most nodes
/// to the search.
#[test]
fn proofs_stay_within_the_nodes_of_a_move() {
    let mut proven = 0;
    for (text, limit) in [("10x10", 300), ("10x10,win=full", 8000), ("6x6,ban=opponent", 4000)] {
        let rules = rules(text);
        for (seed, is_own) in [(1, false), (2, true)] {
            let mut state = rules.opening(&mut Rng::new(seed));
            let mut expert = Expert::new(if is_own { limit } else { 0 }, seed);
            let mut budget = if is_own { Budget::unlimited() } else { nodes(limit) };
            while let Turn::Player(_) = rules.turn(&state) {
                budget.begin_move();
                let decision = expert.choose(&rules, &state, &mut budget);
                let (used, is_proven) = (budget.nodes(), decision.depth == 0);
                assert!(used <= limit, "{text}: {used} nodes of {limit}");
                assert!(
                    !is_proven || used <= limit * 3 / 10,
                    "{text}: {used} of {limit} for a proof"
                );
                proven += u32::from(is_proven);
                rules.apply(&mut state, decision.action().expect("a call"));
            }
        }
    }
    assert!(proven >= 15, "only {proven} calls were proven");
}
