//! Messages: sentences whose language is chosen when they are shown.

use crate::entry::{Case, Entry, Part, Text};
use crate::lang::{Lang, WRITTEN};
use crate::number::{self, Number};
use crate::plural::PluralForm;
use crate::pseudo;
use std::fmt;

/// Message without arguments. A copy costs as much as that of a pointer.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Phrase(Source);

#[derive(Clone, Copy)]
enum Source {
    /// Entry of a catalogue.
    Catalogued(&'static Entry),
    /// Text that is the same in every language.
    Verbatim(&'static str),
}

impl Phrase {
    /// Creates the phrase of an entry without arguments.
    #[must_use]
    pub const fn new(entry: &'static Entry) -> Self {
        Self(Source::Catalogued(entry))
    }

    /// Creates a phrase that is the same in every language, for example a name, a text form or a range of numbers.
    #[must_use]
    pub const fn verbatim(text: &'static str) -> Self {
        Self(Source::Verbatim(text))
    }

    /// Returns the text of the phrase in a language.
    #[must_use]
    pub fn say(self, lang: Lang) -> String {
        Message::from(self).say(lang)
    }
}

/// Two sources are equal if they have the same entry or the same text.
impl PartialEq for Source {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Catalogued(one), Self::Catalogued(two)) => std::ptr::eq(*one, *two),
            (Self::Verbatim(one), Self::Verbatim(two)) => one == two,
            _ => false,
        }
    }
}

impl Eq for Source {}

/// Writes the English text.
impl fmt::Debug for Phrase {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{:?}", self.say(Lang::English))
    }
}

/// Writes the English text.
impl fmt::Display for Phrase {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.say(Lang::English))
    }
}

/// Sentence, or part of a sentence, whose language is chosen when it is shown.
///
/// Only front ends choose the language. All other crates create and return messages.
#[derive(Clone)]
pub struct Message(Content);

#[derive(Clone)]
enum Content {
    /// Message of a catalogue.
    Catalogued(&'static Entry, Vec<Argument>),
    /// Text that is the same in every language: a name, a text form, a path.
    Verbatim(String),
    /// Texts that are already written in every language, in the order of [`WRITTEN`].
    Said(Box<[String; WRITTEN.len()]>),
    /// Messages joined by a separator.
    Joined(Vec<Message>, Joint),
}

/// Separator of the parts of a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Joint {
    /// Commas, and the word *and* before the last part.
    And,
    /// Commas, and the word *or* before the last part.
    Or,
    /// Commas alone.
    Comma,
    /// Spaces, between sentences.
    Space,
}

/// Argument of a message.
#[derive(Clone, PartialEq, Debug)]
pub enum Argument {
    /// Message, shown in the same language as the whole.
    Message(Message),
    /// Number of things.
    Count(u64),
    /// Number with decimals.
    Number(Number),
    /// Word that selects a text and is never shown.
    Word(String),
}

impl Message {
    /// Creates the message of an entry with these arguments. Only generated code should call it, because it passes the
    /// arguments that the entry needs.
    #[must_use]
    pub const fn new(entry: &'static Entry, arguments: Vec<Argument>) -> Self {
        Self(Content::Catalogued(entry, arguments))
    }

    /// Creates a message that is the same in every language, for example a name, a text form or a path.
    #[must_use]
    pub fn verbatim(text: impl Into<String>) -> Self {
        Self(Content::Verbatim(text.into()))
    }

    /// Joins messages into a list.
    #[must_use]
    pub const fn list(parts: Vec<Self>, joint: Joint) -> Self {
        Self(Content::Joined(parts, joint))
    }

    /// Creates a message from texts that are already written in every language, in the order of [`WRITTEN`].
    #[must_use]
    pub fn said(texts: [String; WRITTEN.len()]) -> Self {
        if texts.iter().all(|text| *text == texts[0]) {
            let [first, ..] = texts;
            return Self::verbatim(first);
        }
        Self(Content::Said(Box::new(texts)))
    }

    /// Returns a message whose text in each language is that of this message, changed by a function.
    #[must_use]
    pub fn map_texts(&self, change: impl Fn(&str) -> String) -> Self {
        Self::said(Lang::SPOKEN.map(|lang| change(&self.say(lang))))
    }

    /// Returns true if the message is known to be empty. Returns false if it has text, or if that is not known.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        match &self.0 {
            Content::Catalogued(..) | Content::Said(_) => false,
            Content::Verbatim(text) => text.is_empty(),
            Content::Joined(parts, _) => parts.is_empty(),
        }
    }

    /// Returns the text of the message in a language.
    #[must_use]
    pub fn say(&self, lang: Lang) -> String {
        let text = self.bare(lang);
        match (&self.0, lang) {
            (Content::Catalogued(..) | Content::Said(_), Lang::Pseudo) => format!("[{text}]"),
            _ => text,
        }
    }

    /// Returns the text without the brackets of the pseudo-language, because only whole sentences are in brackets.
    fn bare(&self, lang: Lang) -> String {
        match &self.0 {
            Content::Verbatim(text) => text.clone(),
            Content::Said(texts) if lang == Lang::Pseudo => pseudo::lengthen(&texts[0]),
            Content::Said(texts) => texts[lang.index()].clone(),
            Content::Joined(parts, joint) => {
                let parts: Vec<String> = parts.iter().map(|part| part.bare(lang)).collect();
                join(&parts, *joint, lang)
            }
            Content::Catalogued(entry, arguments) => {
                let mut text = String::new();
                write(&mut text, entry.texts[lang.index()], arguments, lang);
                text
            }
        }
    }
}

fn write(out: &mut String, text: Text, arguments: &[Argument], lang: Lang) {
    for part in text {
        match part {
            Part::Plain(plain) if lang == Lang::Pseudo => out.push_str(&pseudo::lengthen(plain)),
            Part::Plain(plain) => out.push_str(plain),
            Part::Argument(index) => out.push_str(&arguments[*index].say(lang)),
            Part::Plural(index, cases) => {
                let fits = |case: &Case| arguments[*index].fits(*case, lang);
                let found = cases.iter().find(|(case, _)| fits(case)).or(cases.last());
                write(out, found.map_or(&[], |(_, text)| text), arguments, lang);
            }
            Part::Word(index, cases) => {
                let given = &arguments[*index];
                let fits = |word: &str| matches!(given, Argument::Word(given) if given == word);
                let found = cases.iter().find(|(word, _)| fits(word)).or(cases.last());
                write(out, found.map_or(&[], |(_, text)| text), arguments, lang);
            }
        }
    }
}

fn join(parts: &[String], joint: Joint, lang: Lang) -> String {
    let last = match (joint, lang) {
        (Joint::Space, _) => return parts.join(" "),
        (Joint::Comma, _) => return parts.join(", "),
        (Joint::And, Lang::French) => " et ",
        (Joint::And, _) => " and ",
        (Joint::Or, Lang::French) => " ou ",
        (Joint::Or, _) => " or ",
    };
    match parts.split_last() {
        Some((end, rest)) if !rest.is_empty() => format!("{}{last}{end}", rest.join(", ")),
        _ => parts.concat(),
    }
}

impl Argument {
    pub(crate) fn say(&self, lang: Lang) -> String {
        match self {
            Self::Message(message) => message.bare(lang),
            Self::Count(count) => number::count(*count, lang),
            Self::Number(number) => number.say(lang),
            Self::Word(_) => String::new(),
        }
    }

    fn fits(&self, case: Case, lang: Lang) -> bool {
        let (number, decimals) = match self {
            Self::Count(count) => (*count as f64, 0),
            Self::Number(number) => number.plural_operands(),
            Self::Message(_) | Self::Word(_) => return false,
        };
        match case {
            Case::Exactly(wanted) => number == wanted as f64,
            Case::Form(form) => form == PluralForm::for_number(lang, number, decimals),
        }
    }
}

impl From<Phrase> for Message {
    fn from(phrase: Phrase) -> Self {
        match phrase.0 {
            Source::Catalogued(entry) => Self::new(entry, Vec::new()),
            Source::Verbatim(text) => Self::verbatim(text),
        }
    }
}

/// Creates a message that is the same in every language.
impl From<String> for Message {
    fn from(text: String) -> Self {
        Self::verbatim(text)
    }
}

/// Creates a message that is the same in every language.
impl From<&String> for Message {
    fn from(text: &String) -> Self {
        Self::verbatim(text)
    }
}

/// Creates a message that is the same in every language.
impl From<char> for Message {
    fn from(letter: char) -> Self {
        Self::verbatim(letter)
    }
}

/// Creates a message that is the same in every language.
impl From<&str> for Message {
    fn from(text: &str) -> Self {
        Self::verbatim(text)
    }
}

impl Default for Message {
    fn default() -> Self {
        Self::verbatim("")
    }
}

/// Two messages are equal if their texts are equal in every language.
impl PartialEq for Message {
    fn eq(&self, other: &Self) -> bool {
        Lang::SPOKEN.iter().all(|&lang| self.say(lang) == other.say(lang))
    }
}

impl Eq for Message {}

/// Writes the English text.
impl fmt::Debug for Message {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{:?}", self.say(Lang::English))
    }
}

/// Writes the English text, for logs and tests. Front ends use [`Message::say`].
impl fmt::Display for Message {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.say(Lang::English))
    }
}
