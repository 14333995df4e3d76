//! Texts that all kinds of tables share.

use crate::text::results as text;
use damier_i18n::{Lang, Message};

/// Returns the name of a fact in the reader's language. An unknown fact stays as it is.
pub fn name_fact(fact: &str) -> Message {
    let known = ["tile", "sum", "placed", "margin"].into_iter().find(|known| *known == fact);
    text::fact(known.unwrap_or_default(), fact)
}

/// Formats the best and the worst rank, for example `2` or `2-4`.
#[must_use]
pub fn ranks([best, worst]: [usize; 2]) -> String {
    if best == worst { best.to_string() } else { format!("{best}-{worst}") }
}

/// Returns the sentences below a table: those given, one for each group of players in `alike`, who played the same
/// moves, and if several are given, that they hold together.
#[must_use]
pub fn summary(sentences: &[Message], alike: &[Vec<String>], lang: Lang) -> Vec<String> {
    let mut said: Vec<String> = sentences.iter().map(|sentence| sentence.say(lang)).collect();
    said.extend(alike.iter().map(|names| text::play_alike(names.join(", ")).say(lang)));
    if sentences.len() > 1 {
        said.push(text::all_at_once().say(lang));
    }
    said
}
