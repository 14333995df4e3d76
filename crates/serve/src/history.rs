//! Places of students at the end of each day, so that a table can show who has risen since yesterday.

use crate::class_clock::now;
use crate::http_error::HttpError;
use crate::published::PublishedTable;
use rusqlite::{Connection, Transaction, params};
use std::collections::BTreeMap;

/// Seconds per day.
const DAY: i64 = 86_400;

/// Returns the places of students in an event, from 1, by the students' numbers, on the last recorded day before today.
/// Empty if no such day is recorded.
///
/// # Errors
/// A failed read.
pub(crate) fn previous_places(
    base: &Connection,
    event: &str,
) -> Result<BTreeMap<i64, i64>, HttpError> {
    let mut select = base.prepare_cached(
        "SELECT student, place FROM history WHERE event = ?1 AND day = (
            SELECT max(day) FROM history WHERE event = ?1 AND day < ?2)",
    )?;
    let rows =
        select.query_map(params![event, now(base)? / DAY], |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}

/// Stores today's places, and replaces those stored earlier today.
///
/// # Errors
/// A failed write.
pub(crate) fn store_places(
    base: &Transaction<'_>,
    event: &str,
    table: &PublishedTable,
) -> Result<(), HttpError> {
    let insert = "INSERT OR REPLACE INTO history (event, day, student, place, version)
        VALUES (?1, ?2, ?3, ?4, ?5)";
    let mut insert = base.prepare_cached(insert)?;
    let today = now(base)? / DAY;
    for row in table.rows.iter().filter(|row| !row.is_out) {
        if let (Some(student), Ok(version)) = (row.student, row.key.parse::<i64>()) {
            insert.execute(params![event, today, student, row.rank as i64, version])?;
        }
    }
    Ok(())
}
