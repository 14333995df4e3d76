//! Text files as the editors of every system write them.

use std::io::{self, ErrorKind};
use std::path::Path;

/// Byte order mark, which Windows' editors write before a text.
const MARK: char = '\u{feff}';

/// Reads a text file that a person may have written, without its byte order mark. Use this function for all such
/// files, and [`decode_text`] or [`without_mark`] for text from another source.
///
/// # Errors
/// The file cannot be read or is not text.
pub fn read_text(path: &Path) -> io::Result<String> {
    decode_text(&std::fs::read(path)?)
}

/// Converts the bytes of a unit of UTF-16 to its number.
type UnitOrder = fn([u8; 2]) -> u16;

/// Returns the byte order of a text in UTF-16, and the text without its byte order mark; `None` for another encoding.
/// UTF-16 is recognised by its mark or, without one, by its first character, which is then a Latin letter, a digit or
/// a sign.
#[must_use]
pub fn utf16_order(bytes: &[u8]) -> Option<(UnitOrder, &[u8])> {
    match bytes {
        [0xff, 0xfe, rest @ ..] => Some((u16::from_le_bytes, rest)),
        [0xfe, 0xff, rest @ ..] => Some((u16::from_be_bytes, rest)),
        [1..=255, 0, ..] => Some((u16::from_le_bytes, bytes)),
        [0, 1..=255, ..] => Some((u16::from_be_bytes, bytes)),
        _ => None,
    }
}

/// Decodes the bytes of a text file: UTF-8, or UTF-16 as [`utf16_order`] recognises it.
///
/// # Errors
/// The bytes are not text.
pub fn decode_text(bytes: &[u8]) -> io::Result<String> {
    let invalid = |name: &str| io::Error::new(ErrorKind::InvalidData, format!("invalid {name}"));
    if let Some((order, bytes)) = utf16_order(bytes) {
        let units = bytes.chunks(2).map(|pair| match *pair {
            [one, other] => Ok(order([one, other])),
            _ => Err(invalid("UTF-16")),
        });
        let units = units.collect::<io::Result<Vec<u16>>>()?;
        return String::from_utf16(&units).map_err(|_| invalid("UTF-16"));
    }
    let text = std::str::from_utf8(bytes).map_err(|_| invalid("UTF-8"))?;
    Ok(without_mark(text).to_string())
}

/// Returns a text without the byte order mark before it.
#[must_use]
pub fn without_mark(text: &str) -> &str {
    text.trim_start_matches(MARK)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_byte_order_mark_is_left_out() {
        let utf16 = |order: fn(u16) -> [u8; 2]| -> Vec<u8> {
            "\u{feff}Zoë, 2".encode_utf16().flat_map(order).collect()
        };
        for bytes in [
            "Zoë, 2".as_bytes().to_vec(),
            "\u{feff}Zoë, 2".as_bytes().to_vec(),
            utf16(u16::to_le_bytes),
            utf16(u16::to_be_bytes),
            utf16(u16::to_le_bytes)[2..].to_vec(),
            utf16(u16::to_be_bytes)[2..].to_vec(),
        ] {
            assert_eq!(decode_text(&bytes).expect("a text"), "Zoë, 2");
        }
        for bytes in [&b"\xff\xfea"[..], b"\xff", b"\xff\xfe\x00\xd8"] {
            assert_eq!(decode_text(bytes).expect_err("no text").kind(), ErrorKind::InvalidData);
        }
    }
}
