//! Lines of play as text.

use damier_game::Notation;

/// Writes a line of play as texts, up to its first action that is not legal. A line may leave out chance's plies; its
/// text then ends before the first of them.
pub(crate) fn write_line<G: Notation>(
    game: &G,
    state: &G::State,
    line: &[G::Action],
) -> Vec<String> {
    let mut state = state.clone();
    let mut texts = Vec::with_capacity(line.len());
    for &action in line {
        let text = game.action_text(&state, action);
        if game.try_apply(&mut state, action).is_err() {
            break;
        }
        texts.push(text);
    }
    texts
}
