//! An entry of a catalogue: one message, in every language.

use crate::lang::WRITTEN;
use crate::plural::PluralForm;

/// A message of a catalogue, with its text in every written language. `damier_i18n_build::catalogue` makes them.
#[derive(Debug)]
pub struct Entry {
    /// The name by which a catalogue knows it.
    pub name: &'static str,
    /// The texts, in the order of [`WRITTEN`].
    pub texts: [Text; WRITTEN.len()],
}

/// The text of a message in one language.
pub type Text = &'static [Part];

/// A part of a text.
#[derive(Debug)]
pub enum Part {
    /// As it stands.
    Plain(&'static str),
    /// The argument with this index.
    Argument(usize),
    /// A text by the plural of the argument with this index: the first with its form, or with its very number.
    Plural(usize, &'static [(Case, Text)]),
    /// A text by the word of the argument with this index; the last one for every other word.
    Word(usize, &'static [(&'static str, Text)]),
}

/// A case of a selection by number.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Case {
    /// This very number.
    Exactly(u64),
    /// Numbers with this form.
    Form(PluralForm),
}
