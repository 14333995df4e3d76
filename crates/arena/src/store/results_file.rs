//! Stores records in one SQLite file, committed as they arrive and readable while a run writes.

use crate::error::Error;
use crate::play::question::{AskedQuestion, Question};
use crate::schedule::lineup::Lineup;
use crate::schedule::spec::Spec;
use crate::store::checksum::{
    ChecksumSum, QUESTIONS, is_head_intact, set, store_head_checksum, value,
};
use crate::store::deleted_file::WriteHandle;
use crate::store::lock::Lock;
use crate::store::machines::{MachineNames, MachineNumbers};
use crate::store::record::Record;
use crate::store::row::{self, RowNames};
use crate::store::schema::{
    check_is_file, connect, create_file, create_tables, prepare, read_lineups, recognise,
};
use crate::text;
use damier_i18n::Message;
use rusqlite::{Connection, ErrorCode, OpenFlags, OptionalExtension, params};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::path::Path;
use std::sync::Arc;

/// The results of one run.
#[derive(Debug)]
pub struct Store {
    pub(crate) connection: Connection,
    pub(crate) file: String,
    pub(crate) spec: Spec,
    pub(crate) lineups: Vec<Lineup>,
    pub(crate) names: Vec<RowNames>,
    pub(crate) machines: MachineNames,
    pub(crate) machine: Option<Arc<str>>,
    /// Set if the file is written. Dropped after the connection.
    handle: Option<WriteHandle>,
}

/// The header of a results file: everything but the games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct RunHead {
    pub(crate) spec: Spec,
    pub(crate) lineups: Vec<Lineup>,
}

impl Store {
    /// Creates a file for a run of this spec.
    ///
    /// # Errors
    /// If the file exists or cannot be written.
    pub fn create(path: &Path, spec: &Spec) -> Result<Self, Error> {
        let lock = Lock::take(path)?;
        if path.exists() {
            return Err(Error::about_path(path, text::file::exists()));
        }
        create_file(path, spec)?;
        let connection = connect(path, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
        prepare(&connection).map_err(|error| Error::path(path, &error))?;
        Self::from_connection(
            connection,
            path.display().to_string(),
            Some(WriteHandle::new(path, lock)),
        )
    }

    /// Creates a store without a name, which is deleted when dropped. More than a few MB of it are moved to the
    /// system's folder for temporary files.
    ///
    /// # Errors
    /// If there is not enough space.
    pub fn in_memory(spec: &Spec) -> Result<Self, Error> {
        let file = "memory";
        let made = Connection::open("").and_then(|connection| {
            create_tables(&connection, spec)?;
            Ok(connection)
        });
        let connection = made.map_err(|error| Error::file(file, &error))?;
        Self::from_connection(connection, file.to_string(), None)
    }

    /// Opens the file of an earlier run, to resume it.
    ///
    /// # Errors
    /// If there is no such file, if it is damaged or not a results file, or if another run is writing it.
    pub fn open(path: &Path) -> Result<Self, Error> {
        check_is_file(path)?;
        let lock = Lock::take(path)?;
        let connection = connect(path, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
        recognise(&connection, path).map_err(|problem| Error::about_path(path, problem))?;
        prepare(&connection).map_err(|error| Error::path(path, &error))?;
        Self::from_connection(
            connection,
            path.display().to_string(),
            Some(WriteHandle::new(path, lock)),
        )
    }

    /// Opens the file of a run to resume it, or creates it if it does not exist.
    ///
    /// # Errors
    /// See [`Store::open`] and [`Store::create`].
    pub fn open_or_create(path: &Path, spec: &Spec) -> Result<Self, Error> {
        if path.exists() { Self::open(path) } else { Self::create(path, spec) }
    }

    /// Opens the file of a run to read it. A run may be writing it at the same time.
    ///
    /// # Errors
    /// If there is no such file, or if it is damaged or not a results file.
    pub fn open_to_read(path: &Path) -> Result<Self, Error> {
        let store = Self::read_only(path);
        let mut journal = path.as_os_str().to_owned();
        journal.push("-journal");
        if store.is_err() && Path::new(&journal).exists() {
            // A run that was killed in its first moments leaves a journal, which only a writer can roll back.
            drop(Self::open(path)?);
            return Self::read_only(path);
        }
        store
    }

    fn read_only(path: &Path) -> Result<Self, Error> {
        check_is_file(path)?;
        let connection = connect(path, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
        recognise(&connection, path).map_err(|problem| Error::about_path(path, problem))?;
        Self::from_connection(connection, path.display().to_string(), None)
    }

    fn from_connection(
        connection: Connection,
        file: String,
        handle: Option<WriteHandle>,
    ) -> Result<Self, Error> {
        let is_whole = row::has_checksums(&connection)
            .and_then(|has_checksums| is_head_intact(&connection, has_checksums))
            .map_err(|error| Error::file(&file, &error))?;
        if !is_whole {
            return Err(Error::about(&file, text::file::changed_head()));
        }
        let text: Option<String> = connection
            .query_row("SELECT value FROM meta WHERE name = 'spec'", [], |row| row.get(0))
            .optional()
            .map_err(|error| Error::file(&file, &error))?;
        let text = text.ok_or_else(|| Error::about(&file, text::file::no_spec()))?;
        let spec = Spec::read(&text).map_err(|error| Error::about(&file, error.to_string()))?;
        let lineups = read_lineups(&connection).map_err(|problem| Error::file(&file, &problem))?;
        Ok(Self {
            connection,
            spec,
            names: lineups.iter().map(RowNames::new).collect(),
            lineups,
            machines: MachineNames::default(),
            machine: None,
            file,
            handle,
        })
    }

    /// Returns the spec of the run.
    #[must_use]
    pub const fn spec(&self) -> &Spec {
        &self.spec
    }

    /// Returns the file's name, or `memory`.
    #[must_use]
    pub fn file(&self) -> &str {
        &self.file
    }

    /// Returns the events with their games and entrants; empty until a run has started.
    #[must_use]
    pub fn lineups(&self) -> &[Lineup] {
        &self.lineups
    }

    /// Stores a restriction that a machine enforces on programs in other processes, for the report. Each one is stored
    /// once.
    ///
    /// # Errors
    /// On a failed write.
    pub fn store_hosting(&mut self, restriction: &Message) -> Result<(), Error> {
        let insert = "INSERT OR IGNORE INTO hosting (text) VALUES (?1)";
        self.write(|store| {
            // An older file has the same sentence in English only.
            let delete = "DELETE FROM hosting WHERE text = ?1";
            store.connection.execute(delete, [restriction.to_string()])?;
            store.connection.execute(insert, [restriction.to_stored()])?;
            store_head_checksum(&store.connection)
        })
    }

    /// Sets the name of the machine that plays from now on, which is stored with each game.
    pub fn set_machine(&mut self, name: &str) {
        self.machine = Some(name.into());
    }

    /// Returns the restrictions that machines enforced on programs in other processes in this run.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn hosting(&self) -> Result<Vec<Message>, Error> {
        let texts = || {
            let mut select =
                self.connection.prepare_cached("SELECT text FROM hosting ORDER BY 1")?;
            let texts =
                select.query_map([], |row| Ok(Message::from_stored(row.get_ref(0)?.as_str()?)))?;
            texts.collect::<rusqlite::Result<_>>()
        };
        texts().map_err(|error| Error::file(&self.file, &error))
    }

    /// Stores a question that the run is to end with, and the number of games that are stored already. Each question is
    /// stored once.
    ///
    /// # Errors
    /// If the file cannot be read or written.
    pub fn ask(&mut self, question: &Question) -> Result<(), Error> {
        let mut asked = self.questions()?;
        if asked.iter().any(|asked| asked.question == *question) {
            return Ok(());
        }
        let mut asked_after = 0;
        for event in 0..self.lineups.len() as u32 {
            let runs = self.id_ranges(event)?;
            asked_after += runs.iter().map(|run| run.end - run.start).sum::<u64>();
        }
        asked.push(AskedQuestion { question: question.clone(), asked_after });
        self.store_list(QUESTIONS, &asked)
    }

    /// Returns the questions that the run is to end with.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn questions(&self) -> Result<Vec<AskedQuestion>, Error> {
        self.stored_list(QUESTIONS)
    }

    /// Stores a list under a name and replaces the previous one.
    pub(crate) fn store_list<T: Serialize>(&mut self, name: &str, list: &[T]) -> Result<(), Error> {
        let text = serde_json::to_string(list).unwrap_or_default();
        self.write(|store| {
            set(&store.connection, name, &text)?;
            store_head_checksum(&store.connection)
        })
    }

    /// Returns the list that was stored under a name; empty if there is none.
    pub(crate) fn stored_list<T: DeserializeOwned>(&self, name: &str) -> Result<Vec<T>, Error> {
        let text =
            value(&self.connection, name).map_err(|error| Error::file(&self.file, &error))?;
        let list = text.map_or(Ok(Vec::new()), |text| serde_json::from_str(&text));
        list.map_err(|error| Error::file(&self.file, &format!("{name}: {error}")))
    }

    /// Starts or resumes a run: stores the lineups, which must be the same each time.
    ///
    /// # Errors
    /// If the run was started with other lineups (other rules, other players, other files of players), or on a failed
    /// write.
    pub fn begin(&mut self, lineups: &[Lineup]) -> Result<(), Error> {
        if self.lineups.is_empty() {
            return self.store_spec(&self.spec.clone(), lineups);
        }
        for (new, old) in lineups.iter().zip(&self.lineups) {
            if !new.is_same(old) {
                return Err(Error::about(&self.file, other_lineup(old, new)));
            }
            let changed = new.changed_files(old);
            if !changed.is_empty() {
                let problem = text::file::changed_files(changed.join(", "));
                return Err(Error::about(&self.file, problem));
            }
        }
        Ok(())
    }

    /// Returns the header of the file.
    pub(crate) fn head(&self) -> RunHead {
        RunHead { spec: self.spec.clone(), lineups: self.lineups.clone() }
    }

    /// Stores a spec and its lineups and replaces the previous ones.
    pub(crate) fn store_spec(&mut self, spec: &Spec, lineups: &[Lineup]) -> Result<(), Error> {
        self.write(|store| {
            set(&store.connection, "spec", &spec.write())?;
            store.connection.execute("DELETE FROM event", [])?;
            for (number, lineup) in (0u32..).zip(lineups) {
                let text = serde_json::to_string(lineup).unwrap_or_default();
                let insert = "INSERT INTO event (number, lineup) VALUES (?1, ?2)";
                store.connection.execute(insert, params![number, text])?;
            }
            store_head_checksum(&store.connection)
        })?;
        self.spec = spec.clone();
        self.lineups = lineups.to_vec();
        self.names = lineups.iter().map(RowNames::new).collect();
        Ok(())
    }

    /// Adds records, all or none.
    ///
    /// # Errors
    /// A record that is already stored, or a failed write (disk full): then none is added. A deleted file: then all
    /// games are saved under the name in the error.
    pub fn append(&mut self, records: &[Record]) -> Result<(), Error> {
        self.write(|store| {
            let mut insert = store.connection.prepare_cached(row::INSERT)?;
            let mut machines = MachineNumbers::new(&store.connection);
            let mut sum = ChecksumSum::default();
            for record in records {
                let machine = machines.number(record)?;
                sum.add(row::insert(&mut insert, record, machine)?);
            }
            sum.store(&store.connection)
        })?;
        self.handle.as_ref().map_or(Ok(()), |handle| handle.check(&self.connection))
    }

    /// Runs `act` in one transaction, which is rolled back on an error.
    pub(crate) fn write(
        &mut self,
        act: impl FnOnce(&Self) -> rusqlite::Result<()>,
    ) -> Result<(), Error> {
        let attempt = || {
            let transaction = self.connection.unchecked_transaction()?;
            act(self)?;
            transaction.commit()
        };
        attempt().map_err(|error| match error.sqlite_error_code() {
            Some(ErrorCode::DiskFull) => Error::about(&self.file, text::file::disk_full()),
            _ => Error::file(&self.file, &error),
        })
    }
}

fn other_lineup(old: &Lineup, new: &Lineup) -> Message {
    text::file::other_lineup(
        &old.name,
        &old.game,
        old.rules_version.to_string(),
        old.entrants.join(" "),
        &new.game,
        new.rules_version.to_string(),
        new.entrants.join(" "),
    )
}

/// Turns off the write-ahead log, so that a closed results file is one plain file that can be copied anywhere.
impl Drop for Store {
    fn drop(&mut self) {
        if self.handle.as_ref().is_some_and(WriteHandle::has_its_name) {
            self.connection.flush_prepared_statement_cache();
            // Fails while others read the file. The file then keeps its log, which is valid too, and is not worth
            // waiting for.
            let _ = self.connection.busy_timeout(std::time::Duration::ZERO);
            let _ = self.connection.pragma_update(None, "journal_mode", "DELETE");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_disk_is_one_line_and_leaves_nothing_half_written() {
        let spec = Spec::read("[[event]]\ngame = 'g'\nplayers = ['a']").unwrap();
        let mut store = Store::in_memory(&spec).unwrap();
        let lineup = Lineup {
            name: "g".into(),
            game: "g".into(),
            rules_version: 1,
            contest: damier_game::Contest::Solo,
            facts: Vec::new(),
            entrants: vec!["a".into()],
            format: crate::schedule::tournament_format::TournamentFormat::RoundRobin,
            budget: "none".into(),
            scheduled: 1000,
            start: None,
            checksums: Vec::new(),
            sources: Vec::new(),
            parts: Vec::new(),
            replaced: Vec::new(),
        };
        store.begin(&[lineup]).unwrap();
        let records: Vec<Record> = (0..200).map(row::tests::record).collect();
        store.append(&records[..100]).unwrap();
        let pages: i64 =
            store.connection.pragma_query_value(None, "page_count", |row| row.get(0)).unwrap();
        store
            .connection
            .query_row(&format!("PRAGMA max_page_count = {pages}"), [], |_| Ok(()))
            .unwrap();
        let refused = store.append(&records[100..]).unwrap_err().to_string();
        assert!(refused.contains("full") && !refused.contains('\n'), "{refused}");
        assert_eq!(store.ids(0).unwrap(), (0..100).collect::<Vec<_>>());
        let stored: Vec<Record> = store.records(0).map(Result::unwrap).collect();
        assert_eq!(stored, records[..100]);
    }
}
