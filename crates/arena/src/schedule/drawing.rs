//! Draws stages: decides the next matchups from the games so far.

use crate::error::Error;
use crate::schedule::lineup::Lineup;
use crate::schedule::pairings::Schedule;
use crate::schedule::stages::StageResults;
use crate::statistics::event_totals::EventTotals;
use crate::statistics::tally::Tally;
use crate::store::record::Record;
use std::collections::BTreeMap;

/// Returns the results of the stages from these games.
pub(crate) fn stage_results(entrants: usize, counted: &EventTotals) -> StageResults {
    let mut points: BTreeMap<[usize; 2], [f64; 2]> = BTreeMap::new();
    for ([a, b], meeting) in counted.meetings() {
        let [won, drawn, lost] = meeting.pairs.games.map(|games| games as f64);
        let halves = [won + drawn / 2.0, lost + drawn / 2.0];
        let [low, high] = if a < b { halves } else { [halves[1], halves[0]] };
        let sum = points.entry([a.min(b), a.max(b)]).or_default();
        *sum = [sum[0] + low, sum[1] + high];
    }
    let out = (0..entrants).map(|entrant| counted.discipline.is_disqualified(entrant)).collect();
    StageResults { points, out }
}

/// Draws the next stage of a schedule from the games of the stages before. Does nothing if all stages are drawn.
pub(crate) fn draw_next(schedule: &mut Schedule, tally: &Tally) {
    if schedule.drawn() < schedule.len() {
        let entrants = tally.lineup().entrants.len();
        schedule.stages_mut().draw(&stage_results(entrants, &tally.played()));
    }
}

/// Draws the stages of a schedule that the stored games of its event have reached. The games must come in the order of
/// their numbers.
///
/// # Errors
/// An error while reading a record.
pub fn draw_stages(
    schedule: &mut Schedule,
    lineup: &Lineup,
    records: impl Iterator<Item = Result<Record, Error>>,
) -> Result<(), Error> {
    let mut tally = Tally::new(lineup);
    for record in records {
        let record = record?;
        while record.id >= schedule.drawn() && schedule.drawn() < schedule.len() {
            draw_next(schedule, &tally);
        }
        tally.add(&record);
    }
    Ok(())
}
