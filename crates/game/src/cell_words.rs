//! Cells of boards that other programs write: lists, tables, and rows of words.

/// Words of a board, not yet read as cells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CellWords {
    /// The words of each row; a blank cell of a table is an empty word. A text without rows is one row.
    pub rows: Vec<Vec<String>>,
    /// Text before and between the lists, such as the keys of an object; empty if the text has no lists.
    pub around: String,
    /// Text after the lists; empty if the text has no lists.
    pub after: String,
}

impl CellWords {
    /// Splits a text into words.
    ///
    /// If its first line has a bracket of any kind, each innermost pair of brackets holds a row: `[[2, 0], [0, 4]]`,
    /// `{{2,0},{0,4}}`, and the arrays that NumPy prints. Otherwise lines or `/` separate rows, or `;` on a single
    /// line. Cells are separated by the first of these that a row has: `|` (also of box drawings), tabs, commas, `;`,
    /// white space. Lines that only draw a frame, and lines with a colon, are left out.
    ///
    /// Returns `None` if brackets do not match.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        if text.trim_start().lines().next().is_some_and(|line| line.contains(['[', '(', '{'])) {
            return read_lists(text);
        }
        let text = text.replace(['│', '┃', '║'], "|");
        let is_framed = text.contains(['|', '+']);
        let mut lines: Vec<&str> = text.split(['\n', '\r', '/']).collect();
        if let [line] = lines[..] {
            lines = line.split(';').collect();
        }
        // A row of a spreadsheet may have only blank cells.
        let is_empty =
            |line: &str| line.trim_matches(|c: char| c.is_whitespace() && c != '\t').is_empty();
        let is_other = |line: &str| line.contains(':') || (is_framed && is_frame(line));
        let is_row = |line: &&str| !is_other(line) && !is_empty(line);
        let rows = lines.into_iter().filter(is_row).map(split_row).collect();
        Some(Self { rows, around: String::new(), after: String::new() })
    }

    /// Returns the cells of a board of this size, row by row, and the words after them. A word is a cell. If `is_glued`
    /// is true and that does not fit, each letter is a cell, and each word holds whole rows.
    ///
    /// Returns `None` if the rows have another size. Text without rows is a board of any size.
    #[must_use]
    pub fn cells(
        &self,
        (rows, columns): (usize, usize),
        is_glued: bool,
    ) -> Option<(Vec<String>, Vec<String>)> {
        let apart = || {
            cells_of_rows(&self.rows, rows, columns)
                .or_else(|| self.cells_without_rows(rows * columns))
        };
        let glued = || {
            let split = split_letters(&self.rows.concat(), rows * columns, columns);
            split.filter(|_| is_glued)
        };
        apart().or_else(glued)
    }

    /// Returns the cells if the text has no rows: the first row has all of them, or each row is one cell.
    fn cells_without_rows(&self, count: usize) -> Option<(Vec<String>, Vec<String>)> {
        let is_column = self.rows.iter().all(|row| row.len() == 1);
        let is_flat = is_column || self.rows.first().is_some_and(|row| row.len() >= count);
        let words = self.rows.concat();
        let (cells, rest) = words.split_at_checked(count).filter(|_| is_flat)?;
        Some((cells.to_vec(), without_blanks(rest)))
    }
}

/// Returns the cells if the first rows, and what the last one begins with, have the size of the board.
fn cells_of_rows(
    all: &[Vec<String>],
    rows: usize,
    columns: usize,
) -> Option<(Vec<String>, Vec<String>)> {
    let (board, after) = all.split_at_checked(rows)?;
    let (mut cells, mut rest) = (Vec::new(), Vec::new());
    for (index, row) in board.iter().enumerate() {
        let (row, further) = row.split_at_checked(columns)?;
        cells.extend_from_slice(row);
        rest.extend(without_blanks(further));
        if !rest.is_empty() && index + 1 < rows {
            return None;
        }
    }
    rest.extend(without_blanks(&after.concat()));
    Some((cells, rest))
}

/// Splits words into letters until there are enough cells. Returns the cells and the remaining words. `None` if a word
/// does not hold whole rows.
fn split_letters(
    words: &[String],
    count: usize,
    columns: usize,
) -> Option<(Vec<String>, Vec<String>)> {
    let mut cells: Vec<String> = Vec::with_capacity(count);
    let mut used = 0;
    while cells.len() < count {
        let letters = words.get(used)?.chars().map(String::from);
        cells.extend(letters);
        used += 1;
        if !cells.len().is_multiple_of(columns) {
            return None;
        }
    }
    (cells.len() == count).then(|| (cells, without_blanks(&words[used..])))
}

/// Returns true if a word stands for an empty cell in a table or list: nothing, a dot, or a word for nothing.
#[must_use]
pub fn is_blank(word: &str) -> bool {
    ["", ".", "_", "null", "none", "nan"].iter().any(|blank| word.eq_ignore_ascii_case(blank))
}

/// Returns the words without blank ones, such as after a separator at the end of a row.
fn without_blanks(words: &[String]) -> Vec<String> {
    words.iter().filter(|word| !word.is_empty()).cloned().collect()
}

/// Reads the innermost pairs of brackets as rows.
fn read_lists(text: &str) -> Option<CellWords> {
    let (mut rows, mut around, mut after) = (Vec::new(), String::new(), String::new());
    // The text since the last opening bracket, while no bracket has been closed since.
    let mut inside: Option<String> = None;
    let mut open = Vec::new();
    for letter in text.chars() {
        match letter {
            '[' | '(' | '{' => {
                open.push(letter);
                around += &after;
                after.clear();
                around += &inside.replace(String::new()).unwrap_or_default();
            }
            ']' | ')' | '}' => {
                let opened = match letter {
                    ']' => '[',
                    ')' => '(',
                    _ => '{',
                };
                open.pop().filter(|&last| last == opened)?;
                match inside.take() {
                    Some(row) => rows.push(split_row(&row)),
                    None => {
                        around += &after;
                        after.clear();
                    }
                }
            }
            _ => inside.as_mut().unwrap_or(&mut after).push(letter),
        }
    }
    rows.retain(|row| row.iter().any(|word| !word.is_empty()));
    open.is_empty().then_some(CellWords { rows, around, after })
}

/// Returns true if a line only draws the frame of a table, for example `+---+---+` or `|---|---|`.
fn is_frame(line: &str) -> bool {
    let has_content = line.contains(|c: char| c.is_alphanumeric() || c == '.' || c == '#');
    let is_drawn = |c: char| c == '+' || ('\u{2500}'..='\u{257f}').contains(&c);
    !has_content && (line.contains(is_drawn) || line.contains("--") || line.contains("=="))
}

/// Splits a row into cells, without white space and quotes around them.
fn split_row(row: &str) -> Vec<String> {
    let Some(separator) = ['|', '\t', ',', ';'].into_iter().find(|&sign| row.contains(sign)) else {
        return row.split_whitespace().map(unquoted).collect();
    };
    let row = if separator == '\t' { row } else { row.trim() };
    let mut cells: Vec<String> = row.split(separator).map(unquoted).collect();
    // A table has `|` at both ends of a row.
    if separator == '|' && cells[0].is_empty() && row.ends_with('|') {
        cells.remove(0);
        cells.pop();
    }
    cells
}

fn unquoted(word: &str) -> String {
    word.trim().trim_matches(['"', '\'']).trim().to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cells(text: &str, size: (usize, usize), is_glued: bool) -> Option<String> {
        let (cells, rest) = CellWords::read(text)?.cells(size, is_glued)?;
        Some(format!("{} : {}", cells.join(" "), rest.join(" ")))
    }

    #[test]
    fn rows_are_found_in_every_form() {
        for text in [
            "[[2, 0, 4], [8, 0, 0]]",
            "board = np.array([[2, 0, 4],\n       [8, 0, 0]], dtype=int64)",
            "[[2 0 4]\n [8 0 0]]",
            "{ {2,0,4}, {8,0,0}, };",
            "((2, 0, 4), (8, 0, 0))",
            "[2, 0, 4, 8, 0, 0]",
            "[\n  [\n    2,\n    0,\n    4\n  ],\n  [\n    \"8\",\n    0,\n    '0'\n  ]\n]",
            "[[2, 0, 4,], [8, 0, 0,],]",
            "2,0,4\n8,0,0",
            "2;0;4\r\n8;0;0\r\n",
            "2 0 4; 8 0 0",
            "2 0 4/8 0 0",
            "2,0,4,8,0,0",
            "2;0;4;8;0;0",
            "2\n0\n4\n8\n0\n0\n",
            "+---+---+---+\n| 2 | 0 | 4 |\n+---+---+---+\n| 8 | 0 | 0 |\n+---+---+---+",
            "| 2 | 0 | 4 |\n|---|---|---|\n| 8 | 0 | 0 |",
            "┌──┬──┬──┐\n│ 2│ 0│ 4│\n├──┼──┼──┤\n│ 8│ 0│ 0│\n└──┴──┴──┘\n",
            "score: 8\n 2  0  4\n 8  0  0\nplayer 1: (2.8 %)",
        ] {
            assert_eq!(cells(text, (2, 3), false).as_deref(), Some("2 0 4 8 0 0 : "), "{text}");
        }
        let blanks = "2  4 8   : ";
        for text in ["2,,4\n8,,", "2\t\t4\n8\t\t", "|2||4|\n|8|||", "[[2,,4],[8,,'']]"] {
            assert_eq!(cells(text, (2, 3), false).as_deref(), Some(blanks), "{text}");
        }
        assert_eq!(cells("\t\t\n\t2\t", (2, 3), false).as_deref(), Some("    2  : "));
        assert_eq!(cells(",,\n,2,", (2, 3), false).as_deref(), Some("    2  : "));
    }

    #[test]
    fn letters_are_cells_where_words_are_not() {
        for text in ["AB2 CDE", "AB2CDE", "AB2,\nCDE", "A B 2/C D E", "['AB2', 'CDE']"] {
            assert_eq!(cells(text, (2, 3), true).as_deref(), Some("A B 2 C D E : "), "{text}");
            assert_eq!(cells(text, (2, 3), false).is_some(), text.contains("A B"), "{text}");
        }
        assert_eq!(cells("AB2\nCDE 1 -", (2, 3), true).as_deref(), Some("A B 2 C D E : 1 -"));
        assert_eq!(cells("AB2\nCDE\n1 -", (2, 3), true).as_deref(), Some("A B 2 C D E : 1 -"));
        assert_eq!(cells("AB2 CDE\n1 -", (2, 3), true).as_deref(), Some("A B 2 C D E : 1 -"));
        for text in ["AB2CD E", "[[10, 5], [11, 7]]", "AB CD"] {
            assert_eq!(cells(text, (2, 3), true), None, "{text}");
        }
    }

    #[test]
    fn boards_of_another_size_are_refused() {
        for text in ["[[2,0],[4,8],[0,0]]", "2 0\n4 8\n0 0", "2,0,4,8,0", ""] {
            assert_eq!(cells(text, (2, 3), false), None, "{text}");
        }
        for text in ["[[2, 0", "[[2, 0, 4], [8, 0, 0}]", "2)] (["] {
            assert_eq!(CellWords::read(text), None, "{text}");
        }
    }

    #[test]
    fn text_around_lists_is_not_lost() {
        let read = CellWords::read("{\"board\": [[2,0],[4,8]], \"piece\": 5} x").expect("lists");
        assert!(read.around.contains("board") && read.around.contains("\"piece\": 5"));
        assert_eq!((read.rows.len(), read.after.trim()), (2, "x"));
    }
}
