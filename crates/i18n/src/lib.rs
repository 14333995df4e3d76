//! Sentences for people, in every language that damier speaks.
//!
//! A crate keeps its sentences in Fluent files, `messages/en.ftl` and `messages/fr.ftl`, which its build script hands
//! to `damier_i18n_build::catalogue`. That makes a function for each message, with the arguments that the message has: a
//! key that is missing in one language and an argument that the message does not know are errors of the compiler, and
//! a message that nobody uses is a warning. Nothing is read while the program runs.
//!
//! ```ftl
//! # The safe pieces that a placement leaves.
//! # $safe (count) safe pieces
//! # $all (count) remaining pieces
//! leaves-safe = leaves { $safe } of { $all } { $all ->
//!     [one] piece
//!    *[other] pieces
//!  } safe
//! ```
//!
//! makes `pub(crate) fn leaves_safe(safe: u64, all: u64) -> Message`. Whoever makes a [`Message`] does not know in which
//! language it will be said; a door does, and says it: `message.say(lang)`.
//!
//! What may stand in a file: texts, arguments, selections by plural or by a word, and terms (`-name = …`). Arguments
//! are declared in comments of the English file, with their kind: `text` (a message, or what is the same in every
//! language; the default), `count` (a number of things), `number` (with decimals), `word` (chooses, and is never shown).
//! A file of translations whose English stands in the source, as the help of the command line, has the line `### @list`, which makes a
//! constant `TRANSLATIONS` of its texts by their keys. A line `### @recognised` makes a list `ENTRIES` by which
//! [`recognise`] finds a message in a sentence that was kept in English; a line `### @shared` shows the module of a
//! file to other crates; a line `### @cfg CONDITION` keeps it for builds of that kind, where the others would not use it.
//! French texts are set with their own spaces and apostrophes by the catalogue: files hold plain ones.
//!
//! ```
//! use damier_i18n::{Lang, Message, Number};
//!
//! assert_eq!(Lang::from_locale("fr_CA.UTF-8"), Some(Lang::French));
//! assert_eq!(Number::fixed(12345.6, 1).say(Lang::French), "12\u{a0}345,6");
//! assert_eq!(Message::verbatim("give 7").say(Lang::French), "give 7");
//! ```

mod asked;
mod entry;
mod lang;
mod message;
mod number;
mod plural;
mod pseudo;
mod recognise;
mod system;
#[cfg(feature = "serde")]
mod travel;

pub use entry::{Case, Entry, Part, Text};
pub use lang::{Lang, WRITTEN};
pub use message::{Argument, Joint, Message, Phrase};
pub use number::{NO_BREAK_SPACE, Number, count};
pub use plural::PluralForm;
pub use pseudo::pseudo;
pub use recognise::recognise;
