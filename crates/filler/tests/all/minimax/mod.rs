//! Plain minimax with a memory, a simple reference for the solver.

use damier_filler::{Filler, FillerState};
use damier_game::{Game, Turn};
use std::collections::HashMap;

/// Returns the difference of the scores under best play, for the seat on turn or, after the end, the seat that would
/// be.
pub(crate) fn minimax(
    rules: &Filler,
    state: &FillerState,
    memo: &mut HashMap<FillerState, i64>,
) -> i64 {
    let Turn::Player(seat) = rules.turn(state) else {
        return rules.score(state, state.next()) - rules.score(state, state.next().other());
    };
    if let Some(&value) = memo.get(state) {
        return value;
    }
    let mut best = i64::MIN;
    for call in rules.legal_actions(state) {
        let after = rules.after(state, call);
        debug_assert_ne!(after.next(), seat);
        best = best.max(-minimax(rules, &after, memo));
    }
    memo.insert(state.clone(), best);
    best
}
