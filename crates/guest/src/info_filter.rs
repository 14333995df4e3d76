//! The filter of a guest's `info` messages: only a bounded part of them is read.

use crate::protocol::{self, FromGuest, SearchInfo};
use memchr::memmem;

/// The most bytes of a guest's `info` that are read at once, for one question. More would make the guest's
/// computation the referee's work: of the rest only the last line counts, if it is no longer than this.
const MAX_READ: usize = 64 << 10;

/// The words of which one stands in every message that ends a question, or the guest.
const ENDINGS: [&str; 3] = ["\"move\"", "\"error\"", "\"hello\""];

/// The search information about one question.
#[derive(Default)]
pub(crate) struct InfoFilter {
    thought: SearchInfo,
    read: usize,
    /// The last line that was not read yet.
    unread: Option<Vec<u8>>,
}

impl InfoFilter {
    /// Returns the line if it is to be read now; an `info` too many is kept instead.
    pub(crate) fn sift(&mut self, line: Vec<u8>) -> Option<Vec<u8>> {
        self.read = self.read.saturating_add(line.len());
        let may_end = || ENDINGS.iter().any(|word| memmem::find(&line, word.as_bytes()).is_some());
        if self.read <= MAX_READ || may_end() {
            return Some(line);
        }
        self.unread = Some(line).filter(|line| line.len() <= MAX_READ);
        None
    }

    /// Takes news in.
    pub(crate) fn learn(&mut self, news: SearchInfo) {
        self.thought = news.over(std::mem::take(&mut self.thought));
    }

    /// Returns all that is known when the answer to question `id` has come, with the information that it brings itself.
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
    fn what_an_answer_tells_itself_counts_most() {
        let mut filter = InfoFilter::default();
        filter.learn(SearchInfo { depth: Some(3), nodes: Some(5), ..SearchInfo::default() });
        let known = filter.conclude(7, SearchInfo { depth: Some(4), ..SearchInfo::default() });
        assert_eq!((known.depth, known.nodes), (Some(4), Some(5)));
    }
}
