//! A report: plain data to print. It is a pure function of the records and can be made again at any time.

use crate::error::Error;
use crate::play::discipline::{Discipline, MAX_FAULTS};
use crate::play::question::AnsweredQuestion;
use crate::statistics::copies::CopiedFiles;
use crate::statistics::duel::{self, DuelTable};
use crate::statistics::event_totals::EventTotals;
use crate::statistics::played_game::FaultLine;
use crate::statistics::rating::RESAMPLES;
use crate::statistics::repeats;
use crate::statistics::roles::{self, RolesTable};
use crate::statistics::solo::{self, SoloTable};
use crate::statistics::staged::{StagedResults, staged};
use crate::statistics::tally::Tally;
use crate::store::checksum::ChecksumSum;
use crate::store::machines::{MachineShare, MachineWork};
use crate::store::record::Fingerprint;
use crate::store::results_file::Store;
use crate::store::skipped::Skipped;
use crate::text;
use damier_game::{Contest, Seat, TextError};
use damier_i18n::{Message, all_in_english};
use serde::{Serialize, Serializer};

/// The results of a run.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// Seed of the run.
    pub seed: u64,
    /// Digest of all records that count: equal for equal runs.
    pub digest: String,
    /// The restrictions that machines enforced on programs in other processes; empty if none.
    #[serde(serialize_with = "all_in_english")]
    pub hosting: Vec<Message>,
    /// The files that were skipped because they cannot be submissions.
    #[serde(skip_serializing_if = "Vec::is_empty", serialize_with = "skipped_in_english")]
    pub skipped: Vec<Skipped>,
    /// The machines that played, by name; empty if no machine was recorded.
    pub machines: Vec<MachineShare>,
    /// The questions that the run was to end with, and their answers from all stored games.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub questions: Vec<AnsweredQuestion>,
    /// The events in order.
    pub events: Vec<EventReport>,
}

/// Serialises skipped files with the reasons in English.
fn skipped_in_english<S: Serializer>(skipped: &[Skipped], out: S) -> Result<S::Ok, S::Error> {
    out.collect_seq(
        skipped
            .iter()
            .map(|one| Skipped { path: one.path.clone(), reason: one.reason.to_string().into() }),
    )
}

/// The results of one event.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct EventReport {
    /// The event's name.
    pub name: String,
    /// The game.
    pub game: String,
    /// Version of its rules.
    pub rules_version: u32,
    /// The budget of every strategy.
    pub budget: String,
    /// Number of games scheduled.
    pub scheduled: u64,
    /// Number of games stored.
    pub stored: u64,
    /// Number of games that the table is computed from.
    pub counted: u64,
    /// Number of stored games that a disqualification voids.
    pub void: u64,
    /// Number of attempts at games in which the machine failed. These games were played again.
    pub retries: u64,
    /// CPU time of all games that count, in seconds.
    pub cpu: f64,
    /// Share of `cpu` that was spent outside the strategies, from 0 to 1; `None` without games.
    pub cpu_outside: Option<f64>,
    /// The table.
    #[serde(flatten)]
    pub standings: Standings,
    /// The stages of a Swiss system or a knockout with their results; `None` if there is a single stage, and in a live
    /// table.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub staged: Option<StagedResults>,
    /// Warnings about the table, one sentence each; often empty.
    #[serde(skip_serializing_if = "Vec::is_empty", serialize_with = "all_in_english")]
    pub warnings: Vec<Message>,
    /// Groups of entrants that were submitted as the same files, or nearly.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub copies: Vec<CopiedFiles>,
    /// The entrants that have played no game, or no complete pair of a duel. They have no rank and no rating.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub unplayed: Vec<String>,
    /// The disqualified entrants, in the order of their disqualification.
    pub disqualified: Vec<Disqualified>,
    /// Faults in games that count, in the order of the games.
    pub faults: Vec<FaultLine>,
}

/// The table of an event, by its kind of contest.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "contest", content = "table", rename_all = "lowercase")]
pub enum Standings {
    /// One seat.
    Solo(SoloTable),
    /// Two seats with the same task.
    Duel(DuelTable),
    /// Two seats with different tasks.
    Roles(RolesTable),
}

/// A disqualified entrant. None of its games is in the table.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Disqualified {
    /// Name of the entrant.
    pub name: String,
    /// The fault that disqualified it. Replaying the game's record leads to it.
    pub cause: FaultLine,
}

/// Makes the report of a results file, which needs nothing but the file.
///
/// # Errors
/// If the file cannot be read or a record is damaged.
pub fn report(store: &Store) -> Result<Report, Error> {
    report_from(store, None)
}

/// Makes the report of a results file, with ratings measured from the entrant `anchor` in every duel that it plays.
///
/// # Errors
/// The errors of [`report`], and an anchor that plays no duel.
pub fn report_from(store: &Store, anchor: Option<&str>) -> Result<Report, Error> {
    if let Some(anchor) = anchor {
        check_anchor(store, anchor)?;
    }
    store.read_snapshot(|| {
        let mut fingerprint = Fingerprint::default();
        let mut events = Vec::with_capacity(store.lineups().len());
        let mut sum = ChecksumSum::default();
        let mut work = MachineWork::default();
        let (asked, mut questions) = (store.questions()?, Vec::new());
        for (event, lineup) in (0u32..).zip(store.lineups()) {
            let mut discipline = Discipline::new(lineup.entrants.len());
            let mut tally = Tally::new(lineup);
            let mut records = store.records(event);
            for record in records.by_ref() {
                let record = record?;
                if discipline.admit(&record.seats, record.culprit()) {
                    fingerprint.add(&record);
                }
                tally.add(&record);
                work.add(&record);
            }
            sum.merge(records.checksums());
            let staged = staged(store, event, &tally)?;
            events.push(EventReport { staged, ..EventReport::measured(&tally, RESAMPLES, anchor) });
            if event == 0 {
                questions = asked.iter().map(|asked| asked.answer(&tally)).collect();
            }
        }
        store.check_completeness(sum)?;
        let (hosting, skipped) = (store.hosting()?, store.skipped()?);
        let digest = fingerprint.finish();
        let (seed, machines) = (store.spec().run_seed(), work.shares());
        Ok(Report { seed, digest, hosting, skipped, machines, questions, events })
    })
}

impl EventReport {
    /// Computes the results of a tally, with this number of resamples behind the intervals of ratings: [`RESAMPLES`]
    /// for a final report, fewer for a live table.
    #[must_use]
    pub fn new(tally: &Tally, resamples: u32) -> Self {
        Self::measured(tally, resamples, None)
    }

    /// Computes the same results, with ratings measured from the anchor if it is among the entrants.
    fn measured(tally: &Tally, resamples: u32, anchor: Option<&str>) -> Self {
        let lineup = tally.lineup();
        let counted = tally.counted();
        let names = &lineup.entrants;
        let standings = match lineup.contest {
            Contest::Solo => Standings::Solo(solo::table(lineup, &counted)),
            Contest::Duel => Standings::Duel(duel::table(names, &counted, resamples, anchor)),
            Contest::Roles => {
                let served = served(&counted, names.len());
                let serves = |entrant: usize, seat: Seat| served[entrant][seat.index()];
                Standings::Roles(roles::table(lineup, serves, &counted))
            }
        };
        let unplayed = unplayed(names, &standings, &counted);
        let repeated = repeats::sentence(&counted.repeated, lineup);
        let not_played =
            (!unplayed.is_empty()).then(|| text::verdict::unplayed(unplayed.join(", ")));
        let (cpu, cpu_outside) = counted.cpu();
        let faults = counted.faults_of_current(names);
        Self {
            name: lineup.name.clone(),
            game: lineup.game.clone(),
            rules_version: lineup.rules_version,
            budget: lineup.budget.clone(),
            scheduled: lineup.scheduled,
            stored: tally.games(),
            counted: counted.games(),
            void: counted.void,
            retries: tally.retries(),
            cpu,
            cpu_outside,
            staged: None,
            warnings: repeated.into_iter().chain(not_played).collect(),
            copies: CopiedFiles::of_lineup(lineup),
            unplayed,
            standings,
            disqualified: disqualified(&faults),
            faults,
        }
    }
}

/// Returns an error if the anchor plays no duel.
fn check_anchor(store: &Store, anchor: &str) -> Result<(), Error> {
    let duels = store.lineups().iter().filter(|lineup| lineup.contest == Contest::Duel);
    let names: Vec<&str> = duels.flat_map(|lineup| &lineup.entrants).map(String::as_str).collect();
    if names.contains(&anchor) {
        return Ok(());
    }
    let place = text::spec::anchor();
    if names.is_empty() {
        return Err(TextError::failed(place, text::spec::no_duel()).into());
    }
    Err(TextError::unknown(anchor, place, &names).into())
}

/// Returns the entrants that are not disqualified and not in the table.
fn unplayed(names: &[String], standings: &Standings, counted: &EventTotals) -> Vec<String> {
    let ranked: Vec<&str> = match standings {
        Standings::Solo(table) => table.rows.iter().map(|row| row.name.as_str()).collect(),
        Standings::Duel(table) => table.rows.iter().map(|row| row.name.as_str()).collect(),
        Standings::Roles(table) => {
            table.first.iter().chain(&table.second).map(|row| row.name.as_str()).collect()
        }
    };
    let entrants = names.iter().enumerate();
    let is_unplayed = |&(entrant, name): &(usize, &String)| {
        counted.is_ranked(entrant) && !ranked.contains(&name.as_str())
    };
    entrants.filter(is_unplayed).map(|(_, name)| name.clone()).collect()
}

/// Returns the seats that each entrant has taken so far.
fn served(counted: &EventTotals, entrants: usize) -> Vec<[bool; 2]> {
    let mut served = vec![[false; 2]; entrants];
    for seats in counted.seatings() {
        served[seats[0]][0] = true;
        served[seats[1]][1] = true;
    }
    served
}

/// Returns the entrants whose last counted fault disqualified them.
fn disqualified(faults: &[FaultLine]) -> Vec<Disqualified> {
    let mut so_far = std::collections::BTreeMap::new();
    let mut disqualified = Vec::new();
    for fault in faults {
        let count: &mut u32 = so_far.entry(fault.entrant.as_str()).or_default();
        *count += 1;
        if *count == MAX_FAULTS {
            disqualified.push(Disqualified { name: fault.entrant.clone(), cause: fault.clone() });
        }
    }
    disqualified
}
