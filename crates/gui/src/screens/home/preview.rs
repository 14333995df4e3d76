//! The previews of the first screen: a board for each game, and the puzzle of the day.

use super::animated_board::AnimatedBoard;
use crate::text::home as text;
use damier_catalog::{PuzzleSet, Scene, TextError, games, open};
use damier_i18n::Message;

/// Previews of the first screen.
pub(crate) struct Home {
    pub(super) boards: Vec<AnimatedBoard>,
    pub(super) puzzle: Option<DailyBoard>,
}

/// Preview of the puzzle of the day.
pub(super) struct DailyBoard {
    pub(super) day: u64,
    pub(super) scene: Scene,
    pub(super) title: Message,
}

impl Home {
    /// Creates the boards of all games, and the puzzle of a day. Skips games that cannot be shown.
    pub(super) fn new(day: u64) -> Self {
        let boards = games().iter().enumerate();
        let boards = boards.filter_map(|(place, info)| AnimatedBoard::new(info, place).ok());
        Self { boards: boards.collect(), puzzle: DailyBoard::for_day(day).ok().flatten() }
    }

    /// Lets time pass. Returns the time until something moves.
    pub(super) fn step(&mut self, now: f64) -> f64 {
        self.boards.iter_mut().map(|board| board.step(now)).fold(f64::INFINITY, f64::min)
    }
}

impl DailyBoard {
    fn for_day(day: u64) -> Result<Option<Self>, TextError> {
        let Some(set) = PuzzleSet::of_day(day)? else { return Ok(None) };
        let number = set.number_of_day(day);
        let Some(puzzle) = set.puzzles.get(number as usize - 1) else { return Ok(None) };
        let game = open(&set.game)?;
        let scene = game.session_from(&puzzle.position, 0)?.scene();
        let title = text::puzzle_in(game.info().title, number.to_string());
        Ok(Some(Self { day, scene, title }))
    }
}
