//! The machines that have played a run: their numbers in the file, and how fast each was.

use crate::store::record::Record;
use rusqlite::{Connection, OptionalExtension};
use serde::Serialize;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::sync::Arc;

/// The table of machines. A record holds the number of its machine.
pub(crate) const TABLE: &str =
    "CREATE TABLE machine (number INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);";

/// The numbers of machines within one transaction. A rollback discards new ones.
pub(crate) struct MachineNumbers<'a> {
    connection: &'a Connection,
    known: Vec<(Arc<str>, i64)>,
}

impl<'a> MachineNumbers<'a> {
    pub(crate) const fn new(connection: &'a Connection) -> Self {
        Self { connection, known: Vec::new() }
    }

    /// Returns the number of a record's machine, and assigns one if it has none yet; `None` for a record without a
    /// machine.
    pub(crate) fn number(&mut self, record: &Record) -> rusqlite::Result<Option<i64>> {
        let Some(name) = &record.machine else { return Ok(None) };
        if let Some((_, number)) = self.known.iter().find(|(known, _)| known == name) {
            return Ok(Some(*number));
        }
        let insert = "INSERT OR IGNORE INTO machine (name) VALUES (?1)";
        self.connection.prepare_cached(insert)?.execute([name])?;
        let select = "SELECT number FROM machine WHERE name = ?1";
        let number = self.connection.prepare_cached(select)?.query_row([name], |row| row.get(0))?;
        self.known.push((Arc::clone(name), number));
        Ok(Some(number))
    }
}

/// Names of machines by number, read when first needed, because a run in progress may add new ones.
#[derive(Debug, Default)]
pub(crate) struct MachineNames {
    known: RefCell<BTreeMap<i64, Arc<str>>>,
}

impl MachineNames {
    /// Returns the name of a machine; `None` for an unknown number.
    pub(crate) fn name(
        &self,
        connection: &Connection,
        number: i64,
    ) -> rusqlite::Result<Option<Arc<str>>> {
        if let Some(name) = self.known.borrow().get(&number) {
            return Ok(Some(Arc::clone(name)));
        }
        let mut select = connection.prepare_cached("SELECT name FROM machine WHERE number = ?1")?;
        let name = select.query_row([number], |row| row.get::<_, String>(0)).optional()?;
        let name: Option<Arc<str>> = name.map(Arc::from);
        if let Some(name) = &name {
            self.known.borrow_mut().insert(number, Arc::clone(name));
        }
        Ok(name)
    }
}

/// The part of a run that one machine has played.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct MachineShare {
    /// Its name.
    pub name: String,
    /// Number of its games.
    pub games: u64,
    /// CPU time of its games, in seconds.
    pub cpu: f64,
    /// Its CPU time divided by the CPU time that as many games of the same players took on all machines. Above 1 for a
    /// machine that is slower than the others.
    pub pace: f64,
}

impl MachineShare {
    /// Slowdown above which a machine is reported as slow, because budgets in CPU time buy less on it.
    pub const SLOW: f64 = 1.5;

    /// Returns true if the machine took much more CPU time for its games than the others.
    #[must_use]
    pub fn is_slow(&self) -> bool {
        self.pace > Self::SLOW
    }
}

/// Games and their CPU time in nanoseconds.
#[derive(Clone, Copy, Default)]
struct Work {
    games: u64,
    cpu: f64,
}

/// The work of each machine by group of players, because the players decide how long a game takes.
#[derive(Default)]
pub(crate) struct MachineWork {
    by_players: BTreeMap<(u32, Vec<usize>), BTreeMap<Arc<str>, Work>>,
}

impl MachineWork {
    /// Adds a game.
    pub(crate) fn add(&mut self, record: &Record) {
        let Some(machine) = &record.machine else { return };
        let mut players = record.seats.clone();
        players.sort_unstable();
        let group = self.by_players.entry((record.event, players)).or_default();
        let work = group.entry(Arc::clone(machine)).or_default();
        work.games += 1;
        work.cpu += record.game_cpu.as_nanos() as f64;
    }

    /// Returns the share of each machine, by name.
    pub(crate) fn shares(&self) -> Vec<MachineShare> {
        let mut sums: BTreeMap<&str, (Work, f64)> = BTreeMap::new();
        for group in self.by_players.values() {
            let all = group.values().fold(Work::default(), |all, work| Work {
                games: all.games + work.games,
                cpu: all.cpu + work.cpu,
            });
            let a_game = all.cpu / all.games as f64;
            for (name, work) in group {
                let (sum, expected) = sums.entry(name).or_default();
                sum.games += work.games;
                sum.cpu += work.cpu;
                *expected += a_game * work.games as f64;
            }
        }
        let share = |(name, (sum, expected)): (&str, (Work, f64))| MachineShare {
            name: name.to_string(),
            games: sum.games,
            cpu: sum.cpu / 1e9,
            pace: if expected > 0.0 { sum.cpu / expected } else { 1.0 },
        };
        sums.into_iter().map(share).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::row::tests::record;
    use std::time::Duration;

    fn game(id: u64, entrant: usize, machine: &str, seconds: u64) -> Record {
        let game_cpu = Duration::from_secs(seconds);
        Record { seats: vec![entrant], machine: Some(machine.into()), game_cpu, ..record(id) }
    }

    /// A machine must not look fast because it happened to get games of quick players.
    #[test]
    fn a_pace_compares_games_of_the_same_players() {
        let mut work = MachineWork::default();
        let games = [(0, "a", 1), (0, "b", 3), (1, "a", 10), (1, "a", 10), (1, "b", 40)];
        for (id, (entrant, machine, seconds)) in (0..).zip(games) {
            work.add(&game(id, entrant, machine, seconds));
        }
        work.add(&record(9));
        let shares = work.shares();
        let told: Vec<_> = shares.iter().map(|one| (one.name.as_str(), one.games)).collect();
        assert_eq!(told, [("a", 3), ("b", 2)]);
        assert!((shares[0].pace - 21.0 / (2.0 + 20.0 + 20.0)).abs() < 1e-9);
        assert!((shares[1].pace - 43.0 / (2.0 + 20.0)).abs() < 1e-9);
        assert!(!shares[0].is_slow() && shares[1].is_slow());
        assert!((shares[1].cpu - 43.0).abs() < 1e-9);
    }
}
