//! The two sides between which a front end carries questions and answers: those that ask, and those that think.

use crate::analyser::{Query, Reply};
use crate::game_controller::GameController;
use crate::review::{Coach, Reviewer};
use damier_i18n::Message;

/// A source of questions, one after the other.
pub trait QuestionSource {
    /// Returns the number of the open question; `None` if there is none. Each question has another number.
    fn wanted(&self) -> Option<u64>;

    /// Returns the open question; `None` if there is none.
    fn query(&self) -> Option<Query>;

    /// Takes an answer. Drops it if its question is no longer open.
    fn hear(&mut self, number: u64, reply: Result<Reply, Message>);
}

/// Answers one question at a time elsewhere: on a thread or in a web worker.
pub trait Thinking {
    /// Starts to think about a question and drops the one before.
    fn ask(&mut self, query: Query);

    /// Returns the answer once it has arrived: the number of the question, and the result or the error.
    fn poll(&mut self) -> Option<(u64, Result<Reply, Message>)>;

    /// Asks for the answer to the current question now, with the results so far.
    fn hurry(&mut self);

    /// Stops the current question, and drops its answer.
    fn forget(&mut self);

    /// Returns the number of the question in progress; `None` if there is none.
    fn asked(&self) -> Option<u64>;

    /// Returns true if a question is being thought about.
    fn is_busy(&self) -> bool {
        self.asked().is_some()
    }

    /// Passes the open question of `asking` to the thinker, and the answer back. Returns true if an answer arrived.
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

/// Implements the trait for a type that has methods of the same names.
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
