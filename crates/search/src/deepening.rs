//! Iterative deepening: what every fixed-depth search does at its root.

use damier_game::{Budget, Choice, Decision, Game, Seat, Turn, Value};
use std::ops::RangeInclusive;

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

/// Returns the legal action whose next state has the highest value, the first among equals; `None` if a value
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

/// Result of one depth at the root.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct DepthResult {
    /// Index of the best action among the legal ones.
    pub(crate) best: u32,
    /// Its value for the seat that searches, in hundredths of a point.
    pub(crate) value: f64,
    /// True if a deeper search would find the same.
    pub(crate) last: bool,
}

/// Deepens like [`deepen`], for searches that know when they are through: ends also where a deeper
/// search would find the same, and puts what the last depth found best in front of `order`, the
/// legal actions with their indices. Where every action loses by force (`most` is the largest value
/// there is), the action of the depth before is kept: it holds out longer.
pub(crate) fn deepen_to_the_end<A: Copy>(
    seat: Seat,
    order: &mut [(u32, A)],
    most: f64,
    depths: RangeInclusive<u32>,
    mut search: impl FnMut(&[(u32, A)], u32) -> Option<DepthResult>,
) -> Decision<A> {
    let Some(&(_, first)) = order.first() else { return Decision::resign() };
    let mut decision = Decision::act(first);
    for depth in depths {
        let Some(found) = search(order, depth) else { break };
        let place = order.iter().position(|&(index, _)| index == found.best);
        if let Some(place) = place.filter(|_| found.value > -most || depth == 1) {
            order[..=place].rotate_right(1);
        }
        decision.choice = Choice::Act(order[0].1);
        decision.value = Some(Value { seat, centipoints: found.value.round() as i64 });
        decision.pv = vec![order[0].1];
        decision.depth = depth;
        if found.last {
            break;
        }
    }
    decision
}
