//! Retention: old versions that are no longer needed lose their files and their games. Their rows, checksums and check
//! results stay.

use crate::class::Retention;
use crate::database::audit;
use crate::http_error::HttpError;
use crate::site::Site;
use crate::text::audit as did;
use rusqlite::{Connection, Transaction, params};

/// The most versions that are deleted in one transaction, so that other writes do not wait long.
const AT_ONCE: usize = 20;

/// Selects versions to delete: old ones, with enough newer versions of their student. Versions that wait, that play
/// (and so may reach the final), or that had their student's best place at the end of a day are kept.
const DUE: &str = "SELECT id FROM version AS own WHERE state IN ('good', 'broken')
    AND received < class_now() - 86400 * ?1
    AND id NOT IN (SELECT version FROM playing)
    AND (SELECT count(*) FROM version AS newer WHERE newer.student = own.student
        AND newer.game = own.game AND newer.number > own.number) >= ?2
    AND NOT EXISTS (SELECT 1 FROM history WHERE history.version = own.id AND place = (
        SELECT min(place) FROM history AS all_days
        WHERE all_days.student = own.student AND all_days.event = own.game))
    ORDER BY id LIMIT ?3";

/// Deletes the versions that are due, and removes files that no version uses any more. Returns the number of versions.
///
/// # Errors
/// A failed read or write.
pub(crate) fn delete_old_versions(site: &Site) -> Result<usize, HttpError> {
    let rule = site.class.retention;
    let mut all = 0;
    loop {
        let done = site.database.write(move |base| delete_batch(base, rule))?;
        all += done;
        if done < AT_ONCE || site.is_stopped() {
            break;
        }
    }
    if all > 0 {
        tracing::info!(versions = all, "thinned");
        site.database.write(move |base| audit(base, "server", &did::put_away(all as u64)))?;
    }
    sweep(site)?;
    Ok(all)
}

fn delete_batch(base: &Transaction<'_>, rule: Retention) -> Result<usize, HttpError> {
    let mut select = base.prepare_cached(DUE)?;
    let most = AT_ONCE as i64;
    let due = select.query_map(params![rule.days, rule.versions, most], |row| row.get(0))?;
    let due: Vec<i64> = due.collect::<rusqlite::Result<_>>()?;
    for id in &due {
        base.execute("UPDATE version SET state = 'thinned' WHERE id = ?1", [id])?;
        let key = id.to_string();
        base.execute("DELETE FROM play WHERE one = ?1", [&key])?;
        base.execute("DELETE FROM play WHERE other = ?1", [&key])?;
    }
    Ok(due.len())
}

/// Removes files that no version uses any more, including those that a killed server left behind.
///
/// # Errors
/// A failed read.
pub(crate) fn sweep(site: &Site) -> Result<(), HttpError> {
    let _held = site.hold_files();
    let kept = site.database.read(|base| {
        let mut select = base.prepare(
            "SELECT DISTINCT digest FROM version WHERE state NOT IN ('gone', 'thinned')",
        )?;
        let kept = select.query_map([], |row| row.get(0))?;
        Ok(kept.collect::<rusqlite::Result<_>>()?)
    })?;
    site.artefacts.keep_only(&kept)
}

/// Removes the remaining data of a deleted student: files, and pages in the write-ahead log of the database.
///
/// # Errors
/// A failed read or write.
pub(crate) fn erase(site: &Site) -> Result<(), HttpError> {
    sweep(site)?;
    site.database.empty_log()
}

/// Returns the number of versions that have been deleted because they were old.
///
/// # Errors
/// A failed read.
pub(crate) fn put_away_so_far(base: &Connection) -> Result<u64, HttpError> {
    let select = "SELECT count(*) FROM version WHERE state = 'thinned'";
    Ok(base.query_row(select, [], |row| row.get::<_, i64>(0))?.cast_unsigned())
}
