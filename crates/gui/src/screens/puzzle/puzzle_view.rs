//! A puzzle on the board: its place in a series, and its progress.

use crate::screens::review::reviewing::ReviewState;
use damier_i18n::Phrase;
use damier_play::{
    BoardLink, GameController, PosedPuzzle, PuzzleAttempt, PuzzleProgress, PuzzleSeries, SeriesKind,
};

/// A puzzle on the board.
pub(crate) struct PuzzleView {
    pub(super) series: PuzzleSeries,
    /// Games with puzzles, each with its name for people.
    pub(super) games: Vec<(String, Phrase)>,
    /// The person's progress, as it is saved.
    pub(super) progress: PuzzleProgress,
    /// The attempt to solve it.
    pub(crate) solving: PuzzleAttempt,
    /// The suspended game.
    pub(crate) left: GameController,
    /// The review of that game.
    pub(crate) review: Option<Box<ReviewState>>,
}

impl PuzzleView {
    /// Returns its link: of the day for a puzzle of the day, by its number, or to its position.
    pub(crate) fn link(&self) -> BoardLink {
        let PosedPuzzle { game, number, puzzle } = self.series.current().clone();
        match (self.series.kind(), number) {
            (SeriesKind::Day(day), _) => {
                BoardLink::PuzzleOfDay { day: Some(day), level: puzzle.level() }
            }
            (_, Some(known)) => BoardLink::Puzzle { game, number: known.number },
            (_, None) => BoardLink::Position { game, position: Some(puzzle.position) },
        }
    }
}
