//! Plain text tables that fit the terminal and need no colour.

use comfy_table::{
    CellAlignment, ColumnConstraint, ContentArrangement, LineStyle, Row, TableStyle,
};
use damier_i18n::{Lang, Message};
use std::fmt;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Align {
    Left,
    Right,
}

/// One line below the header, nothing else.
const STYLE: TableStyle = TableStyle::new().header_separator(LineStyle::new('─', '─', '─', '─'));

/// A terminal that reports fewer columns does not know its width. It is treated as having this many.
const NARROWEST: u16 = 20;
const USUAL: u16 = 80;

/// The width of a page if there is no terminal.
const PAGE: usize = 110;

/// Number of spaces between two columns.
const GAP: usize = 2;
/// The part of the width that the repeated columns of a folded table may take, in tenths.
const KEPT_OF_TEN: usize = 4;

/// Stands for a no-break space until the table is drawn.
const UNBREAKABLE: &str = "\u{a0}";

/// A table under construction.
pub(crate) struct TextTable {
    lang: Lang,
    inner: comfy_table::Table,
    header: Vec<String>,
    aligns: Vec<Align>,
    rows: Vec<Vec<String>>,
}

impl TextTable {
    /// Creates a table without columns, in a language.
    pub(crate) fn new(lang: Lang) -> Self {
        let mut inner = comfy_table::Table::new();
        inner.load_style(STYLE);
        inner.set_content_arrangement(ContentArrangement::Dynamic);
        // Not every terminal knows its own width.
        if inner.width().is_some_and(|width| width < NARROWEST) {
            inner.set_width(USUAL);
        }
        Self { lang, inner, header: Vec::new(), aligns: Vec::new(), rows: Vec::new() }
    }

    /// Limits the width of the table to a page if there is no terminal. For tables with sentences.
    pub(crate) fn fit(&mut self) {
        if !self.inner.is_tty() {
            self.inner.set_width(PAGE as u16);
        }
    }

    pub(crate) fn column(&mut self, name: impl Into<Message>, align: Align) -> &mut Self {
        self.header.push(name.into().say(self.lang));
        self.aligns.push(align);
        self
    }

    pub(crate) fn row<I: IntoIterator<Item: Into<Message>>>(&mut self, cells: I) -> &mut Self {
        let cells = cells.into_iter().map(|cell| cell.into().say(self.lang));
        self.rows.push(cells.collect());
        self
    }

    /// Returns true if the whole table fits the terminal without broken lines, or if there is no terminal; false
    /// otherwise.
    pub(crate) fn fits(&self) -> bool {
        let widths: usize = (0..self.header.len()).map(|column| self.width_of(column)).sum();
        self.inner.width().is_none_or(|width| widths <= usize::from(width))
    }

    /// Returns true if the whole table fits the terminal or, without one, a page.
    pub(crate) fn fits_page(&self) -> bool {
        let widths: usize = (0..self.header.len()).map(|column| self.width_of(column)).sum();
        widths <= self.inner.width().map_or(PAGE, usize::from)
    }

    /// Draws the table. A table that does not fit the terminal becomes several tables below each other, each of which
    /// repeats the first `kept` columns. If these columns take too much of the width, their words are broken.
    pub(crate) fn folded(&self, kept: usize) -> String {
        let Some(width) = self.inner.width().map(usize::from).filter(|_| !self.fits()) else {
            return self.to_string();
        };
        let head = (0..kept).map(|column| self.width_of(column)).sum::<usize>();
        let room = width - head.min(width * KEPT_OF_TEN / 10);
        let mut parts: Vec<Vec<usize>> = vec![Vec::new()];
        let mut used = 0;
        for column in kept..self.header.len() {
            used += self.width_of(column);
            if used > room && parts.last().is_some_and(|part| !part.is_empty()) {
                used = self.width_of(column);
                parts.push(Vec::new());
            }
            parts.last_mut().into_iter().for_each(|part| part.push(column));
        }
        let texts = parts.iter().map(|part| self.columns((0..kept).chain(part.iter().copied())));
        texts.collect::<Vec<_>>().join("\n\n")
    }

    /// Returns the width of a column with the gap after it.
    fn width_of(&self, column: usize) -> usize {
        let cells =
            self.rows.iter().filter_map(|row| row.get(column)).chain(self.header.get(column));
        GAP + cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
    }

    /// Draws some of the columns.
    fn columns(&self, columns: impl Iterator<Item = usize>) -> String {
        let columns: Vec<usize> = columns.collect();
        let mut table = self.inner.clone();
        table.set_header(columns.iter().map(|&column| &self.header[column]));
        for row in &self.rows {
            let cell = |&column: &usize| {
                let cell = row.get(column).map_or("", String::as_str);
                match self.aligns[column] {
                    // A number stays together with its interval in a narrow table.
                    Align::Right => cell.replace(' ', UNBREAKABLE),
                    Align::Left => cell.to_string(),
                }
            };
            table.add_row(Row::from(columns.iter().map(cell).collect::<Vec<_>>()));
        }
        for (index, &column) in columns.iter().enumerate() {
            if let Some(drawn) = table.column_mut(index) {
                drawn.set_padding((0, 1));
                if self.aligns[column] == Align::Right {
                    drawn.set_cell_alignment(CellAlignment::Right);
                    // Numbers are never broken: if space is short, words are.
                    drawn.set_constraint(ColumnConstraint::ContentWidth);
                }
            }
        }
        let text = table.to_string().replace(UNBREAKABLE, " ");
        let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
        lines.join("\n")
    }
}

impl fmt::Display for TextTable {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.columns(0..self.header.len()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cross(players: usize, width: u16) -> TextTable {
        let mut table = TextTable::new(Lang::English);
        table.column("", Align::Right).column("player", Align::Left);
        for column in 0..players {
            table.column(column.to_string(), Align::Right);
        }
        for row in 0..players {
            let cells = (0..players).map(|column| format!("{row}{column}.5±3.6"));
            table.row([row.to_string(), format!("foresight-{row}")].into_iter().chain(cells));
        }
        table.inner.set_width(width);
        table
    }

    #[test]
    fn wide_tables_are_folded_and_no_cell_is_broken() {
        for (players, width, parts) in [(4, 80, 1), (10, 80, 2), (10, 40, 5), (10, 200, 1)] {
            let text = cross(players, width).folded(2);
            assert_eq!(text.split("\n\n").count(), parts, "{text}");
            for (row, column) in (0..players).flat_map(|a| (0..players).map(move |b| (a, b))) {
                assert!(text.contains(&format!("{row}{column}.5±3.6")), "{row} {column}:\n{text}");
            }
            let fits = text.lines().all(|line| line.chars().count() <= usize::from(width));
            assert!(fits && text.contains("foresight-3"), "{text}");
        }
    }

    #[test]
    fn a_very_long_name_gives_way() {
        let mut table = cross(6, 60);
        table.rows[0][1] = "a-very-long-name-of-a-submission ".repeat(3);
        let text = table.folded(2);
        assert!(text.lines().all(|line| line.chars().count() <= 60), "{text}");
        assert!(text.contains("00.5±3.6") && text.contains("05.5±3.6"), "{text}");
    }
}
