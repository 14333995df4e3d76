//! Failures: the reasons why a strategy cannot continue.

use damier_i18n::Message;
use std::fmt;

/// Reason why a strategy cannot continue its game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{kind}: {message}")]
pub struct Failure {
    /// Kind of failure.
    pub kind: FailureKind,
    /// Cause, in a sentence for the strategy's author.
    pub message: Message,
    /// What the strategy wrote for its author before it failed to start. Once a game has begun,
    /// [`crate::Strategy::close`] returns that text instead.
    pub log: String,
}

/// Kinds of failure.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FailureKind {
    /// It failed before its first game: it could not be started or built.
    Start,
    /// It ended before its game did.
    Crash,
    /// It chose an illegal action, or a text that is not an action.
    Illegal,
    /// It broke the protocol.
    Protocol,
    /// It neither answered nor computed for too long.
    Time,
    /// It used more memory than its limit.
    Memory,
    /// It wrote more output than its limit.
    Output,
    /// The machine failed, not the strategy. The game does not count and must be played again.
    Host,
}

impl Failure {
    /// Creates a failure of a kind.
    pub fn new(kind: FailureKind, message: impl Into<Message>) -> Self {
        Self { kind, message: message.into(), log: String::new() }
    }

    /// Returns the same failure with what the strategy wrote for its author.
    #[must_use]
    pub fn with_log(self, log: String) -> Self {
        Self { log, ..self }
    }
}

/// Writes the kind in one word.
impl fmt::Display for FailureKind {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            Self::Start => "start",
            Self::Crash => "crash",
            Self::Illegal => "illegal",
            Self::Protocol => "protocol",
            Self::Time => "time",
            Self::Memory => "memory",
            Self::Output => "output",
            Self::Host => "host",
        })
    }
}
