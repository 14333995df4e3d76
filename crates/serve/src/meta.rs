//! Named values of a class in the database: its phase, the seed of its final, its last known time.

use crate::http_error::HttpError;
use rusqlite::{Connection, OptionalExtension};

/// Returns a value of the class by name.
///
/// # Errors
/// A failed read.
pub(crate) fn meta(base: &Connection, name: &str) -> Result<Option<String>, HttpError> {
    let select = "SELECT value FROM meta WHERE name = ?1";
    Ok(base.query_row(select, [name], |row| row.get(0)).optional()?)
}

/// Stores a value of the class by name.
///
/// # Errors
/// A failed write.
pub(crate) fn set_meta(base: &Connection, name: &str, value: &str) -> Result<(), HttpError> {
    base.execute("INSERT OR REPLACE INTO meta (name, value) VALUES (?1, ?2)", [name, value])?;
    Ok(())
}
