//! Reads games from a results file: one, or all in order, fetched page by page.

use crate::error::Error;
use crate::play::discipline::Discipline;
use crate::store::checksum::ChecksumSum;
use crate::store::record::{Fingerprint, Record};
use crate::store::results_file::Store;
use crate::store::row::{self, ChangedGame};
use crate::text;
use rusqlite::Row;
use std::ops::Range;

/// The keys of an event's games.
const SELECT_KEYS: &str = "SELECT key FROM record WHERE key BETWEEN ?1 AND ?2 ORDER BY key";
/// Records fetched at a time.
const PAGE: i64 = 512;

impl Store {
    /// Returns the numbers of an event's stored games, ascending.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn ids(&self, event: u32) -> Result<Vec<u64>, Error> {
        let [first, last] = row::keys(event);
        let ids = || {
            let mut select = self.connection.prepare_cached(SELECT_KEYS)?;
            let keys = select.query_map([first, last], |row| row.get::<_, i64>(0))?;
            let ids = keys.map(|key| key.map(|key| key.abs_diff(first)));
            ids.collect::<rusqlite::Result<_>>()
        };
        ids().map_err(|error| Error::file(&self.file, &error))
    }

    /// Returns the same numbers as ranges, ascending.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub(crate) fn id_ranges(&self, event: u32) -> Result<Vec<Range<u64>>, Error> {
        let [first, last] = row::keys(event);
        let runs = || {
            let mut select = self.connection.prepare_cached(SELECT_KEYS)?;
            let mut keys = select.query([first, last])?;
            let mut runs: Vec<Range<u64>> = Vec::new();
            while let Some(row) = keys.next()? {
                let id = row.get::<_, i64>(0)?.abs_diff(first);
                match runs.last_mut() {
                    Some(run) if run.end == id => run.end = id + 1,
                    _ => runs.push(id..id + 1),
                }
            }
            Ok(runs)
        };
        runs().map_err(|error: rusqlite::Error| Error::file(&self.file, &error))
    }

    /// Returns the number of stored games of all events.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn stored(&self) -> Result<u64, Error> {
        let count = self.connection.query_row("SELECT count(*) FROM record", [], |row| row.get(0));
        count.map(i64::unsigned_abs).map_err(|error| Error::file(&self.file, &error))
    }

    /// Reads one game, if it is stored.
    ///
    /// # Errors
    /// If the file cannot be read or the record is damaged.
    pub fn record(&self, event: u32, id: u64) -> Result<Option<Record>, Error> {
        let [first, last] = row::keys(event);
        let key = i64::try_from(id).ok().and_then(|id| first.checked_add(id));
        let Some(key) = key.filter(|&key| key <= last) else {
            return Ok(None);
        };
        Ok(self.page(event, key, key)?.pop().map(|(record, _)| record))
    }

    /// Iterates over the stored games of an event in the order of their numbers, fetched page by page.
    #[must_use]
    pub fn records(&self, event: u32) -> Records<'_> {
        let [first, last] = row::keys(event);
        let page = Vec::new().into_iter();
        Records { store: self, event, next: first, last, page, sum: ChecksumSum::default() }
    }

    /// Runs `act` on a snapshot of the file, unaffected by concurrent writes.
    pub(crate) fn read_snapshot<T>(
        &self,
        act: impl FnOnce() -> Result<T, Error>,
    ) -> Result<T, Error> {
        let moment = self.connection.unchecked_transaction();
        let moment = moment.map_err(|error| Error::file(&self.file, &error))?;
        let done = act()?;
        moment.commit().map_err(|error| Error::file(&self.file, &error))?;
        Ok(done)
    }

    /// Returns an error if the checksums that were found do not match the stored sum, because games are missing or were
    /// added.
    pub(crate) fn check_completeness(&self, found: ChecksumSum) -> Result<(), Error> {
        let fits = || match ChecksumSum::stored(&self.connection)? {
            Some(stored) => Ok(stored == found),
            None => row::has_checksums(&self.connection).map(|has_checksums| !has_checksums),
        };
        if fits().map_err(|error: rusqlite::Error| Error::file(&self.file, &error))? {
            return Ok(());
        }
        Err(Error::about(&self.file, text::file::changed_games()))
    }

    /// Returns the digest of the whole run: all records that count, by event and number.
    ///
    /// # Errors
    /// If the file cannot be read or a record is damaged.
    pub fn digest(&self) -> Result<String, Error> {
        let mut fingerprint = Fingerprint::default();
        for (event, lineup) in (0u32..).zip(&self.lineups) {
            let mut discipline = Discipline::new(lineup.entrants.len());
            for record in self.records(event) {
                let record = record?;
                if discipline.admit(&record.seats, record.culprit()) {
                    fingerprint.add(&record);
                }
            }
        }
        Ok(fingerprint.finish())
    }

    fn page(&self, event: u32, first: i64, last: i64) -> Result<Vec<CheckedRecord>, Error> {
        let Some(names) = self.names.get(event as usize) else {
            return Ok(Vec::new());
        };
        let fetch = || {
            let mut select = self.connection.prepare_cached(row::SELECT)?;
            let machine = |number| self.machines.name(&self.connection, number);
            let read = |row: &Row<'_>| row::read_with_checksum(row, names, machine);
            let rows = select.query_map([first, last, PAGE], read)?;
            rows.collect::<rusqlite::Result<_>>()
        };
        fetch().map_err(|error| match error {
            rusqlite::Error::FromSqlConversionFailure(row::CHECKSUM, _, why) => {
                match why.downcast_ref::<ChangedGame>() {
                    Some(changed) => Error::about(&self.file, changed.message()),
                    None => Error::file(&self.file, &why),
                }
            }
            error => Error::file(&self.file, &error),
        })
    }
}

/// The games of an event in order; see [`Store::records`].
#[derive(Debug)]
pub struct Records<'a> {
    store: &'a Store,
    event: u32,
    next: i64,
    last: i64,
    page: std::vec::IntoIter<CheckedRecord>,
    sum: ChecksumSum,
}

/// A game with its checksum, if it has one.
pub(crate) type CheckedRecord = (Record, Option<i64>);

impl Records<'_> {
    /// Returns the sum of the checksums of the games so far.
    pub(crate) const fn checksums(&self) -> ChecksumSum {
        self.sum
    }

    /// Returns the next game with its checksum, if it has one.
    pub(crate) fn next_with_checksum(&mut self) -> Option<Result<CheckedRecord, Error>> {
        if self.page.len() == 0 && self.next <= self.last {
            match self.store.page(self.event, self.next, self.last) {
                Ok(page) => {
                    let end = page.last().map(|(last, _)| row::key(last.event, last.id) + 1);
                    self.next = end.unwrap_or(self.last + 1);
                    self.page = page.into_iter();
                }
                Err(error) => {
                    self.next = self.last + 1;
                    return Some(Err(error));
                }
            }
        }
        let (record, checksum) = self.page.next()?;
        checksum.into_iter().for_each(|checksum| self.sum.add(checksum));
        Some(Ok((record, checksum)))
    }
}

impl Iterator for Records<'_> {
    type Item = Result<Record, Error>;

    fn next(&mut self) -> Option<Self::Item> {
        self.next_with_checksum().map(|next| next.map(|(record, _)| record))
    }
}
