//! The best scores of people at games of one seat, kept in the folder of the user's data.

use damier_catalog::data_folder;
use damier_i18n::Message;
use damier_play::{BestScore, BestScores, GameController};

/// Keeps the score of a person's game if it is the best of its kind here, and says what the best is. `None` where there
/// is none to keep.
pub(super) fn keep_best(table: &GameController) -> Option<Message> {
    let folder = data_folder()?;
    let mut scores = BestScores::load(&folder);
    let standing = scores.take(table)?;
    // Nobody is to be told at the end of a game that a folder cannot be written to.
    let is_kept = standing != BestScore::New || scores.keep(&folder).is_ok();
    is_kept.then(|| standing.message())
}
