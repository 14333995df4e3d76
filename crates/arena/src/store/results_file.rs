//! Records in one SQLite file: durable as they come, readable while a run writes.

use crate::error::Error;
use crate::play::question::{AskedQuestion, Question};
use crate::schedule::lineup::Lineup;
use crate::schedule::spec::Spec;
use crate::store::checksum::{QUESTIONS, SealSum, is_head_whole, seal_head, set, value};
use crate::store::deleted_file::Hold;
use crate::store::lock::Lock;
use crate::store::machines::{MachineNames, MachineNumbers};
use crate::store::record::Record;
use crate::store::row::{self, RowNames};
use crate::store::schema::{connect, found, lay_tables, prepare, present, read_lineups, recognise};
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
    /// Of a file that is written; dropped after the connection.
    hold: Option<Hold>,
}

/// What a results file holds of a run before any game.
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
        found(path, spec)?;
        let connection = connect(path, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
        prepare(&connection).map_err(|error| Error::path(path, &error))?;
        Self::from_connection(connection, path.display().to_string(), Some(Hold::new(path, lock)))
    }

    /// Creates a store without a name, which ends with this value; more than a few MB of it are kept in the
    /// system's folder for temporary files.
    ///
    /// # Errors
    /// If there is no room for it.
    pub fn in_memory(spec: &Spec) -> Result<Self, Error> {
        let file = "memory";
        let made = Connection::open("").and_then(|connection| {
            lay_tables(&connection, spec)?;
            Ok(connection)
        });
        let connection = made.map_err(|error| Error::file(file, &error))?;
        Self::from_connection(connection, file.to_string(), None)
    }

    /// Opens the file of an earlier run, to resume it.
    ///
    /// # Errors
    /// If there is no such file, if it is damaged or not ours, or if another run is writing it.
    pub fn open(path: &Path) -> Result<Self, Error> {
        present(path)?;
        let lock = Lock::take(path)?;
        let connection = connect(path, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
        recognise(&connection, path).map_err(|problem| Error::about_path(path, problem))?;
        prepare(&connection).map_err(|error| Error::path(path, &error))?;
        Self::from_connection(connection, path.display().to_string(), Some(Hold::new(path, lock)))
    }

    /// Opens the file of a run to resume it, or creates it if there is none.
    ///
    /// # Errors
    /// As of [`Store::open`] and [`Store::create`].
    pub fn open_or_create(path: &Path, spec: &Spec) -> Result<Self, Error> {
        if path.exists() { Self::open(path) } else { Self::create(path, spec) }
    }

    /// Opens the file of a run to read it; the run may be writing it meanwhile.
    ///
    /// # Errors
    /// If there is no such file, or if it is damaged or not ours.
    pub fn open_to_read(path: &Path) -> Result<Self, Error> {
        let store = Self::read_only(path);
        let mut journal = path.as_os_str().to_owned();
        journal.push("-journal");
        if store.is_err() && Path::new(&journal).exists() {
            // A run that was killed in its first moments left a journal, which only a writer rolls back.
            drop(Self::open(path)?);
            return Self::read_only(path);
        }
        store
    }

    fn read_only(path: &Path) -> Result<Self, Error> {
        present(path)?;
        let connection = connect(path, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
        recognise(&connection, path).map_err(|problem| Error::about_path(path, problem))?;
        Self::from_connection(connection, path.display().to_string(), None)
    }

    fn from_connection(
        connection: Connection,
        file: String,
        hold: Option<Hold>,
    ) -> Result<Self, Error> {
        let is_whole = row::has_seals(&connection)
            .and_then(|has_seals| is_head_whole(&connection, has_seals))
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
            hold,
        })
    }

    /// The spec of the run.
    #[must_use]
    pub const fn spec(&self) -> &Spec {
        &self.spec
    }

    /// The file's name, or `memory`.
    #[must_use]
    pub fn file(&self) -> &str {
        &self.file
    }

    /// The events with their games and entrants; empty until a run has begun.
    #[must_use]
    pub fn lineups(&self) -> &[Lineup] {
        &self.lineups
    }

    /// Stores the restrictions that a machine enforces of strategies from outside, for the report; once each.
    ///
    /// # Errors
    /// On a failed write.
    pub fn tell_hosting(&mut self, text: &str) -> Result<(), Error> {
        let insert = "INSERT OR IGNORE INTO hosting (text) VALUES (?1)";
        self.write(|store| {
            store.connection.execute(insert, [text])?;
            seal_head(&store.connection)
        })
    }

    /// Sets the name of the machine that plays from now on, which is stored with each of its games.
    pub fn tell_machine(&mut self, name: &str) {
        self.machine = Some(name.into());
    }

    /// The restrictions that machines have enforced of strategies from outside in this run.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn hosting(&self) -> Result<Vec<String>, Error> {
        let texts = || {
            let mut select =
                self.connection.prepare_cached("SELECT text FROM hosting ORDER BY 1")?;
            let texts = select.query_map([], |row| row.get(0))?;
            texts.collect::<rusqlite::Result<_>>()
        };
        texts().map_err(|error| Error::file(&self.file, &error))
    }

    /// Keeps a question that the run is to end with, and the number of games that are there already; once each.
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
            let runs = self.runs(event)?;
            asked_after += runs.iter().map(|run| run.end - run.start).sum::<u64>();
        }
        asked.push(AskedQuestion { question: question.clone(), asked_after });
        self.keep_list(QUESTIONS, &asked)
    }

    /// The questions that the run is to end with.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn questions(&self) -> Result<Vec<AskedQuestion>, Error> {
        self.kept_list(QUESTIONS)
    }

    /// Stores a list under a name, instead of what stands there.
    pub(crate) fn keep_list<T: Serialize>(&mut self, name: &str, list: &[T]) -> Result<(), Error> {
        let text = serde_json::to_string(list).unwrap_or_default();
        self.write(|store| {
            set(&store.connection, name, &text)?;
            seal_head(&store.connection)
        })
    }

    /// The list that was stored under a name; empty where none was.
    pub(crate) fn kept_list<T: DeserializeOwned>(&self, name: &str) -> Result<Vec<T>, Error> {
        let text =
            value(&self.connection, name).map_err(|error| Error::file(&self.file, &error))?;
        let list = text.map_or(Ok(Vec::new()), |text| serde_json::from_str(&text));
        list.map_err(|error| Error::file(&self.file, &format!("{name}: {error}")))
    }

    /// Begins or resumes a run: stores the lineups, which must be the same each time.
    ///
    /// # Errors
    /// If the run was begun with other lineups (other rules, other players, other files behind them), or on a failed write.
    pub fn begin(&mut self, lineups: &[Lineup]) -> Result<(), Error> {
        if self.lineups.is_empty() {
            return self.lay(&self.spec.clone(), lineups);
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

    /// What the file holds of the run before any game.
    pub(crate) fn head(&self) -> RunHead {
        RunHead { spec: self.spec.clone(), lineups: self.lineups.clone() }
    }

    /// Stores a spec and its lineups, instead of what stands there.
    pub(crate) fn lay(&mut self, spec: &Spec, lineups: &[Lineup]) -> Result<(), Error> {
        self.write(|store| {
            set(&store.connection, "spec", &spec.write())?;
            store.connection.execute("DELETE FROM event", [])?;
            for (number, lineup) in (0u32..).zip(lineups) {
                let text = serde_json::to_string(lineup).unwrap_or_default();
                let insert = "INSERT INTO event (number, lineup) VALUES (?1, ?2)";
                store.connection.execute(insert, params![number, text])?;
            }
            seal_head(&store.connection)
        })?;
        self.spec = spec.clone();
        self.lineups = lineups.to_vec();
        self.names = lineups.iter().map(RowNames::new).collect();
        Ok(())
    }

    /// Adds records, all or none.
    ///
    /// # Errors
    /// A record that is there already, or a failed write (disk full): then none is added. A file that
    /// was removed meanwhile: then all games are saved under the name in the error.
    pub fn append(&mut self, records: &[Record]) -> Result<(), Error> {
        self.write(|store| {
            let mut insert = store.connection.prepare_cached(row::INSERT)?;
            let mut machines = MachineNumbers::new(&store.connection);
            let mut sum = SealSum::default();
            for record in records {
                let machine = machines.number(record)?;
                sum.add(row::insert(&mut insert, record, machine)?);
            }
            sum.store(&store.connection)
        })?;
        self.hold.as_ref().map_or(Ok(()), |hold| hold.check(&self.connection))
    }

    /// Does all of `act` in one transaction, or nothing.
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

/// A file at rest is one plain file that any medium can hold and any program can read.
impl Drop for Store {
    fn drop(&mut self) {
        if self.hold.as_ref().is_some_and(Hold::is_there) {
            self.connection.flush_prepared_statement_cache();
            // Refused while others read the file: then it stays as it is, which is as good, and is
            // not worth waiting for.
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
