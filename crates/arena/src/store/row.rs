//! A record as a row of the results file.

use crate::schedule::lineup::Lineup;
use crate::store::checksum::record_checksum;
use crate::store::record::{Record, Termination};
use crate::text::file;
use damier_game::Contest;
use damier_i18n::Message;
use rusqlite::types::Type;
use rusqlite::{Connection, Row, Statement, params};
use std::fmt::Write;
use std::sync::Arc;
use std::time::Duration;

/// Number of bits of a key that hold the number of the game. The event is in the bits above.
const ID_BITS: u32 = 50;

/// The table of records, and a view of it with the key split. Times are nanoseconds. In a game with one seat the
/// columns of the second seat are NULL. A message is in its stored form (see [`Message::to_stored`]). Notes are a JSON list
/// of `seat`, `kind`, `text`, or NULL if there are none. The machine is its number in the table of machines, or NULL if
/// it was not recorded.
pub(crate) const TABLE: &str = "
    CREATE TABLE record (
        key INTEGER PRIMARY KEY, pair INTEGER NOT NULL, seed INTEGER NOT NULL,
        entrant1 INTEGER NOT NULL, entrant2 INTEGER,
        opening TEXT NOT NULL, actions TEXT NOT NULL, plies INTEGER NOT NULL,
        score1 INTEGER NOT NULL, score2 INTEGER, facts TEXT NOT NULL,
        termination TEXT NOT NULL, fault_ply INTEGER, message TEXT, last TEXT NOT NULL,
        moves1 INTEGER NOT NULL, moves2 INTEGER, nodes1 INTEGER NOT NULL, nodes2 INTEGER,
        cpu1 INTEGER NOT NULL, cpu2 INTEGER, slowest INTEGER NOT NULL, game_cpu INTEGER NOT NULL,
        notes TEXT, seal INTEGER, machine INTEGER
    );
    CREATE VIEW game AS SELECT key >> 50 AS event, key & 0x3ffffffffffff AS id, * FROM record;
";

/// The statement that adds a record, as a literal for `concat!`.
macro_rules! insert {
    () => {
        "INSERT INTO record VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10,
    ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?20, ?21, ?22, ?23, ?24, ?25, ?26)"
    };
}

/// Adds a record.
pub(crate) const INSERT: &str = insert!();

/// Adds a record unless its game is stored already.
pub(crate) const INSERT_NEW: &str = concat!(insert!(), " ON CONFLICT (key) DO NOTHING");

/// Adds the column of checksums to a file of an older version.
pub(crate) const ADD_CHECKSUMS: &str = "ALTER TABLE record ADD COLUMN seal INTEGER";

/// Adds the column of machines to a file of an older version.
pub(crate) const ADD_MACHINES: &str = "ALTER TABLE record ADD COLUMN machine INTEGER";

/// The column of the checksum; NULL in games of older versions.
pub(crate) const CHECKSUM: usize = 24;

/// The column of the machine.
const MACHINE: usize = 25;

/// Returns true if a file has checksums: all but older files that have not been resumed since.
pub(crate) fn has_checksums(connection: &Connection) -> rusqlite::Result<bool> {
    let columns = connection.prepare_cached("SELECT * FROM record LIMIT 0")?.column_count();
    Ok(columns > CHECKSUM)
}

/// Selects the records from key 1 to key 2, at most 3 of them.
pub(crate) const SELECT: &str =
    "SELECT * FROM record WHERE key BETWEEN ?1 AND ?2 ORDER BY key LIMIT ?3";

/// Returns the key of a game.
pub(crate) fn key(event: u32, id: u64) -> i64 {
    (i64::from(event) << ID_BITS) | id.cast_signed()
}

/// Returns the first and last key of an event.
pub(crate) fn keys(event: u32) -> [i64; 2] {
    [key(event, 0), key(event, (1 << ID_BITS) - 1)]
}

/// The values that are the same in all records of an event.
#[derive(Debug)]
pub(crate) struct RowNames {
    game: Arc<str>,
    rules_version: u32,
    entrants: Vec<Arc<str>>,
    seats: usize,
    facts: usize,
}

impl RowNames {
    pub(crate) fn new(lineup: &Lineup) -> Self {
        Self {
            game: lineup.game.as_str().into(),
            rules_version: lineup.rules_version,
            entrants: lineup.entrants.iter().map(|name| name.as_str().into()).collect(),
            seats: match lineup.contest {
                Contest::Solo => 1,
                Contest::Duel | Contest::Roles => 2,
            },
            facts: lineup.facts.len(),
        }
    }
}

/// Adds a record, whose machine has this number. Returns its checksum.
pub(crate) fn insert(
    insert: &mut Statement<'_>,
    record: &Record,
    machine: Option<i64>,
) -> rusqlite::Result<i64> {
    let notes = notes_text(record);
    let checksum = record_checksum(record, notes.as_deref());
    write_row(insert, record, notes.as_deref(), checksum, machine)?;
    Ok(checksum)
}

/// Adds a record that was read with this checksum. Returns its checksum, or `None` if the statement skipped the record.
pub(crate) fn insert_with_checksum(
    insert: &mut Statement<'_>,
    record: &Record,
    known: Option<i64>,
    machine: Option<i64>,
) -> rusqlite::Result<Option<i64>> {
    let notes = notes_text(record);
    let checksum = known.unwrap_or_else(|| record_checksum(record, notes.as_deref()));
    let rows = write_row(insert, record, notes.as_deref(), checksum, machine)?;
    Ok((rows > 0).then_some(checksum))
}

/// Writes a row and returns the number of rows added.
fn write_row(
    insert: &mut Statement<'_>,
    record: &Record,
    notes: Option<&str>,
    checksum: i64,
    machine: Option<i64>,
) -> rusqlite::Result<usize> {
    let (fault_ply, message) = match &record.termination {
        Termination::Fault { ply, message, .. } => (Some(*ply), Some(message.to_stored())),
        Termination::Finished | Termination::Resigned(_) => (None, None),
    };
    let mut facts = String::new();
    for fact in &record.facts {
        let space = if facts.is_empty() { "" } else { " " };
        write!(facts, "{space}{fact}").expect("writing to a String cannot fail");
    }
    let entrant = |seat: usize| record.seats.get(seat).map(|&entrant| entrant as i64);
    let nodes = |seat: usize| record.nodes.get(seat).map(|n| n.cast_signed());
    let cpu = |seat: usize| record.cpu.get(seat).copied().map(nanoseconds);
    insert.execute(params![
        key(record.event, record.id),
        record.pair.cast_signed(),
        record.seed.cast_signed(),
        entrant(0),
        entrant(1),
        record.opening,
        record.actions,
        record.plies,
        record.scores.first(),
        record.scores.get(1),
        facts,
        record.termination.to_string(),
        fault_ply,
        message,
        record.last,
        record.moves.first(),
        record.moves.get(1),
        nodes(0),
        nodes(1),
        cpu(0),
        cpu(1),
        nanoseconds(record.slowest),
        nanoseconds(record.game_cpu),
        notes,
        checksum,
        machine,
    ])
}

/// A record that does not match its checksum.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", file::changed_game(event.to_string(), id.to_string()))]
pub(crate) struct ChangedGame {
    /// Number of its event, from 1.
    pub(crate) event: u32,
    /// Number of the game in the event.
    pub(crate) id: u64,
}

impl ChangedGame {
    /// Returns the error as a sentence.
    pub(crate) fn message(self) -> Message {
        file::changed_game(self.event.to_string(), self.id.to_string())
    }
}

/// Reads a row with its checksum, if it has one. A value that no record of this event can hold is damage, and so is a
/// record that does not match its checksum.
pub(crate) fn read_with_checksum(
    row: &Row<'_>,
    names: &RowNames,
    machine: impl Fn(i64) -> rusqlite::Result<Option<Arc<str>>>,
) -> rusqlite::Result<(Record, Option<i64>)> {
    let mut record = read(row, names)?;
    if row.as_ref().column_count() > MACHINE {
        let number = row.get::<_, Option<i64>>(MACHINE)?;
        let name = |number| machine(number)?.ok_or_else(|| damaged(MACHINE));
        record.machine = number.map(name).transpose()?;
    }
    let has_checksum = row.as_ref().column_count() > CHECKSUM;
    let stored: Option<i64> = if has_checksum { row.get(CHECKSUM)? } else { None };
    let fits = |&stored: &i64| stored == record_checksum(&record, notes_text(&record).as_deref());
    if stored.as_ref().is_some_and(|stored| !fits(stored)) {
        let why = ChangedGame { event: record.event + 1, id: record.id };
        return Err(rusqlite::Error::FromSqlConversionFailure(CHECKSUM, Type::Integer, why.into()));
    }
    Ok((record, stored))
}

fn read(row: &Row<'_>, names: &RowNames) -> rusqlite::Result<Record> {
    let key: i64 = row.get(0)?;
    let seats = by_seat::<u32>(row, 3, names.seats)?;
    let seats: Vec<usize> = seats.into_iter().map(|entrant| entrant as usize).collect();
    let entrant = |&seat: &usize| names.entrants.get(seat).cloned().ok_or_else(|| damaged(3));
    let facts = row.get_ref(10)?.as_str()?.split_ascii_whitespace();
    let facts: Vec<i64> =
        facts.map(|fact| fact.parse().map_err(|_| damaged(10))).collect::<Result<_, _>>()?;
    if facts.len() != names.facts {
        return Err(damaged(10));
    }
    let termination = Termination::read(
        row.get_ref(11)?.as_str()?,
        row.get::<_, Option<u32>>(12)?.unwrap_or(0),
        row.get_ref(13)?.as_str_or_null()?.map(Message::from_stored).unwrap_or_default(),
    );
    let termination = termination
        .filter(|ending| ending.loser().is_none_or(|seat| seat.index() < names.seats))
        .ok_or_else(|| damaged(11))?;
    Ok(Record {
        event: u32::try_from(key >> ID_BITS).map_err(|_| damaged(0))?,
        id: (key & ((1 << ID_BITS) - 1)).cast_unsigned(),
        pair: row.get::<_, i64>(1)?.cast_unsigned(),
        seed: row.get::<_, i64>(2)?.cast_unsigned(),
        game: Arc::clone(&names.game),
        rules_version: names.rules_version,
        entrants: seats.iter().map(entrant).collect::<Result<_, _>>()?,
        seats,
        opening: row.get(5)?,
        actions: row.get(6)?,
        plies: row.get(7)?,
        scores: by_seat(row, 8, names.seats)?,
        facts,
        termination,
        last: row.get(14)?,
        moves: by_seat(row, 15, names.seats)?,
        nodes: by_seat::<i64>(row, 17, names.seats)?.into_iter().map(i64::cast_unsigned).collect(),
        cpu: by_seat::<i64>(row, 19, names.seats)?.into_iter().map(duration).collect(),
        slowest: duration(row.get(21)?),
        game_cpu: duration(row.get(22)?),
        notes: match row.get_ref(23)?.as_str_or_null()? {
            Some(text) => serde_json::from_str(text).map_err(|_| damaged(23))?,
            None => Vec::new(),
        },
        machine: None,
    })
}

fn notes_text(record: &Record) -> Option<String> {
    let none = record.notes.is_empty();
    (!none).then(|| serde_json::to_string(&record.notes).expect("notes are texts and numbers"))
}

fn by_seat<T: rusqlite::types::FromSql>(
    row: &Row<'_>,
    first: usize,
    seats: usize,
) -> rusqlite::Result<Vec<T>> {
    (first..first + seats).map(|column| row.get(column)).collect()
}

fn damaged(column: usize) -> rusqlite::Error {
    rusqlite::Error::InvalidColumnType(column, "a damaged record".to_string(), Type::Text)
}

fn nanoseconds(time: Duration) -> i64 {
    i64::try_from(time.as_nanos()).unwrap_or(i64::MAX)
}

fn duration(nanoseconds: i64) -> Duration {
    Duration::from_nanos(nanoseconds.max(0).cast_unsigned())
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// Returns a record of a game with one seat.
    pub(crate) fn record(id: u64) -> Record {
        Record {
            event: 0,
            id,
            pair: id,
            seed: u64::MAX - id,
            game: "g".into(),
            rules_version: 1,
            seats: vec![0],
            entrants: vec!["a".into()],
            opening: "o".repeat(100),
            actions: "left, right".into(),
            plies: 2,
            scores: vec![-5],
            facts: Vec::new(),
            termination: Termination::Finished,
            last: "l".into(),
            moves: vec![2],
            nodes: vec![u64::MAX],
            cpu: vec![Duration::from_nanos(17)],
            slowest: Duration::ZERO,
            game_cpu: Duration::from_secs(3),
            notes: Vec::new(),
            machine: None,
        }
    }
}
