//! The table of a duel: pairs, not games, are what is counted.

use crate::event_totals::{EntrantUsage, EventTotals, PairCounts};
use crate::pair_verdict::{PairVerdict, SampleKind, Samples, groups};
use crate::rating::{Matchup, Ratings};
use crate::statistic::{Estimate, Moments};
use serde::Serialize;
use std::collections::BTreeMap;

/// The seed of the bootstrap: any fixed number will do.
const BOOTSTRAP_SEED: u64 = 2026;

/// A duel's results. Only complete pairs count: the same board with both seatings.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct DuelTable {
    /// The entrants, best rating first.
    pub rows: Vec<DuelRow>,
    /// The cross table: `cells[i][j]` is row `i` against row `j`; `None` where they did not meet.
    pub cells: Vec<Vec<Option<DuelCell>>>,
    /// The share of points that the first seat made.
    pub first_seat: Estimate,
    /// Complete pairs.
    pub pairs: u64,
    /// Games whose other half is not stored yet.
    pub unpaired: u64,
    /// A verdict on each row and the next, each two by themselves.
    pub verdicts: Vec<PairVerdict>,
}

/// One entrant of a duel.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct DuelRow {
    /// From 1.
    pub rank: usize,
    /// Rows with the same number cannot be told apart from the first of them, each comparison at 95 %
    /// by itself.
    pub group: usize,
    /// The best and worst rank in 95 % of the resamples.
    pub ranks: [usize; 2],
    /// The name of the entrant.
    pub name: String,
    /// Mean pair score, from 0 to 1.
    pub score: Estimate,
    /// In Elo; the median of all entrants is 0.
    pub rating: Estimate,
    /// Complete pairs.
    pub pairs: u64,
    /// Pairs by score: 0, 1/2, 1, 3/2, 2 points of 2.
    pub pentanomial: [u64; 5],
    /// Games won, drawn, lost.
    pub games: [u64; 3],
    /// Faults in games that count.
    pub faults: u32,
    /// Its use of time and nodes.
    pub usage: EntrantUsage,
}

/// One entrant against another.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct DuelCell {
    /// Mean pair score, from 0 to 1.
    pub score: Estimate,
    /// Complete pairs.
    pub pairs: u64,
    /// Pairs by score.
    pub pentanomial: [u64; 5],
    /// Games won, drawn, lost.
    pub games: [u64; 3],
}

impl PairCounts {
    fn cell(self) -> DuelCell {
        // Only the counts matter here, not who met whom.
        DuelCell {
            score: Matchup { a: 0, b: 0, pairs: self.pairs }.moments().share(),
            pairs: self.pairs.iter().sum(),
            pentanomial: self.pairs,
            games: self.games,
        }
    }
}

pub(crate) fn table(names: &[String], counted: &EventTotals, resamples: u32) -> DuelTable {
    let mut met: BTreeMap<[usize; 2], PairCounts> = BTreeMap::new();
    let mut first_seat = Moments::default();
    for (seats, meeting) in counted.meetings().filter(|(_, meeting)| meeting.first_seat.count() > 0)
    {
        met.insert(seats, meeting.pairs);
        first_seat.merge(&meeting.first_seat);
    }
    let matchups: Vec<Matchup> =
        met.iter().map(|(&[a, b], counts)| Matchup { a, b, pairs: counts.pairs }).collect();
    let ratings = Ratings::new(names.len(), &matchups, resamples, BOOTSTRAP_SEED);
    let mut order: Vec<usize> =
        (0..names.len()).filter(|&entrant| !counted.discipline.is_out(entrant)).collect();
    order.sort_by(|&a, &b| ratings.elo[b].total_cmp(&ratings.elo[a]));
    let rows = rows(names, counted, &met, &ratings, &order);
    DuelTable {
        cells: cells(&met, &order),
        verdicts: verdicts(names, &met, &ratings, &order),
        rows,
        pairs: first_seat.count(),
        unpaired: counted.games() - 2 * first_seat.count(),
        first_seat: first_seat.share(),
    }
}

fn rows(
    names: &[String],
    counted: &EventTotals,
    met: &BTreeMap<[usize; 2], PairCounts>,
    ratings: &Ratings,
    order: &[usize],
) -> Vec<DuelRow> {
    let mut sums = vec![PairCounts::default(); names.len()];
    for (&[a, b], &counts) in met {
        sums[a].merge(counts);
        sums[b].merge(counts.flipped());
    }
    let usages = counted.usages(names.len(), 0..2);
    let apart = |a: usize, b: usize| ratings.difference(order[a], order[b]).excludes(0.0);
    let groups = groups(order.len(), apart);
    let row = |(at, &entrant): (usize, &usize)| {
        let DuelCell { score, pairs, pentanomial, games } = sums[entrant].cell();
        DuelRow {
            rank: at + 1,
            group: groups[at],
            ranks: ratings.ranks(entrant, order),
            name: names[entrant].clone(),
            score,
            rating: ratings.rating(entrant),
            pairs,
            pentanomial,
            games,
            faults: counted.discipline.faults(entrant),
            usage: usages[entrant],
        }
    };
    order.iter().enumerate().map(row).collect()
}

fn cells(met: &BTreeMap<[usize; 2], PairCounts>, order: &[usize]) -> Vec<Vec<Option<DuelCell>>> {
    let cell = |a: usize, b: usize| {
        let forth = met.get(&[a, b]).copied();
        let back = met.get(&[b, a]).map(|counts| counts.flipped());
        forth.or(back).map(PairCounts::cell)
    };
    let row = |&a: &usize| order.iter().map(|&b| cell(a, b)).collect();
    order.iter().map(row).collect()
}

fn verdicts(
    names: &[String],
    met: &BTreeMap<[usize; 2], PairCounts>,
    ratings: &Ratings,
    order: &[usize],
) -> Vec<PairVerdict> {
    let of = |entrant: usize| -> u64 {
        let own = met.iter().filter(|(seats, _)| seats.contains(&entrant));
        own.map(|(_, counts)| counts.pairs.iter().sum::<u64>()).sum()
    };
    let verdict = |two: &[usize]| {
        let (a, b) = (two[0], two[1]);
        let direct = met.get(&[a.min(b), a.max(b)]);
        let count = direct.map_or_else(|| of(a).min(of(b)), |counts| counts.pairs.iter().sum());
        let kind = if order.len() > 2 { SampleKind::PairsPerMatchup } else { SampleKind::Pairs };
        PairVerdict::new(
            [&names[a], &names[b]],
            ratings.difference(a, b),
            ratings.error(a, b),
            Samples { count, kind },
            " Elo",
        )
    };
    order.windows(2).map(verdict).collect()
}
