//! A puzzle in words: the question, and what became of the answer.

use super::{HINTS, Rebuttal, Solving, SolvingStep};
use crate::say::puzzle as say;
use crate::task::task_in_words;
use words::Message;

impl Solving {
    /// Asks the question in a sentence.
    #[must_use]
    pub fn question(&self) -> Message {
        task_in_words(self.puzzle.task, self.prompt.clone())
    }

    /// Names the seat that answers, in games of several.
    #[must_use]
    pub fn seat_in_words(&self) -> Option<Message> {
        self.seat.map(say::you_are)
    }

    /// Tells how it stands, in sentences: the hints so far, what a wrong answer leads to, or the solution.
    #[must_use]
    pub fn told(&self) -> Vec<Message> {
        match &self.step {
            SolvingStep::Asked => self.hints_in_words(),
            SolvingStep::Checked(tried) => vec![say::checking(tried)],
            SolvingStep::Refuted(rebuttal) => rebuttal.in_words(),
            SolvingStep::Found => {
                let how = if self.is_clean() {
                    say::at_once().into()
                } else {
                    say::in_tries(self.wrong + 1)
                };
                self.solved(say::right(&self.puzzle.solution), Some(how))
            }
            SolvingStep::Told => self.solved(say::told(&self.puzzle.solution), None),
        }
    }

    fn hints_in_words(&self) -> Vec<Message> {
        let reason = match (self.hints, self.reason.is_empty()) {
            (0, _) => None,
            (_, true) => Some(say::no_hint().into()),
            (_, false) => Some(say::hint(self.reason.clone())),
        };
        let place = (self.hints >= HINTS).then(|| say::look_there().into());
        reason.into_iter().chain(place).collect()
    }

    fn solved(&self, head: Message, how: Option<Message>) -> Vec<Message> {
        let reason = Some(self.reason.clone()).filter(|reason| !reason.is_empty());
        [head].into_iter().chain(how).chain(reason.map(say::because)).collect()
    }
}

impl Rebuttal {
    fn in_words(&self) -> Vec<Message> {
        let told = match &self.worth {
            Some(worth) => say::wrong(&self.tried, worth.clone()),
            None => say::wrong_alone(&self.tried),
        };
        let follows = (self.line.len() > 1).then(|| say::follows(self.line.join(", ")));
        [told].into_iter().chain(follows).collect()
    }
}
