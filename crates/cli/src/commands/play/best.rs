//! Best scores of people in games of one seat, stored in the user's data folder.

use damier_catalog::data_folder;
use damier_i18n::Message;
use damier_play::{BestScore, BestScores, GameController};

/// Stores the score of a person's game if it is the best of its kind, and returns a message with the best. `None` if
/// there is nothing to store.
pub(super) fn keep_best(table: &GameController) -> Option<Message> {
    let folder = data_folder()?;
    let mut scores = BestScores::load(&folder);
    let standing = scores.take(table)?;
    // A folder that cannot be written is not worth an error at the end of a game.
    let is_kept = standing != BestScore::New || scores.keep(&folder).is_ok();
    is_kept.then(|| standing.message())
}
