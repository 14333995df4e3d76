//! Texts as lines of limited width.

use std::borrow::Cow;
use textwrap::{Options, WordSplitter};

/// Breaks a text at spaces into lines of at most `width` columns. All lines but the first begin with `indent`. A longer
/// word has a line of its own. An empty text is one empty line.
#[must_use]
pub fn wrap(text: &str, width: usize, indent: &str) -> Vec<String> {
    let options = Options::new(width).subsequent_indent(indent).break_words(false);
    let lines = textwrap::wrap(text, options.word_splitter(WordSplitter::NoHyphenation));
    lines.into_iter().map(Cow::into_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_broken_at_spaces_only() {
        assert_eq!(wrap("game over: a line", 10, ""), ["game over:", "a line"]);
        assert_eq!(wrap("interminable up-to-date", 6, "  "), ["interminable", "  up-to-date"]);
        assert_eq!(wrap("half: 50\u{a0}%", 8, ""), ["half:", "50\u{a0}%"]);
        assert_eq!(wrap("", 6, ""), [""]);
    }
}
