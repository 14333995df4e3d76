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
/// Seconds after which the progress of a student is computed again.
const REST: i64 = 120;
/// Seconds after which it is computed again if a version or a reference player still has no place on the scale.
const INCOMPLETE_REST: i64 = 5;

/// The progress of a student in a game.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct StudentProgress {
    /// The numbers of the versions, the oldest first, each with its rating or mean score.
    pub(crate) versions: Vec<(i64, Estimate)>,
    /// The reference players, each with its rating or mean score.
    pub(crate) references: Vec<(String, f64)>,
}

/// The last computed progress of a student in a game.
struct KnownProgress {
    /// The newest version that it covers.
    newest: i64,
    /// The time at which it was computed, in seconds since 1970.
    made: i64,
    /// The seconds for which it is kept.
    rest: i64,
    progress: Option<Arc<StudentProgress>>,
}

/// The progress of each student in each game, by the name of the game.
#[derive(Default)]
pub(crate) struct ProgressCache(Mutex<BTreeMap<(i64, String), KnownProgress>>);

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
        let is_own =
            |version: &&Version| version.game == game.name && version.state == VersionState::Good;
        let own: Vec<&Version> = versions.iter().filter(is_own).take(MOST).collect();
        let (Some(newest), true) = (own.first().map(|version| version.id), own.len() > 1) else {
            return Ok(None);
        };
        let (key, now) = ((student, game.name.clone()), site.database.now());
        // The lock is held, so that pages that are opened together compute one progress at a time, and each only once.
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(last) = known.get(&key)
            && last.newest == newest
            && now - last.made < last.rest
        {
            return Ok(last.progress.clone());
        }
        let progress = site.database.read(|base| compute(base, game, &own, now))?.map(Arc::new);
        let (versions, references) = (own.len(), game.references.len());
        let is_complete = progress.as_ref().is_some_and(|progress| {
            progress.versions.len() == versions && progress.references.len() == references
        });
        let rest = if is_complete { REST } else { INCOMPLETE_REST };
        known.insert(key, KnownProgress { newest, made: now, rest, progress: progress.clone() });
        Ok(progress)
    }
}

fn compute(
    base: &Connection,
    game: &ClassGame,
    own: &[&Version],
    now: i64,
) -> Result<Option<StudentProgress>, HttpError> {
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
