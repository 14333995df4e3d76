//! What the moves of versions lost, measured in the background in games of the ranking.

use crate::class::ClassGame;
use crate::http_error::HttpError;
use crate::ladder_games::{LadderGame, find_game};
use crate::site::{ClassPhase, Site};
use damier_catalog::{Limits, SingleThread, Stopwatch, open};
use damier_experiments::arena::Record;
use damier_play::Analyser;
use damier_reports::{COSTLIEST, EventLosses, GameLosses, LossOrder, TurnLoss};
use rusqlite::{Connection, OptionalExtension, params};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;

/// The most games of a version that are measured.
const GAMES: i64 = 20;
/// About the number of turns of each seat that are measured in a game, spread over the game.
const TURNS: u32 = 12;
/// CPU time for the value of a turn.
const PER_TURN: Duration = Duration::from_millis(50);
/// The wait after a measurement, in multiples of the time that it took. It caps measuring at 10 % of a core.
const COOLDOWN: u32 = 9;
/// The wait if there is nothing to measure.
const POLL_EVERY: Duration = Duration::from_secs(10);

/// Measures games until the server stops.
pub(crate) fn measure_all(site: &Site) {
    let mut analyser = Analyser::default();
    while !site.is_stopped() {
        let took = Stopwatch::start();
        match measure_next(site, &mut analyser) {
            Ok(true) => rest(site, took.elapsed() * COOLDOWN),
            Ok(false) => {
                // The tables of a solver are large.
                analyser = Analyser::default();
                site.wait(POLL_EVERY);
            }
            Err(error) => {
                tracing::error!(%error, "losses");
                site.wait(POLL_EVERY);
            }
        }
    }
}

/// Waits for this time, or until the server stops.
fn rest(site: &Site, time: Duration) {
    let rested = Stopwatch::start();
    while !site.is_stopped() && rested.elapsed() < time {
        site.wait(time.saturating_sub(rested.elapsed()));
    }
}

/// Measures a game of the playing version of which the fewest games are measured. Returns false if there is none, or
/// while the final is played.
///
/// # Errors
/// A failed read or write.
fn measure_next(site: &Site, analyser: &mut Analyser) -> Result<bool, HttpError> {
    let next = site.database.read(|base| {
        if ClassPhase::current(base)? == ClassPhase::Final {
            return Ok(None);
        }
        next_game(base)
    })?;
    let Some((version, id)) = next else { return Ok(false) };
    let rows = match measure(site, id, analyser) {
        Ok(Some(rows)) => rows,
        Ok(None) => return Ok(false),
        Err(error) => {
            // Without a row, the game would be chosen again and again.
            tracing::error!(game = id, %error, "losses");
            *analyser = Analyser::default();
            vec![(version, String::new())]
        }
    };
    site.database.write(move |base| {
        for (version, losses) in &rows {
            // The game or the student may have been deleted in the meantime.
            base.execute(
                "INSERT OR IGNORE INTO loss (version, game, losses) SELECT ?1, play.id, ?3 FROM play, version
                    WHERE play.id = ?2 AND version.id = ?1 AND version.state <> 'gone'",
                params![version, id, losses],
            )?;
        }
        Ok(())
    })?;
    Ok(true)
}

/// Measures a game. Returns the losses of each version that played it, as JSON; `None` if the server is to stop.
///
/// # Errors
/// A record that is damaged or does not replay, or a solver that panics.
fn measure(
    site: &Site,
    id: i64,
    analyser: &mut Analyser,
) -> Result<Option<Vec<(i64, String)>>, HttpError> {
    let LadderGame { keys, record, .. } = site.database.read(|base| find_game(base, id))?;
    let measured = measure_record(site, &record, analyser)?;
    let Some(losses) = measured else { return Ok(None) };
    let versions = keys.iter().filter_map(|key| key.parse().ok());
    let row = |version| {
        let own = of_version(&losses, version, id);
        let json = serde_json::to_string(&own).map_err(|error| HttpError::machine(&error))?;
        Ok((version, json))
    };
    versions.map(row).collect::<Result<_, _>>().map(Some)
}

/// Measures some turns of a game. `None` if the server is to stop.
///
/// # Errors
/// A record that does not replay, or a solver that panics.
pub(crate) fn measure_record(
    site: &Site,
    record: &Record,
    analyser: &mut Analyser,
) -> Result<Option<GameLosses>, HttpError> {
    let longest = record.moves.iter().copied().max().unwrap_or(0);
    let limits = Limits { move_time: Some(PER_TURN), ..Limits::NONE };
    let order = LossOrder { limits, every: longest.div_ceil(TURNS).max(1) };
    let measured = catch_unwind(AssertUnwindSafe(|| {
        GameLosses::measure(record, order, analyser, &SingleThread, &site.stop)
    }));
    Ok(measured.map_err(|_| HttpError::machine(&"panic"))??)
}

/// Returns the playing version with the fewest measured games, and the number of its newest game that is not measured.
/// `None` if all playing versions have enough measured games, or no others.
fn next_game(base: &Connection) -> Result<Option<(i64, i64)>, HttpError> {
    let mut versions = base.prepare_cached(
        "SELECT playing.version FROM playing LEFT JOIN loss ON loss.version = playing.version
            GROUP BY playing.version HAVING count(loss.game) < ?1 ORDER BY count(loss.game), playing.version",
    )?;
    let versions = versions.query_map([GAMES], |row| row.get(0))?;
    let mut newest = base.prepare_cached(
        "SELECT max(id) FROM play WHERE (one = ?1 OR other = ?1)
            AND id NOT IN (SELECT game FROM loss WHERE version = ?2)",
    )?;
    for version in versions.collect::<rusqlite::Result<Vec<i64>>>()? {
        let id: Option<Option<i64>> =
            newest.query_row(params![version.to_string(), version], |row| row.get(0)).optional()?;
        if let Some(id) = id.flatten() {
            return Ok(Some((version, id)));
        }
    }
    Ok(None)
}

/// Returns only what a version lost in a game of this number: the rival is not named, and only the costliest turns have
/// their positions.
fn of_version(losses: &GameLosses, version: i64, game: i64) -> GameLosses {
    let key = version.to_string();
    let is_own = |seat: usize| losses.entrants.get(seat).is_some_and(|name| *name == key);
    let mut turns: Vec<TurnLoss> =
        losses.turns.iter().filter(|turn| is_own(turn.seat)).cloned().collect();
    let mut order: Vec<&mut TurnLoss> = turns.iter_mut().collect();
    order.sort_by(|a, b| a.order(b));
    for slip in order.into_iter().skip(COSTLIEST).filter_map(|turn| turn.slip.as_mut()) {
        slip.position.clear();
    }
    let own = |name: &String| if *name == key { key.clone() } else { String::new() };
    let entrants = losses.entrants.iter().map(own).collect();
    GameLosses { game: game.cast_unsigned(), entrants, turns, ..losses.clone() }
}

/// Returns what the moves of a version lost, by the numbers of its games; empty if nothing is measured yet. Leaves out
/// games that could not be measured, rows that this program cannot read, and, if `game` is given, those of other games.
///
/// # Errors
/// A failed read.
pub(crate) fn losses_of(
    base: &Connection,
    version: i64,
    game: Option<&str>,
) -> Result<Vec<GameLosses>, HttpError> {
    let mut select = base.prepare_cached(
        "SELECT losses FROM loss JOIN play ON play.id = loss.game
            WHERE loss.version = ?1 AND play.game = coalesce(?2, play.game) ORDER BY loss.game",
    )?;
    let rows = select.query_map(params![version, game], |row| row.get::<_, String>(0))?;
    let rows = rows.collect::<rusqlite::Result<Vec<String>>>()?;
    let read = |text: &String| serde_json::from_str::<GameLosses>(text).ok();
    Ok(rows.iter().filter_map(read).filter(|losses| !losses.turns.is_empty()).collect())
}

/// Returns the sums of what the moves of a version lost in a game of the class; `None` if nothing is measured yet.
///
/// # Errors
/// A failed read; a game that this program does not know.
pub(crate) fn sum_of(
    base: &Connection,
    game: &ClassGame,
    version: i64,
) -> Result<Option<EventLosses>, HttpError> {
    let opened = open(&game.game)?;
    let games = losses_of(base, version, Some(&opened.name()))?;
    let mut losses = EventLosses::new(&game.name, opened.as_ref(), &games, games.len() as u64);
    losses.players.retain(|player| player.player == version.to_string());
    Ok(Some(losses).filter(|losses| !losses.players.is_empty()))
}
