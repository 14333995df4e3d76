//! A puzzle in full screen.

use crate::saved_progress::SavedProgress;
use crate::text::{puzzle as text, screen};
use damier_catalog::TextError;
use damier_i18n::Message;
use damier_play::{AttemptStep, GameController, PuzzleAttempt, PuzzleSeries};
use ratatui::crossterm::event::KeyCode;
use std::time::Duration;

/// A puzzle of a series, being solved.
pub(crate) struct PuzzleView {
    solving: PuzzleAttempt,
    series: PuzzleSeries,
    /// Today, in days since 1970.
    today: u64,
    saved: SavedProgress,
}

impl PuzzleView {
    /// Sets up the puzzle that a series poses now. `today` is the number of days since 1970.
    ///
    /// # Errors
    /// If the position is of another game.
    pub(crate) fn pose(
        series: PuzzleSeries,
        today: u64,
        saved: SavedProgress,
    ) -> Result<(GameController, Self), TextError> {
        let (table, solving) = PuzzleAttempt::pose(&series, today)?;
        Ok((table, Self { solving, series, today, saved }))
    }

    /// Returns the title of the screen.
    pub(super) fn title(&self) -> Message {
        title_of(&self.series)
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
        self.solving.advance(table, now)
    }

    /// Saves a miss and the end of the attempt.
    ///
    /// # Errors
    /// The reason why this is not saved, as a message.
    pub(super) fn record(&mut self) -> Result<(), Message> {
        self.solving.record(|change| self.saved.update(change))
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

    /// Sets up the next puzzle.
    ///
    /// # Errors
    /// If the progress cannot be loaded, or the position is of another game.
    pub(super) fn next(&self) -> Result<(GameController, Self), Message> {
        let series = self.series.next(&self.saved.load()?, self.today);
        Ok(Self::pose(series, self.today, self.saved.clone())?)
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

/// Returns the title of the puzzle that a series poses now: its game and number, and what the series is.
pub(crate) fn title_of(series: &PuzzleSeries) -> Message {
    let posed = series.current();
    let game = posed.game.as_str();
    let puzzle = match posed.number {
        Some(known) => text::title(game, known.number.to_string(), known.all.to_string()),
        None => game.into(),
    };
    match series.title() {
        Some(title) => text::title_in_series(title, puzzle),
        None => puzzle,
    }
}
