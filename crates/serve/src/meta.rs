//! Named values of a class in the database: its phase, the seed of its final, its last known time.

use crate::http_error::HttpError;
use rusqlite::{Connection, OptionalExtension};

/// The beginning of the names of the sentences about the marks.
const MARK_NOTE: &str = "mark-note ";

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

/// Removes a value of the class by name.
///
/// # Errors
/// A failed write.
pub(crate) fn remove_meta(base: &Connection, name: &str) -> Result<(), HttpError> {
    base.execute("DELETE FROM meta WHERE name = ?1", [name])?;
    Ok(())
}

/// Stores the sentences about the marks, each as a stored message.
///
/// # Errors
/// A failed write.
pub(crate) fn add_mark_notes(base: &Connection, notes: &[String]) -> Result<(), HttpError> {
    (0..).zip(notes).try_for_each(|(at, note)| set_meta(base, &format!("{MARK_NOTE}{at:04}"), note))
}

/// Returns the sentences about the marks, in order.
///
/// # Errors
/// A failed read.
pub(crate) fn mark_notes(base: &Connection) -> Result<Vec<String>, HttpError> {
    let select = "SELECT value FROM meta WHERE substr(name, 1, length(?1)) = ?1 ORDER BY name";
    let mut select = base.prepare_cached(select)?;
    let notes = select.query_map([MARK_NOTE], |row| row.get(0))?;
    Ok(notes.collect::<rusqlite::Result<_>>()?)
}

/// Removes the sentences about the marks that name a student.
///
/// # Errors
/// A failed write.
pub(crate) fn forget_mark_notes(base: &Connection, student: &str) -> Result<(), HttpError> {
    base.execute(
        "DELETE FROM meta WHERE substr(name, 1, length(?1)) = ?1 AND instr(value, ?2) > 0",
        [MARK_NOTE, student],
    )?;
    Ok(())
}
