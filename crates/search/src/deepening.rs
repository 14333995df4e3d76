//! Iterative deepening, which all searches to a fixed depth use at their root.

use crate::winning::or_win;
use damier_game::{Budget, Choice, Decision, Game, Seat, Turn, Value};
use std::ops::RangeInclusive;

/// Searches to depth 1, 2 and so on, up to `wanted` or the limit of the budget. Returns the result of the last depth
/// that was searched completely. If there was none, returns a win in one action or else the first legal action. Resigns
/// if no seat is on turn or no action is legal.
///
/// `best` searches for a seat to a depth. It returns the best action with its value in hundredths of a point, or `None`
/// if the budget ends first.
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
    if decision.depth == 0 {
        decision = or_win(game, state, decision);
    }
    decision.nodes = budget.nodes();
    decision
}

/// Returns the legal action whose next state has the highest value, and this value. Among equal values, the first
/// action is taken. Returns `None` if no action is legal, or if `value` returns `None` because the budget has ended.
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

/// Result of a search of the root to one depth.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct DepthResult {
    /// Index of the best action in the list of legal actions.
    pub(crate) best: u32,
    /// Its value for the seat that searches, in hundredths of a point.
    pub(crate) value: f64,
    /// True if a deeper search would give the same result; false if a deeper search may give another one.
    pub(crate) last: bool,
}

/// Deepens like [`deepen`], but also stops when a deeper search would give the same result. `order` holds the legal
/// actions with their indices. After each depth, its best action moves to the front. The decision has depth 0 if no
/// depth was searched completely.
///
/// `most` is the largest possible value. If every action loses by force, the action of the previous depth is kept,
/// because it delays the loss longest.
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
