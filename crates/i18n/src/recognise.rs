//! Recognition of messages. It finds the message of an English sentence that was stored in a record or sent to a
//! program.

use crate::entry::{Case, Entry, Part, Text};
use crate::lang::Lang;
use crate::message::{Argument, Message};
use crate::number::Number;
use crate::plural::PluralForm;

/// Smallest number of fixed bytes in a text. A text with fewer, such as a number with a unit, is only recognised if its
/// arguments are numbers.
const SHORTEST: usize = 3;

/// Finds the entry that has this English sentence, and returns its message. Looks for text arguments among the entries,
/// too. Text arguments that are not found there stay the same in every language. Returns `None` if no entry has the
/// sentence.
#[must_use]
pub fn recognise(sentence: &str, entries: &[&'static Entry]) -> Option<Message> {
    let read = |entry: &&'static Entry| {
        let mut reader = Reader { entries, found: Vec::new() };
        if !reader.reads(&[entry.texts[0]], sentence) {
            return None;
        }
        let arguments = reader.arguments()?;
        let is_number = |it: &Argument| matches!(it, Argument::Count(_) | Argument::Number(_));
        // Otherwise the name `bot.js` would be read as a number of seconds.
        if plain_length(entry.texts[0]) < SHORTEST && !arguments.iter().all(is_number) {
            return None;
        }
        let message = Message::new(entry, arguments);
        // The message must give the same sentence again.
        (message.say(Lang::English) == sentence).then(|| (plain_length(entry.texts[0]), message))
    };
    // Prefer the entry with the most fixed text.
    entries.iter().filter_map(read).max_by_key(|(plain, _)| *plain).map(|(_, message)| message)
}

/// Returns the number of bytes that are part of a text whatever its arguments are.
fn plain_length(text: Text) -> usize {
    let length = |part: &Part| match part {
        Part::Plain(plain) => plain.len(),
        Part::Argument(_) | Part::Plural(..) | Part::Word(..) => 0,
    };
    text.iter().map(length).sum()
}

/// Value found for an argument.
#[derive(Clone, PartialEq)]
enum Found {
    /// Text that is shown for the argument.
    Shown(String),
    /// Number that selects a plural form. `Some` if only one number has this form.
    Counted(Option<u64>),
    /// Word that selects a text.
    Chosen(&'static str),
}

struct Reader<'a> {
    entries: &'a [&'static Entry],
    found: Vec<(usize, Found)>,
}

impl Reader<'_> {
    /// Matches a sentence against a sequence of texts, with backtracking. Returns true if they match, false if not.
    /// Forgets arguments that were found on a failed path.
    fn reads(&mut self, texts: &[Text], sentence: &str) -> bool {
        let Some((text, after)) = texts.split_first() else { return sentence.is_empty() };
        let Some((part, rest)) = text.split_first() else { return self.reads(after, sentence) };
        let mut follow = vec![rest];
        follow.extend(after);
        match part {
            Part::Plain(plain) => {
                sentence.strip_prefix(plain).is_some_and(|left| self.reads(&follow, left))
            }
            Part::Argument(index) => {
                let ends = sentence.char_indices().map(|(at, _)| at).skip(1);
                ends.chain((!sentence.is_empty()).then_some(sentence.len())).any(|end| {
                    let (shown, left) = sentence.split_at(end);
                    self.supposes(*index, Found::Shown(shown.into()), &follow, left)
                })
            }
            Part::Plural(index, cases) => cases.iter().any(|(case, text)| {
                let number = match case {
                    Case::Exactly(number) => Some(*number),
                    // In English, this form is for 1 only.
                    Case::Form(PluralForm::One) => Some(1),
                    Case::Form(_) => None,
                };
                let whole = [&[*text][..], &follow].concat();
                self.supposes(*index, Found::Counted(number), &whole, sentence)
            }),
            Part::Word(index, cases) => cases.iter().any(|(word, text)| {
                let whole = [&[*text][..], &follow].concat();
                self.supposes(*index, Found::Chosen(word), &whole, sentence)
            }),
        }
    }

    fn supposes(&mut self, index: usize, found: Found, texts: &[Text], sentence: &str) -> bool {
        let before = self.found.len();
        self.found.push((index, found));
        let fits = self.reads(texts, sentence);
        if !fits {
            self.found.truncate(before);
        }
        fits
    }

    /// Returns the arguments in their order. Returns `None` if one of them has not been found.
    fn arguments(&self) -> Option<Vec<Argument>> {
        let count = self.found.iter().map(|(index, _)| index + 1).max().unwrap_or(0);
        (0..count).map(|index| self.argument(index)).collect()
    }

    fn argument(&self, index: usize) -> Option<Argument> {
        let own = || self.found.iter().filter(|(at, _)| *at == index).map(|(_, found)| found);
        let shown = own().find_map(|found| match found {
            Found::Shown(text) => Some(text.as_str()),
            Found::Counted(_) | Found::Chosen(_) => None,
        });
        let number = own().find_map(|found| match found {
            Found::Counted(number) => Some(*number),
            Found::Shown(_) | Found::Chosen(_) => None,
        });
        let word = own().find_map(|found| match found {
            Found::Chosen(word) => Some(Argument::Word((*word).to_string())),
            Found::Shown(_) | Found::Counted(_) => None,
        });
        match (shown, number) {
            (Some(text), Some(_)) => read_number(text),
            (Some(text), None) => read_number(text).or_else(|| {
                let message = recognise(text, self.entries);
                Some(Argument::Message(message.unwrap_or_else(|| text.into())))
            }),
            (None, Some(number)) => number.map(Argument::Count),
            (None, None) => word,
        }
    }
}

/// Parses a number in the form that English messages have, with group separators and decimals. Returns `None` for texts
/// that are not in this form, such as `1000` and `07`.
fn read_number(text: &str) -> Option<Argument> {
    let plain: String = text.chars().filter(|letter| *letter != ',').collect();
    let argument = match plain.split_once('.') {
        None => Argument::Count(plain.parse().ok()?),
        Some((_, decimals)) => {
            let places = u8::try_from(decimals.len()).ok()?;
            Argument::Number(Number::fixed(plain.parse().ok()?, places))
        }
    };
    (argument.say(Lang::English) == text).then_some(argument)
}
