//! Messages for people, in every language of damier.
//!
//! A crate keeps its sentences in Fluent files, `messages/en.ftl` and `messages/fr.ftl`. Its build script calls
//! `damier_i18n_build::catalogue`, which generates a function for each message, with the arguments of the message. The
//! build fails if a key is missing in one language or if a call has the wrong arguments. An unused message is a
//! warning. No file is read at run time.
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
//! generates `pub(crate) fn leaves_safe(safe: u64, all: u64) -> Message`. Code that creates a [`Message`] does not need
//! to know the language. The front end chooses it: `message.say(lang)`.
//!
//! A file holds texts, arguments, selections by a plural or a word, and terms (`-name = …`). Comments of the English
//! file declare the arguments and their kinds: `text` (a message, or a text that is the same in every language; the
//! default), `count` (a number of things), `number` (with decimals) or `word` (selects a text and is never shown).
//!
//! Lines at the top of a file change what is generated:
//! - `### @list`: a constant `TRANSLATIONS` with the texts by their keys, for texts whose English is in the source, for
//!   example the help of the command line.
//! - `### @shared`: the module is public.
//! - `### @cfg CONDITION`: the module exists in builds with this condition only.
//!
//! French files contain plain spaces and apostrophes. The build replaces them with typographic ones.
//!
//! ```
//! use damier_i18n::{Lang, Message, Number};
//!
//! assert_eq!(Lang::from_locale("fr_CA.UTF-8"), Some(Lang::French));
//! assert_eq!(Number::fixed(12345.6, 1).say(Lang::French), "12\u{a0}345,6");
//! assert_eq!(Message::verbatim("give 7").say(Lang::French), "give 7");
//! ```

mod detect;
mod entry;
mod lang;
mod message;
mod number;
mod plural;
mod pseudo;
#[cfg(feature = "serde")]
mod serde_impl;
mod system;

pub use entry::{Case, Entry, Part, Text};
pub use lang::{Lang, WRITTEN};
pub use message::{Argument, Joint, Message, Phrase};
pub use number::{NO_BREAK_SPACE, Number, count};
pub use plural::PluralForm;
pub use pseudo::pseudo;
#[cfg(feature = "serde")]
pub use serde_impl::{all_in_english, in_english};
