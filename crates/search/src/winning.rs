//! Wins in one action. Searches whose budget ends before they have looked at every first action take them.

use damier_game::{Contest, Decision, Game, Turn};

/// Returns an action of the seat on turn that ends a duel at once with a win for this seat. Returns `None` if there is
/// none, and in games that are not duels. It costs one copy of the state for each legal action and counts no nodes.
pub fn winning_action<G: Game>(game: &G, state: &G::State) -> Option<G::Action> {
    let Turn::Player(seat) = game.turn(state) else { return None };
    if game.contest() != Contest::Duel {
        return None;
    }
    let wins = |&action: &G::Action| {
        let next = game.after(state, action);
        game.turn(&next) == Turn::Over && game.score(&next, seat) > game.score(&next, seat.other())
    };
    game.legal_actions(state).into_iter().find(wins)
}

/// Returns the decision of a search whose budget ended before it had compared all first actions: a win in one action if
/// there is one, otherwise `decision`.
pub fn or_win<G: Game>(
    game: &G,
    state: &G::State,
    decision: Decision<G::Action>,
) -> Decision<G::Action> {
    winning_action(game, state).map_or(decision, Decision::act)
}
