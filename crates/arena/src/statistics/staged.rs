//! The stages of a Swiss system or a knockout with their results.

use crate::error::Error;
use crate::schedule::drawing::{draw_stages, stage_results};
use crate::schedule::lineup::Lineup;
use crate::schedule::pairings::Schedule;
use crate::schedule::stages::StageResults;
use crate::schedule::tournament_format::TournamentFormat;
use crate::statistics::tally::Tally;
use crate::store::results_file::Store;
use serde::Serialize;

/// Results of an event with several stages.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct StagedResults {
    /// The drawn stages, in order.
    pub stages: Vec<StageReport>,
    /// In a Swiss system, the points of all entrants that are not disqualified, highest first. A round with a bye
    /// counts as won.
    pub points: Vec<StagePoints>,
    /// The winner of a knockout, once its last match has been played.
    pub winner: Option<String>,
}

/// One stage.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct StageReport {
    /// Its matches.
    pub matches: Vec<StageMatch>,
    /// Names of the entrants with a bye in this stage of a Swiss system.
    pub free: Vec<String>,
}

/// A match of a stage.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct StageMatch {
    /// Names of the two entrants.
    pub players: [String; 2],
    /// Their points; 0 if one of them is disqualified, because its games are void.
    pub points: [f64; 2],
    /// In a knockout, the entrant that advances. During the match, the one that would advance now. The higher seed wins
    /// at equal points.
    pub winner: Option<String>,
}

/// The points of an entrant in a Swiss system.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct StagePoints {
    /// Name of the entrant.
    pub player: String,
    /// Points so far: 1 for a game won, 1/2 for a game drawn.
    pub points: f64,
}

/// Returns the stages of an event of a run; `None` if there is a single stage.
///
/// # Errors
/// If the file cannot be read, or its spec has no such event.
pub(crate) fn staged(
    store: &Store,
    event: u32,
    tally: &Tally,
) -> Result<Option<StagedResults>, Error> {
    let lineup = tally.lineup();
    let is_knockout = lineup.format == TournamentFormat::Knockout;
    let Some(planned) = store.spec().events.get(event as usize) else { return Ok(None) };
    if !lineup.format.is_staged() {
        return Ok(None);
    }
    let entrants = lineup.entrants.len();
    let seed = store.spec().run_seed();
    let mut schedule = lineup.schedule(seed, event, planned, |_, _| true)?;
    draw_stages(&mut schedule, lineup, store.records(event))?;
    let results = stage_results(entrants, &tally.played());
    let stages = schedule.stages();
    let report = |stage: &Vec<[usize; 2]>| StageReport {
        matches: stage.iter().map(|&two| stage_match(lineup, &results, two, is_knockout)).collect(),
        free: free(lineup, stage, is_knockout),
    };
    let is_over = tally.reach() == schedule.len();
    let last = stages.drawn().last().and_then(|stage| stage.first());
    let winner = last.filter(|_| is_knockout && is_over).map(|&two| results.winner(two));
    Ok(Some(StagedResults {
        stages: stages.drawn().iter().map(report).collect(),
        points: if is_knockout { Vec::new() } else { points(lineup, &schedule, &results) },
        winner: winner.map(|winner| lineup.entrants[winner].clone()),
    }))
}

fn stage_match(
    lineup: &Lineup,
    results: &StageResults,
    two: [usize; 2],
    is_knockout: bool,
) -> StageMatch {
    let points = results.between(two);
    let winner = (is_knockout && points.iter().sum::<f64>() > 0.0 || results.is_any_out(two))
        .then(|| lineup.entrants[results.winner(two)].clone());
    StageMatch { players: two.map(|entrant| lineup.entrants[entrant].clone()), points, winner }
}

/// Returns the entrants of a Swiss system with a bye in a stage.
fn free(lineup: &Lineup, stage: &[[usize; 2]], is_knockout: bool) -> Vec<String> {
    let meets = |entrant: usize| stage.iter().flatten().any(|&one| one == entrant);
    let entrants = lineup.entrants.iter().enumerate();
    let free = entrants.filter(|&(entrant, _)| !is_knockout && !meets(entrant));
    free.map(|(_, name)| name.clone()).collect()
}

fn points(lineup: &Lineup, schedule: &Schedule, results: &StageResults) -> Vec<StagePoints> {
    let points = schedule.stages().swiss_points(results).into_iter().enumerate();
    let mut points: Vec<(usize, f64)> =
        points.filter(|&(entrant, _)| !results.is_any_out([entrant, entrant])).collect();
    // The stable sort keeps higher seeds first among equal points.
    points.sort_by(|a, b| b.1.total_cmp(&a.1));
    let name = |(entrant, points): (usize, f64)| StagePoints {
        player: lineup.entrants[entrant].clone(),
        points,
    };
    points.into_iter().map(name).collect()
}
