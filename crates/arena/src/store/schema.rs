//! The format of a results file: its identification, its tables, and the files that are refused.

use crate::error::Error;
use crate::schedule::lineup::Lineup;
use crate::schedule::spec::Spec;
use crate::store::checksum::{ChecksumSum, store_head_checksum};
use crate::store::lock::{beside, has_locks};
use crate::store::machines;
use crate::store::row;
use crate::store::views;
use crate::text::file;
use damier_i18n::Message;
use rusqlite::{Connection, ErrorCode, OpenFlags};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Identifies a results file: `dami` in ASCII.
const APPLICATION: i64 = 0x6461_6d69;
/// Version of the tables. It rises whenever they change.
const SCHEMA: i64 = 4;
/// Version before, without machines. It can be read, and gets the missing tables when its run is resumed.
const WITHOUT_MACHINES: i64 = 3;
/// Version before that, without checksums. It is treated the same way.
const WITHOUT_CHECKSUMS: i64 = 2;
/// Longest wait for another program that is reading or writing, both to open a file and during a run.
const BUSY_TIMEOUT: Duration = Duration::from_millis(500);
const BUSY_TIMEOUT_IN_A_RUN: Duration = Duration::from_secs(10);

/// The tables: `meta` holds the spec, `event` a lineup each, `record` the games by event and number, `hosting` the
/// restrictions that machines enforced on programs in other processes.
const TABLES: &str = "
    CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
    CREATE TABLE hosting (text TEXT PRIMARY KEY) WITHOUT ROWID;
    CREATE TABLE event (number INTEGER PRIMARY KEY, lineup TEXT NOT NULL);
";

/// Refuses a path that is not a file.
pub(crate) fn check_is_file(path: &Path) -> Result<(), Error> {
    match std::fs::metadata(path) {
        Ok(found) if found.is_file() => Ok(()),
        Ok(_) => Err(Error::about_path(path, file::no_file())),
        Err(error) => Err(Error::about_path(path, error)),
    }
}

/// Returns a path in a form that SQLite takes literally. SQLite gives some relative paths a special meaning: `:memory:`
/// is not a file, and `file:NAME?mode=ro` has options (<https://sqlite.org/uri.html>).
#[must_use]
pub fn plain_path(path: &Path) -> PathBuf {
    if path.is_relative() { Path::new(".").join(path) } else { path.to_path_buf() }
}

/// Opens a connection that waits a while for other programs.
pub(crate) fn connect(path: &Path, access: OpenFlags) -> Result<Connection, Error> {
    let flags = access | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let made = Connection::open_with_flags(plain_path(path), flags).and_then(|connection| {
        connection.busy_timeout(BUSY_TIMEOUT)?;
        Ok(connection)
    });
    made.map_err(|error| Error::path(path, &error))
}

/// Sets a connection up for writing: readers never wait, and a killed program loses nothing.
pub(crate) fn prepare(connection: &Connection) -> rusqlite::Result<()> {
    connection.query_row("PRAGMA journal_mode = WAL", [], |_| Ok(()))?;
    upgrade(connection)?;
    // Creates the views in a new file, and in an older one when its run is resumed.
    connection.execute_batch(&views::sql())?;
    connection.pragma_update(None, "synchronous", "NORMAL")?;
    connection.busy_timeout(BUSY_TIMEOUT_IN_A_RUN)
}

/// Adds the current tables to a file of an older version.
fn upgrade(connection: &Connection) -> rusqlite::Result<()> {
    let form = connection.pragma_query_value(None, "user_version", |row| row.get::<_, i64>(0))?;
    if form == SCHEMA {
        return Ok(());
    }
    let transaction = connection.unchecked_transaction()?;
    if form == WITHOUT_CHECKSUMS {
        connection.execute_batch(row::ADD_CHECKSUMS)?;
        ChecksumSum::default().store(connection)?;
        store_head_checksum(connection)?;
    }
    connection.execute_batch(row::ADD_MACHINES)?;
    connection.execute_batch(machines::TABLE)?;
    // The views are recreated with the current columns.
    connection.execute_batch("DROP VIEW IF EXISTS pairs; DROP VIEW IF EXISTS games;")?;
    connection.pragma_update(None, "user_version", SCHEMA)?;
    transaction.commit()
}

/// Creates a results file without records. It gets its name only when it is complete, so that a program that is killed
/// meanwhile leaves nothing under that name.
pub(crate) fn create_file(path: &Path, spec: &Spec) -> Result<(), Error> {
    let draft = &beside(path, ".new");
    let made = || -> Result<(), Box<dyn std::error::Error>> {
        std::fs::File::create(draft)?;
        let connection =
            Connection::open_with_flags(plain_path(draft), OpenFlags::SQLITE_OPEN_READ_WRITE)?;
        create_tables(&connection, spec)?;
        connection.close().map_err(|(_, error)| error)?;
        Ok(std::fs::rename(draft, path)?)
    };
    made().map_err(|error| {
        // The first error matters more than a leftover draft.
        let _ = std::fs::remove_file(draft);
        Error::path(draft, &error.to_string())
    })
}

pub(crate) fn create_tables(connection: &Connection, spec: &Spec) -> rusqlite::Result<()> {
    let transaction = connection.unchecked_transaction()?;
    connection.pragma_update(None, "application_id", APPLICATION)?;
    connection.pragma_update(None, "user_version", SCHEMA)?;
    connection.execute_batch(TABLES)?;
    connection.execute_batch(row::TABLE)?;
    connection.execute_batch(machines::TABLE)?;
    connection.execute("INSERT INTO meta (name, value) VALUES ('spec', ?1)", [spec.write()])?;
    ChecksumSum::default().store(connection)?;
    store_head_checksum(connection)?;
    transaction.commit()
}

/// Returns an error for files that are not results files or have an unknown version.
pub(crate) fn recognise(connection: &Connection, path: &Path) -> Result<(), Message> {
    let number = |name| connection.pragma_query_value(None, name, |row| row.get::<_, i64>(0));
    let application = number("application_id");
    let schema = number("user_version");
    match (application, schema) {
        (Ok(APPLICATION), Ok(SCHEMA | WITHOUT_MACHINES | WITHOUT_CHECKSUMS)) => Ok(()),
        (Ok(APPLICATION), Ok(other)) => {
            Err(file::other_form(other.to_string(), SCHEMA.to_string()))
        }
        (Err(error), _) if error.sqlite_error_code() == Some(ErrorCode::CannotOpen) => {
            Err(file::unfinished().into())
        }
        (Ok(_), _) => Err(file::no_results().into()),
        (Err(error), _) if is_about_locks(&error) && !has_locks(path) => {
            Err(file::no_locks().into())
        }
        (Err(error), _) if error.sqlite_error_code() == Some(ErrorCode::DatabaseBusy) => {
            Err(file::locked().into())
        }
        (Err(error), _) => Err(file::unreadable(error.to_string())),
    }
}

/// Returns true for an error that missing lock support may have caused. SQLite reports one errno as a lock of another
/// program, and the others as disk failures.
fn is_about_locks(error: &rusqlite::Error) -> bool {
    matches!(error.sqlite_error_code(), Some(ErrorCode::DatabaseBusy | ErrorCode::SystemIoFailure))
}

/// Returns the lineups in the order of the events.
pub(crate) fn read_lineups(connection: &Connection) -> Result<Vec<Lineup>, String> {
    let texts = || {
        let mut select = connection.prepare("SELECT lineup FROM event ORDER BY number")?;
        let texts = select.query_map([], |row| row.get::<_, String>(0))?;
        texts.collect::<rusqlite::Result<Vec<_>>>()
    };
    let texts = texts().map_err(|error| error.to_string())?;
    let lineup = |text: &String| serde_json::from_str(text).map_err(|e| format!("event: {e}"));
    texts.iter().map(lineup).collect()
}
