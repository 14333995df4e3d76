//! Entries of a catalogue. An entry is one message in every language.

use crate::lang::WRITTEN;
use crate::plural::PluralForm;

/// Message of a catalogue, with its text in every written language. `damier_i18n_build::catalogue` generates entries.
#[derive(Debug)]
pub struct Entry {
    /// Key of the message in the catalogue.
    pub name: &'static str,
    /// Texts, in the order of [`WRITTEN`].
    pub texts: [Text; WRITTEN.len()],
}

/// Text of a message in one language.
pub type Text = &'static [Part];

/// Part of a text.
#[derive(Debug)]
pub enum Part {
    /// Literal text.
    Plain(&'static str),
    /// Argument with this index.
    Argument(usize),
    /// Text selected by the number of the argument with this index. The first case that fits is taken.
    Plural(usize, &'static [(Case, Text)]),
    /// Text selected by the word of the argument with this index. If no case fits, the last one is taken.
    Word(usize, &'static [(&'static str, Text)]),
}

/// Case of a selection by number.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Case {
    /// Exactly this number.
    Exactly(u64),
    /// Numbers with this plural form.
    Form(PluralForm),
}
