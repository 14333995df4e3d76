//! Messages to the author of a library on the terminal.

use damier_guest::hosting as text;
use damier_i18n::{Lang, Message};

/// Returns the usage message of the program `damier-host`, in the language of the system.
#[must_use]
pub fn usage() -> String {
    text::usage().say(Lang::from_system())
}

/// Prints a sentence on standard error, in the language of the system. (A referee clears
/// the environment, so the log of a guest is in English.)
#[expect(clippy::print_stderr, reason = "the author of a library reads the terminal")]
pub(crate) fn tell(sentence: impl Into<Message>) {
    eprintln!("{}", text::host_says(sentence).say(Lang::from_system()));
}
