//! A class's database: one writer and a few readers, under one lock per folder.
//!
//! One thread does all writes, each in a transaction of its own (`BEGIN IMMEDIATE`) that is on the disk before the
//! write returns (WAL with `synchronous = FULL`). Readers use a small pool of connections.

use crate::class_clock::ClassClock;
use crate::http_error::HttpError;
use crate::schema::{APPLICATION, LOSSES, SCHEMA, STEPS, TABLES};
use crate::server_threads::{ServerThreads, start};
use crate::system::make_private;
use crate::text::{refusal as refused, setup as text};
use damier_experiments::arena::{LockFailure, lock_file, plain_path};
use rusqlite::{Connection, OpenFlags, Transaction, TransactionBehavior};
use std::fs::File;
use std::path::Path;
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::Duration;

/// The number of reading connections.
const READERS: usize = 4;
/// The longest wait for another program, for example a backup.
const BUSY_TIMEOUT: Duration = Duration::from_secs(10);
/// The name of the database in the class's folder.
pub(crate) const FILE: &str = "class.db";
/// The name of the lock file, which keeps two servers from one folder.
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
    /// Held until the last handle is dropped.
    _lock: File,
}

impl Database {
    /// Opens the database of a class's folder, or creates it. Adds the writing thread to `threads`.
    ///
    /// # Errors
    /// A folder that another server uses or that cannot be written; a database that is not a class's.
    pub fn open(
        folder: &Path,
        threads: &mut ServerThreads,
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
        clock.restore(&writer)?;
        clock.define_now(&writer)?;
        let (jobs, orders) = channel::<Job>();
        start(threads, "writer", move || orders.into_iter().for_each(|job| job(&mut writer)))?;
        let own = |_| reader(&path).and_then(|one| clock.define_now(&one).map(|()| one));
        let free = (0..READERS).map(own).collect::<Result<Vec<_>, _>>()?;
        let readers = ReaderPool { free: Mutex::new(free), returned: Condvar::new(), _lock: lock };
        Ok(Self { jobs, readers: Arc::new(readers), clock })
    }

    /// Returns the class's clock.
    #[must_use]
    pub const fn clock(&self) -> &ClassClock {
        &self.clock
    }

    /// Returns the time of the class, in seconds since 1970.
    #[must_use]
    pub fn now(&self) -> i64 {
        self.clock.now()
    }

    /// Runs `act` in one transaction, and returns once the changes are on the disk.
    ///
    /// # Errors
    /// Those of `act`; a failed write.
    pub fn write<T: Send + 'static>(
        &self,
        act: impl FnOnce(&Transaction<'_>) -> Result<T, HttpError> + Send + 'static,
    ) -> Result<T, HttpError> {
        let (answer, answered) = channel();
        let job = move |connection: &mut Connection| {
            // The caller may have gone away in the meantime.
            let _ = answer.send(within_transaction(connection, act));
        };
        let lost = || HttpError::Machine(refused::writer_ended().into());
        self.jobs.send(Box::new(job)).map_err(|_| lost())?;
        answered.recv().map_err(|_| lost())?
    }

    /// Moves the write-ahead log into the database and truncates it. Without this, deleted data stays in the log,
    /// although freed pages of the database are overwritten.
    ///
    /// # Errors
    /// A failed write; a reader, such as a backup, that uses the log for longer than the busy timeout.
    pub fn empty_log(&self) -> Result<(), HttpError> {
        let (answer, answered) = channel();
        let job = move |connection: &mut Connection| {
            let sql = "PRAGMA wal_checkpoint(TRUNCATE)";
            let done = connection.query_row(sql, [], |row| row.get::<_, bool>(0));
            // The caller may have gone away in the meantime.
            let _ = answer.send(done);
        };
        let lost = || HttpError::Machine(refused::writer_ended().into());
        self.jobs.send(Box::new(job)).map_err(|_| lost())?;
        let is_busy = answered.recv().map_err(|_| lost())??;
        if is_busy { Err(HttpError::Machine(refused::log_in_use().into())) } else { Ok(()) }
    }

    /// Runs `act` on a snapshot of the database.
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
        let mut pooled = PooledConnection { connection: taken, readers: &self.readers };
        let Some(connection) = pooled.connection.as_mut() else { return Err(HttpError::Absent) };
        act(&connection.transaction()?)
    }
}

/// Copies a snapshot of the database of a class's folder into a new file, whether or not a server uses it.
///
/// # Errors
/// A folder without a database; a file that exists or cannot be written.
pub(crate) fn copy_of_folder(folder: &Path, to: &Path) -> Result<(), HttpError> {
    copy_database(&folder.join(FILE), to)
}

/// Copies a snapshot of a database into a new file.
///
/// # Errors
/// A file that exists or cannot be written.
pub(crate) fn copy_database(from: &Path, to: &Path) -> Result<(), HttpError> {
    let connection = reader(from)?;
    connection.execute("VACUUM INTO ?1", [plain_path(to).display().to_string()])?;
    Ok(())
}

/// Runs `act` on a snapshot of the database of a class's folder, whether or not a server uses it.
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
    ClassClock::system().define_now(&connection)?;
    act(&connection.transaction()?)
}

/// Checks that a file is the undamaged database of a class. Returns the checksums of all files that it mentions.
///
/// # Errors
/// A file that is damaged, or not the database of a class.
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

/// A connection from the pool, returned to it on drop.
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
    // Deleted data is overwritten, so that it does not stay readable in free pages.
    connection.query_row("PRAGMA secure_delete = ON", [], |_| Ok(()))?;
    if tables == 0 {
        let transaction = connection.transaction()?;
        transaction.pragma_update(None, "application_id", APPLICATION)?;
        transaction.pragma_update(None, "user_version", SCHEMA)?;
        transaction.execute_batch(TABLES)?;
        transaction.execute_batch(LOSSES)?;
        transaction.commit()?;
    } else if form < SCHEMA {
        let transaction = connection.transaction()?;
        for step in STEPS.iter().skip(usize::try_from(form - 1).unwrap_or(0)) {
            transaction.execute_batch(step)?;
        }
        transaction.pragma_update(None, "user_version", SCHEMA)?;
        transaction.commit()?;
        // Before form 3, deleted data stayed in free pages.
        connection.execute_batch("VACUUM")?;
    }
    Ok(())
}

/// Adds a line to the log of who did what, which the teacher can read.
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
        (who, did.to_stored()),
    )?;
    Ok(())
}
