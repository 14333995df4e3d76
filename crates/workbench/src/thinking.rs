//! Who wants to know, and who thinks: the two sides between which doors carry questions and answers.

use crate::{Question, Reviewer, Tabletop, Thought};

/// Someone who wants to know things, one after the other.
pub trait Asking {
    /// The number of the question that is open, if one is; it changes with the question.
    fn wanted(&self) -> Option<u64>;

    /// The question that is open.
    fn question(&self) -> Option<Question>;

    /// Takes an answer. One to a question that is no longer open is dropped.
    fn hear(&mut self, number: u64, thought: Result<Thought, String>);
}

/// Someone who thinks elsewhere, about one question at a time: a thread, a web worker.
pub trait Thinking {
    /// Thinks about this, and no longer about what was asked before.
    fn ask(&mut self, question: Question);

    /// The answer, once it is there: the number of the question, and what was found or what went wrong.
    fn poll(&mut self) -> Option<(u64, Result<Thought, String>)>;

    /// Asks for the answer now, with what is known.
    fn hurry(&mut self);

    /// Stops, and drops the answer.
    fn forget(&mut self);

    /// The number of the question that is being thought about, if one is.
    fn asked(&self) -> Option<u64>;

    /// Whether a question is being thought about.
    fn is_busy(&self) -> bool {
        self.asked().is_some()
    }

    /// Thinks about what someone wants to know, and tells what was found; true if something was.
    fn serve(&mut self, asking: &mut dyn Asking) -> bool {
        if self.asked() != asking.wanted() {
            self.forget();
            if let Some(question) = asking.question() {
                self.ask(question);
            }
        }
        let Some((number, thought)) = self.poll() else { return false };
        asking.hear(number, thought);
        true
    }
}

impl Asking for Tabletop {
    fn wanted(&self) -> Option<u64> {
        Self::wanted(self)
    }

    fn question(&self) -> Option<Question> {
        Self::question(self)
    }

    fn hear(&mut self, number: u64, thought: Result<Thought, String>) {
        Self::hear(self, number, thought);
    }
}

impl Asking for Reviewer {
    fn wanted(&self) -> Option<u64> {
        Self::wanted(self)
    }

    fn question(&self) -> Option<Question> {
        Self::question(self)
    }

    fn hear(&mut self, number: u64, thought: Result<Thought, String>) {
        Self::hear(self, number, thought);
    }
}
