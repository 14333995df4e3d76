//! Best scores of people in games of one seat, stored in the user's data folder.

use damier_catalog::data_folder;
use damier_i18n::Message;
use damier_play::{BestScore, BestScores, GameController};

/// Stores the score of a person's game if it is the best score for this kind of game. Returns a message with the best
/// score; `None` if there is none to show or it could not be stored.
pub(super) fn keep_best(table: &GameController) -> Option<Message> {
    let folder = data_folder()?;
    let mut scores = BestScores::load(&folder);
    let standing = scores.take(table)?;
    // If the folder cannot be written to, no error is reported, because it would only spoil the end of a game.
    let is_kept = standing != BestScore::New || scores.keep(&folder).is_ok();
    is_kept.then(|| standing.message())
}

/// Returns the best score so far of the kind of game on a board.
pub(super) fn recall_best(table: &GameController) -> Option<i64> {
    BestScores::load(&data_folder()?).get(&table.session().state().game())
}
