//! A table of new students, as teachers type it or paste it from a spreadsheet.

use crate::http_error::HttpError;
use crate::people::add_student;
use crate::text::people as text;
use damier_catalog::without_mark;
use damier_i18n::Message;
use rusqlite::Transaction;

/// First words of a table whose first line names its columns.
const HEADS: [&str; 8] =
    ["name", "nom", "pseudonym", "pseudonyme", "student", "élève", "eleve", "étudiant"];

/// A student with a new link.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LinkedStudent {
    /// The pseudonym.
    pub name: String,
    /// The teacher's label, which may be empty.
    pub label: String,
    /// The token in the link.
    pub token: String,
}

/// A row of a table that added no student.
#[derive(Clone, PartialEq, Debug)]
pub struct RefusedRow {
    /// The row as text.
    pub row: String,
    /// The reason.
    pub why: Message,
}

/// What became of the rows of a table.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct AddedStudents {
    /// The students that were added.
    pub linked: Vec<LinkedStudent>,
    /// The rows that were refused.
    pub refused: Vec<RefusedRow>,
}

/// Adds the students of a table. Each line has a name and, if wanted, a label after a comma, semicolon or tab. A first line may name the columns. A row that
/// cannot be added does not stop the others.
///
/// # Errors
/// A failed write. Then no student is added.
pub fn add_students(base: &Transaction<'_>, table: &str) -> Result<AddedStudents, HttpError> {
    let table = without_mark(table);
    let delimiter = delimiter(table);
    let table = join_quotes(table, delimiter);
    let mut reader = csv::ReaderBuilder::new()
        .has_headers(false)
        .flexible(true)
        .delimiter(delimiter as u8)
        .from_reader(table.as_bytes());
    let mut added = AddedStudents::default();
    for (place, row) in reader.records().enumerate() {
        let row = row.map_err(|error| HttpError::machine(&error))?;
        let field = |place| row.get(place).unwrap_or_default().trim().to_string();
        let (name, label) = (field(0), field(1));
        let is_head = place == 0 && HEADS.contains(&name.to_lowercase().as_str());
        if name.is_empty() || is_head {
            continue;
        }
        if row.iter().skip(2).any(|field| !field.trim().is_empty()) {
            let row = write_row(&row, delimiter)?;
            added.refused.push(RefusedRow { row, why: text::many_columns().into() });
            continue;
        }
        match add_student(base, &name, &label) {
            Ok(token) => added.linked.push(LinkedStudent { name, label, token }),
            Err(HttpError::Asked(why)) => {
                added.refused.push(RefusedRow { row: write_row(&row, delimiter)?, why });
            }
            Err(other) => return Err(other),
        }
    }
    Ok(added)
}

/// Returns the delimiter of a table: the first of tab, semicolon and comma that its first line has outside quotes.
fn delimiter(table: &str) -> char {
    let first = table.lines().next().unwrap_or_default();
    let is_outside = |sign: char| first.split('"').step_by(2).any(|part| part.contains(sign));
    ['\t', ';'].into_iter().find(|&sign| is_outside(sign)).unwrap_or(',')
}

/// Removes blanks between a delimiter and a quote, as in `ada, "Lovelace, Ada"`. A CSV reader takes a quote after a blank
/// for a letter.
fn join_quotes(table: &str, delimiter: char) -> String {
    let mut joined = String::with_capacity(table.len());
    let (mut is_quoted, mut is_start, mut last) = (false, true, '\n');
    for (at, letter) in table.char_indices() {
        let is_blank = letter.is_whitespace() && !"\r\n".contains(letter) && letter != delimiter;
        if is_start && is_blank && table[at..].trim_start_matches([' ', '\u{a0}']).starts_with('"')
        {
            continue;
        }
        is_quoted = match letter {
            // Two quotes within quotes mean a quote.
            '"' => !is_quoted && (is_start || last == '"'),
            _ => is_quoted,
        };
        is_start = !is_quoted && (letter == delimiter || letter == '\n');
        joined.push(letter);
        last = letter;
    }
    joined
}

/// Writes a row as the form shows it again.
#[expect(
    clippy::disallowed_types,
    reason = "the row goes back into the form, not into a spreadsheet"
)]
fn write_row(row: &csv::StringRecord, delimiter: char) -> Result<String, HttpError> {
    let failed = |error: csv::Error| HttpError::machine(&error);
    let mut writer = csv::WriterBuilder::new().delimiter(delimiter as u8).from_writer(Vec::new());
    writer.write_record(row).map_err(failed)?;
    let bytes = writer.into_inner().map_err(|error| HttpError::machine(&error))?;
    Ok(String::from_utf8_lossy(&bytes).trim_end().to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_delimiter_is_found_outside_quotes() {
        for (table, found) in [
            ("ada", ','),
            ("ada,Ada L.\neve;x", ','),
            ("ada;Lovelace, Ada", ';'),
            ("ada\tLovelace; Ada", '\t'),
            ("ada, \"Lovelace; Ada\"", ','),
        ] {
            assert_eq!(delimiter(table), found, "{table}");
        }
    }

    #[test]
    fn a_blank_before_a_quote_is_removed_and_no_other() {
        for (table, joined) in [
            ("ada, \"Lovelace, Ada\"\r\n \"eve\", x", "ada,\"Lovelace, Ada\"\r\n\"eve\", x"),
            ("ada, a \"b\" c", "ada, a \"b\" c"),
            ("\"a \"\"b\"\", \"\"c\", \"d\"", "\"a \"\"b\"\", \"\"c\",\"d\""),
            ("\"a\nb\",  c", "\"a\nb\",  c"),
        ] {
            assert_eq!(join_quotes(table, ','), joined, "{table}");
        }
    }
}
