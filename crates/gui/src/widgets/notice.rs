//! A notice to the person: a line below the board, until the next input.

use damier_i18n::Message;

/// A notice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Notice {
    /// One line.
    pub(crate) text: Message,
    /// True if something went wrong.
    pub(crate) is_alarm: bool,
}

impl Notice {
    /// Creates a notice of success.
    pub(crate) fn good(text: impl Into<Message>) -> Self {
        Self { text: text.into(), is_alarm: false }
    }

    /// Creates a notice of an error.
    pub(crate) fn bad(text: impl Into<Message>) -> Self {
        Self { text: text.into(), is_alarm: true }
    }
}

impl From<Result<Message, Message>> for Notice {
    fn from(done: Result<Message, Message>) -> Self {
        done.map_or_else(Self::bad, Self::good)
    }
}
