//! Texts that all kinds of tables share.

use crate::text::results as text;
use damier_experiments::arena::{CopiedFiles, EventReport, Standings};
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

/// Returns the sentences below the table of an event: what the table means, which players are copies of each other, and
/// which played the same moves.
#[must_use]
pub fn summary(event: &EventReport, lang: Lang) -> Vec<String> {
    let (sentences, alike): (&[Message], &[Vec<String>]) = match &event.standings {
        Standings::Solo(table) => (&table.summary, &table.alike),
        Standings::Duel(table) => (&table.summary, &table.alike),
        Standings::Roles(_) => (&[], &[]),
    };
    let mut said = conclusions(sentences);
    said.extend(event.copies.iter().map(copied));
    let is_copied = |names: &&Vec<String>| {
        event.copies.iter().any(|copies| names.iter().all(|name| copies.names.contains(name)))
    };
    let alike = alike.iter().filter(|names| !is_copied(names));
    said.extend(alike.map(|names| text::play_alike(names.join(", "))));
    said.iter().map(|sentence| sentence.say(lang)).collect()
}

/// Returns what a table means. If there are several sentences, the last one is that they hold together.
#[must_use]
pub fn conclusions(sentences: &[Message]) -> Vec<Message> {
    let together = (sentences.len() > 1).then(|| text::all_at_once().into());
    sentences.iter().cloned().chain(together).collect()
}

/// Returns the sentence about players that were submitted as the same files.
#[must_use]
pub fn copied(copies: &CopiedFiles) -> Message {
    let names = copies.names.join(", ");
    if copies.is_exact { text::same_files(names) } else { text::nearly_same_files(names) }
}
