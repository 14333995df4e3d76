//! What is said to the author of a library.

use damier_guest::hosting as text;
use damier_i18n::{Lang, Message};

/// Returns how the program `damier-host` is run, in the language of the system.
#[must_use]
pub fn usage() -> String {
    text::usage().say(Lang::from_system())
}

/// Says a sentence on standard error, in the language of the system. (A referee's guest has none: its log is English.)
#[expect(clippy::print_stderr, reason = "what is wrong with a library is said to its author")]
pub(crate) fn tell(sentence: impl Into<Message>) {
    eprintln!("{}", text::host_says(sentence).say(Lang::from_system()));
}
