//! The table of a duel. It counts pairs, not games.

use crate::statistics::duplicates;
use crate::statistics::event_totals::EventTotals;
use crate::statistics::holm::TableComparisons;
use crate::statistics::moments::{Moments, stratified_share};
use crate::statistics::pair_counts::PairCounts;
use crate::statistics::pair_verdict::{PairVerdict, SampleKind, Samples, summary};
use crate::statistics::pentanomial;
use crate::statistics::rating::{Matchup, Ratings};
use crate::statistics::statistic::Estimate;
use crate::statistics::usage::EntrantUsage;
use crate::text::verdict;
use damier_i18n::{Message, all_in_english};
use serde::Serialize;
use std::collections::BTreeMap;

/// Seed of the bootstrap: any fixed number will do.
const BOOTSTRAP_SEED: u64 = 2026;

/// A duel's results. Only complete pairs count: the same board with both seatings.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct DuelTable {
    /// The entrants, best rating first.
    pub rows: Vec<DuelRow>,
    /// The cross table: `cells[i][j]` is row `i` against row `j`; `None` where they did not meet.
    pub cells: Vec<Vec<Option<DuelCell>>>,
    /// Share of points that the first seat made.
    pub first_seat: Estimate,
    /// Number of complete pairs.
    pub pairs: u64,
    /// Number of games whose pair is incomplete: the game with the seats exchanged is not stored yet.
    pub unpaired: u64,
    /// A verdict on each row and the next.
    pub verdicts: Vec<PairVerdict>,
    /// The meaning of the table, in a few sentences.
    #[serde(serialize_with = "all_in_english")]
    pub summary: Vec<Message>,
    /// Groups of entrants that played exactly the same moves on every board on which they met, with seats exchanged.
    pub alike: Vec<Vec<String>>,
}

/// One entrant of a duel.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct DuelRow {
    /// Rank, from 1.
    pub rank: usize,
    /// Number of the row's group, from 1. The rows of a group do not differ significantly from its first row. With a
    /// confidence of 95 % for the whole table, all differences between groups are real.
    pub group: usize,
    /// The best and worst rank in 95 % of the resamples.
    pub ranks: [usize; 2],
    /// Name of the entrant.
    pub name: String,
    /// Mean pair score, from 0 to 1. The interval is for new games against the same rivals, so differences between
    /// rivals do not widen it.
    pub score: Estimate,
    /// Rating in Elo; the median of all entrants is 0. `None` if the games do not determine it.
    pub rating: Option<Estimate>,
    /// True for the entrant whose rating is 0 by definition: the one in the middle, or the anchor.
    pub reference: bool,
    /// Number of complete pairs.
    pub pairs: u64,
    /// Numbers of pairs by score: 0, 1/2, 1, 3/2, 2 points of 2.
    pub pentanomial: [u64; 5],
    /// Numbers of games won, drawn and lost.
    pub games: [u64; 3],
    /// Number of faults in games that count.
    pub faults: u32,
    /// Its use of time and nodes.
    pub usage: EntrantUsage,
}

/// One entrant against another.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct DuelCell {
    /// Mean pair score, from 0 to 1.
    pub score: Estimate,
    /// Number of complete pairs.
    pub pairs: u64,
    /// Numbers of pairs by score: 0, 1/2, 1, 3/2, 2 points of 2.
    pub pentanomial: [u64; 5],
    /// Numbers of games won, drawn and lost.
    pub games: [u64; 3],
    /// Share of games drawn.
    pub draws: f64,
    /// Probability that this entrant is the better of the two, from their own games (see
    /// [`pentanomial::superiority`]); `None` if they only repeat one pair, or are copies.
    pub superiority: Option<f64>,
    /// Its lead in normalised Elo, from their own games; `None` if too few of them vary.
    pub normalized_elo: Option<Estimate>,
}

impl PairCounts {
    fn cell(self) -> DuelCell {
        DuelCell {
            score: unless_single(self.is_single, pentanomial::moments(&self.pairs).share()),
            pairs: self.pairs.iter().sum(),
            pentanomial: self.pairs,
            games: self.games,
            draws: self.games[1] as f64 / self.games.iter().sum::<u64>().max(1) as f64,
            superiority: (!self.is_single).then(|| pentanomial::superiority(&self.pairs)),
            normalized_elo: pentanomial::normalized_elo(&self.pairs),
        }
    }
}

/// Returns a mean pair score, without an interval if it rests on single pairs alone.
fn unless_single(is_single: bool, score: Estimate) -> Estimate {
    Estimate { interval: score.interval.filter(|_| !is_single), ..score }
}

/// The rated entrants: those that are not disqualified and have played a pair.
struct Ranking {
    met: BTreeMap<[usize; 2], PairCounts>,
    ratings: Ratings,
    /// The entrants, best rating first.
    order: Vec<usize>,
}

impl Ranking {
    fn new(entrants: usize, counted: &EventTotals, resamples: u32) -> Self {
        let meetings = counted.meetings().filter(|(_, meeting)| meeting.first_seat.count() > 0);
        let met: BTreeMap<[usize; 2], PairCounts> =
            meetings.map(|(seats, meeting)| (seats, meeting.pairs)).collect();
        let matchup = |(&[a, b], counts): (&[usize; 2], &PairCounts)| Matchup {
            a,
            b,
            pairs: counts.pairs,
            is_single: counts.is_single,
        };
        let matchups: Vec<Matchup> = met.iter().map(matchup).collect();
        let ratings = Ratings::new(entrants, &matchups, resamples, BOOTSTRAP_SEED);
        let mut order: Vec<usize> = met.keys().flatten().copied().collect();
        order.sort_unstable();
        order.dedup();
        order.sort_by(|&a, &b| ratings.elo[b].total_cmp(&ratings.elo[a]));
        Self { met, ratings, order }
    }

    /// Compares every two entrants. Each probability of a difference between equals is multiplied by `lost`.
    fn compare(&self, counted: &EventTotals, lost: f64) -> TableComparisons {
        TableComparisons::new(self.order.len(), |a, b| {
            let (a, b) = (self.order[a], self.order[b]);
            if counted.are_copies(a, b) { 1.0 } else { lost * self.ratings.p_value(a, b) }
        })
    }
}

/// Returns the comparisons of a table at the significance level `0.05 / lost`.
pub(crate) fn comparisons(
    entrants: usize,
    counted: &EventTotals,
    resamples: u32,
    lost: f64,
) -> TableComparisons {
    Ranking::new(entrants, counted, resamples).compare(counted, lost)
}

pub(crate) fn table(
    names: &[String],
    counted: &EventTotals,
    resamples: u32,
    anchor: Option<&str>,
) -> DuelTable {
    let mut ranking = Ranking::new(names.len(), counted, resamples);
    if let Some(anchor) = names.iter().position(|name| Some(name.as_str()) == anchor) {
        ranking.ratings.measure_from(anchor);
    }
    let compared = ranking.compare(counted, 1.0);
    let Ranking { met, ratings, order } = ranking;
    let mut first_seat = Moments::default();
    counted.meetings().for_each(|(_, meeting)| first_seat.merge(&meeting.first_seat));
    let is_single = met.values().all(|counts| counts.is_single);
    let groups = compared.groups();
    let verdict = |a: usize, b: usize| {
        let (a_name, b_name) = (&names[order[a]], &names[order[b]]);
        let difference = ratings.difference(order[a], order[b]);
        let samples = samples(&met, counted, &order, [order[a], order[b]]);
        PairVerdict::new([a_name, b_name], difference, compared.between(a, b), samples, " Elo")
    };
    DuelTable {
        cells: cells(&met, &order, counted),
        verdicts: (1..order.len()).map(|below| verdict(below - 1, below)).collect(),
        summary: summary_of_parts(&ratings, names, &order, summary(&groups, verdict)),
        rows: rows(names, counted, &met, &ratings, &order, &groups),
        pairs: counted.pairs(),
        unpaired: counted.games() - 2 * counted.pairs(),
        first_seat: unless_single(is_single, first_seat.share()),
        alike: duplicates::group_names(names, &counted.identical_in_pairs()),
    }
}

/// Returns the sentences of a table, with a warning first if not all entrants are connected by games.
fn summary_of_parts(
    ratings: &Ratings,
    names: &[String],
    order: &[usize],
    mut sentences: Vec<Message>,
) -> Vec<Message> {
    let parts = ratings.parts(order);
    if parts.len() > 1 {
        let name = |part: &Vec<usize>| {
            part.iter().map(|&entrant| names[entrant].as_str()).collect::<Vec<_>>().join(", ")
        };
        let named: Vec<String> = parts.iter().map(name).collect();
        sentences.insert(0, verdict::unconnected(named.join(" | ")));
    }
    sentences
}

fn rows(
    names: &[String],
    counted: &EventTotals,
    met: &BTreeMap<[usize; 2], PairCounts>,
    ratings: &Ratings,
    order: &[usize],
    groups: &[usize],
) -> Vec<DuelRow> {
    let mut sums = vec![PairCounts::default(); names.len()];
    let mut strata = vec![Vec::new(); names.len()];
    let mut is_single = vec![true; names.len()];
    for (&[a, b], &counts) in met {
        for (entrant, counts) in [(a, counts), (b, counts.flipped())] {
            sums[entrant].merge(counts);
            strata[entrant].push(pentanomial::moments(&counts.pairs));
            is_single[entrant] &= counts.is_single;
        }
    }
    let usages = counted.usages(names.len(), 0..2);
    let row = |(at, &entrant): (usize, &usize)| {
        let PairCounts { pairs, games, .. } = sums[entrant];
        DuelRow {
            rank: at + 1,
            group: groups[at],
            ranks: ratings.ranks(entrant, order),
            name: names[entrant].clone(),
            score: unless_single(is_single[entrant], stratified_share(&strata[entrant])),
            rating: ratings.rating(entrant),
            reference: ratings.is_reference(entrant),
            pairs: pairs.iter().sum(),
            pentanomial: pairs,
            games,
            faults: counted.discipline.faults(entrant),
            usage: usages[entrant],
        }
    };
    order.iter().enumerate().map(row).collect()
}

fn cells(
    met: &BTreeMap<[usize; 2], PairCounts>,
    order: &[usize],
    counted: &EventTotals,
) -> Vec<Vec<Option<DuelCell>>> {
    let cell = |a: usize, b: usize| {
        let forth = met.get(&[a, b]).copied();
        let back = met.get(&[b, a]).map(|counts| counts.flipped());
        let cell = forth.or(back)?.cell();
        let superiority = cell.superiority.filter(|_| !counted.are_copies(a, b));
        Some(DuelCell { superiority, ..cell })
    };
    let row = |&a: &usize| order.iter().map(|&b| cell(a, b)).collect();
    order.iter().map(row).collect()
}

/// Returns the pairs behind a difference between two entrants: their own, or if they did not meet, those of the entrant
/// that played fewer.
fn samples(
    met: &BTreeMap<[usize; 2], PairCounts>,
    counted: &EventTotals,
    order: &[usize],
    [a, b]: [usize; 2],
) -> Samples {
    let of = |entrant: usize| -> u64 {
        let own = met.iter().filter(|(seats, _)| seats.contains(&entrant));
        own.map(|(_, counts)| counts.pairs.iter().sum::<u64>()).sum()
    };
    let direct = met.get(&[a.min(b), a.max(b)]);
    Samples {
        count: direct.map_or_else(|| of(a).min(of(b)), |counts| counts.pairs.iter().sum()),
        kind: if order.len() > 2 { SampleKind::PairsPerMatchup } else { SampleKind::Pairs },
        is_repeated: direct.is_some_and(|counts| counts.is_repeated),
        are_copies: counted.are_copies(a, b),
    }
}
