//! The table of an event: made when the ladder is fitted, never when a page is asked for.

use crate::contestant::Contestant;
use damier_experiments::arena::{EventReport, Standings as Fitted, Tally};
use damier_i18n::Message;
use damier_reports::Cell;
use std::collections::BTreeMap;

/// Resamples behind the intervals of a ladder's ratings: fewer than those of a report, which is made once.
const RESAMPLES: u32 = 200;

/// The table of an event at one moment.
#[derive(Clone, PartialEq, Debug)]
pub struct PublishedTable {
    /// The rows, the best first.
    pub rows: Vec<RankedRow>,
    /// The games behind the table.
    pub games: u64,
    /// True where ratings are compared, false where mean scores are.
    pub is_duel: bool,
    /// What a reader must know before the table is believed; often nothing.
    pub warnings: Vec<Message>,
    /// The moment at which it was made, in seconds since 1970.
    pub made: i64,
}

/// The place of a student before today.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PreviousRank {
    /// It is not known: nobody's is.
    Unknown,
    /// The student had none.
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
    /// The best and the worst place that the games leave open.
    pub ranks: [usize; 2],
    /// The name.
    pub name: String,
    /// The key of the player.
    pub key: String,
    /// The student; `None` for a reference player.
    pub student: Option<i64>,
    /// The rating in Elo or the mean score, with its interval.
    pub value: Cell,
    /// Its pairs, or its games where there is one seat.
    pub games: u64,
    /// Faults in games that count.
    pub faults: u32,
    /// True for one that is out for its faults.
    pub is_out: bool,
    /// The place before today.
    pub before: PreviousRank,
}

impl PublishedTable {
    /// Makes the table of a tally at a moment.
    pub(crate) fn of(tally: &Tally, contestants: &[Contestant], made: i64) -> Self {
        let report = EventReport::new(tally, RESAMPLES);
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
        Self { rows, games: report.counted, is_duel, warnings: report.warnings, made }
    }

    /// Adds the places of students before today; nobody is new where nobody had one.
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
        name: name.to_string(),
        key: own.map_or_else(String::new, |one| one.key.clone()),
        student: own.and_then(|one| one.student),
        value,
        games,
        faults,
        is_out: false,
        before: PreviousRank::Unknown,
    }
}
