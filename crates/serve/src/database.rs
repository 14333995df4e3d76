//! The class's database: one writer, some readers, one folder, one lock.
//!
//! All writes go through one thread, one transaction each, begun at once (`BEGIN IMMEDIATE`) and on the disk before they are
//! answered (WAL with `synchronous = FULL`). ReaderPool have connections of their own, of which there are a few.

use crate::class_clock::ClassClock;
use crate::http_error::HttpError;
use crate::schema::{APPLICATION, SCHEMA, STEPS, TABLES};
use crate::server_threads::{ServerThreads, start};
use crate::system::make_private;
use crate::text::{refusal as refused, setup as text};
use damier_experiments::arena::{LockFailure, lock_file, plain_path};
use damier_i18n::Lang;
use rusqlite::{Connection, OpenFlags, Transaction, TransactionBehavior};
use std::fs::File;
use std::path::Path;
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::Duration;

/// The connections that read.
const READERS: usize = 4;
/// The longest wait for another program, as for a backup.
const BUSY_TIMEOUT: Duration = Duration::from_secs(10);
/// The database in the class's folder.
pub(crate) const FILE: &str = "class.db";
/// What two servers of one folder take turns by.
const LOCK: &str = "class.lock";

type Job = Box<dyn FnOnce(&mut Connection) + Send>;

/// A class's database. A clone is another handle.
#[derive(Clone)]
pub struct Database {
    jobs: Sender<Job>,
    readers: Arc<ReaderPool>,
    clock: ClassClock,
}

struct ReaderPool {
    free: Mutex<Vec<Connection>>,
    returned: Condvar,
    /// Held for as long as any handle is.
    _lock: File,
}

impl Database {
    /// Opens the database of a class's folder, and makes it if it is not there; the thread that writes is one of the crew.
    ///
    /// # Errors
    /// If another server has the folder, or if it cannot be written; a file that is no class's.
    pub fn open(
        folder: &Path,
        crew: &mut ServerThreads,
        clock: ClassClock,
    ) -> Result<Self, HttpError> {
        let lock = lock(folder)?;
        let path = folder.join(FILE);
        make_private(folder);
        for written in ["", "-wal", "-shm"] {
            make_private(&folder.join(format!("{FILE}{written}")));
        }
        let mut writer = Connection::open(plain_path(&path))?;
        prepare(&mut writer, &path)?;
        clock.go_on(&writer)?;
        clock.serve(&writer)?;
        let (jobs, orders) = channel::<Job>();
        start(crew, "writer", move || orders.into_iter().for_each(|job| job(&mut writer)))?;
        let own = |_| reader(&path).and_then(|one| clock.serve(&one).map(|()| one));
        let free = (0..READERS).map(own).collect::<Result<Vec<_>, _>>()?;
        let readers = ReaderPool { free: Mutex::new(free), returned: Condvar::new(), _lock: lock };
        Ok(Self { jobs, readers: Arc::new(readers), clock })
    }

    /// The class's clock.
    #[must_use]
    pub const fn clock(&self) -> &ClassClock {
        &self.clock
    }

    /// The time of the class, in seconds since 1970.
    #[must_use]
    pub fn now(&self) -> i64 {
        self.clock.now()
    }

    /// Does all of `act` in one transaction, or nothing, and returns when it is on the disk.
    ///
    /// # Errors
    /// Those of `act`; a failed write.
    pub fn write<T: Send + 'static>(
        &self,
        act: impl FnOnce(&Transaction<'_>) -> Result<T, HttpError> + Send + 'static,
    ) -> Result<T, HttpError> {
        let (answer, answered) = channel();
        let job = move |connection: &mut Connection| {
            // Whoever has gone away meanwhile is told nothing.
            let _ = answer.send(within_transaction(connection, act));
        };
        let lost = || HttpError::Machine(refused::writer_ended().say(Lang::English));
        self.jobs.send(Box::new(job)).map_err(|_| lost())?;
        answered.recv().map_err(|_| lost())?
    }

    /// Empties the log of writes into the database, so that nothing that was deleted is left in it: pages that are freed are
    /// overwritten, but the log holds them as they were.
    ///
    /// # Errors
    /// A failed write; a reader, such as a backup, that needs the log for longer than anybody waits.
    pub fn empty_log(&self) -> Result<(), HttpError> {
        let (answer, answered) = channel();
        let job = move |connection: &mut Connection| {
            let sql = "PRAGMA wal_checkpoint(TRUNCATE)";
            let done = connection.query_row(sql, [], |row| row.get::<_, bool>(0));
            // Whoever has gone away meanwhile is told nothing.
            let _ = answer.send(done);
        };
        let lost = || HttpError::Machine(refused::writer_ended().say(Lang::English));
        self.jobs.send(Box::new(job)).map_err(|_| lost())?;
        let is_busy = answered.recv().map_err(|_| lost())??;
        if is_busy {
            Err(HttpError::Machine(refused::log_in_use().say(Lang::English)))
        } else {
            Ok(())
        }
    }

    /// Reads what the database holds at one moment.
    ///
    /// # Errors
    /// Those of `act`.
    pub fn read<T>(
        &self,
        act: impl FnOnce(&Transaction<'_>) -> Result<T, HttpError>,
    ) -> Result<T, HttpError> {
        let free = self.readers.free.lock().unwrap_or_else(PoisonError::into_inner);
        let waited = self.readers.returned.wait_while(free, |free| free.is_empty());
        let taken = waited.unwrap_or_else(PoisonError::into_inner).pop();
        let mut lent = PooledConnection { connection: taken, readers: &self.readers };
        let Some(connection) = lent.connection.as_mut() else { return Err(HttpError::Absent) };
        act(&connection.transaction()?)
    }
}

/// Copies the database of a class's folder as it is at one moment, whether or not a server uses it, into a file that is not
/// there yet.
///
/// # Errors
/// A folder without one; a file that is there, or that cannot be written.
pub(crate) fn copy_of_folder(folder: &Path, to: &Path) -> Result<(), HttpError> {
    copy_database(&folder.join(FILE), to)
}

/// Copies a database as it is at one moment.
///
/// # Errors
/// A file that is there, or that cannot be written.
pub(crate) fn copy_database(from: &Path, to: &Path) -> Result<(), HttpError> {
    let connection = reader(from)?;
    connection.execute("VACUUM INTO ?1", [plain_path(to).display().to_string()])?;
    Ok(())
}

/// Reads what the database of a class's folder holds at one moment, whether or not a server uses it.
///
/// # Errors
/// Those of `act`; a folder without a class.
pub(crate) fn read_in_folder<T>(
    folder: &Path,
    act: impl FnOnce(&Transaction<'_>) -> Result<T, HttpError>,
) -> Result<T, HttpError> {
    let path = folder.join(FILE);
    if !path.is_file() {
        return Err(HttpError::Asked(text::never_served(folder.display().to_string())));
    }
    let mut connection = reader(&path)?;
    ClassClock::of_machine().serve(&connection)?;
    act(&connection.transaction()?)
}

/// Looks whether a database is a class's and whole; returns the checksums of all files that it tells of.
///
/// # Errors
/// Another file, or a damaged one.
pub(crate) fn examine(path: &Path) -> Result<Vec<String>, HttpError> {
    let mut connection = reader(path)?;
    let base = connection.transaction()?;
    let number = |name| base.pragma_query_value(None, name, |row| row.get::<_, i64>(0));
    let [application, form] = [number("application_id")?, number("user_version")?];
    let whole: String = base.query_row("PRAGMA integrity_check", [], |row| row.get(0))?;
    if application != APPLICATION || !(1..=SCHEMA).contains(&form) || whole != "ok" {
        let shown = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        return Err(HttpError::Asked(text::no_class(shown, SCHEMA.to_string())));
    }
    let select = "SELECT DISTINCT digest FROM version WHERE state NOT IN ('gone', 'thinned')";
    let mut select = base.prepare(select)?;
    let digests = select.query_map([], |row| row.get(0))?;
    Ok(digests.collect::<rusqlite::Result<_>>()?)
}

/// A connection that goes back when it is no longer needed, however that comes.
struct PooledConnection<'a> {
    connection: Option<Connection>,
    readers: &'a ReaderPool,
}

impl Drop for PooledConnection<'_> {
    fn drop(&mut self) {
        let mut free = self.readers.free.lock().unwrap_or_else(PoisonError::into_inner);
        free.extend(self.connection.take());
        self.readers.returned.notify_one();
    }
}

fn within_transaction<T>(
    connection: &mut Connection,
    act: impl FnOnce(&Transaction<'_>) -> Result<T, HttpError>,
) -> Result<T, HttpError> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let done = act(&transaction)?;
    transaction.commit()?;
    Ok(done)
}

/// Takes the lock of a folder.
fn lock(folder: &Path) -> Result<File, HttpError> {
    let path = folder.join(LOCK);
    let shown = || folder.display().to_string();
    let file = File::create(&path)
        .map_err(|error| HttpError::Asked(text::unwritable(shown(), error.to_string())))?;
    match lock_file(&file) {
        Ok(()) => Ok(file),
        Err(LockFailure::InUse) => Err(HttpError::Asked(text::in_use(shown()))),
        Err(LockFailure::Unsupported) => Err(HttpError::Asked(text::no_locks(shown()))),
        Err(LockFailure::Failed(error)) => Err(error.into()),
    }
}

fn reader(path: &Path) -> Result<Connection, HttpError> {
    let connection =
        Connection::open_with_flags(plain_path(path), OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    connection.busy_timeout(BUSY_TIMEOUT)?;
    Ok(connection)
}

fn prepare(connection: &mut Connection, path: &Path) -> Result<(), HttpError> {
    connection.busy_timeout(BUSY_TIMEOUT)?;
    let number = |connection: &Connection, name: &str| {
        connection.pragma_query_value(None, name, |row| row.get::<_, i64>(0))
    };
    let [application, form] =
        [number(connection, "application_id")?, number(connection, "user_version")?];
    let tables: i64 =
        connection.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
    let is_class = application == APPLICATION && (1..=SCHEMA).contains(&form);
    if !is_class && tables > 0 {
        let shown = path.display().to_string();
        return Err(HttpError::Asked(text::no_class(shown, SCHEMA.to_string())));
    }
    connection.query_row("PRAGMA journal_mode = WAL", [], |_| Ok(()))?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "foreign_keys", true)?;
    // What is forgotten is overwritten, and does not wait in a free page for another use.
    connection.query_row("PRAGMA secure_delete = ON", [], |_| Ok(()))?;
    if tables == 0 {
        let transaction = connection.transaction()?;
        transaction.pragma_update(None, "application_id", APPLICATION)?;
        transaction.pragma_update(None, "user_version", SCHEMA)?;
        transaction.execute_batch(TABLES)?;
        transaction.commit()?;
    } else if form < SCHEMA {
        let transaction = connection.transaction()?;
        for step in STEPS.iter().skip(usize::try_from(form - 1).unwrap_or(0)) {
            transaction.execute_batch(step)?;
        }
        transaction.pragma_update(None, "user_version", SCHEMA)?;
        transaction.commit()?;
        // Before form 3, what was deleted stayed in free pages.
        connection.execute_batch("VACUUM")?;
    }
    Ok(())
}

/// Writes who did what, for the teacher to look up.
///
/// # Errors
/// A failed write.
pub(crate) fn audit(
    base: &Transaction<'_>,
    who: &str,
    did: &damier_i18n::Message,
) -> Result<(), HttpError> {
    base.execute(
        "INSERT INTO audit (at, who, did) VALUES (class_now(), ?1, ?2)",
        (who, did.say(Lang::English)),
    )?;
    Ok(())
}
