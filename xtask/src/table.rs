//! Tables that a command writes into a page. A table is between two marks that name the command.

use anyhow::{Context, Result};
use std::fs;
use std::path::Path;

/// Page with a table that a command writes.
#[derive(Debug)]
pub struct TablePage {
    /// Path of the page from the root of the repository.
    pub page: &'static str,
    /// Name of the command, without `cargo xtask`.
    pub chore: &'static str,
}

impl TablePage {
    /// Splits the page into the text before the table, the table, and the text after it. The marks are not part of the
    /// table.
    fn split(&self, root: &Path) -> Result<[String; 3]> {
        let text = fs::read_to_string(root.join(self.page)).context(self.page)?;
        let begin = format!("<!-- table: cargo xtask {} -->\n", self.chore);
        let at = text.find(&begin).context(self.page)? + begin.len();
        let (head, rest) = text.split_at(at);
        let (table, tail) = rest.split_at(rest.find("<!-- end -->").context(self.page)?);
        Ok([head, table, tail].map(str::to_string))
    }

    /// Reads the rows of the table. Each row is a list of its cells.
    ///
    /// # Errors
    /// If the page is missing, or if it lacks the marks.
    pub fn read(&self, root: &Path) -> Result<Vec<Vec<String>>> {
        let [_, table, _] = self.split(root)?;
        let rows = table.lines().filter(|line| line.starts_with('|')).skip(2);
        let cells = |row: &str| {
            row.trim_matches('|').split('|').map(|cell| cell.trim().to_string()).collect()
        };
        Ok(rows.map(cells).collect())
    }

    /// Replaces the table in the page.
    ///
    /// # Errors
    /// If the page is missing, or if it lacks the marks.
    pub fn write(&self, root: &Path, table: &str) -> Result<()> {
        let [head, _, tail] = self.split(root)?;
        fs::write(root.join(self.page), format!("{head}\n{table}\n{tail}")).context(self.page)
    }
}
