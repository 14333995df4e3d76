//! The previews of the first screen: a board for each game, and a puzzle of the day.

use super::animated_board::AnimatedBoard;
use crate::text::home as text;
use damier_catalog::{PuzzleLevel, Scene, TextError, games, open};
use damier_i18n::Message;
use damier_play::{PosedPuzzle, PuzzleProgress, PuzzleSeries, level_in_words};

/// Previews of the first screen.
pub(crate) struct Home {
    pub(super) boards: Vec<AnimatedBoard>,
    pub(super) puzzle: Option<PuzzleBoard>,
}

/// Preview of the puzzle that the person continues with today.
pub(super) struct PuzzleBoard {
    pub(super) scene: Scene,
    /// The game and the level.
    pub(super) title: Message,
    pub(super) today: u64,
    pub(super) progress: PuzzleProgress,
}

impl Home {
    /// Creates the boards of all games, without a puzzle. Skips games that cannot be shown.
    pub(super) fn new() -> Self {
        let boards = games().iter().enumerate();
        let boards = boards.filter_map(|(place, info)| AnimatedBoard::new(info, place).ok());
        Self { boards: boards.collect(), puzzle: None }
    }

    /// Lets time pass. Returns the time until something moves.
    pub(super) fn step(&mut self, now: f64) -> f64 {
        self.boards.iter_mut().map(|board| board.step(now)).fold(f64::INFINITY, f64::min)
    }
}

impl PuzzleBoard {
    /// Creates the preview. `None` if this program has no puzzles.
    pub(super) fn new(today: u64, progress: PuzzleProgress) -> Result<Option<Self>, TextError> {
        let Some(series) = PuzzleSeries::for_today(today, &progress)? else { return Ok(None) };
        let PosedPuzzle { game, puzzle, .. } = series.current();
        let game = open(game)?;
        let scene = game.session_from(&puzzle.position, 0)?.scene();
        let name = game.info().title;
        let title = match puzzle.level() {
            Some(level) => text::puzzle_of_level(name, level_in_words(level)),
            None => name.into(),
        };
        Ok(Some(Self { scene, title, today, progress }))
    }

    /// Returns the number of puzzles of today that are over.
    pub(super) fn done(&self) -> usize {
        let is_done = |level: &PuzzleLevel| self.progress.is_done(self.today, *level);
        PuzzleLevel::ALL.iter().filter(|level| is_done(level)).count()
    }
}
