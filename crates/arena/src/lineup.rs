//! An event whose game and players are known: all that a report needs beside the records, kept in the
//! results file.

use crate::referee::Referee;
use crate::schedule::Schedule;
use crate::spec::Event;
use crate::tournament_format::TournamentFormat;
use game::Contest;
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
    /// The kind of contest, which decides how results are compared.
    #[serde(with = "ContestText")]
    pub contest: Contest,
    /// The facts that its records hold.
    pub facts: Vec<Fact>,
    /// The names of the entrants, by index.
    pub entrants: Vec<String>,
    /// The pairing system.
    pub format: TournamentFormat,
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
    /// Its meaning, on one line.
    pub help: String,
    /// True if a report shows the number of games with each value.
    pub histogram: bool,
    /// A value worth reaching.
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
    /// The lineup of an event whose games are scheduled.
    pub(crate) fn new(event: &Event, referee: &dyn Referee, schedule: &Schedule) -> Self {
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
