//! The published table of an event. It is built when the ladder is fitted, not when a page is requested.

use crate::contestant::Contestant;
use damier_experiments::arena::{EventReport, Standings as Fitted, Tally};
use damier_i18n::Message;
use damier_reports::{Cell, LadderMark};
use std::collections::BTreeMap;

/// The number of bootstrap resamples for the intervals of ratings. A report, which is made once, uses more.
const RESAMPLES: u32 = 200;
/// The name of a player whose student has been deleted, as in the log.
const UNKNOWN: &str = "?";

/// The table of an event at one moment.
#[derive(Clone, PartialEq, Debug)]
pub struct PublishedTable {
    /// The rows, the best first.
    pub rows: Vec<RankedRow>,
    /// Number of games in the table.
    pub games: u64,
    /// True if the table compares ratings, false if it compares mean scores.
    pub is_duel: bool,
    /// Warnings about the reliability of the table, usually none.
    pub warnings: Vec<Message>,
    /// The time at which it was built, in seconds since 1970.
    pub made: i64,
}

/// The place of a student on the last recorded day before today.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PreviousRank {
    /// No places of an earlier day are known, or the player is not a student.
    Unknown,
    /// Other students had places on that day, but this one did not.
    New,
    /// The place, from 1.
    Place(i64),
}

/// A row of a table.
#[derive(Clone, PartialEq, Debug)]
pub struct RankedRow {
    /// The place, from 1.
    pub rank: usize,
    /// The group: rows of one group cannot be told apart from its first.
    pub group: usize,
    /// The best and the worst place that the games do not rule out.
    pub ranks: [usize; 2],
    /// The name.
    pub name: String,
    /// The key of the player: the number of a version, or `@` followed by the text of a reference player.
    pub key: String,
    /// The student; `None` for a reference player.
    pub student: Option<i64>,
    /// The rating in Elo or the mean score, with its interval.
    pub value: Cell,
    /// Number of pairs, or of games in a game for one player.
    pub games: u64,
    /// Number of the player's faults in games that count.
    pub faults: u32,
    /// True if the player is disqualified because of its faults; false if it plays.
    pub is_out: bool,
    /// The place on the last recorded day before today.
    pub before: PreviousRank,
}

impl RankedRow {
    /// Returns true for a reference player; false for a student's version.
    pub(crate) fn is_reference(&self) -> bool {
        self.key.starts_with('@')
    }
}

impl PublishedTable {
    /// Returns the row of a student; `None` if the student has none.
    pub(crate) fn row_of(&self, student: i64) -> Option<&RankedRow> {
        self.rows.iter().find(|row| row.student == Some(student))
    }

    /// Builds the table of a tally. `made` is the time of the class, in seconds since 1970.
    pub(crate) fn new(tally: &Tally, contestants: &[Contestant], made: i64) -> Self {
        Self::from_report(&EventReport::new(tally, RESAMPLES), contestants, made)
    }

    /// Builds the table of a report. A player that is not among the contestants is shown without its name.
    pub(crate) fn from_report(report: &EventReport, contestants: &[Contestant], made: i64) -> Self {
        let (is_duel, mut rows) = match &report.standings {
            Fitted::Duel(table) => (
                true,
                table
                    .rows
                    .iter()
                    .map(|row| {
                        let counts = (row.pairs, row.faults);
                        let places = (row.rank, row.group, row.ranks);
                        let value = Cell::Rating(row.rating);
                        self::row(contestants, &row.name, places, value, counts)
                    })
                    .collect::<Vec<_>>(),
            ),
            Fitted::Solo(table) => (
                false,
                table
                    .rows
                    .iter()
                    .map(|row| {
                        let counts = (row.games, row.faults);
                        let places = (row.rank, row.group, row.ranks);
                        self::row(contestants, &row.name, places, Cell::Mean(row.mean), counts)
                    })
                    .collect(),
            ),
            Fitted::Roles(_) => (false, Vec::new()),
        };
        let last = rows.len();
        rows.extend(report.disqualified.iter().map(|out| RankedRow {
            is_out: true,
            ..row(
                contestants,
                &out.name,
                (last + 1, last + 1, [last + 1, last + 1]),
                Cell::Unknown,
                (0, damier_experiments::arena::MAX_FAULTS),
            )
        }));
        Self { rows, games: report.counted, is_duel, warnings: report.warnings.clone(), made }
    }

    /// Adds the places of students before today, given by the students' numbers. If `before` is empty, no student
    /// counts as new.
    pub(crate) fn compare(&mut self, before: &BTreeMap<i64, i64>) {
        for row in self.rows.iter_mut().filter(|_| !before.is_empty()) {
            let place = |student| before.get(&student).copied();
            row.before = match row.student.map(place) {
                Some(Some(place)) => PreviousRank::Place(place),
                Some(None) => PreviousRank::New,
                None => PreviousRank::Unknown,
            };
        }
    }
}

/// The result of the final in a game.
pub(crate) struct FinalResult {
    /// The ranking, which everyone sees who may see tables.
    pub(crate) table: PublishedTable,
    /// The marks by student. Only the student and the teacher see a mark.
    pub(crate) marks: BTreeMap<i64, f64>,
}

impl FinalResult {
    /// Builds the result. `made` is the time of the class, in seconds since 1970.
    pub(crate) fn new(
        event: &EventReport,
        marks: &[LadderMark],
        contestants: &[Contestant],
        made: i64,
    ) -> Self {
        let mark = |mark: &LadderMark| {
            let own = contestants.iter().find(|one| one.name == mark.player)?;
            Some((own.student?, mark.mark))
        };
        let table = PublishedTable::from_report(event, contestants, made);
        Self { table, marks: marks.iter().filter_map(mark).collect() }
    }
}

fn row(
    contestants: &[Contestant],
    name: &str,
    (rank, group, ranks): (usize, usize, [usize; 2]),
    value: Cell,
    (games, faults): (u64, u32),
) -> RankedRow {
    let own = contestants.iter().find(|one| one.name == name);
    RankedRow {
        rank,
        group,
        ranks,
        name: own.map_or_else(|| UNKNOWN.to_string(), |one| one.name.clone()),
        key: own.map_or_else(String::new, |one| one.key.clone()),
        student: own.and_then(|one| one.student),
        value,
        games,
        faults,
        is_out: false,
        before: PreviousRank::Unknown,
    }
}
