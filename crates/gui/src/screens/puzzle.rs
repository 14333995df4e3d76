//! A puzzle on the board, where answers are given and refuted. The game before it is suspended.

mod panel;
pub(crate) mod puzzle_view;

use crate::app::App;
use crate::orders::Order;
use crate::screens::screen::current::Screen;
use crate::text::{puzzle as text, share};
use crate::widgets::notice::Notice;
use damier_catalog::{PuzzleSet, TextError, open};
use damier_i18n::{Message, Phrase};
use damier_play::PuzzleAttempt;
use puzzle_view::PuzzleView;
use std::time::Duration;

impl App {
    /// Puts the puzzle of today on the board.
    ///
    /// # Errors
    /// If there is no puzzle, as a message.
    pub fn pose_puzzle_of_day(&mut self) -> Result<(), Message> {
        self.pose_puzzle_of(self.platform.today())
    }

    /// Puts the puzzle of a day on the board. It counts in the streak if the day is today.
    ///
    /// # Errors
    /// If there is no puzzle, as a message.
    pub(crate) fn pose_puzzle_of(&mut self, day: u64) -> Result<(), Message> {
        let set = PuzzleSet::of_day(day)?.ok_or_else(|| Message::from(text::none()))?;
        let index = set.number_of_day(day) as usize - 1;
        let day = Some(day).filter(|&day| day == self.platform.today());
        self.pose(set, index, day).map_err(Message::from)
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
        let all = set.puzzles.len();
        let index = usize::try_from(number).ok().filter(|number| (1..=all).contains(number));
        match index {
            Some(number) => self.pose(set.clone(), number - 1, None),
            None => {
                let expected = share::numbers(all.to_string());
                Err(TextError::new(number, share::place(), expected))
            }
        }
    }

    /// Puts a puzzle on the board. The game there is suspended until the puzzle is left.
    fn pose(&mut self, set: PuzzleSet, index: usize, day: Option<u64>) -> Result<(), TextError> {
        let (table, solving) = PuzzleAttempt::pose(&set.game, set.puzzles[index].clone())?;
        let solving = match day {
            Some(day) => solving.of_day(day),
            None => solving,
        };
        let waiting = self.screen.end_puzzle();
        let before = self.exchange(table);
        let left = waiting.unwrap_or(before);
        let games = games_with_puzzles();
        self.screen = Screen::Puzzle(Box::new(PuzzleView { set, index, games, solving, left }));
        Ok(())
    }

    /// Leaves the puzzle, if there is one, and returns to the suspended game.
    pub(crate) fn leave_puzzle(&mut self) {
        if let Some(left) = self.screen.end_puzzle() {
            self.exchange(left);
        }
    }

    /// Puts the next puzzle of the set on the board.
    fn pose_next(&mut self) {
        let Some(puzzle) = self.screen.puzzle() else { return };
        let (set, index) = (puzzle.set.clone(), puzzle.index);
        let next = (index + 1) % set.puzzles.len().max(1);
        self.message = self.pose(set, next, None).err().map(Notice::bad);
    }

    /// Puts a puzzle of another game on the board: the one with the number of the day.
    fn pose_of(&mut self, game: &str) {
        let Ok(sets) = PuzzleSet::shipped() else { return };
        let Some(set) = sets.into_iter().find(|set| set.game == game) else { return };
        let index = set.number_of_day(self.platform.today()) as usize - 1;
        self.message = self.pose(set, index, None).err().map(Notice::bad);
    }

    /// Takes an answer. Returns true if there is a puzzle, so that nothing else happens.
    pub(crate) fn answer(&mut self, action: &str) -> bool {
        let Some(puzzle) = self.screen.puzzle_mut() else { return false };
        let answered = puzzle.solving.answer(&mut self.table, action);
        self.message = answered.err().map(Notice::bad);
        self.count_day();
        true
    }

    /// Counts the puzzle of the day, once it is over.
    fn count_day(&mut self) {
        let Some(puzzle) = self.screen.puzzle_mut() else { return };
        if let Some(streak) = puzzle.solving.count_day(|| self.platform.puzzle_streak()) {
            self.platform.keep_puzzle_streak(&streak);
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
        self.count_day();
    }

    fn tell_solution(&mut self) {
        if let Some(puzzle) = self.screen.puzzle_mut() {
            puzzle.solving.tell(&mut self.table);
        }
        self.count_day();
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
