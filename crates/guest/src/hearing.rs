//! What a guest tells of a position before it answers, and how much of that is read.

use crate::protocol::{self, FromGuest, Thought};
use memchr::memmem;
use serde::Deserialize;
use std::borrow::Cow;

/// Bytes of a guest's `info` that are read as they come, for one question. What comes after that is the guest's
/// computation and would be the referee's work: of it only the last line counts, if it is no longer than this.
const READ: usize = 64 << 10;

/// What stands in every message that ends a question, or the guest.
const ENDINGS: [&str; 3] = ["\"move\"", "\"error\"", "\"hello\""];

/// What was heard about one question.
#[derive(Default)]
pub(crate) struct Hearing {
    thought: Thought,
    read: usize,
    /// The last line that was left for later.
    unread: Option<Vec<u8>>,
}

impl Hearing {
    /// Returns the line if it is to be read now; an `info` too many is kept instead.
    pub(crate) fn sift(&mut self, line: Vec<u8>) -> Option<Vec<u8>> {
        self.read = self.read.saturating_add(line.len());
        if self.read <= READ || may_end(&line) {
            return Some(line);
        }
        self.unread = Some(line).filter(|line| line.len() <= READ);
        None
    }

    /// Takes news in.
    pub(crate) fn learn(&mut self, news: Thought) {
        self.thought = news.over(std::mem::take(&mut self.thought));
    }

    /// All that is known when the answer to question `id` has come, with what that tells itself.
    pub(crate) fn conclude(mut self, id: u64, news: Thought) -> Thought {
        let last = self.unread.take().and_then(|line| protocol::read(&line).ok());
        if let Some(FromGuest::Info { id: about, thought }) = last
            && about <= id
        {
            self.learn(thought);
        }
        news.over(self.thought)
    }
}

/// The type of a message; whatever else is in it is passed over, and costs little.
#[derive(Deserialize)]
struct Kind<'a> {
    #[serde(borrow, rename = "type")]
    kind: Cow<'a, str>,
}

/// Returns true for a line that may be more than an `info`: also for one that is no message. The words of an ending are
/// looked for first, as most lines hold none; an `info` may hold them too, and be long.
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
        let mut hearing = Hearing::default();
        let read = (0..200).filter_map(|depth| hearing.sift(info(depth))).count();
        assert!((50..=64).contains(&read), "{read}");
        let answer = br#"{"type":"move","id":7,"action":"left"}"#.to_vec();
        assert_eq!(hearing.sift(answer.clone()), Some(answer));
        assert_eq!(hearing.conclude(7, Thought::default()).depth, Some(199));
    }

    #[test]
    fn words_of_an_answer_make_none() {
        let line = |kind: &str| {
            let pv = r#","move""#.repeat(20_000);
            format!(r#"{{"pv":["left"{pv}],"x":{{"type":"move"}},"type":"{kind}","id":7}}"#)
        };
        let mut hearing = Hearing::default();
        assert_eq!(hearing.sift(line("info").into_bytes()), None);
        for other in [line("move"), line("error"), line("hello"), r#""move""#.to_string()] {
            assert!(hearing.sift(other.into_bytes()).is_some());
        }
    }

    #[test]
    fn what_an_answer_tells_itself_counts_most() {
        let mut hearing = Hearing::default();
        hearing.learn(Thought { depth: Some(3), nodes: Some(5), ..Thought::default() });
        let known = hearing.conclude(7, Thought { depth: Some(4), ..Thought::default() });
        assert_eq!((known.depth, known.nodes), (Some(4), Some(5)));
    }
}
