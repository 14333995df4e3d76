//! Limits how many of a guest's `info` messages are parsed.

use crate::protocol::{self, FromGuest, SearchInfo};
use memchr::memmem;
use serde::Deserialize;
use std::borrow::Cow;

/// Maximum number of bytes of `info` messages that are parsed as they arrive, for one question. Without this limit, a
/// guest could make the referee spend CPU time on parsing. Of the messages beyond the limit, only the last one is
/// parsed, and only if it is no longer than the limit.
const MAX_READ: usize = 64 << 10;

/// Every message that ends a question, or the guest, contains one of these words.
const ENDINGS: [&str; 3] = ["\"move\"", "\"error\"", "\"hello\""];

/// Search information about one question.
#[derive(Default)]
pub(crate) struct InfoFilter {
    thought: SearchInfo,
    read: usize,
    /// Last line that was not parsed.
    unread: Option<Vec<u8>>,
}

impl InfoFilter {
    /// Returns the line if it should be parsed now. Otherwise the limit for `info` messages is reached: stores the line
    /// and returns `None`.
    pub(crate) fn sift(&mut self, line: Vec<u8>) -> Option<Vec<u8>> {
        self.read = self.read.saturating_add(line.len());
        if self.read <= MAX_READ || may_end(&line) {
            return Some(line);
        }
        self.unread = Some(line).filter(|line| line.len() <= MAX_READ);
        None
    }

    /// Adds new information.
    pub(crate) fn learn(&mut self, news: SearchInfo) {
        self.thought = news.over(std::mem::take(&mut self.thought));
    }

    /// Returns all information when the answer to question `id` has arrived, including the information in the answer.
    pub(crate) fn conclude(mut self, id: u64, news: SearchInfo) -> SearchInfo {
        let last = self.unread.take().and_then(|line| protocol::read(&line).ok());
        if let Some(FromGuest::Info { id: about, thought }) = last
            && about <= id
        {
            self.learn(thought);
        }
        news.over(self.thought)
    }
}

/// Type of a message. The other keys are skipped, which is cheap.
#[derive(Deserialize)]
struct Kind<'a> {
    #[serde(borrow, rename = "type")]
    kind: Cow<'a, str>,
}

/// Returns true for a line that may not be an `info`, including a line that is not a message. Searches for the words of
/// an ending first, because most lines contain none. An `info` may contain them too, and may be long.
fn may_end(line: &[u8]) -> bool {
    ENDINGS.iter().any(|word| memmem::find(line, word.as_bytes()).is_some())
        && serde_json::from_slice::<Kind>(line).map_or(true, |message| message.kind != "info")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn info(depth: u32) -> Vec<u8> {
        let padding = "x".repeat(1000);
        format!(r#"{{"type":"info","id":7,"depth":{depth},"text":"{padding}"}}"#).into_bytes()
    }

    #[test]
    fn of_much_information_the_last_counts() {
        let mut filter = InfoFilter::default();
        let read = (0..200).filter_map(|depth| filter.sift(info(depth))).count();
        assert!((50..=64).contains(&read), "{read}");
        let answer = br#"{"type":"move","id":7,"action":"left"}"#.to_vec();
        assert_eq!(filter.sift(answer.clone()), Some(answer));
        assert_eq!(filter.conclude(7, SearchInfo::default()).depth, Some(199));
    }

    #[test]
    fn words_of_an_answer_make_none() {
        let line = |kind: &str| {
            let pv = r#","move""#.repeat(20_000);
            format!(r#"{{"pv":["left"{pv}],"x":{{"type":"move"}},"type":"{kind}","id":7}}"#)
        };
        let mut filter = InfoFilter::default();
        assert_eq!(filter.sift(line("info").into_bytes()), None);
        for other in [line("move"), line("error"), line("hello"), r#""move""#.to_string()] {
            assert!(filter.sift(other.into_bytes()).is_some());
        }
    }

    #[test]
    fn what_an_answer_tells_itself_counts_most() {
        let mut filter = InfoFilter::default();
        filter.learn(SearchInfo { depth: Some(3), nodes: Some(5), ..SearchInfo::default() });
        let known = filter.conclude(7, SearchInfo { depth: Some(4), ..SearchInfo::default() });
        assert_eq!((known.depth, known.nodes), (Some(4), Some(5)));
    }
}
