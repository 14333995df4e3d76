//! Games of the ranking in the database: stored once, and read for tables, boards and reports of faults.

use crate::class_clock::now;
use crate::http_error::HttpError;
use damier_catalog::Seat;
use damier_experiments::arena::{Fault, Note, Record, Termination};
use damier_i18n::Message;
use rusqlite::{Connection, OptionalExtension, Row, Transaction, params};
use std::time::Duration;

/// A stored game: its record, with the keys of its players in the class.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct LadderGame {
    /// The number of the game in the class, or 0 before the game is stored.
    pub id: i64,
    /// The name of the event, which is that of the game in the class.
    pub event: String,
    /// The keys of the players by seat: the number of a version, or `@` followed by the text of a reference player.
    pub keys: Vec<String>,
    /// The record.
    pub record: Record,
}

const COLUMNS: &str =
    "id, event, pair, half, seed, one, other, game, rules, opening, actions, last, plies,
    score1, score2, facts, ending, loser, fault_ply, cause, moves, cpu, game_cpu, notes";
/// The columns of a game, with empty values instead of the long texts.
const LIGHT: &str = "id, event, pair, half, seed, one, other, game, rules, '', '', '', plies,
    score1, score2, facts, ending, loser, fault_ply, cause, moves, cpu, game_cpu, '[]'";

/// Stores games. Games that are already stored stay as they are.
///
/// # Errors
/// A failed write.
pub(crate) fn add_games(base: &Transaction<'_>, games: &[LadderGame]) -> Result<(), HttpError> {
    let mut insert = base.prepare_cached(
        "INSERT OR IGNORE INTO play (event, pair, half, seed, one, other, game, rules, opening, actions, last,
            plies, score1, score2, facts, ending, loser, fault_ply, cause, moves, cpu, game_cpu, notes, at)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?20, ?21,
            ?22, ?23, ?24)",
    )?;
    let at = now(base)?;
    for LadderGame { event, keys, record, .. } in games {
        let json = |value: &[i64]| serde_json::to_string(value).unwrap_or_default();
        let cpu: Vec<i64> = record.cpu.iter().map(|cpu| nanoseconds(*cpu)).collect();
        let moves: Vec<i64> = record.moves.iter().map(|&moves| moves.into()).collect();
        let (ending, ply, cause) = match &record.termination {
            Termination::Fault { fault, ply, message, .. } => {
                (fault.to_string(), Some(*ply), Some(message.to_stored()))
            }
            other => (other.word().to_string(), None, None),
        };
        let loser = record.termination.loser().map(|seat| seat.index() as i64);
        insert.execute(params![
            event,
            record.pair as i64,
            (record.id % 2) as i64,
            record.seed as i64,
            keys.first(),
            keys.get(1),
            record.game.as_ref(),
            record.rules_version,
            record.opening,
            record.actions,
            record.last,
            record.plies,
            record.scores.first().copied().unwrap_or(0),
            record.scores.get(1),
            json(&record.facts),
            ending,
            loser,
            ply,
            cause,
            json(&moves),
            json(&cpu),
            nanoseconds(record.game_cpu),
            serde_json::to_string(&record.notes).unwrap_or_default(),
            at,
        ])?;
    }
    Ok(())
}

/// Reads every game of an event between these players, in the order of storage, without boards and notes, and passes
/// each to `take`. The plus sign keeps SQLite from reading all games of the event to find those of a few players.
///
/// # Errors
/// A failed read.
pub(crate) fn each_game(
    base: &Connection,
    event: &str,
    keys: &[String],
    take: &mut dyn FnMut(LadderGame),
) -> Result<(), HttpError> {
    let select = format!(
        "SELECT {LIGHT} FROM play WHERE +event = ?1 AND one IN (SELECT value FROM json_each(?2))
            AND (other IS NULL OR other IN (SELECT value FROM json_each(?2))) ORDER BY id"
    );
    let keys = serde_json::to_string(keys).unwrap_or_default();
    let mut select = base.prepare(&select)?;
    let rows = select.query_map([event, &keys], game)?;
    for row in rows {
        take(row?);
    }
    Ok(())
}

/// Reads every game of a player in full.
///
/// # Errors
/// A failed read.
pub(crate) fn each_game_of(
    base: &Connection,
    key: &str,
    take: &mut dyn FnMut(LadderGame),
) -> Result<(), HttpError> {
    let select = format!("SELECT {COLUMNS} FROM play WHERE one = ?1 OR other = ?1 ORDER BY id");
    let mut select = base.prepare_cached(&select)?;
    let rows = select.query_map([key], game)?;
    for row in rows {
        take(row?);
    }
    Ok(())
}

/// Reads the game of this number in full.
///
/// # Errors
/// An unknown number.
pub(crate) fn find_game(base: &Connection, id: i64) -> Result<LadderGame, HttpError> {
    let select = format!("SELECT {COLUMNS} FROM play WHERE id = ?1");
    base.query_row(&select, [id], game).optional()?.ok_or(HttpError::Absent)
}

/// Returns the last games of a player, newest first, without boards and notes.
///
/// # Errors
/// A failed read.
pub(crate) fn games_of(
    base: &Connection,
    key: &str,
    most: i64,
) -> Result<Vec<LadderGame>, HttpError> {
    let select =
        format!("SELECT {LIGHT} FROM play WHERE one = ?1 OR other = ?1 ORDER BY id DESC LIMIT ?2");
    let mut select = base.prepare_cached(&select)?;
    Ok(select.query_map(params![key, most], game)?.collect::<rusqlite::Result<_>>()?)
}

/// Returns the last games that a version lost by a fault, newest first, with its output.
///
/// # Errors
/// A failed read.
pub(crate) fn faults_of(
    base: &Connection,
    key: &str,
    most: i64,
) -> Result<Vec<LadderGame>, HttpError> {
    let select = format!(
        "SELECT {COLUMNS} FROM play WHERE cause IS NOT NULL
            AND (one = ?1 AND loser = 0 OR other = ?1 AND loser = 1) ORDER BY id DESC LIMIT ?2"
    );
    let mut select = base.prepare_cached(&select)?;
    Ok(select.query_map(params![key, most], game)?.collect::<rusqlite::Result<_>>()?)
}

/// Returns the last games of an event, newest first, without boards and notes.
///
/// # Errors
/// A failed read.
pub(crate) fn last_games(
    base: &Connection,
    event: &str,
    most: i64,
) -> Result<Vec<LadderGame>, HttpError> {
    let select = format!("SELECT {LIGHT} FROM play WHERE event = ?1 ORDER BY id DESC LIMIT ?2");
    let mut select = base.prepare_cached(&select)?;
    Ok(select.query_map(params![event, most], game)?.collect::<rusqlite::Result<_>>()?)
}

/// Returns the highest pair number of an event. `None` if it has no pairs.
///
/// # Errors
/// A failed read.
pub(crate) fn last_pair(base: &Connection, event: &str) -> Result<Option<u64>, HttpError> {
    let select = "SELECT max(pair) FROM play WHERE event = ?1";
    let last: Option<i64> = base.query_row(select, [event], |row| row.get(0))?;
    Ok(last.map(i64::cast_unsigned))
}

/// Returns the number of games of an event, and their total CPU time in seconds.
///
/// # Errors
/// A failed read.
pub(crate) fn effort(base: &Connection, event: &str) -> Result<(u64, f64), HttpError> {
    let select = "SELECT count(*), coalesce(sum(game_cpu), 0) FROM play WHERE event = ?1";
    let row = |row: &Row<'_>| Ok((row.get::<_, i64>(0)?, row.get::<_, i64>(1)?));
    let (games, cpu) = base.query_row(select, [event], row)?;
    Ok((games.cast_unsigned(), cpu as f64 / 1e9))
}

fn game(row: &Row<'_>) -> rusqlite::Result<LadderGame> {
    let list = |place: usize| -> rusqlite::Result<Vec<i64>> {
        Ok(serde_json::from_str(&row.get::<_, String>(place)?).unwrap_or_default())
    };
    let number = |place: usize| row.get::<_, i64>(place).map(i64::cast_unsigned);
    let mut keys: Vec<String> = vec![row.get(5)?];
    keys.extend(row.get::<_, Option<String>>(6)?);
    let mut scores = vec![row.get(13)?];
    scores.extend(row.get::<_, Option<i64>>(14)?);
    let notes: Vec<Note> = serde_json::from_str(&row.get::<_, String>(23)?).unwrap_or_default();
    let pair = number(2)?;
    let record = Record {
        event: 0,
        id: 2 * pair + number(3)?,
        pair,
        seed: number(4)?,
        game: row.get::<_, String>(7)?.into(),
        rules_version: row.get(8)?,
        seats: (0..keys.len()).collect(),
        entrants: keys.iter().map(|key| key.as_str().into()).collect(),
        opening: row.get(9)?,
        actions: row.get(10)?,
        last: row.get(11)?,
        plies: row.get(12)?,
        scores,
        facts: list(15)?,
        termination: termination(row)?,
        moves: list(20)?.into_iter().map(|moves| u32::try_from(moves).unwrap_or(0)).collect(),
        nodes: vec![0; keys.len()],
        cpu: list(21)?.into_iter().map(duration).collect(),
        slowest: Duration::ZERO,
        game_cpu: duration(row.get(22)?),
        notes,
        machine: None,
    };
    Ok(LadderGame { id: row.get(0)?, event: row.get(1)?, keys, record })
}

fn termination(row: &Row<'_>) -> rusqlite::Result<Termination> {
    let ending: String = row.get(16)?;
    let seat = match row.get::<_, Option<i64>>(17)? {
        Some(0) => Seat::FIRST,
        Some(_) => Seat::SECOND,
        None => return Ok(Termination::Finished),
    };
    let fault = Fault::ALL.into_iter().find(|fault| fault.to_string() == ending);
    let Some(fault) = fault else { return Ok(Termination::Resigned(seat)) };
    let ply = row.get::<_, Option<u32>>(18)?.unwrap_or(0);
    let message = row.get_ref(19)?.as_str_or_null()?.map(Message::from_stored).unwrap_or_default();
    Ok(Termination::Fault { seat, fault, ply, message })
}

fn nanoseconds(time: Duration) -> i64 {
    i64::try_from(time.as_nanos()).unwrap_or(i64::MAX)
}

fn duration(nanoseconds: i64) -> Duration {
    Duration::from_nanos(nanoseconds.cast_unsigned())
}
