//! Merges shards into one run.

use crate::error::Error;
use crate::schedule::spec::Spec;
use crate::store::checksum::ChecksumSum;
use crate::store::machines::MachineNumbers;
use crate::store::record::Record;
use crate::store::results_file::Store;
use crate::store::row;
use crate::text::file;

/// The memory for pages of the file while shards are merged, in KiB (negative: see SQLite's `cache_size`).
const CACHE: i64 = -65_536;

impl Store {
    /// Adds all games of another shard of the same run; returns how many were new.
    ///
    /// # Errors
    /// See [`Store::merge_all`].
    pub fn merge_from(&mut self, other: &Self) -> Result<u64, Error> {
        self.merge_all(std::slice::from_ref(other))
    }

    /// Adds all games of other shards of the same run and returns how many were new. Merging several at once is faster
    /// than one by one, because the games of a shard are spread over the whole file, and each part of it is then
    /// written once.
    ///
    /// # Errors
    /// Another spec or lineup, two different records of one game, or a failed write: then nothing is added.
    pub fn merge_all(&mut self, others: &[Self]) -> Result<u64, Error> {
        // The same environment may be in another place on each machine.
        let plain = |spec: &Spec| Spec { python: None, ..spec.clone() };
        // A new file has the spec of the first shard, so the shards are compared first.
        for one in others.first().into_iter().chain([&*self]) {
            let is_other = |other: &&Self| plain(&other.spec) != plain(&one.spec);
            if let Some(other) = others.iter().find(is_other) {
                return Err(Error::about(&other.file, file::other_shard(&one.file)));
            }
        }
        for other in others.iter().filter(|other| !other.lineups().is_empty()) {
            self.begin(other.lineups())?;
            other.hosting()?.iter().try_for_each(|text| self.store_hosting(text))?;
        }
        let failed = |error: rusqlite::Error| Error::file(&self.file, &error);
        self.connection.pragma_update(None, "cache_size", CACHE).map_err(failed)?;
        let mut sum = ChecksumSum::default();
        let transaction = self.connection.unchecked_transaction().map_err(failed)?;
        let mut machines = MachineNumbers::new(&self.connection);
        others.iter().try_for_each(|other| self.add_shard(other, &mut machines, &mut sum))?;
        sum.store(&self.connection).map_err(failed)?;
        transaction.commit().map_err(failed)?;
        Ok(sum.games())
    }

    /// Adds the games of a shard, and the checksums of the new ones to a sum.
    fn add_shard(
        &self,
        other: &Self,
        machines: &mut MachineNumbers<'_>,
        sum: &mut ChecksumSum,
    ) -> Result<(), Error> {
        for (event, _) in (0u32..).zip(other.lineups()) {
            let mut records = other.records(event);
            while let Some(next) = records.next_with_checksum() {
                let (record, checksum) = next?;
                let machine = machines.number(&record);
                let machine = machine.map_err(|error| Error::file(&self.file, &error))?;
                let added = self.merge(&record, checksum, machine)?;
                added.into_iter().for_each(|checksum| sum.add(checksum));
            }
        }
        Ok(())
    }

    /// Adds a record with this checksum unless its game is stored already. Returns its checksum if it was added.
    fn merge(
        &self,
        record: &Record,
        checksum: Option<i64>,
        machine: Option<i64>,
    ) -> Result<Option<i64>, Error> {
        let insert = self.connection.prepare_cached(row::INSERT_NEW);
        let added = insert.and_then(|mut insert| {
            row::insert_with_checksum(&mut insert, record, checksum, machine)
        });
        if let Some(checksum) = added.map_err(|error| Error::file(&self.file, &error))? {
            return Ok(Some(checksum));
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
