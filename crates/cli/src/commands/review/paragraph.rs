//! Paragraphs that are as wide as the terminal.

use crate::out::Out;
use damier_i18n::Message;
use damier_reports::lines::wrap;
use std::io::{self, IsTerminal, Write};

/// Width of the text in columns if there is no terminal.
const COLUMNS: usize = 80;

/// Writes a paragraph. A percent sign stays with its number.
pub(super) fn write_paragraph(text: &Message, out: &mut Out<'_>) -> io::Result<()> {
    let text = text.say(out.lang).replace(" %", "\u{a0}%");
    let lines = wrap(&text, count_columns(), "");
    lines.iter().try_for_each(|line| writeln!(out, "{}", line.replace('\u{a0}', " ")))
}

/// Returns the columns of the terminal.
pub(super) fn count_columns() -> usize {
    let is_terminal = io::stdout().is_terminal();
    let size = ratatui::crossterm::terminal::size().ok().filter(|_| is_terminal);
    size.map_or(COLUMNS, |(columns, _)| usize::from(columns).clamp(40, 120))
}
