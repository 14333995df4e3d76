//! A run that has been checked once. Playing it checks nothing again.

use crate::error::Error;
use crate::play::referee::Referee;
use crate::schedule::lineup::{Lineup, PlayerChecksums};
use crate::schedule::pairings::Schedule;
use crate::schedule::spec::Spec;
use crate::store::results_file::RunHead;
use crate::text;
use damier_game::TextError;
use std::fmt;

/// A checked run: its spec, and for every event a referee, a lineup and a schedule. Made by [`check`].
pub struct Plan {
    pub(crate) spec: Spec,
    pub(crate) referees: Vec<Box<dyn Referee>>,
    pub(crate) lineups: Vec<Lineup>,
    pub(crate) schedules: Vec<Schedule>,
    /// The header of the results file that this plan continues.
    pub(crate) continues: Option<RunHead>,
}

impl Plan {
    /// Returns the spec of the run.
    #[must_use]
    pub const fn spec(&self) -> &Spec {
        &self.spec
    }

    /// Returns the referees, one per event.
    #[must_use]
    pub fn referees(&self) -> &[Box<dyn Referee>] {
        &self.referees
    }

    /// Returns the events with their games and entrants resolved.
    #[must_use]
    pub fn lineups(&self) -> &[Lineup] {
        &self.lineups
    }

    /// Sets the checksums of the files of each event's entrants, so that a run that continues with changed files is
    /// refused, and copies are recognised.
    #[must_use]
    pub fn with_checksums(mut self, checksums: Vec<Vec<PlayerChecksums>>) -> Self {
        for (lineup, checksums) in self.lineups.iter_mut().zip(checksums) {
            lineup.set_checksums(checksums);
        }
        self
    }

    /// Returns the schedule of each event.
    #[must_use]
    pub fn schedules(&self) -> &[Schedule] {
        &self.schedules
    }
}

impl fmt::Debug for Plan {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { spec, lineups, schedules, referees: _, continues: _ } = self;
        let mut shown = out.debug_struct("Plan");
        shown.field("spec", spec).field("lineups", lineups).field("schedules", schedules);
        shown.finish_non_exhaustive()
    }
}

/// Plans a run of `spec` with one referee per event. Call it before anything is written.
///
/// # Errors
/// If the number of referees is wrong, an entrant is listed twice, or no entrant can take a seat.
pub fn check(spec: Spec, referees: Vec<Box<dyn Referee>>) -> Result<Plan, Error> {
    if spec.events.len() != referees.len() {
        let expected = text::spec::so_many_tables(spec.events.len() as u64);
        return Err(TextError::new(referees.len(), text::spec::tables(), expected).into());
    }
    let spec = spec.with_run_seed();
    let mut lineups = Vec::with_capacity(referees.len());
    let mut schedules = Vec::with_capacity(referees.len());
    for ((event, referee), index) in spec.events.iter().zip(&referees).zip(0u32..) {
        let entrants = distinct(referee.as_ref(), event.players.len())
            .map_err(|error| error.within(text::spec::event_number((index + 1).to_string())))?;
        let serves = |entrant, seat| referee.serves(entrant, seat);
        let contest = referee.contest();
        let schedule = Schedule::new(spec.run_seed(), index, event, contest, entrants, serves)?;
        lineups.push(Lineup::new(event, referee.as_ref(), schedule.len()));
        schedules.push(schedule);
    }
    Ok(Plan { spec, referees, lineups, schedules, continues: None })
}

/// Returns the number of entrants, which must have different names and match the number of players.
fn distinct(referee: &dyn Referee, players: usize) -> Result<usize, TextError> {
    let names = referee.entrants();
    if let Some(twice) = (1..names.len()).find(|&at| names[..at].contains(&names[at])) {
        let sentence = text::spec::player_twice_settings(&names[twice]);
        return Err(TextError::failed(text::spec::players(), sentence));
    }
    if names.len() != players {
        return Err(TextError::new(names.len(), text::spec::entrants(), players.to_string()));
    }
    Ok(names.len())
}
