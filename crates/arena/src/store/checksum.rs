//! Checksums (stored as `seal`) that detect changes of a results file: one for each game, one for the spec and the
//! lineups, and the sum over all games, so that no game is lost or added unnoticed.
//!
//! Checksums detect accidents and edits by hand. They do not stop a program written to forge them. Replaying a game
//! proves what its record says.

use crate::store::record::{Record, Termination};
use rusqlite::{Connection, OptionalExtension};
use sha2::{Digest, Sha256};
use std::fmt::Write;

/// Name of the row that holds the questions of a run.
pub(crate) const QUESTIONS: &str = "questions";

/// Name of the row that holds the skipped files.
pub(crate) const SKIPPED: &str = "skipped";

/// Number of stored games and the sum of their checksums.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct ChecksumSum {
    games: u64,
    sum: i64,
}

impl ChecksumSum {
    /// Adds the checksum of a game.
    pub(crate) const fn add(&mut self, checksum: i64) {
        self.games += 1;
        self.sum = self.sum.wrapping_add(checksum);
    }

    /// Returns the number of games.
    pub(crate) const fn games(self) -> u64 {
        self.games
    }

    /// Adds other checksums.
    pub(crate) const fn merge(&mut self, other: Self) {
        self.games += other.games;
        self.sum = self.sum.wrapping_add(other.sum);
    }

    /// Reads the sum that a file holds; `None` if the file is older than checksums.
    pub(crate) fn stored(connection: &Connection) -> rusqlite::Result<Option<Self>> {
        let text = value(connection, "games")?;
        Ok(text.map(|text| {
            let (games, sum) = text.split_once(' ').unwrap_or_default();
            // An invalid number must not match any sum.
            Self { games: games.parse().unwrap_or(u64::MAX), sum: sum.parse().unwrap_or(0) }
        }))
    }

    /// Adds this sum to the one that a file holds.
    pub(crate) fn store(self, connection: &Connection) -> rusqlite::Result<()> {
        let before = Self::stored(connection)?.unwrap_or_default();
        let games = before.games.wrapping_add(self.games);
        let text = format!("{games} {}", before.sum.wrapping_add(self.sum));
        set(connection, "games", &text)
    }
}

/// Returns the checksum of a game: the first eight bytes of a SHA-256 hash over everything in its row. Texts are hashed
/// with their lengths, numbers as eight bytes in little-endian order.
pub(crate) fn record_checksum(record: &Record, notes: Option<&str>) -> i64 {
    let mut bytes = Vec::with_capacity(512);
    let Record { pair, plies, seed, nodes, slowest, game_cpu, .. } = record;
    put_numbers(&mut bytes, [u64::from(record.event), record.id, *pair, *seed, u64::from(*plies)]);
    put_numbers(&mut bytes, record.seats.iter().map(|&entrant| entrant as u64));
    put_numbers(&mut bytes, record.scores.iter().map(|score| score.cast_unsigned()));
    put_numbers(&mut bytes, record.facts.iter().map(|fact| fact.cast_unsigned()));
    put_numbers(&mut bytes, record.moves.iter().copied().map(u64::from));
    put_numbers(&mut bytes, nodes.iter().copied());
    // Nanoseconds, as in the file. They overflow after 584 years.
    let times = record.cpu.iter().chain([slowest, game_cpu]);
    put_numbers(&mut bytes, times.map(|time| time.as_nanos() as u64));
    let (ply, message) = match &record.termination {
        // In English: this text is the same in files of every version, whichever languages they hold.
        Termination::Fault { ply, message, .. } => (*ply, message.to_string()),
        Termination::Finished | Termination::Resigned(_) => (0, String::new()),
    };
    put_numbers(&mut bytes, [u64::from(ply), u64::from(notes.is_some())]);
    let termination = record.termination.to_string();
    let texts = [&record.opening, &record.actions, &record.last, &termination, &message];
    for text in texts.map(String::as_str).into_iter().chain(notes).chain(record.machine.as_deref())
    {
        put_numbers(&mut bytes, [text.len() as u64]);
        bytes.extend_from_slice(text.as_bytes());
    }
    let hash = Sha256::digest(&bytes);
    i64::from_le_bytes(std::array::from_fn(|at| hash[at]))
}

fn put_numbers(bytes: &mut Vec<u8>, numbers: impl IntoIterator<Item = u64>) {
    numbers.into_iter().for_each(|number| bytes.extend_from_slice(&number.to_le_bytes()));
}

/// Stores the checksum of the current spec, lineups and restrictions.
pub(crate) fn store_head_checksum(connection: &Connection) -> rusqlite::Result<()> {
    let checksum = head_checksum(connection)?;
    set(connection, "seal", &checksum)
}

/// Returns true if the spec and the lineups match their checksum, or if a file without checksums has none.
pub(crate) fn is_head_intact(
    connection: &Connection,
    has_checksums: bool,
) -> rusqlite::Result<bool> {
    let stored = value(connection, "seal")?;
    Ok(match stored {
        Some(stored) => stored == head_checksum(connection)?,
        None => !has_checksums,
    })
}

fn head_checksum(connection: &Connection) -> rusqlite::Result<String> {
    let mut hash = Sha256::new();
    for select in [
        "SELECT value FROM meta WHERE name = 'spec'",
        "SELECT number || ' ' || lineup FROM event ORDER BY number",
        "SELECT text FROM hosting ORDER BY text",
        "SELECT value FROM meta WHERE name = 'questions'",
        "SELECT value FROM meta WHERE name = 'skipped'",
    ] {
        let mut select = connection.prepare_cached(select)?;
        let mut rows = select.query([])?;
        while let Some(row) = rows.next()? {
            hash.update(row.get_ref(0)?.as_str()?.as_bytes());
            hash.update(b"\0");
        }
    }
    let mut text = String::new();
    for byte in hash.finalize() {
        let _ = write!(text, "{byte:02x}");
    }
    Ok(text)
}

pub(crate) fn value(connection: &Connection, name: &str) -> rusqlite::Result<Option<String>> {
    let mut select = connection.prepare_cached("SELECT value FROM meta WHERE name = ?1")?;
    select.query_row([name], |row| row.get(0)).optional()
}

pub(crate) fn set(connection: &Connection, name: &str, value: &str) -> rusqlite::Result<()> {
    let mut insert = connection.prepare_cached("INSERT OR REPLACE INTO meta VALUES (?1, ?2)")?;
    insert.execute([name, value]).map(drop)
}
