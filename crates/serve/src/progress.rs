//! The progress of students: the strength of all versions of a student on one scale.

use crate::class::ClassGame;
use crate::contestant::{Contestant, reference};
use crate::http_error::HttpError;
use crate::ladder::table_between;
use crate::published::RankedRow;
use crate::site::Site;
use crate::versions::{Version, VersionState};
use damier_experiments::arena::Estimate;
use damier_reports::Cell;
use rusqlite::Connection;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

/// The most versions whose progress is shown.
const MOST: usize = 20;
/// Seconds after which the progress of a student is computed again. It reads all games of the versions.
const REST: i64 = 60;

/// The progress of a student in a game.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct StudentProgress {
    /// The numbers of the versions, the oldest first, each with its rating or mean score.
    pub(crate) versions: Vec<(i64, Estimate)>,
    /// The reference players, each with its rating or mean score.
    pub(crate) references: Vec<(String, f64)>,
}

/// The progress of each student in each game (by its name), with the time at which it was computed.
#[derive(Default)]
pub(crate) struct ProgressCache(
    Mutex<BTreeMap<(i64, String), (i64, Option<Arc<StudentProgress>>)>>,
);

impl ProgressCache {
    /// Returns the progress of a student's versions, which are sorted from the newest to the oldest. `None` if fewer
    /// than two of them have played enough games.
    ///
    /// # Errors
    /// A failed read.
    pub(crate) fn progress(
        &self,
        site: &Site,
        game: &ClassGame,
        student: i64,
        versions: &[Version],
    ) -> Result<Option<Arc<StudentProgress>>, HttpError> {
        let (key, now) = ((student, game.name.clone()), site.database.now());
        let lock = || self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((made, known)) = lock().get(&key)
            && now - made < REST
        {
            return Ok(known.clone());
        }
        let found = site.database.read(|base| compute(base, game, versions, now))?.map(Arc::new);
        lock().insert(key, (now, found.clone()));
        Ok(found)
    }
}

fn compute(
    base: &Connection,
    game: &ClassGame,
    versions: &[Version],
    now: i64,
) -> Result<Option<StudentProgress>, HttpError> {
    let is_own =
        |version: &&Version| version.game == game.name && version.state == VersionState::Good;
    let own: Vec<&Version> = versions.iter().filter(is_own).take(MOST).collect();
    if own.len() < 2 {
        return Ok(None);
    }
    let references = game.references.iter().map(|one| reference(&one.player));
    let players = references.chain(own.iter().map(|version| contestant(version))).collect();
    let table = table_between(base, game, players, now)?;
    let value = |version: &&Version| {
        let row = table.rows.iter().find(|row| row.key == version.id.to_string())?;
        Some((version.number, estimate(row)?))
    };
    let versions: Vec<_> = own.iter().rev().filter_map(value).collect();
    let references = table.rows.iter().filter(|row| row.student.is_none());
    let references =
        references.filter_map(|row| Some((row.name.clone(), estimate(row)?.value))).collect();
    Ok((versions.len() > 1).then_some(StudentProgress { versions, references }))
}

fn contestant(version: &Version) -> Contestant {
    Contestant {
        key: version.id.to_string(),
        name: version.number.to_string(),
        player: String::new(),
        student: Some(version.student),
        weight: 1.0,
    }
}

/// Returns the rating or mean score of a row; `None` if it is not known.
fn estimate(row: &RankedRow) -> Option<Estimate> {
    match row.value {
        Cell::Rating(estimate) => estimate.filter(|estimate| estimate.value.is_finite()),
        Cell::Mean(estimate) => Some(estimate),
        _ => None,
    }
}
