//! What a program wrote, and what its check found, on a page.

use super::layout::marked;
use maud::{Markup, html};

/// Renders the result of a stage: a sentence, and below it the program's standard error.
pub(crate) fn finding(said: &str) -> Markup {
    let (sentence, log) = said.split_once('\n').unwrap_or((said, ""));
    html! {
        @if !sentence.is_empty() { br; span { (marked(sentence)) } }
        @if !log.is_empty() { pre tabindex="0" { code { (shown(log)) } } }
    }
}

/// Returns the output of a program without control characters and marks of the writing direction.
pub(crate) fn shown(text: &str) -> String {
    let is_plain = |letter: char| {
        letter == '\n' || letter == '\t' || !letter.is_control() && !is_steering(letter)
    };
    text.chars()
        .take(4000)
        .map(|letter| if is_plain(letter) { letter } else { '\u{fffd}' })
        .collect()
}

/// Returns true for marks that change the writing direction; false for other characters.
const fn is_steering(letter: char) -> bool {
    matches!(letter, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}
