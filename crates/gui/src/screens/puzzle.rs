//! A puzzle on the board, where answers are given and refuted. The game before it is suspended.

mod panel;
pub(crate) mod puzzle_view;

use crate::app::App;
use crate::orders::Order;
use crate::screens::screen::current::Screen;
use crate::text::{puzzle as text, share};
use crate::widgets::notice::Notice;
use damier_catalog::{PuzzleLevel, PuzzleSet, TextError, open};
use damier_i18n::{Message, Phrase};
use damier_play::{PuzzleAttempt, PuzzleProgress, PuzzleSeries, SeriesKind};
use puzzle_view::PuzzleView;
use std::time::Duration;

impl App {
    /// Puts the puzzle of today on the board that the person continues with.
    ///
    /// # Errors
    /// If there is no puzzle, as a message.
    pub fn pose_puzzle_of_day(&mut self) -> Result<(), Message> {
        self.pose_puzzle_of(None, None)
    }

    /// Puts the puzzle of a day with this level on the board; without a day, of today. Without a level, it is the first
    /// that is not over. It counts in the streak if the day is today.
    ///
    /// # Errors
    /// If there is no puzzle, as a message.
    pub(crate) fn pose_puzzle_of(
        &mut self,
        day: Option<u64>,
        level: Option<PuzzleLevel>,
    ) -> Result<(), Message> {
        let today = self.platform.today();
        let series = match (day.filter(|day| *day != today), level) {
            (Some(day), level) => {
                let level = level.unwrap_or(PuzzleLevel::Easy);
                let none = || Message::from(text::none());
                let set = PuzzleSet::of_day(day, level)?.ok_or_else(none)?;
                let number = set.number_of_day(day, Some(level));
                number.and_then(|number| PuzzleSeries::from_set(&set, None)?.at_number(number))
            }
            (None, Some(level)) => {
                PuzzleSeries::from_day(today)?.and_then(|series| series.at_level(level))
            }
            (None, None) => PuzzleSeries::for_today(today, &self.known_progress())?,
        };
        let series = series.ok_or_else(|| Message::from(text::none()))?;
        Ok(self.pose(series)?)
    }

    /// Puts a puzzle of a game on the board, by its number from 1.
    ///
    /// # Errors
    /// If there are no puzzles of this game, or none with this number.
    pub(crate) fn pose_numbered(&mut self, game: &str, number: u64) -> Result<(), TextError> {
        let sets = PuzzleSet::shipped()?;
        let found = sets.iter().find(|set| set.game == game);
        let Some(set) = found else {
            let games: Vec<&str> = sets.iter().map(|set| set.game.as_str()).collect();
            return Err(TextError::unknown(game, share::place(), &games));
        };
        match PuzzleSeries::from_set(set, None).and_then(|series| series.at_number(number)) {
            Some(series) => self.pose(series),
            None => {
                let expected = share::numbers(set.puzzles.len().to_string());
                Err(TextError::new(number, share::place(), expected))
            }
        }
    }

    /// Puts a missed puzzle on the board, by its index in the list.
    ///
    /// # Errors
    /// The list was changed elsewhere meanwhile, or it is damaged, as a message.
    pub(crate) fn pose_missed(&mut self, index: usize) -> Result<(), Message> {
        let progress = self.platform.puzzle_progress()?;
        let series = PuzzleSeries::from_missed(progress.missed());
        let series = series.and_then(|series| series.at(index));
        Ok(self.pose(series.ok_or_else(|| Message::from(text::not_missed()))?)?)
    }

    /// Puts the mistakes of the reviewed game on the board as puzzles. The review waits.
    pub(crate) fn pose_mistakes(&mut self) {
        let Some(review) = self.known() else { return };
        let series = PuzzleSeries::from_game(&review.game, review.puzzles().puzzles);
        if let Some(series) = series {
            self.pose_or_complain(series);
        }
    }

    /// Puts the puzzle that a series poses now on the board. The game there is suspended until the puzzle is left. So is
    /// its review if the puzzle is from it.
    fn pose(&mut self, series: PuzzleSeries) -> Result<(), TextError> {
        let (table, solving) = PuzzleAttempt::pose(&series, self.platform.today())?;
        let ended = self.screen.end_puzzle();
        let review = match series.kind() {
            SeriesKind::Game => self.screen.take_review(),
            _ => None,
        };
        let before = self.exchange(table);
        let (left, review) = match ended {
            Some(ended) => (ended.left, ended.review),
            None => (before, review),
        };
        let (games, progress) = (games_with_puzzles(), self.known_progress());
        let view = PuzzleView { series, games, progress, solving, left, review };
        self.screen = Screen::Puzzle(Box::new(view));
        Ok(())
    }

    fn pose_or_complain(&mut self, series: PuzzleSeries) {
        if let Err(error) = self.pose(series) {
            self.complain(error.into());
        }
    }

    /// Leaves the puzzle, if there is one, and returns to the suspended game and its review.
    pub(crate) fn leave_puzzle(&mut self) {
        let Some(ended) = self.screen.end_puzzle() else { return };
        self.exchange(ended.left);
        if let Some(review) = ended.review {
            self.screen = Screen::Review(review);
        }
    }

    /// Puts the next puzzle on the board.
    fn pose_next(&mut self) {
        let Some(puzzle) = self.screen.puzzle() else { return };
        let series = puzzle.series.next(&puzzle.progress, self.platform.today());
        self.pose_or_complain(series);
    }

    /// Puts the easy puzzle of the day of another game on the board.
    fn pose_of(&mut self, game: &str) {
        let Ok(sets) = PuzzleSet::shipped() else { return };
        let Some(set) = sets.iter().find(|set| set.game == game) else { return };
        let level = Some(PuzzleLevel::Easy);
        let number = set.number_of_day(self.platform.today(), level);
        let series =
            number.and_then(|number| PuzzleSeries::from_set(set, level)?.at_number(number));
        if let Some(series) = series {
            self.pose_or_complain(series);
        }
    }

    /// Puts today's puzzle of a level on the board.
    fn pose_level(&mut self, level: PuzzleLevel) {
        if let Err(why) = self.pose_puzzle_of(None, Some(level)) {
            self.complain(why);
        }
    }

    /// Returns the saved progress. If it is damaged, returns an empty one and says what is wrong.
    pub(crate) fn known_progress(&mut self) -> PuzzleProgress {
        self.platform.puzzle_progress().unwrap_or_else(|trouble| {
            self.message = Some(Notice::bad(trouble));
            PuzzleProgress::default()
        })
    }

    /// Takes an answer. Returns true if there is a puzzle, so that nothing else happens.
    pub(crate) fn answer(&mut self, action: &str) -> bool {
        let Some(puzzle) = self.screen.puzzle_mut() else { return false };
        let answered = puzzle.solving.answer(&mut self.table, action);
        self.message = answered.err().map(Notice::bad);
        self.record_puzzle();
        true
    }

    /// Saves a miss and the end of the puzzle. If this fails, says why.
    fn record_puzzle(&mut self) {
        let Some(puzzle) = self.screen.puzzle_mut() else { return };
        let PuzzleView { solving, progress, .. } = puzzle;
        let recorded = solving.record(|change| {
            *progress = self.platform.update_puzzle_progress(change)?;
            Ok(progress.clone())
        });
        if let Err(trouble) = recorded {
            self.message = Some(Notice::bad(trouble));
        }
    }

    /// Checks whether a refutation was found, and shows it move by move.
    pub(crate) fn step_puzzle(&mut self, now: Duration) {
        if let Some(puzzle) = self.screen.puzzle_mut() {
            puzzle.solving.advance(&mut self.table, now);
        }
    }

    /// Returns true while an answer is being checked or refuted.
    #[must_use]
    pub fn is_showing(&self) -> bool {
        self.screen.puzzle().is_some_and(|puzzle| puzzle.solving.is_busy())
    }

    /// Goes back to the question.
    fn try_again(&mut self) {
        if let Some(puzzle) = self.screen.puzzle_mut() {
            puzzle.solving.try_again(&mut self.table);
        }
    }

    /// Gives the next hint.
    fn hint_at_solution(&mut self) {
        if let Some(puzzle) = self.screen.puzzle_mut() {
            puzzle.solving.hint(&mut self.table);
        }
        self.record_puzzle();
    }

    fn tell_solution(&mut self) {
        if let Some(puzzle) = self.screen.puzzle_mut() {
            puzzle.solving.tell(&mut self.table);
        }
        self.record_puzzle();
    }

    /// Carries out an order during a puzzle. Returns false if the order has its usual effect.
    pub(crate) fn order_in_puzzle(&mut self, order: Order) -> bool {
        if self.screen.puzzle().is_none() {
            return false;
        }
        match order {
            Order::Undo | Order::Again => self.try_again(),
            Order::Hint => self.hint_at_solution(),
            Order::Redo | Order::Review | Order::Resign | Order::Pause => {}
            _ => return false,
        }
        true
    }

    /// Returns the action that a hint marks, on the board or beside it.
    pub(crate) fn pointed_at(&self) -> Option<&str> {
        if let Some(puzzle) = self.screen.puzzle() {
            return puzzle.solving.pointed_at();
        }
        let hint = self.table.hint().filter(|_| self.board.is_hint_shown || self.is_judged)?;
        hint.ranked.first().map(|best| best.action.as_str())
    }
}

/// Returns the games with puzzles: their names for programs and for people.
fn games_with_puzzles() -> Vec<(String, Phrase)> {
    let sets = PuzzleSet::shipped().unwrap_or_default().into_iter();
    let named = sets.filter_map(|set| {
        let title = open(&set.game).ok()?.info().title;
        Some((set.game, title))
    });
    named.collect()
}
