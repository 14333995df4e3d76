//! Errors of parsers of TOML and JSON, which the parsers describe in English only and in the words of Rust.

use crate::notation::TextError;
use crate::text;
use damier_i18n::{Message, Phrase};

/// Describes the error of a TOML parser. `said` is its message, and `start` the byte of the text at which the error
/// is, if the parser knows it.
#[must_use]
pub fn toml_error(toml: &str, start: Option<usize>, said: &str) -> TextError {
    let before = &toml.as_bytes()[..start.unwrap_or(0).min(toml.len())];
    let line = before.iter().filter(|&&byte| byte == b'\n').count();
    let place = text::place_line((line + 1).to_string());
    let found = toml.lines().nth(line).unwrap_or_default().trim();
    let is_twice = said.starts_with("duplicate key");
    value_error(found, place, said).unwrap_or_else(|place| match is_twice {
        true => TextError::failed(place, text::key_twice()),
        false => TextError::new(found, place, text::toml()),
    })
}

/// Describes an error that serde's derived parsers found in a value. `said` is the parser's message and `found` the text
/// at its place.
///
/// # Errors
/// The place, if the message is of another kind.
pub fn value_error(
    found: &str,
    place: impl Into<Message>,
    said: &str,
) -> Result<TextError, Message> {
    let place = place.into();
    let names: Vec<&str> = said.split('`').skip(1).step_by(2).collect();
    let mut words = said.split(' ');
    match ([words.next(), words.next()], names.as_slice()) {
        ([Some("unknown"), Some("field" | "variant")], [name, known @ ..]) => {
            Ok(TextError::unknown(name, place, known))
        }
        ([Some("missing"), Some("field")], [name, ..]) => {
            Ok(TextError::failed(place, text::no_key(*name)))
        }
        ([Some("invalid"), Some("type:" | "value:" | "length")], _) => {
            let expected = said.rsplit_once("expected ").map_or("", |(_, expected)| expected);
            Ok(TextError::new(found, place, kind_of_value(expected)))
        }
        _ => Err(place),
    }
}

/// Returns the kind of value that serde calls by this name.
fn kind_of_value(expected: &str) -> Message {
    let kind: fn() -> Phrase = match expected.split_whitespace().next().unwrap_or_default() {
        "string" | "path" => text::kind_text,
        "u8" | "u16" | "u32" | "u64" | "usize" | "i8" | "i16" | "i32" | "i64" => text::kind_whole,
        "f32" | "f64" => text::kind_number,
        "struct" => text::kind_table,
        "a" => match expected {
            "a string" => text::kind_text,
            "a boolean" => text::kind_boolean,
            "a sequence" => text::kind_list,
            "a string or a sequence" => text::kind_text_or_list,
            "a map" => text::kind_table,
            _ => text::kind_other,
        },
        _ => text::kind_other,
    };
    kind().into()
}
