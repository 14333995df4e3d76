//! A puzzle in full screen.

use crate::text::{puzzle as text, screen};
use damier_catalog::{PuzzleSet, TextError, data_folder};
use damier_i18n::Message;
use damier_play::{AttemptStep, GameController, PuzzleAttempt, PuzzleStreak};
use ratatui::crossterm::event::KeyCode;
use std::time::Duration;

/// A puzzle of a set, being solved.
pub(crate) struct PuzzleView {
    solving: PuzzleAttempt,
    set: PuzzleSet,
    /// The index of the puzzle in its set.
    index: usize,
}

impl PuzzleView {
    /// Sets up the puzzle with this index in a set. For the puzzle of the day, `day` is the number of days since 1970;
    /// for other puzzles it is `None`.
    ///
    /// # Errors
    /// If the position is of another game.
    pub(crate) fn pose(
        set: PuzzleSet,
        index: usize,
        day: Option<u64>,
    ) -> Result<(GameController, Self), TextError> {
        let (table, solving) = PuzzleAttempt::pose(&set.game, set.puzzles[index].clone())?;
        let solving = match day {
            Some(day) => solving.of_day(day),
            None => solving,
        };
        Ok((table, Self { solving, set, index }))
    }

    /// Returns the title of the screen.
    pub(super) fn title(&self) -> Message {
        let (number, all) = ((self.index + 1).to_string(), self.set.puzzles.len().to_string());
        text::title(self.set.game.as_str(), number, all)
    }

    pub(super) fn solving(&self) -> &PuzzleAttempt {
        &self.solving
    }

    /// Returns the text of the panel: the question, then the state of the attempt.
    pub(super) fn panel_text(&self) -> Vec<Message> {
        let seat = self.solving.seat_in_words();
        let grade = self.solving.puzzle().grade.filter(|_| self.solving.is_over());
        let streak = Some(self.solving.streak()).filter(|&days| days > 0).map(text::streak);
        let grade = grade.map(|grade| text::grade(u64::from(grade)));
        let question = seat.into_iter().chain([self.solving.question()]);
        question.chain(self.solving.told()).chain(grade).chain(streak).collect()
    }

    /// Returns the prompt.
    pub(super) fn prompt(&self) -> Message {
        match self.solving.step() {
            AttemptStep::Asked => text::answer_here().into(),
            AttemptStep::Checked(_) => screen::looking().into(),
            AttemptStep::Refuted(_) => text::try_again().into(),
            AttemptStep::Found | AttemptStep::Told => text::solved_here().into(),
        }
    }

    /// Advances time. Returns true if the screen must be redrawn.
    pub(super) fn step(&mut self, table: &mut GameController, now: Duration) -> bool {
        self.count_day();
        self.solving.advance(table, now)
    }

    /// Counts the puzzle of the day when it is solved.
    fn count_day(&mut self) {
        let Some(folder) = data_folder() else { return };
        let counted = self.solving.count_day(|| PuzzleStreak::load(&folder));
        // If the folder cannot be written to, no error is reported, because it would only spoil the end of a puzzle.
        let _ = counted.map(|streak| streak.keep(&folder));
    }

    /// Takes an action as the answer.
    ///
    /// # Errors
    /// If the action breaks the rules.
    pub(super) fn answer(
        &mut self,
        table: &mut GameController,
        action: &str,
    ) -> Result<(), TextError> {
        self.solving.answer(table, action)
    }

    /// Gives the next hint.
    pub(super) fn hint(&mut self, table: &mut GameController) {
        self.solving.hint(table);
    }

    /// Sets up the next puzzle of the set.
    ///
    /// # Errors
    /// If the position is of another game.
    pub(super) fn next(&self) -> Result<(GameController, Self), TextError> {
        let next = (self.index + 1) % self.set.puzzles.len().max(1);
        Self::pose(self.set.clone(), next, None)
    }

    /// Handles a key that has a meaning of its own in a puzzle. Returns true if it was handled, false for any other
    /// key.
    pub(super) fn press(&mut self, table: &mut GameController, key: KeyCode) -> bool {
        let is_refuted = matches!(self.solving.step(), AttemptStep::Refuted(_));
        match key {
            KeyCode::Char('H') => self.solving.hint(table),
            KeyCode::Char('S') => self.solving.tell(table),
            KeyCode::Char('u') | KeyCode::Esc | KeyCode::Backspace => self.solving.try_again(table),
            KeyCode::Enter if is_refuted => self.solving.try_again(table),
            _ => return false,
        }
        true
    }
}
