//! The texts of a puzzle: the question, and the outcome of the answer.

use super::{AttemptStep, PuzzleAttempt, Rebuttal};
use crate::task::task_in_words;
use crate::text::puzzle as text;
use damier_game::Seat;
use damier_i18n::Message;

/// Says whether the person plays first or second.
#[must_use]
pub fn side_in_words(seat: Seat) -> Message {
    text::you_are(if seat == Seat::FIRST { "first" } else { "second" })
}

impl PuzzleAttempt {
    /// Returns the question, in one sentence.
    #[must_use]
    pub fn question(&self) -> Message {
        task_in_words(self.puzzle.task, self.prompt.clone())
    }

    /// Says whether the person plays first or second, in games with several seats; otherwise `None`.
    #[must_use]
    pub fn seat_in_words(&self) -> Option<Message> {
        self.seat.map(side_in_words)
    }

    /// Returns the current sentences: the hints so far, the refutation of a wrong answer, or the solution.
    #[must_use]
    pub fn told(&self) -> Vec<Message> {
        let place = self.pointed_at().map(|_| text::look_there().into());
        let hints = self.hint_in_words().into_iter().chain(place);
        let outcome = self.outcome().into_iter().chain(self.way()).chain(self.follow_up());
        hints.chain(outcome).chain(self.effect()).collect()
    }

    /// Returns the first hint once it was taken, while an answer is awaited.
    #[must_use]
    pub fn hint_in_words(&self) -> Option<Message> {
        let is_given = self.hints > 0 && self.step == AttemptStep::Asked;
        is_given.then(|| match self.reason.is_empty() {
            true => text::no_hint().into(),
            false => text::hint(self.reason.clone()),
        })
    }

    /// Returns the outcome of the last answer, or the solution; `None` while an answer is awaited.
    #[must_use]
    pub fn outcome(&self) -> Option<Message> {
        match &self.step {
            AttemptStep::Asked => None,
            AttemptStep::Checked(tried) => Some(text::checking(tried)),
            AttemptStep::Refuted(rebuttal) => Some(rebuttal.in_words()),
            AttemptStep::Found => Some(text::right(&self.puzzle.solution)),
            AttemptStep::Told => Some(text::told(&self.puzzle.solution)),
        }
    }

    /// Says whether the solution was found on the first try, with a hint, or after how many tries. `None` if it was not
    /// found.
    #[must_use]
    pub fn way(&self) -> Option<Message> {
        let is_found = self.step == AttemptStep::Found;
        is_found.then(|| match self.is_clean() {
            true => text::at_once().into(),
            false => text::in_tries(self.wrong + 1),
        })
    }

    /// Lists the moves that refute a wrong answer, if they are known.
    #[must_use]
    pub fn follow_up(&self) -> Option<Message> {
        let AttemptStep::Refuted(rebuttal) = &self.step else { return None };
        (rebuttal.line.len() > 1).then(|| text::follows(rebuttal.line.join(", ")))
    }

    /// Describes the effect of the solution, once the puzzle is over.
    #[must_use]
    pub fn effect(&self) -> Option<Message> {
        let is_said = self.is_over() && !self.reason.is_empty();
        is_said.then(|| text::because(self.reason.clone()))
    }
}

impl Rebuttal {
    fn in_words(&self) -> Message {
        match &self.worth {
            Some(worth) => text::wrong(&self.tried, worth.clone()),
            None => text::wrong_alone(&self.tried),
        }
    }
}
