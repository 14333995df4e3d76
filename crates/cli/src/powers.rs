//! Features that only some games have, and their errors.

use crate::text::answer as text;
use damier_catalog::{AnyGame, AnyTrainingMethods, GameInfo, TextError, games, open};

/// Returns the error for a game without exact answers. It names games that have exact answers.
pub(crate) fn refuse_unsolved(game: &str) -> TextError {
    let names = list_examples(|game| game.analyst().is_some());
    TextError::failed("", text::exact_games(game, names))
}

/// Lists an example of each game that passes a test.
pub(crate) fn list_examples(passes: impl Fn(&dyn AnyGame) -> bool) -> String {
    let fits = |name: &&str| open(name).is_ok_and(|game| passes(game.as_ref()));
    let of = |info: &&GameInfo| info.examples.iter().copied().find(fits);
    games().iter().filter_map(of).collect::<Vec<_>>().join(", ")
}

/// Finds the trainer of a game's networks.
pub(crate) fn find_training(
    game: &dyn AnyGame,
) -> Result<Box<dyn AnyTrainingMethods + '_>, TextError> {
    game.training().ok_or_else(|| {
        let names = list_examples(|game| game.training().is_some());
        TextError::failed("", text::learnt_games(game.name(), names))
    })
}
