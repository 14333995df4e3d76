//! What an event is once its game and its players are known: all that a report needs beside the
//! records, kept in the results file.

use crate::{Error, Event, Format, Referee, Schedule, Spec};
use game::{Contest, TextError};
use serde::{Deserialize, Serialize};

/// An event with its game and entrants resolved.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Lineup {
    /// The event's name.
    pub name: String,
    /// The canonical text of the game.
    pub game: String,
    /// The version of its rules.
    pub rules_version: u32,
    /// How its results are compared.
    #[serde(with = "ContestText")]
    pub contest: Contest,
    /// The facts that its records hold.
    pub facts: Vec<Fact>,
    /// The names of the entrants, by index.
    pub entrants: Vec<String>,
    /// Who meets whom.
    pub format: Format,
    /// The canonical text of the budget.
    pub budget: String,
    /// Games scheduled in all.
    pub scheduled: u64,
}

/// A kind of fact, as [`game::FactKind`] declares it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Fact {
    /// Its name in tables and files.
    pub name: String,
    /// One line: what it counts.
    pub help: String,
    /// Whether a report shows how often each value occurred.
    pub histogram: bool,
    /// A value that is worth reaching.
    pub milestone: Option<i64>,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Contest", rename_all = "lowercase")]
enum ContestText {
    Solo,
    Duel,
    Roles,
}

impl Lineup {
    fn new(event: &Event, referee: &dyn Referee, schedule: &Schedule) -> Self {
        let fact = |kind: &game::FactKind| Fact {
            name: kind.name.to_string(),
            help: kind.help.to_string(),
            histogram: kind.histogram,
            milestone: kind.milestone,
        };
        Self {
            name: event.name.clone(),
            game: referee.game(),
            rules_version: referee.rules_version(),
            contest: referee.contest(),
            facts: referee.fact_kinds().iter().map(fact).collect(),
            entrants: referee.entrants(),
            format: event.format,
            budget: event.budget.clone(),
            scheduled: schedule.len(),
        }
    }
}

/// The schedules and lineups of all events: whether this spec can be run at these tables, to be asked
/// before anything is written.
///
/// # Errors
/// A table missing or too many, the same entrant twice, a seat that nobody can take.
pub fn check(spec: &Spec, referees: &[Box<dyn Referee>]) -> Result<Vec<(Lineup, Schedule)>, Error> {
    if spec.events.len() != referees.len() {
        let allowed = format!("{} tables, one per event", spec.events.len());
        return Err(TextError::new(referees.len(), "tables", allowed).into());
    }
    let events = spec.events.iter().zip(referees).zip(0u32..);
    let laid = events.map(|((event, referee), index)| {
        let entrants = distinct(referee.as_ref(), event.players.len())
            .map_err(|error| error.within(format!("event {}", index + 1)))?;
        let serves = |entrant, seat| referee.serves(entrant, seat);
        let contest = referee.contest();
        let schedule = Schedule::new(spec.seed, index, event, contest, entrants, serves)?;
        Ok((Lineup::new(event, referee.as_ref(), &schedule), schedule))
    });
    laid.collect()
}

/// The number of entrants, which must have different names and be one for each player.
fn distinct(referee: &dyn Referee, players: usize) -> Result<usize, TextError> {
    let names = referee.entrants();
    if let Some(twice) = (1..names.len()).find(|&at| names[..at].contains(&names[at])) {
        let allowed = "every player once (settings at their defaults do not count)";
        return Err(TextError::new(&names[twice], "players", allowed));
    }
    if names.len() != players {
        return Err(TextError::new(names.len(), "entrants", players));
    }
    Ok(names.len())
}
