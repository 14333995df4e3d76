//! Plain tables that fit the terminal, look the same without colour, and can be pasted anywhere.

use comfy_table::{
    CellAlignment, ColumnConstraint, ContentArrangement, LineStyle, Row, TableStyle,
};
use std::fmt;
use words::{Lang, Message};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Align {
    Left,
    Right,
}

/// One line below the header, nothing else.
const STYLE: TableStyle = TableStyle::new().header_separator(LineStyle::new('─', '─', '─', '─'));

/// Stands for a space that no line is broken at, until the table is drawn.
const UNBREAKABLE: &str = "\u{a0}";

/// A table under construction.
pub(crate) struct TextTable {
    lang: Lang,
    inner: comfy_table::Table,
    header: Vec<String>,
    aligns: Vec<Align>,
}

impl TextTable {
    /// A table without columns, whose words are said in a language.
    pub(crate) fn new(lang: Lang) -> Self {
        let mut inner = comfy_table::Table::new();
        inner.load_style(STYLE);
        inner.set_content_arrangement(ContentArrangement::Dynamic);
        Self { lang, inner, header: Vec::new(), aligns: Vec::new() }
    }

    /// Keeps the lines of a table of prose short where no terminal says how wide it may be.
    pub(crate) fn fit(&mut self) {
        if !self.inner.is_tty() {
            self.inner.set_width(110);
        }
    }

    pub(crate) fn column(&mut self, name: impl Into<Message>, align: Align) -> &mut Self {
        self.header.push(name.into().say(self.lang));
        self.aligns.push(align);
        self
    }

    pub(crate) fn row<I: IntoIterator<Item: Into<Message>>>(&mut self, cells: I) -> &mut Self {
        let cells = cells.into_iter().zip(&self.aligns).map(|(cell, align)| match align {
            // A number with its interval is not torn apart where the table is narrow.
            Align::Right => cell.into().say(self.lang).replace(' ', UNBREAKABLE),
            Align::Left => cell.into().say(self.lang),
        });
        let cells: Vec<String> = cells.collect();
        self.inner.add_row(Row::from(cells));
        self
    }
}

impl TextTable {
    /// True if the whole table fits the terminal without a broken line; always where there is none.
    pub(crate) fn fits(&self) -> bool {
        let widths: u16 = self.inner.column_max_content_widths().iter().sum();
        let gaps = 2 * self.aligns.len();
        let header = |(index, name): (usize, &String)| {
            let below = self.inner.column_max_content_widths().get(index).copied().unwrap_or(0);
            name.chars().count().saturating_sub(usize::from(below))
        };
        let over: usize = self.header.iter().enumerate().map(header).sum();
        let wanted = usize::from(widths) + gaps + over;
        self.inner.width().is_none_or(|width| wanted <= usize::from(width))
    }
}

impl fmt::Display for TextTable {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut table = self.inner.clone();
        table.set_header(self.header.clone());
        for (index, align) in self.aligns.iter().enumerate() {
            if let Some(column) = table.column_mut(index) {
                column.set_padding((0, 1));
                if *align == Align::Right {
                    column.set_cell_alignment(CellAlignment::Right);
                    // A number is never torn apart: where space is short, words give way.
                    column.set_constraint(ColumnConstraint::ContentWidth);
                }
            }
        }
        let text = table.to_string().replace(UNBREAKABLE, " ");
        let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
        out.write_str(&lines.join("\n"))
    }
}
