//! Versions of submissions, identified by checksums and checked in stages. A student's latest good version plays.

use crate::class_clock::now;
use crate::http_error::HttpError;
use crate::people::name_of;
use crate::text::upload as text;
use crate::upload::UploadedFiles;
use damier_experiments::Mark;
use damier_experiments::arena::{CopiedFiles, PlayerChecksums};
use damier_i18n::Message;
use rusqlite::{Connection, OptionalExtension, Row, Transaction, params};

/// The state of a version.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum VersionState {
    /// Waiting for its check.
    Waiting,
    /// Being checked.
    Checking,
    /// Passed its check, and may play.
    Good,
    /// Failed its check.
    Broken,
    /// Old and not needed: its files and games were deleted.
    Thinned,
    /// Its author was deleted.
    Gone,
}

impl VersionState {
    /// Returns the state's word in the database.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::Checking => "checking",
            Self::Good => "good",
            Self::Broken => "broken",
            Self::Thinned => "thinned",
            Self::Gone => "gone",
        }
    }

    /// Returns true if the check is not over; false if it is.
    #[must_use]
    pub const fn is_under_way(self) -> bool {
        matches!(self, Self::Waiting | Self::Checking)
    }

    fn from_word(word: &str) -> Self {
        let all = [Self::Waiting, Self::Checking, Self::Good, Self::Broken, Self::Thinned];
        all.into_iter().find(|state| state.word() == word).unwrap_or(Self::Gone)
    }
}

/// A version of a student's submission to a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Version {
    /// The number of the version in the class.
    pub id: i64,
    /// The student.
    pub student: i64,
    /// The name of the game in the class.
    pub game: String,
    /// The number among the student's versions for this game, from 1.
    pub number: i64,
    /// The checksum of its files.
    pub digest: String,
    /// The name of the submission.
    pub name: String,
    /// Number of files, and their total size in bytes.
    pub size: (i64, i64),
    /// The time at which its upload began, in seconds since 1970.
    pub received: i64,
    /// True if the version came after the deadline, so that it plays only if the teacher lets it; false if it was on
    /// time or the class has no deadline.
    pub is_late: bool,
    /// Its state.
    pub state: VersionState,
}

/// A finished stage of a check.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StageRow {
    /// The name of the stage.
    pub step: String,
    /// The result: `passed`, `noted` or `failed`.
    pub mark: String,
    /// The result.
    pub said: Message,
    /// The time of its end, in seconds since 1970.
    pub at: i64,
}

const COLUMNS: &str =
    "id, student, game, number, digest, name, files, bytes, received, late, state";

fn version(row: &Row<'_>) -> rusqlite::Result<Version> {
    Ok(Version {
        id: row.get(0)?,
        student: row.get(1)?,
        game: row.get(2)?,
        number: row.get(3)?,
        digest: row.get(4)?,
        name: row.get(5)?,
        size: (row.get(6)?, row.get(7)?),
        received: row.get(8)?,
        is_late: row.get(9)?,
        state: VersionState::from_word(&row.get::<_, String>(10)?),
    })
}

/// Adds a version whose files are already stored. The same files submitted again are the same version. `quota` is the
/// largest total size of the student's stored versions in bytes, `received` the time at which the upload began in
/// seconds since 1970, and `late` 1 for a late version and else 0. Returns the number of the version in the class. The
/// flag is true if the version is new, or was deleted as old and now waits for a check again; false if it was known.
///
/// # Errors
/// An unknown student; a full quota; too many waiting versions.
pub fn add_version(
    base: &Transaction<'_>,
    student: i64,
    game: &str,
    files: &UploadedFiles,
    [quota, received, late]: [i64; 3],
) -> Result<(i64, bool), HttpError> {
    let digest = files.digest();
    let same = "SELECT id, state FROM version WHERE student = ?1 AND game = ?2 AND digest = ?3";
    let row = |row: &Row<'_>| Ok((row.get::<_, i64>(0)?, row.get::<_, String>(1)?));
    let same = base.query_row(same, params![student, game, digest], row).optional()?;
    let put_away = match same {
        Some((id, state)) if state == VersionState::Thinned.word() => Some(id),
        Some((id, _)) => return Ok((id, false)),
        None => None,
    };
    name_of(base, student)?;
    let select =
        "SELECT coalesce(sum(iif(state = 'thinned', 0, bytes)), 0), coalesce(sum(state IN ('waiting', 'checking')), 0),
        coalesce(max(iif(game = ?2, number, 0)), 0) FROM version WHERE student = ?1";
    let row = |row: &Row<'_>| Ok([row.get(0)?, row.get(1)?, row.get(2)?]);
    let [stored, waiting, last]: [i64; 3] = base.query_row(select, params![student, game], row)?;
    let (count, bytes) = files.size();
    let bytes = i64::try_from(bytes).unwrap_or(i64::MAX);
    if stored.saturating_add(bytes) > quota {
        return Err(HttpError::Asked(text::over_quota((quota >> 20).to_string())));
    }
    // A student may have one version in the check and one waiting.
    if waiting >= 2 {
        return Err(HttpError::Often(text::two_waiting().into()));
    }
    if let Some(id) = put_away {
        return revive(base, id, received, late).map(|()| (id, true));
    }
    let insert = "INSERT INTO version (student, game, number, digest, name, files, bytes, received, late, state)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, 'waiting')";
    let name: String = files.name().chars().take(80).collect();
    let count = i64::try_from(count).unwrap_or(i64::MAX);
    base.execute(
        insert,
        params![student, game, last + 1, digest, name, count, bytes, received, late != 0],
    )?;
    Ok((base.last_insert_rowid(), true))
}

/// Puts a deleted version back into the queue, because its files were submitted again.
fn revive(base: &Transaction<'_>, id: i64, received: i64, late: i64) -> Result<(), HttpError> {
    let update = "UPDATE version SET state = 'waiting', received = ?2, late = ?3 WHERE id = ?1";
    base.execute(update, params![id, received, late != 0])?;
    base.execute("DELETE FROM stage WHERE version = ?1", [id])?;
    Ok(())
}

/// Reads the version of this number.
///
/// # Errors
/// An unknown number.
pub fn find_version(base: &Connection, id: i64) -> Result<Version, HttpError> {
    let select = format!("SELECT {COLUMNS} FROM version WHERE id = ?1");
    base.query_row(&select, [id], version).optional()?.ok_or(HttpError::Absent)
}

/// Returns the versions of a student, newest first.
///
/// # Errors
/// A failed read.
pub fn versions_of(base: &Connection, student: i64) -> Result<Vec<Version>, HttpError> {
    let select = format!("SELECT {COLUMNS} FROM version WHERE student = ?1 ORDER BY id DESC");
    let mut select = base.prepare_cached(&select)?;
    Ok(select.query_map([student], version)?.collect::<rusqlite::Result<_>>()?)
}

/// Number of versions, among those of the last 24 hours, of the student of the version `own` that were or will be checked
/// before it. Parameter 1 is the time now.
const EARLIER_CHECKS: &str =
    "(SELECT count(*) FROM version WHERE student = own.student AND received > ?1 - 86400
    AND (state <> 'waiting' OR id < own.id))";

/// Takes the next version to check, leaving out paused ones; `None` if none waits. The version with the fewest earlier
/// ones of its student, checked or waiting, among those of the last 24 hours goes first, then the one that came first.
///
/// # Errors
/// A failed write.
pub fn take_next(base: &Transaction<'_>, paused: &[i64]) -> Result<Option<Version>, HttpError> {
    let paused = paused.iter().map(i64::to_string).collect::<Vec<_>>().join(", ");
    let select = format!(
        "SELECT {COLUMNS} FROM version AS own WHERE state = 'waiting' AND id NOT IN ({paused})
            ORDER BY {EARLIER_CHECKS}, id LIMIT 1"
    );
    let Some(next) = base.query_row(&select, [now(base)?], version).optional()? else {
        return Ok(None);
    };
    base.execute("UPDATE version SET state = 'checking' WHERE id = ?1", [next.id])?;
    base.execute("DELETE FROM stage WHERE version = ?1 AND place > 0", [next.id])?;
    Ok(Some(next))
}

/// Returns the number of versions that will be checked before this one, if no more versions come. See [`take_next`].
///
/// # Errors
/// A failed read.
pub fn place_in_queue(base: &Connection, id: i64) -> Result<i64, HttpError> {
    let select = format!(
        "WITH queue AS (SELECT id, {EARLIER_CHECKS} AS checks FROM version AS own WHERE state = 'waiting')
        SELECT (SELECT count(*) FROM version WHERE state = 'checking') + (SELECT count(*) FROM queue, queue AS this
            WHERE this.id = ?2 AND (queue.checks, queue.id) < (this.checks, this.id))"
    );
    Ok(base.query_row(&select, [now(base)?, id], |row| row.get(0))?)
}

/// Puts versions back into the queue if the server stopped during their check, or if their check failed because of the
/// machine (which older servers recorded as a failed version). Returns the number of these versions.
///
/// # Errors
/// A failed write.
pub fn requeue_unfinished(base: &Transaction<'_>) -> Result<usize, HttpError> {
    let update = "UPDATE version SET state = 'waiting' WHERE state = 'checking' OR state = 'broken'
        AND EXISTS (SELECT 1 FROM stage WHERE stage.version = version.id AND step = 'machine')";
    Ok(base.execute(update, [])?)
}

/// Puts a version back into the queue after its check failed because of the machine.
///
/// # Errors
/// A failed write.
pub fn requeue(base: &Transaction<'_>, id: i64) -> Result<(), HttpError> {
    base.execute(
        "UPDATE version SET state = 'waiting' WHERE id = ?1 AND state = 'checking'",
        [id],
    )?;
    Ok(())
}

/// Stores the result of a stage.
///
/// # Errors
/// A failed write.
pub fn add_stage(
    base: &Transaction<'_>,
    version: i64,
    step: &str,
    mark: Mark,
    said: &Message,
) -> Result<(), HttpError> {
    let mark = match mark {
        Mark::Passed => "passed",
        Mark::Noted => "noted",
        Mark::Failed => "failed",
    };
    base.execute(
        "INSERT INTO stage (version, place, step, mark, said, at) VALUES
            (?1, (SELECT count(*) FROM stage WHERE version = ?1), ?2, ?3, ?4, class_now())",
        params![version, step, mark, said.to_stored()],
    )?;
    Ok(())
}

/// Returns the finished stages of a version's check.
///
/// # Errors
/// A failed read.
pub fn stages(base: &Connection, version: i64) -> Result<Vec<StageRow>, HttpError> {
    let select = "SELECT step, mark, said, at FROM stage WHERE version = ?1 ORDER BY place";
    let mut select = base.prepare_cached(select)?;
    let rows = select.query_map([version], |row| {
        let said = Message::from_stored(row.get_ref(2)?.as_str()?);
        Ok(StageRow { step: row.get(0)?, mark: row.get(1)?, said, at: row.get(3)? })
    })?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}

/// Stores the end of a check. `is_good` is true for a version that passed, and false for one that failed. If `plays` is
/// true, a version that passed plays from now on; if false, the version that played before still plays.
///
/// # Errors
/// A failed write.
pub fn end_check(
    base: &Transaction<'_>,
    version: &Version,
    is_good: bool,
    plays: bool,
) -> Result<(), HttpError> {
    let state = if is_good { VersionState::Good } else { VersionState::Broken };
    let update = "UPDATE version SET state = ?2 WHERE id = ?1 AND state <> 'gone'";
    let is_there = base.execute(update, params![version.id, state.word()])? > 0;
    if is_there && is_good && plays {
        set_playing(base, version)?;
    }
    Ok(())
}

/// Stores the checksum of a version's source text, by which copies are recognised; see [`submission_checksums`].
///
/// [`submission_checksums`]: damier_experiments::submission_checksums
///
/// # Errors
/// A failed write.
pub(crate) fn set_source(
    base: &Transaction<'_>,
    id: i64,
    source: Option<&str>,
) -> Result<(), HttpError> {
    base.execute("UPDATE version SET source = ?2 WHERE id = ?1", params![id, source])?;
    Ok(())
}

/// Finds students whose playing versions of a game are the same files, or nearly. Returns them by name and label.
///
/// # Errors
/// A failed read.
pub(crate) fn copies(base: &Connection, game: &str) -> Result<Vec<CopiedFiles>, HttpError> {
    // Versions that were checked before sources were stored have none. Those with the same digest have the same files.
    let select = "SELECT student.name, student.label, version.digest, coalesce(same.source, version.digest)
        FROM (SELECT digest, max(source) AS source FROM version GROUP BY digest) AS same
            JOIN version ON version.digest = same.digest JOIN playing ON playing.version = version.id
            JOIN student ON student.id = version.student
        WHERE playing.game = ?1 ORDER BY student.name";
    let mut select = base.prepare_cached(select)?;
    let rows = select.query_map([game], |row| {
        let (name, label): (String, String) = (row.get(0)?, row.get(1)?);
        let checksums = PlayerChecksums { files: row.get(2)?, source: row.get(3)? };
        Ok((if label.is_empty() { name } else { format!("{name} ({label})") }, checksums))
    })?;
    let players = rows.collect::<rusqlite::Result<Vec<_>>>()?;
    Ok(CopiedFiles::find(players.iter().map(|(name, checksums)| (name.as_str(), checksums))))
}

/// Makes a version the one that plays for its student in the version's game.
///
/// # Errors
/// A version that has not passed its check; a failed write.
pub fn set_playing(base: &Transaction<'_>, version: &Version) -> Result<(), HttpError> {
    match find_version(base, version.id)?.state {
        VersionState::Good => {}
        VersionState::Thinned => return Err(HttpError::Asked(text::put_away().into())),
        _ => return Err(HttpError::Asked(text::not_good().into())),
    }
    base.execute(
        "INSERT OR REPLACE INTO playing (student, game, version, since) VALUES (?1, ?2, ?3, class_now())",
        params![version.student, version.game, version.id],
    )?;
    Ok(())
}

/// A playing version, with its student's name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayingVersion {
    /// The version.
    pub version: Version,
    /// The name of its student.
    pub name: String,
    /// Number of versions that its student submitted for this game within the last 24 hours.
    pub today: i64,
}

/// Returns the versions that play a game.
///
/// # Errors
/// A failed read.
pub fn playing(base: &Connection, game: &str) -> Result<Vec<PlayingVersion>, HttpError> {
    let columns: Vec<String> =
        COLUMNS.split(", ").map(|column| format!("version.{column}")).collect();
    let select = format!(
        "SELECT {}, student.name, (SELECT count(*) FROM version AS one WHERE one.student = version.student
            AND one.game = version.game AND one.received > ?2 - 86400)
        FROM playing JOIN version ON version.id = playing.version
            JOIN student ON student.id = version.student
        WHERE playing.game = ?1 ORDER BY version.id",
        columns.join(", ")
    );
    let mut select = base.prepare_cached(&select)?;
    let rows = select.query_map(params![game, now(base)?], |row| {
        Ok(PlayingVersion { version: version(row)?, name: row.get(11)?, today: row.get(12)? })
    })?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}
