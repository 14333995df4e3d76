//! Iterative deepening: what every fixed-depth search does at its root.

use game::{Budget, Choice, Decision, Game, Seat, Turn, Value};

/// Searches to depth 1, 2, … up to `wanted` (or the budget's own limit) and returns what the last
/// finished depth found; before the first one, the first legal action. `best` gets the seat that
/// searches and a depth, and answers the best action with its value in hundredths of a point, or
/// `None` if the budget ended first.
pub(crate) fn deepen<G: Game>(
    game: &G,
    state: &G::State,
    wanted: u32,
    budget: &mut Budget,
    mut best: impl FnMut(Seat, u32, &mut Budget) -> Option<(G::Action, f64)>,
) -> Decision<G::Action> {
    let Turn::Player(seat) = game.turn(state) else { return Decision::resign() };
    let legal = game.legal_actions(state);
    let Some(&first) = legal.first() else { return Decision::resign() };
    let mut decision = Decision::act(first);
    for depth in 1..=budget.depth(wanted) {
        let Some((action, value)) = best(seat, depth, budget) else { break };
        decision.choice = Choice::Act(action);
        decision.value = Some(Value { seat, centipoints: value.round() as i64 });
        decision.pv = vec![action];
        decision.depth = depth;
    }
    decision.nodes = budget.nodes();
    decision
}

/// The legal action whose next state has the highest value, the first among equals; `None` if a value
/// is missing because the budget ended.
pub(crate) fn best_action<G: Game>(
    game: &G,
    state: &G::State,
    mut value: impl FnMut(&G::State) -> Option<f64>,
) -> Option<(G::Action, f64)> {
    let mut best: Option<(G::Action, f64)> = None;
    for action in game.legal_actions(state) {
        let value = value(&game.after(state, action))?;
        if best.is_none_or(|(_, so_far)| value > so_far) {
            best = Some((action, value));
        }
    }
    best
}
