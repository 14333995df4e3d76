//! The table of a game whose two seats have different tasks: the first seat raises the score, the second lowers it.

use crate::schedule::lineup::Lineup;
use crate::statistics::event_totals::{EventTotals, Meeting};
use crate::statistics::histogram::{Histogram, histograms};
use crate::statistics::moments::{Moments, stratified};
use crate::statistics::statistic::Estimate;
use crate::statistics::usage::EntrantUsage;
use damier_game::Seat;
use serde::Serialize;

/// Results by role. A fault of the first seat scores 0. If the second seat gives up or is at fault, the game says
/// nothing about the first and is left out of every mean.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct RolesTable {
    /// Entrants in the first seat, highest mean score first.
    pub first: Vec<RoleRow>,
    /// Entrants in the second seat, lowest mean score of the first seat first.
    pub second: Vec<RoleRow>,
    /// `cells[i][j]`: row `i` of the first seat against row `j` of the second; `None` if they did not meet.
    pub cells: Vec<Vec<Option<RoleCell>>>,
}

/// One entrant in one role.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct RoleRow {
    /// Rank in its role, from 1.
    pub rank: usize,
    /// Name of the entrant.
    pub name: String,
    /// Number of games with a score.
    pub games: u64,
    /// Mean score of the first seat in its games. The interval is for new games against the same rivals, so
    /// differences between rivals do not widen it.
    pub mean: Estimate,
    /// Number of its games in this role with each value of a fact, without games that ended by a fault.
    pub histograms: Vec<Histogram>,
    /// Number of faults in games that count, in either role.
    pub faults: u32,
    /// Its use of time and nodes, in either role.
    pub usage: EntrantUsage,
}

/// One entrant in the first seat against one in the second.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct RoleCell {
    /// Mean score of the first seat.
    pub mean: Estimate,
    /// Number of games with a score.
    pub games: u64,
    /// Number of games that ended by a fault of either entrant.
    pub faults: u64,
}

pub(crate) fn table(
    lineup: &Lineup,
    serves: impl Fn(usize, Seat) -> bool,
    counted: &EventTotals,
) -> RolesTable {
    let names = &lineup.entrants;
    let mean = |role: Option<[usize; 2]>, seat: Seat, entrant: usize| -> Moments {
        let mut sum = Moments::default();
        for (seats, meeting) in counted.meetings() {
            if role.map_or(seats[seat.index()] == entrant, |role| role == seats) {
                sum.merge(&meeting.score);
            }
        }
        sum
    };
    let ranked = |seat: Seat| {
        let seated = (0..names.len()).filter(|&entrant| serves(entrant, seat));
        let mut seated: Vec<(usize, Moments)> = seated
            .filter(|&entrant| counted.is_ranked(entrant))
            .map(|entrant| (entrant, mean(None, seat, entrant)))
            .collect();
        seated.sort_by(|(_, a), (_, b)| match seat {
            Seat::FIRST => b.mean().total_cmp(&a.mean()),
            _ => a.mean().total_cmp(&b.mean()),
        });
        seated
    };
    let rows = |ranked: &[(usize, Moments)], seat: Seat, rivals: &[(usize, Moments)]| {
        let usages = counted.usages(names.len(), seat.index()..seat.index() + 1);
        let row = |(at, &(entrant, moments)): (usize, &(usize, Moments))| {
            let against = |&(rival, _): &(usize, Moments)| {
                let seats = if seat == Seat::FIRST { [entrant, rival] } else { [rival, entrant] };
                mean(Some(seats), seat, entrant)
            };
            let strata: Vec<Moments> = rivals.iter().map(against).collect();
            RoleRow {
                rank: at + 1,
                name: names[entrant].clone(),
                games: moments.count(),
                mean: stratified(&strata).not_negative(),
                histograms: histograms(&lineup.facts, counted.meetings_of(entrant, seat)),
                faults: counted.discipline.faults(entrant),
                usage: usages[entrant],
            }
        };
        ranked.iter().enumerate().map(row).collect()
    };
    let cell = |role: [usize; 2]| {
        let (_, meeting) = counted.meetings().find(|(seats, _)| *seats == role)?;
        let Meeting { score, faults, .. } = meeting;
        Some(RoleCell {
            mean: score.estimate().not_negative(),
            games: score.count(),
            faults: *faults,
        })
    };
    let [first, second] = [Seat::FIRST, Seat::SECOND].map(ranked);
    let across = |own: usize| second.iter().map(|&(rival, _)| cell([own, rival])).collect();
    RolesTable {
        cells: first.iter().map(|&(own, _)| across(own)).collect(),
        first: rows(&first, Seat::FIRST, &second),
        second: rows(&second, Seat::SECOND, &first),
    }
}
