//! The table of games with one seat: scores, their spread, and milestones.

use crate::schedule::lineup::Lineup;
use crate::statistics::duplicates;
use crate::statistics::event_totals::{EventTotals, Meeting};
use crate::statistics::histogram::{Histogram, histograms};
use crate::statistics::holm::{Comparison, TableComparisons};
use crate::statistics::moments::{Moments, correlation};
use crate::statistics::pair_verdict::{PairVerdict, SampleKind, Samples, summary};
use crate::statistics::statistic::{Estimate, quantile, wilson};
use crate::statistics::usage::EntrantUsage;
use damier_i18n::{Message, all_in_english};
use serde::Serialize;

/// The results of a game with one seat. A game with a fault counts with score 0.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SoloTable {
    /// The entrants, best mean first.
    pub rows: Vec<SoloRow>,
    /// Differences between every two rows on the seeds that both have played, with the higher row first.
    pub differences: Vec<PairedDifference>,
    /// A verdict on each row and the next.
    pub verdicts: Vec<PairVerdict>,
    /// The meaning of the table, in a few sentences.
    #[serde(serialize_with = "all_in_english")]
    pub summary: Vec<Message>,
    /// Groups of entrants that played exactly the same moves on every seed that they both played.
    pub alike: Vec<Vec<String>>,
}

/// One row of the table.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SoloRow {
    /// Rank, from 1.
    pub rank: usize,
    /// Number of the row's group, from 1. The rows of a group do not differ significantly from its first row. With a
    /// confidence of 95 % for the whole table, all differences between groups are real.
    pub group: usize,
    /// The best and worst rank that are consistent with the comparisons of the whole table: after all significantly
    /// better rows, and before all significantly worse ones.
    pub ranks: [usize; 2],
    /// Name of the entrant.
    pub name: String,
    /// Number of games that count.
    pub games: u64,
    /// Mean score.
    pub mean: Estimate,
    /// Standard deviation of a score; `None` below two games.
    pub deviation: Option<f64>,
    /// Median score; `None` without games.
    pub median: Option<f64>,
    /// Highest score; `None` without games.
    pub best: Option<f64>,
    /// Lowest score; `None` without games.
    pub worst: Option<f64>,
    /// Number of games with each value of a fact, without games that ended by a fault.
    pub histograms: Vec<Histogram>,
    /// Share of games that reached each milestone.
    pub milestones: Vec<Milestone>,
    /// Number of faults in games that count.
    pub faults: u32,
    /// Its use of time and nodes.
    pub usage: EntrantUsage,
}

/// Share of games in which a fact reached a value. A game with a fault did not reach it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Milestone {
    /// The fact.
    pub fact: String,
    /// The value to reach.
    pub value: i64,
    /// Number of games that reached it.
    pub reached: u64,
    /// Share of games that reached it.
    pub share: Estimate,
}

/// The difference between two entrants on the same seeds.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PairedDifference {
    /// The entrant with the higher mean.
    pub above: String,
    /// The other entrant.
    pub below: String,
    /// Number of seeds that both have played. 0 if one of them joined a finished run: then the means of all their
    /// games are compared.
    pub games: u64,
    /// Mean of the differences of their scores.
    pub difference: Estimate,
    /// Correlation of their scores on the same seed. Near 0, common seeds do not make the comparison sharper.
    pub correlation: Option<f64>,
    /// Standard error of the difference.
    pub error: f64,
    /// Probability of such a difference between equal players, in a comparison by itself.
    pub chance: f64,
}

/// The games of one entrant.
pub(crate) type EntrantGames<'a> = Option<&'a Meeting>;

/// Returns the games of each entrant, and the entrants that are not disqualified ordered by their means, best first.
fn ranking(entrants: usize, counted: &EventTotals) -> (Vec<EntrantGames<'_>>, Vec<usize>) {
    let mut own: Vec<EntrantGames<'_>> = vec![None; entrants];
    for ([entrant, _], meeting) in counted.meetings() {
        own[entrant] = Some(meeting);
    }
    let mean = |entrant: usize| own[entrant].map_or(0.0, |own| own.score.mean());
    let mut order: Vec<usize> = (0..entrants).filter(|&entrant| own[entrant].is_some()).collect();
    order.sort_by(|&a, &b| mean(b).total_cmp(&mean(a)));
    (own, order)
}

/// Returns the comparisons of a table at the significance level `0.05 / lost`.
pub(crate) fn comparisons(entrants: usize, counted: &EventTotals, lost: f64) -> TableComparisons {
    let (own, order) = ranking(entrants, counted);
    TableComparisons::new(order.len(), |a, b| {
        let (a, b) = (order[a], order[b]);
        lost * unless_copies(counted, [a, b], compare(["", ""], own[a], own[b])).chance
    })
}

pub(crate) fn table(lineup: &Lineup, counted: &EventTotals) -> SoloTable {
    let names = &lineup.entrants;
    let (own, order) = ranking(names.len(), counted);
    let compare = |a: usize, b: usize| {
        let (a, b) = (order[a], order[b]);
        unless_copies(counted, [a, b], compare([&names[a], &names[b]], own[a], own[b]))
    };
    let rows = order.len();
    let every_two = (0..rows).flat_map(|a| (a + 1..rows).map(move |b| (a, b)));
    let differences: Vec<PairedDifference> = every_two.map(|(a, b)| compare(a, b)).collect();
    let of = |a: usize, b: usize| &differences[TableComparisons::place(rows, a, b)];
    let compared = TableComparisons::new(rows, |a, b| of(a, b).chance);
    let groups = compared.groups();
    let verdict = |a: usize, b: usize| {
        let (one, other) = (order[a], order[b]);
        let fewest = Samples {
            count: scores(own[one]).len().min(scores(own[other]).len()) as u64,
            kind: SampleKind::GamesEach,
            is_repeated: false,
            are_copies: counted.are_copies(one, other),
        };
        verdict(of(a, b), fewest, compared.between(a, b))
    };
    let usages = counted.usages(names.len(), 0..1);
    let row = |(at, &entrant): (usize, &usize)| SoloRow {
        rank: at + 1,
        group: groups[at],
        ranks: compared.ranks(at, |a, b| of(a, b).difference.value > 0.0),
        usage: usages[entrant],
        ..row(lineup, counted, entrant, own[entrant])
    };
    SoloTable {
        rows: order.iter().enumerate().map(row).collect(),
        verdicts: (1..rows).map(|below| verdict(below - 1, below)).collect(),
        summary: summary(&groups, verdict),
        alike: duplicates::group_names(names, &counted.identical_by_seed()),
        differences,
    }
}

/// Returns the scores of the rounds that were played.
fn scores(own: EntrantGames<'_>) -> Vec<f64> {
    let rounds = own.map_or(&[][..], |own| &own.rounds);
    rounds.iter().copied().filter(|score| !score.is_nan()).collect()
}

fn row(lineup: &Lineup, counted: &EventTotals, entrant: usize, own: EntrantGames<'_>) -> SoloRow {
    let mut sorted = scores(own);
    let moments: Moments = sorted.iter().copied().collect();
    sorted.sort_by(f64::total_cmp);
    let facts = lineup.facts.iter().enumerate();
    let counts = |fact: usize| -> Vec<(i64, u64)> {
        let counts = own.and_then(|own| own.facts.get(fact));
        counts.into_iter().flatten().map(|(&value, &count)| (value, count)).collect()
    };
    let milestone = |(index, fact): (usize, &crate::schedule::lineup::Fact)| {
        let value = fact.milestone?;
        let beyond = counts(index).into_iter().filter(|&(found, _)| found >= value);
        let reached: u64 = beyond.map(|(_, count)| count).sum();
        Some(Milestone {
            fact: fact.name.clone(),
            value,
            reached,
            share: wilson(reached as f64, sorted.len() as f64),
        })
    };
    SoloRow {
        rank: 0,
        group: 0,
        ranks: [0, 0],
        name: lineup.entrants[entrant].clone(),
        games: moments.count(),
        // In games with one seat, scores are sums of tiles or of merges.
        mean: moments.estimate().not_negative(),
        deviation: (moments.count() > 1).then(|| moments.variance().sqrt()),
        median: quantile(&sorted, 0.5),
        best: sorted.last().copied(),
        worst: sorted.first().copied(),
        histograms: histograms(&lineup.facts, own.into_iter()),
        milestones: facts.filter_map(milestone).collect(),
        faults: counted.discipline.faults(entrant),
        usage: EntrantUsage::default(),
    }
}

/// Returns the differences of two entrants' scores on the seeds that both have played.
pub(crate) fn differences(one: EntrantGames<'_>, other: EntrantGames<'_>) -> Moments {
    common_scores(one, other).iter().map(|(a, b)| a - b).collect()
}

/// Returns the scores of two entrants on the seeds that both have played.
fn common_scores(one: EntrantGames<'_>, other: EntrantGames<'_>) -> Vec<(f64, f64)> {
    let [rounds, others] = [one, other].map(|own| own.into_iter().flat_map(|own| &own.rounds));
    let both = rounds.copied().zip(others.copied());
    both.filter(|(a, b)| !a.is_nan() && !b.is_nan()).collect()
}

fn compare(names: [&str; 2], above: EntrantGames<'_>, below: EntrantGames<'_>) -> PairedDifference {
    let common = common_scores(above, below);
    let moments = differences(above, below);
    let (difference, error, chance) = if common.is_empty() {
        // One of them joined the run after the other had finished its games.
        let [above, below] = [above, below].map(|own| scores(own).into_iter().collect::<Moments>());
        above.unpaired(&below)
    } else {
        (moments.estimate(), moments.error(), moments.p_value())
    };
    PairedDifference {
        above: names[0].to_string(),
        below: names[1].to_string(),
        games: moments.count(),
        difference,
        correlation: correlation(&common),
        error,
        chance,
    }
}

/// Returns a difference with probability 1 if the two entrants were submitted as the same files.
fn unless_copies(
    counted: &EventTotals,
    [one, other]: [usize; 2],
    difference: PairedDifference,
) -> PairedDifference {
    let chance = if counted.are_copies(one, other) { 1.0 } else { difference.chance };
    PairedDifference { chance, ..difference }
}

/// Words a difference. `fewest` counts the games of the entrant that played fewer.
fn verdict(pair: &PairedDifference, fewest: Samples, comparison: Comparison) -> PairVerdict {
    let names = [pair.above.as_str(), pair.below.as_str()];
    let count = if pair.games == 0 { fewest.count } else { pair.games };
    let samples = Samples { count, ..fewest };
    PairVerdict::new(names, pair.difference, comparison, samples, "")
}
