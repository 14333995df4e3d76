//! Escaping of text in a link: spaces become `_`, and characters with another meaning in an address become `%` and
//! two hexadecimal digits.

use std::fmt::Write as _;

/// Characters that need no escape after `#`, besides letters and digits. RFC 3986 allows them there.
const PLAIN: &[u8] = b"/.,:-=()+*!$;@";

/// Escapes a text for a link.
pub(super) fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for byte in text.bytes() {
        match byte {
            b' ' => escaped.push('_'),
            byte if byte.is_ascii_alphanumeric() || PLAIN.contains(&byte) => {
                escaped.push(char::from(byte));
            }
            // Writing into memory cannot fail.
            byte => _ = write!(escaped, "%{byte:02X}"),
        }
    }
    escaped
}

/// Unescapes a text, also after browsers and chats have rewritten it; `None` if it is cut off within a character.
pub(super) fn unescape(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(match byte {
            b'_' => b' ',
            b'%' => {
                let mut digit = || char::from(rest.next()?).to_digit(16);
                u8::try_from(digit()? * 16 + digit()?).ok()?
            }
            byte => byte,
        });
    }
    String::from_utf8(bytes).ok()
}
