//! Log of a guest's standard error. It keeps the beginning and the end.

use damier_game::is_plain;
use std::collections::VecDeque;

/// Number of bytes kept from the beginning, and the same number from the end.
const KEPT: usize = 8 << 10;

/// A log that occupies at most twice [`KEPT`], however long the output is.
#[derive(Clone, Debug, Default)]
pub(crate) struct StderrLog {
    first: Vec<u8>,
    last: VecDeque<u8>,
    left_out: u64,
}

impl StderrLog {
    pub(crate) fn add(&mut self, bytes: &[u8]) {
        let room = KEPT - self.first.len();
        let (first, rest) = bytes.split_at(room.min(bytes.len()));
        self.first.extend_from_slice(first);
        self.last.extend(rest);
        let over = self.last.len().saturating_sub(KEPT);
        self.last.drain(..over);
        self.left_out += over as u64;
    }

    /// Returns the number of bytes written, kept or not.
    pub(crate) fn len(&self) -> u64 {
        (self.first.len() + self.last.len()) as u64 + self.left_out
    }

    /// Returns the text without unprintable characters.
    pub(crate) fn text(&self) -> String {
        let mut bytes = self.first.clone();
        if self.left_out > 0 {
            bytes.extend(format!("\n[{} bytes left out]\n", self.left_out).bytes());
        }
        bytes.extend(&self.last);
        let text = String::from_utf8_lossy(&bytes);
        let plain = |c: &char| is_plain(*c) || matches!(c, '\n' | '\t');
        text.chars().filter(plain).collect::<String>().trim_end().to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_beginning_and_the_end_are_kept() {
        let mut said = StderrLog::default();
        said.add(b"first\n\x1b[31m");
        for number in 0..100_000 {
            said.add(format!("{number}\n").as_bytes());
        }
        said.add("last \u{e9}\n\n".as_bytes());
        let text = said.text();
        assert!(text.starts_with("first\n[31m0\n1\n") && text.ends_with("99999\nlast \u{e9}"));
        assert!(text.len() < 2 * KEPT + 100 && text.contains("bytes left out"));
        assert!(said.len() > 500_000);
    }
}
