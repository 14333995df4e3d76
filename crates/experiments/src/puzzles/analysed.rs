//! Solves one position for its actions.

use damier_catalog::{AnalysisText, AnyAnalyst, AnyGame, Effort, Session};
use damier_game::{TextError, Turn};
use damier_i18n::Message;

/// What a solver says about a position.
pub(super) enum Analysed {
    /// The position, and its actions with their values.
    Solved(Box<dyn Session>, AnalysisText),
    /// The effort ended before the values were proven.
    Unsolved,
    /// The game is over.
    Over,
    /// Chance is on turn.
    Chance,
    /// The text is no position.
    Unreadable(Message),
}

/// Solves a position.
///
/// # Errors
/// The analyst belongs to another game.
pub(super) fn analyse(
    game: &dyn AnyGame,
    analyst: &mut dyn AnyAnalyst,
    position: &str,
    effort: &Effort<'_>,
) -> Result<Analysed, TextError> {
    let session = match game.session_from(position, 0) {
        Ok(session) => session,
        Err(error) => return Ok(Analysed::Unreadable(error.into())),
    };
    Ok(match session.turn() {
        Turn::Over => Analysed::Over,
        Turn::Chance => Analysed::Chance,
        Turn::Player(_) => match session.analyse(analyst, effort)? {
            Some(found) => Analysed::Solved(session, found),
            None => Analysed::Unsolved,
        },
    })
}

/// A value counts as best if it is at most this share below the best one. This allows for rounding.
const ROUNDING: f64 = 1e-9;

/// Returns the number of points, at least 0, by which a score is below the best one; 0 if that is only rounding.
pub(super) fn points_below(best: Option<f64>, score: Option<f64>) -> f64 {
    let Some((best, score)) = best.zip(score) else { return 0.0 };
    let below = best - score;
    if below <= ROUNDING * best.abs().max(1.0) { 0.0 } else { below }
}
