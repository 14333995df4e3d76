//! Errors on the command line, on one line and in the user's language.

use clap::Error;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use damier_i18n::{Joint, Lang, Message};
use damier_serve::text::usage as text;

/// Describes an error of the parser. In English this is the parser's own text.
pub(crate) fn describe(error: &Error, lang: Lang) -> Message {
    let known = if lang == Lang::English { None } else { translate(error) };
    known.unwrap_or_else(|| Message::verbatim(one_line(&error.render().to_string())))
}

/// Returns the error as a message. `None` for a kind without one.
fn translate(error: &Error) -> Option<Message> {
    let text = |kind| error.get(kind).map(written);
    let argument = text(ContextKind::InvalidArg);
    let message = match error.kind() {
        ErrorKind::UnknownArgument => text::unknown_argument(argument?),
        ErrorKind::InvalidSubcommand => {
            text::unknown_command(text(ContextKind::InvalidSubcommand)?)
        }
        ErrorKind::InvalidValue => text::no_value(argument?),
        ErrorKind::ArgumentConflict => {
            text::conflict(argument?, text(ContextKind::PriorArg).unwrap_or_default())
        }
        ErrorKind::MissingRequiredArgument => text::missing(argument?),
        ErrorKind::MissingSubcommand => text::missing_command().into(),
        _ => return None,
    };
    let meant = [ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand];
    Some(match meant.into_iter().find_map(text) {
        Some(meant) => Message::list(vec![message, text::did_you_mean(meant)], Joint::Space),
        None => message,
    })
}

fn written(value: &ContextValue) -> String {
    match value {
        ContextValue::Strings(texts) => texts.join(", "),
        other => other.to_string(),
    }
}

/// Returns the parser's own message, with its tip, on one line.
fn one_line(text: &str) -> String {
    let parts = text.trim_start_matches("error:").split("\n\n").map(str::trim);
    // The tip on passing a name as a value rarely helps.
    let helps = |part: &str| part.starts_with("tip:") && !part.starts_with("tip: to pass");
    let kept = parts.enumerate().filter(|(index, part)| *index == 0 || helps(part));
    let lines = kept.map(|(_, part)| part.split_whitespace().collect::<Vec<_>>().join(" "));
    lines.collect::<Vec<_>>().join("; ")
}
