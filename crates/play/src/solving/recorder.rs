//! Records in a person's progress how an attempt at a puzzle goes.

use crate::puzzle_progress::PuzzleProgress;
use crate::puzzle_series::{PuzzleSeries, SeriesKind};
use damier_catalog::{Puzzle, PuzzleLevel};
use damier_i18n::Message;

/// How an attempt stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AttemptResult {
    /// There was no answer and no hint yet.
    Open,
    /// There was a wrong answer or a hint. The attempt goes on.
    Missed,
    /// The solution was found on the first try and without a hint.
    Solved,
    /// The solution was found later, or it was shown.
    Failed,
}

/// Records how an attempt at a puzzle goes.
pub struct PuzzleRecorder {
    game: String,
    puzzle: Puzzle,
    today: u64,
    /// The level of a puzzle of today; `None` for other puzzles.
    level: Option<PuzzleLevel>,
    recorded: AttemptResult,
    streak: u64,
}

impl PuzzleRecorder {
    /// Creates a recorder for the puzzle that a series poses today, in days since 1 January 1970.
    #[must_use]
    pub fn new(series: &PuzzleSeries, today: u64) -> Self {
        let posed = series.current();
        let is_todays = series.kind() == SeriesKind::Day(today);
        Self {
            game: posed.game.clone(),
            puzzle: posed.puzzle.clone(),
            today,
            level: posed.puzzle.level().filter(|_| is_todays),
            recorded: AttemptResult::Open,
            streak: 0,
        }
    }

    /// Records the result if it is new. `update` changes the saved progress and returns it.
    ///
    /// # Errors
    /// The progress cannot be saved, as a message. The result is then not reported again.
    pub fn record(
        &mut self,
        result: AttemptResult,
        update: impl FnOnce(&dyn Fn(&mut PuzzleProgress)) -> Result<PuzzleProgress, Message>,
    ) -> Result<(), Message> {
        if std::mem::replace(&mut self.recorded, result) == result {
            return Ok(());
        }
        let is_over = matches!(result, AttemptResult::Solved | AttemptResult::Failed);
        let level = self.level.filter(|_| is_over);
        let progress = update(&|progress| self.change(progress, result, level))?;
        self.streak = level.map_or(0, |_| progress.streak().on(self.today));
        Ok(())
    }

    fn change(
        &self,
        progress: &mut PuzzleProgress,
        result: AttemptResult,
        level: Option<PuzzleLevel>,
    ) {
        let is_clean = result == AttemptResult::Solved;
        if is_clean {
            progress.forget(&self.game, &self.puzzle);
        } else {
            progress.miss(&self.game, &self.puzzle, self.today);
        }
        if let Some(level) = level {
            progress.finish(self.today, level, is_clean);
        }
    }

    /// Returns the length of the streak once a puzzle of today was recorded as over; otherwise 0.
    #[must_use]
    pub fn streak(&self) -> u64 {
        self.streak
    }

    /// Returns true if the puzzle is one of today's.
    #[must_use]
    pub fn is_of_today(&self) -> bool {
        self.level.is_some()
    }
}
