//! Tests that the search follows its rule of efforts, and equals the generic expectimax at the same depth.

use super::*;
use crate::ntuple::kernel::FastKernel;
use crate::ntuple::kernel::twin::{Twin, boards};
use crate::rules::Twenty48;
use crate::state::Twenty48State;
use damier_game::{Game, Limits, Seat};
use damier_search::PlainExpectimax;

/// Tuples for every kernel.
const TUPLES: &str = "0123 4567 0145 1256 569a";

fn search(twin: &Twin) -> NetworkSearch<FastKernel<4>> {
    NetworkSearch::new(FastKernel::new(&twin.tuples), twin.network())
}

/// Returns the value of an afterstate directly from the rule of efforts, without a table.
fn after(twin: &Twin, after: &Twenty48State, effort: f64) -> f64 {
    if effort < 1.0 {
        return twin.value(after);
    }
    let rules = &twin.rules;
    let of = |(spawn, chance): (_, f64)| {
        let state = rules.after(after, spawn);
        let liked = best(slides(rules, &state).map(|(slide, points)| points + twin.value(&slide)));
        let slides = slides(rules, &state).map(|(slide, points)| {
            let better = points + twin.value(&slide) - liked;
            let own = effort * chance * (better / f64::from(DOUBT)).exp();
            points + self::after(twin, &slide, own)
        });
        chance * best(slides)
    };
    rules.chance_outcomes(after).into_iter().map(of).sum()
}

/// Returns afterstates, each with its points.
fn slides(rules: &Twenty48, state: &Twenty48State) -> impl Iterator<Item = (Twenty48State, f64)> {
    let slides = rules.legal_actions(state).into_iter();
    slides.map(|slide| {
        let after = rules.after(state, slide);
        (after, (after.score() - state.score()) as f64)
    })
}

/// Returns the best of these values; 0 if there are none.
fn best(values: impl Iterator<Item = f64>) -> f64 {
    values.reduce(f64::max).unwrap_or(0.0)
}

/// Compares all slides of a state with the reference's values of their afterstates.
fn check(
    twin: &Twin,
    scored: &[ScoredMove],
    state: &Twenty48State,
    value: impl Fn(&Twenty48State) -> f64,
) {
    let wanted: Vec<f64> =
        slides(&twin.rules, state).map(|(after, points)| points + value(&after)).collect();
    assert_eq!(scored.len(), wanted.len());
    for (slide, wanted) in scored.iter().zip(&wanted) {
        let error = (f64::from(slide.value) - wanted).abs();
        assert!(error <= 1e-3 * wanted.abs().max(100.0), "{slide:?} {wanted} {state:?}");
    }
    // The first of the best slides is chosen.
    let most = scored.iter().map(|slide| slide.value).reduce(f32::max);
    if let Some(at) = scored.iter().position(|slide| Some(slide.value) == most) {
        let most = best(wanted.iter().copied());
        assert!(wanted[at] >= most - 2e-3 * most.abs().max(100.0), "{state:?}");
    }
}

#[test]
fn it_looks_as_deep_as_its_rule_says() {
    let twin = Twin::new(TUPLES, 1);
    let mut search = search(&twin).without_table();
    let efforts = [0.0, 0.99, 1.0, 2.7, 7.3];
    for (number, state) in boards(2, 1000).enumerate() {
        let effort = efforts[number % efforts.len()];
        let board = search.kernel().board(&state);
        let scored = search
            .score_slides(board, effort, Width::All, &mut Budget::unlimited())
            .expect("unlimited");
        check(&twin, &scored, &state, |slide| after(&twin, slide, f64::from(effort)));
    }
}

/// Evaluates a position for the generic search: by the network's best slide.
fn evaluator(twin: &Twin) -> impl Fn(&Twenty48, &Twenty48State, Seat) -> i64 {
    |rules, state, _| {
        let worth = |(after, points)| points + twin.value(&after);
        let best = best(slides(rules, state).map(worth));
        ((state.score() as f64 + best) * 100.0).round() as i64
    }
}

/// Compares with the generic search, `depth` slides deeper than the first one.
fn check_generic(twin: &Twin, scored: &[ScoredMove], state: &Twenty48State, depth: u32) {
    let generic = PlainExpectimax::new(1, evaluator(twin));
    check(twin, scored, state, |after| {
        let budget = &mut Budget::unlimited();
        let value = generic.value(&twin.rules, after, Seat::FIRST, depth - 1, budget);
        value.expect("unlimited") / 100.0 - after.score() as f64
    });
}

#[test]
fn it_equals_the_generic_expectimax_on_a_thousand_states() {
    let twin = Twin::new(TUPLES, 3);
    // A table entry from another state may be deeper than this search.
    let mut search = search(&twin).without_table().without_doubt();
    for state in boards(4, 1000) {
        let board = search.kernel().board(&state);
        let scored = search
            .score_slides(board, 1.0, Width::All, &mut Budget::unlimited())
            .expect("unlimited");
        check_generic(&twin, &scored, &state, 1);
    }
}

/// With 2 to 5 tiles and this effort, every tile leads to 3-ply, and none further.
#[test]
fn it_equals_the_generic_expectimax_one_slide_deeper() {
    let twin = Twin::new(TUPLES, 5);
    let mut search = search(&twin).without_table().without_doubt();
    let empties = |state: &Twenty48State| twin.rules.empty_cells(state).count();
    for state in boards(6, 4000).filter(|state| (11..=14).contains(&empties(state))).take(12) {
        let empties = empties(&state);
        let (board, effort) = (search.kernel().board(&state), 10.1 * (empties + 1) as f32);
        let scored = search
            .score_slides(board, effort, Width::All, &mut Budget::unlimited())
            .expect("unlimited");
        check_generic(&twin, &scored, &state, 2);
    }
}

/// If a move's time ends before the search begins, its slides are valued without effort and without a limit. An
/// allocation of the largest table would then exceed the time.
#[test]
fn slides_valued_without_effort_need_no_table() {
    let twin = Twin::new(TUPLES, 3);
    let mut search = search(&twin);
    let state = boards(4, 1).next().expect("one board");
    let board = search.kernel().board(&state);
    let mut score = |effort, limits| {
        let found = search.score_slides(board, effort, Width::All, &mut Budget::new(limits));
        assert!(found.is_some_and(|slides| !slides.is_empty()));
        search.tree.table.len()
    };
    assert_eq!(score(0.0, Limits::NONE), 0);
    let short = Limits { move_time: Some(std::time::Duration::from_millis(1)), ..Limits::NONE };
    let small = short.table_size::<TableEntry>(TABLE_BITS);
    assert!(small < 1 << TABLE_BITS);
    assert_eq!(score(1.0, short), small);
    assert_eq!(score(0.0, Limits::NONE), small);
    assert_eq!(score(1.0, Limits::NONE), 1 << TABLE_BITS);
}

#[test]
fn what_it_remembers_is_what_it_found() {
    let twin = Twin::new(TUPLES, 7);
    for state in boards(8, 100) {
        let mut search = search(&twin);
        let board = search.kernel().board(&state);
        let limits = Limits { nodes: Some(9), ..Limits::NONE };
        let mut few = Budget::new(limits);
        few.begin_move();
        // A search that is cut off must not leave wrong values in the table.
        search.score_slides(board, 1.0, Width::All, &mut few);
        let first = search
            .score_slides(board, 1.0, Width::All, &mut Budget::unlimited())
            .expect("unlimited");
        check(&twin, &first, &state, |slide| after(&twin, slide, 1.0));
        let deep = search.score_slides(board, 9.0, Width::All, &mut Budget::unlimited());
        let mut again = Budget::unlimited();
        assert_eq!(search.score_slides(board, 9.0, Width::All, &mut again), deep);
        assert_eq!(
            search.score_slides(board, 1.0, Width::All, &mut again),
            deep,
            "more effort stands"
        );
        assert_eq!(
            again.nodes() as usize,
            4 * first.len(),
            "each once for the network, once for the search"
        );
    }
}
