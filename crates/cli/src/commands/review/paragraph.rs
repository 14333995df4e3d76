//! Paragraphs that are as wide as the terminal.

use crate::out::Out;
use damier_i18n::Message;
use std::io::{self, IsTerminal, Write};

/// Width of the text in columns if there is no terminal.
const COLUMNS: usize = 80;

/// Writes a paragraph.
pub(super) fn write_paragraph(text: &Message, out: &mut Out<'_>) -> io::Result<()> {
    let text = text.say(out.lang);
    wrap(&text, count_columns()).iter().try_for_each(|line| writeln!(out, "{line}"))
}

/// Returns the columns of the terminal.
pub(super) fn count_columns() -> usize {
    let is_terminal = io::stdout().is_terminal();
    let size = ratatui::crossterm::terminal::size().ok().filter(|_| is_terminal);
    size.map_or(COLUMNS, |(columns, _)| usize::from(columns).clamp(40, 120))
}

/// Breaks a paragraph into lines of at most `width` columns. A longer word has its own line; a percent sign stays with
/// its number.
fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    let text = text.replace(" %", "\u{a0}%");
    for word in text.split(' ') {
        let last = lines.len() - 1;
        let taken = lines[last].chars().count();
        if taken == 0 {
            lines[last].push_str(word);
        } else if taken + 1 + word.chars().count() <= width {
            lines[last].push(' ');
            lines[last].push_str(word);
        } else {
            lines.push(word.to_string());
        }
    }
    lines.iter().map(|line| line.replace('\u{a0}', " ")).collect()
}
