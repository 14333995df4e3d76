//! CSV tables, written and read.

#![expect(clippy::disallowed_types, reason = "the one writer of CSV")]

use crate::result_table::Field;
use damier_catalog::without_mark;
use serde::Deserialize;
use std::io::{self, Write};

/// The style of a CSV table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SheetStyle {
    /// Commas between fields and decimal points (RFC 4180).
    #[default]
    Plain,
    /// A style that a French Excel opens with a double click: semicolons between fields, decimal commas, lines that end
    /// in CR LF, and a byte order mark, without which Excel assumes another encoding than UTF-8.
    ExcelFr,
}

/// Signs that start a formula in a spreadsheet. The last four are their full-width forms.
const FORMULA_SIGNS: [char; 8] = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];
/// Characters after which a spreadsheet may start another cell, even within a field.
const CELL_BREAKS: [char; 4] = ['\t', '\r', '\n', ';'];

/// Writes a table as CSV.
pub struct SheetWriter<W: Write> {
    csv: csv::Writer<W>,
    style: SheetStyle,
}

impl<W: Write> SheetWriter<W> {
    /// Starts a table.
    ///
    /// # Errors
    /// A failed write.
    pub fn new(mut out: W, style: SheetStyle) -> io::Result<Self> {
        let mut builder = csv::WriterBuilder::new();
        if style == SheetStyle::ExcelFr {
            out.write_all("\u{feff}".as_bytes())?;
            builder.delimiter(b';').terminator(csv::Terminator::CRLF);
        }
        Ok(Self { csv: builder.from_writer(out), style })
    }

    /// Writes the names of the columns.
    ///
    /// # Errors
    /// A failed write.
    pub fn write_names(&mut self, names: impl IntoIterator<Item: AsRef<str>>) -> io::Result<()> {
        let names = names.into_iter().map(|name| without_formula(name.as_ref()));
        self.csv.write_record(names).map_err(failure)
    }

    /// Writes a row. A [`Field::Text`] that a spreadsheet would run as a formula is written with an apostrophe before
    /// it.
    ///
    /// # Errors
    /// A failed write.
    pub fn write(&mut self, fields: impl IntoIterator<Item = Field>) -> io::Result<()> {
        let style = self.style;
        let text = |field| match field {
            Field::Empty => String::new(),
            Field::Text(text) => without_formula(&text),
            Field::Notation(text) => text,
            Field::Number(digits) if style == SheetStyle::ExcelFr => digits.replace('.', ","),
            Field::Number(digits) => digits,
        };
        self.csv.write_record(fields.into_iter().map(text)).map_err(failure)
    }

    /// Finishes the table.
    ///
    /// # Errors
    /// A failed write.
    pub fn finish(self) -> io::Result<W> {
        self.csv.into_inner().map_err(csv::IntoInnerError::into_error)
    }
}

/// Returns the system's own error of a write, so that callers recognise a closed pipe.
fn failure(error: csv::Error) -> io::Error {
    match error.into_kind() {
        csv::ErrorKind::Io(error) => error,
        other => io::Error::other(format!("{other:?}")),
    }
}

/// Returns a text without formulas (OWASP, CSV Injection): an apostrophe comes before a sign that would start one, at
/// the start or after a character that a spreadsheet may take for the end of a cell.
fn without_formula(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for cell in text.split_inclusive(CELL_BREAKS) {
        let is_blank = |sign: char| sign.is_whitespace() || sign.is_control() || sign == '\u{feff}';
        let begins = cell.trim_start_matches(|sign| is_blank(sign) && !CELL_BREAKS.contains(&sign));
        if begins.starts_with(FORMULA_SIGNS) || (safe.is_empty() && cell.starts_with(['\t', '\r']))
        {
            safe.push('\'');
        }
        safe.push_str(cell);
    }
    safe
}

/// Returns a reader for a table with commas, semicolons or tabs between fields, with or without a byte order mark.
/// Lines that start with `#` are comments.
#[must_use]
pub fn read_sheet(text: &str) -> csv::Reader<io::Cursor<String>> {
    // The reader miscounts lines that end in CR LF after a comment.
    let text = without_mark(text).replace("\r\n", "\n");
    let header = text.lines().find(|line| !line.trim().is_empty() && !line.starts_with('#'));
    let count = |sign: u8| header.unwrap_or_default().bytes().filter(|&byte| byte == sign).count();
    let delimiter = [b',', b';', b'\t'].into_iter().rev().max_by_key(|&sign| count(sign));
    csv::ReaderBuilder::new()
        .delimiter(delimiter.unwrap_or(b','))
        .comment(Some(b'#'))
        .trim(csv::Trim::All)
        .from_reader(io::Cursor::new(text))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(style: SheetStyle, fields: Vec<Field>) -> String {
        let mut sheet = SheetWriter::new(Vec::new(), style).expect("written");
        sheet.write(fields).expect("written");
        String::from_utf8(sheet.finish().expect("written")).expect("UTF-8")
    }

    #[test]
    fn a_text_is_never_a_formula_and_a_number_stays_a_number() {
        for (text, safe) in [
            ("=1+1", "'=1+1"),
            ("+1", "'+1"),
            ("-x", "'-x"),
            ("@x", "'@x"),
            ("  =1", "'  =1"),
            ("\u{feff}=1", "'\u{feff}=1"),
            ("\u{a0}\u{a0}＝1", "'\u{a0}\u{a0}＝1"),
            ("\tx", "'\tx"),
            ("\r=1", "'\r'=1"),
            ("a;=1", "a;'=1"),
            ("a\n @x", "a\n' @x"),
            ("a-b=c, +1", "a-b=c, +1"),
            ("Zoë", "Zoë"),
        ] {
            assert_eq!(without_formula(text), safe, "{text:?}");
        }
        let fields = || vec![Field::from(-1.5), Field::text("-1.5"), Field::Empty];
        assert_eq!(written(SheetStyle::Plain, fields()), "-1.5,'-1.5,\n");
        assert_eq!(written(SheetStyle::ExcelFr, fields()), "\u{feff}-1,5;'-1.5;\r\n");
    }

    #[test]
    fn tables_of_every_spreadsheet_are_read() {
        for text in [
            "name,t4\nZoë,12\n",
            "\u{feff}name;t4\r\nZoë;12\r\n",
            "# counts, of a class\nname\tt4\nZoë\t12\n",
            "\u{feff}\"name\";\"t4\"\r\n\"Zoë\";12",
        ] {
            let mut reader = read_sheet(text);
            assert_eq!(reader.headers().expect("a header"), vec!["name", "t4"], "{text}");
            let row = reader.records().next().expect("a row").expect("read");
            assert_eq!(row, vec!["Zoë", "12"], "{text}");
        }
    }
}
