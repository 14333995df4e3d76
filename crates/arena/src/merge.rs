//! Shards become one run again.

use crate::error::Error;
use crate::record::Record;
use crate::row;
use crate::say::file;
use crate::seal::SealSum;
use crate::store::Store;

impl Store {
    /// Adds all games of another shard of the same run; returns how many were new.
    ///
    /// # Errors
    /// Another spec or lineup, two different records of one game, or a failed write: then nothing is
    /// added.
    pub fn merge_from(&mut self, other: &Self) -> Result<u64, Error> {
        if self.spec != other.spec {
            return Err(Error::about(&other.file, file::other_shard(&self.file)));
        }
        if other.lineups().is_empty() {
            return Ok(0);
        }
        self.begin(other.lineups())?;
        other.hosting()?.iter().try_for_each(|text| self.tell_hosting(text))?;
        let mut sum = SealSum::default();
        let transaction = self.connection.unchecked_transaction();
        let transaction = transaction.map_err(|error| Error::file(&self.file, &error))?;
        for (event, _) in (0u32..).zip(other.lineups()) {
            let mut records = other.records(event);
            while let Some(next) = records.next_sealed() {
                let (record, sealed) = next?;
                self.merge(&record, sealed)?.into_iter().for_each(|seal| sum.add(seal));
            }
        }
        sum.store(&self.connection).map_err(|error| Error::file(&self.file, &error))?;
        transaction.commit().map_err(|error| Error::file(&self.file, &error))?;
        Ok(sum.games())
    }

    /// Adds a record, which has this seal, unless it is there; returns its seal if it was added.
    fn merge(&self, record: &Record, sealed: Option<i64>) -> Result<Option<i64>, Error> {
        let insert = self.connection.prepare_cached(row::INSERT_NEW);
        let added = insert.and_then(|mut insert| row::insert_sealed(&mut insert, record, sealed));
        if let Some(seal) = added.map_err(|error| Error::file(&self.file, &error))? {
            return Ok(Some(seal));
        }
        let mine = self.record(record.event, record.id)?;
        let lines = [mine.as_ref(), Some(record)].map(|record| {
            let mut line = String::new();
            record.into_iter().for_each(|record| record.write_line(&mut line));
            line
        });
        if lines[0] == lines[1] {
            return Ok(None);
        }
        let problem = file::other_game((record.event + 1).to_string(), record.id.to_string());
        Err(Error::about(&self.file, problem))
    }
}
