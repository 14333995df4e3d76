//! Tables of results, drawn as text.

use crate::failure::CommandError;
use crate::out::Out;
use crate::table::{Align, TextTable};
use damier_i18n::{Lang, Message};
use damier_reports::{Cell, ResultTable, Section};
use std::io::Write;

/// Writes the names and the figures of a table.
pub(crate) fn write_table(table: &ResultTable, out: &mut Out<'_>) -> Result<(), CommandError> {
    let drawn = draw(table, &[Section::Names, Section::Figures], Cell::shown, out.lang);
    Ok(writeln!(out, "{}", drawn.folded(names(table)))?)
}

/// Returns the number of columns that identify a row.
pub(super) fn names(results: &ResultTable) -> usize {
    results.columns_of(&[Section::Names]).len()
}

/// Draws sections of a table of results as text.
pub(super) fn draw(
    results: &ResultTable,
    sections: &[Section],
    shown: fn(&Cell) -> Message,
    lang: Lang,
) -> TextTable {
    let columns = results.columns_of(sections);
    let mut table = TextTable::new(lang);
    for column in columns.iter().map(|&at| &results.columns[at]) {
        let align = if column.is_text() { Align::Left } else { Align::Right };
        table.column(column.title.clone(), align);
    }
    for row in results.rows_of(sections) {
        table.row(columns.iter().map(|&at| match &row.disqualified {
            None => shown(&row.cells[at]),
            Some(_) if results.columns[at].is_text() => row.named(),
            Some(_) if results.columns[at].section == Section::Names => "–".into(),
            Some(_) => Message::default(),
        }));
    }
    table
}
