//! The progress with puzzles, saved in the user's data folder.

use damier_i18n::Message;
use damier_play::PuzzleProgress;
use std::path::PathBuf;

/// The place of a person's progress with puzzles.
#[derive(Clone, Debug)]
pub(crate) struct SavedProgress {
    folder: Option<PathBuf>,
}

impl SavedProgress {
    /// Keeps the progress in this folder; without one, nothing is kept.
    pub(crate) fn new(folder: Option<PathBuf>) -> Self {
        Self { folder }
    }

    /// Loads the progress.
    ///
    /// # Errors
    /// The errors of [`PuzzleProgress::load`].
    pub(crate) fn load(&self) -> Result<PuzzleProgress, Message> {
        self.folder.as_deref().map_or_else(|| Ok(PuzzleProgress::default()), PuzzleProgress::load)
    }

    /// Changes the progress, and returns it.
    ///
    /// # Errors
    /// The errors of [`PuzzleProgress::update`].
    pub(crate) fn update(
        &self,
        change: &dyn Fn(&mut PuzzleProgress),
    ) -> Result<PuzzleProgress, Message> {
        if let Some(folder) = &self.folder {
            return PuzzleProgress::update(folder, change);
        }
        let mut progress = PuzzleProgress::default();
        change(&mut progress);
        Ok(progress)
    }
}
