//! Errors on the command line, on one line and in the user's language.

use crate::text::mistake;
use clap::Error;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use damier_catalog::TextError;
use damier_i18n::{Joint, Lang, Message, Phrase};
use std::fmt;
use std::num::{IntErrorKind, ParseIntError};

/// Describes an error of the parser. In English, the parser itself describes most of them.
pub(crate) fn describe(error: &Error, lang: Lang) -> Message {
    let is_ours = matches!(
        error.kind(),
        ErrorKind::ValueValidation | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand
    );
    let known = if lang == Lang::English && !is_ours { None } else { translate(error) };
    known.unwrap_or_else(|| one_line(&error.render().to_string()).into())
}

/// Translates the error; `None` for a kind without a message.
fn translate(error: &Error) -> Option<Message> {
    let text = |kind| error.get(kind).map(written);
    let argument = text(ContextKind::InvalidArg);
    let message = match error.kind() {
        ErrorKind::UnknownArgument => mistake::unknown_argument(argument?),
        ErrorKind::InvalidSubcommand => {
            mistake::unknown_command(text(ContextKind::InvalidSubcommand)?)
        }
        ErrorKind::InvalidValue => {
            let allowed = text(ContextKind::ValidValue).unwrap_or_default();
            match text(ContextKind::InvalidValue).filter(|value| !value.is_empty()) {
                Some(value) => mistake::invalid_value(value, argument?, allowed),
                None => mistake::no_value(argument?),
            }
        }
        ErrorKind::ValueValidation => {
            let reason = std::error::Error::source(error).map(reason).unwrap_or_default();
            mistake::wrong_value(text(ContextKind::InvalidValue)?, argument?, reason)
        }
        ErrorKind::ArgumentConflict => {
            mistake::conflict(argument?, text(ContextKind::PriorArg).unwrap_or_default())
        }
        ErrorKind::MissingRequiredArgument => mistake::missing(argument?),
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            mistake::missing_command().into()
        }
        _ => return None,
    };
    let suggestion =
        [ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand, ContextKind::SuggestedValue];
    let suggestion = suggestion.into_iter().find_map(text);
    Some(match suggestion {
        Some(meant) => Message::list(vec![message, mistake::did_you_mean(meant)], Joint::Space),
        None => message,
    })
}

/// Returns the reason of a refused value, as a message if it has one.
fn reason(error: &(dyn std::error::Error + 'static)) -> Message {
    let of_text = error.downcast_ref::<TextError>().map(Message::from);
    let other = || error.downcast_ref().map(|Refusal(phrase)| (*phrase).into());
    let number = || error.downcast_ref::<ParseIntError>().map(|error| not_a_number(error).into());
    let known = of_text.or_else(other).or_else(number);
    known.or_else(|| outside(&error.to_string())).unwrap_or_else(|| error.to_string().into())
}

fn not_a_number(error: &ParseIntError) -> Phrase {
    match error.kind() {
        IntErrorKind::PosOverflow => mistake::too_large(),
        _ => mistake::a_whole_number(),
    }
}

/// Translates the parser's sentence about a number outside its range, such as `0 is not in 1..=9`.
fn outside(sentence: &str) -> Option<Message> {
    let (_, range) = sentence.split_once(" is not in ")?;
    let (low, high) = range.split_once("..=")?;
    Some(mistake::a_number_within(low.to_string(), high.to_string()))
}

/// The reason why an option of damier, not of clap, refuses a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Refusal(pub(crate) Phrase);

/// The English sentence.
impl fmt::Display for Refusal {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(out)
    }
}

impl std::error::Error for Refusal {}

fn written(value: &ContextValue) -> String {
    match value {
        ContextValue::Strings(texts) => texts.join(", "),
        other => other.to_string(),
    }
}

/// Returns the parser's message with its tip on one line.
fn one_line(text: &str) -> String {
    let parts = text.trim_start_matches("error:").split("\n\n").map(str::trim);
    // Leaves out the parser's tip to pass a name as a value, which is no help here.
    let helps = |part: &str| part.starts_with("tip:") && !part.starts_with("tip: to pass");
    let kept = parts.enumerate().filter(|(index, part)| *index == 0 || helps(part));
    let lines = kept.map(|(_, part)| part.split_whitespace().collect::<Vec<_>>().join(" "));
    lines.collect::<Vec<_>>().join("; ")
}
