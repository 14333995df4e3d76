//! The two sides between which doors carry questions and answers: those that ask, and those that think.

use crate::analyser::{Query, Reply};
use crate::game_controller::GameController;
use crate::review::{Coach, Reviewer};
use damier_i18n::Message;

/// Someone who wants to know things, one after the other.
pub trait QuestionSource {
    /// The number of the question that is open, if one is; it changes with the question.
    fn wanted(&self) -> Option<u64>;

    /// The question that is open.
    fn query(&self) -> Option<Query>;

    /// Takes an answer. One to a question that is no longer open is dropped.
    fn hear(&mut self, number: u64, reply: Result<Reply, Message>);
}

/// Someone who thinks elsewhere, about one question at a time: a thread, a web worker.
pub trait Thinking {
    /// Thinks about this, and no longer about what was asked before.
    fn ask(&mut self, query: Query);

    /// The answer, once it is there: the number of the question, and what was found or what went wrong.
    fn poll(&mut self) -> Option<(u64, Result<Reply, Message>)>;

    /// Asks for the answer now, with what is known.
    fn hurry(&mut self);

    /// Stops, and drops the answer.
    fn forget(&mut self);

    /// The number of the question that is being thought about, if one is.
    fn asked(&self) -> Option<u64>;

    /// Returns true if a question is being thought about.
    fn is_busy(&self) -> bool {
        self.asked().is_some()
    }

    /// Thinks about what someone wants to know, and tells what was found; true if something was.
    fn serve(&mut self, asking: &mut dyn QuestionSource) -> bool {
        if self.asked() != asking.wanted() {
            self.forget();
            if let Some(query) = asking.query() {
                self.ask(query);
            }
        }
        let Some((number, reply)) = self.poll() else { return false };
        asking.hear(number, reply);
        true
    }
}

/// Lets those whose own methods are the trait's be asked by it.
macro_rules! asking {
    ($($asker:ty),+) => {$(
        impl QuestionSource for $asker {
            fn wanted(&self) -> Option<u64> {
                Self::wanted(self)
            }

            fn query(&self) -> Option<Query> {
                Self::query(self)
            }

            fn hear(&mut self, number: u64, reply: Result<Reply, Message>) {
                Self::hear(self, number, reply);
            }
        }
    )+};
}

asking!(GameController, Reviewer, Coach);
