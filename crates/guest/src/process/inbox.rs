//! Splits a guest's output into lines and limits its amount.

use crate::protocol::MAX_LINE;
use crate::text::fault as text;
use damier_game::{Failure, FailureKind};

/// Maximum number of bytes that a guest may write between two questions, because reading them costs the referee time.
const MAX_PER_TURN: u64 = 1 << 20;

/// Received bytes that have not been read yet.
#[derive(Debug, Default)]
pub(crate) struct Inbox {
    bytes: Vec<u8>,
    /// Length of the prefix that contains no line break.
    searched: usize,
    /// Number of bytes received since the last question.
    received: u64,
}

impl Inbox {
    /// Restarts the count for a new question.
    pub(crate) fn begin_turn(&mut self) {
        self.received = 0;
    }

    /// Calls `read` with a buffer of this size, keeps the bytes, and returns its result.
    pub(crate) fn fill(
        &mut self,
        most: usize,
        read: impl FnOnce(&mut [u8]) -> std::io::Result<usize>,
    ) -> std::io::Result<usize> {
        let before = self.bytes.len();
        self.bytes.resize(before + most, 0);
        let read = read(&mut self.bytes[before..]);
        let length = *read.as_ref().unwrap_or(&0);
        self.bytes.truncate(before + length);
        self.received += length as u64;
        read
    }

    /// Removes and returns a complete line, without its line break, if there is one.
    ///
    /// # Errors
    /// Fails if the line, or all output since the last question, is longer than 1 MiB.
    pub(crate) fn take_line(&mut self) -> Result<Option<Vec<u8>>, Failure> {
        let fresh = &self.bytes[self.searched..];
        let Some(at) = fresh.iter().position(|&byte| byte == b'\n') else {
            self.searched = self.bytes.len();
            let is_long = self.searched > MAX_LINE || self.received > MAX_PER_TURN;
            return if is_long { Err(flood()) } else { Ok(None) };
        };
        if self.received > MAX_PER_TURN {
            return Err(flood());
        }
        let rest = self.bytes.split_off(self.searched + at + 1);
        let mut line = std::mem::replace(&mut self.bytes, rest);
        self.searched = 0;
        line.pop();
        Ok(Some(line))
    }

    /// Returns true if a complete line is available.
    pub(crate) fn has_line(&self) -> bool {
        self.bytes.contains(&b'\n')
    }

    /// Returns the bytes of an incomplete line.
    pub(crate) fn unended(&self) -> &[u8] {
        &self.bytes
    }

    /// Discards all received bytes.
    pub(crate) fn clear(&mut self) {
        self.bytes.clear();
        self.searched = 0;
    }
}

fn flood() -> Failure {
    Failure::new(FailureKind::Output, text::flood())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn put(inbox: &mut Inbox, bytes: &[u8]) {
        let fill = |buffer: &mut [u8]| {
            buffer[..bytes.len()].copy_from_slice(bytes);
            Ok(bytes.len())
        };
        inbox.fill(bytes.len() + 7, fill).unwrap();
    }

    #[test]
    fn lines_come_out_whole() {
        let mut inbox = Inbox::default();
        put(&mut inbox, b"one\ntw");
        assert_eq!(inbox.take_line(), Ok(Some(b"one".to_vec())));
        assert_eq!(inbox.take_line(), Ok(None));
        put(&mut inbox, b"o\r\n\n");
        assert!(inbox.has_line());
        assert_eq!(inbox.take_line(), Ok(Some(b"two\r".to_vec())));
        assert_eq!(inbox.take_line(), Ok(Some(Vec::new())));
        assert_eq!(inbox.take_line(), Ok(None));
    }

    #[test]
    fn a_flood_is_refused() {
        let mut inbox = Inbox::default();
        put(&mut inbox, &vec![b'x'; MAX_LINE + 1]);
        assert_eq!(inbox.take_line(), Err(flood()));
        inbox.clear();
        inbox.begin_turn();
        put(&mut inbox, &b"x\n".repeat(1 << 19));
        assert!(inbox.take_line().is_ok());
        put(&mut inbox, b"x\n");
        assert_eq!(inbox.take_line(), Err(flood()));
    }
}
