//! Tables made from outcome counts alone, for example of an old tournament. Games cannot be paired, and only ranks can
//! be compared.

use crate::statistics::holm::TableComparisons;
use crate::statistics::pair_verdict::{PairVerdict, SampleKind, Samples, summary};
use crate::statistics::statistic::{Estimate, student_t, student_t_tail, wilson};
use damier_i18n::{Message, all_in_english};
use serde::Serialize;

/// Outcome counts of one entrant.
#[derive(Clone, PartialEq, Debug)]
pub struct OutcomeCounts {
    /// Name of the entrant.
    pub name: String,
    /// Number of games with each outcome, worst first. All entrants have the same outcomes.
    pub games: Vec<u64>,
}

/// A table of outcome counts.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct CountTable {
    /// The entrants, best first, ordered by the share of rivals' games that their games beat.
    pub rows: Vec<OutcomeRow>,
    /// The meaning of the table, in a few sentences. A lead is the share of pairs of games in which one has the better
    /// outcome minus the share in which the other has it, in percent (Cliff, Dominance statistics, Psychological
    /// Bulletin 114, 1993).
    #[serde(serialize_with = "all_in_english")]
    pub summary: Vec<Message>,
}

/// One entrant of a table of outcomes.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct OutcomeRow {
    /// Rank, from 1.
    pub rank: usize,
    /// Number of the row's group, from 1. The rows of a group do not differ significantly from its first row. With a
    /// confidence of 95 % for the whole table, all differences between groups are real.
    pub group: usize,
    /// The best and worst rank that are consistent with the comparisons of the whole table.
    pub ranks: [usize; 2],
    /// Name of the entrant.
    pub name: String,
    /// Number of its games.
    pub games: u64,
    /// Share of games with each outcome or a better one.
    pub reached: Vec<Estimate>,
}

/// Ranks entrants by their outcomes.
///
/// # Panics
/// If they have different numbers of outcomes.
#[must_use]
pub fn rank_outcomes(entrants: &[OutcomeCounts]) -> CountTable {
    let beaten = |entrant: &OutcomeCounts| -> f64 {
        entrants.iter().map(|other| lead(entrant, other).value).sum()
    };
    let mut order: Vec<&OutcomeCounts> = entrants.iter().collect();
    order.sort_by(|a, b| beaten(b).total_cmp(&beaten(a)));
    let compared = TableComparisons::new(order.len(), |a, b| chance(order[a], order[b]));
    let verdict = |a: usize, b: usize| {
        let samples = Samples {
            count: order[a].all().min(order[b].all()),
            kind: SampleKind::GamesEach,
            is_repeated: false,
            are_copies: false,
        };
        let names = [order[a].name.as_str(), order[b].name.as_str()];
        PairVerdict::new(names, lead(order[a], order[b]), compared.between(a, b), samples, " %")
    };
    let groups = compared.groups();
    let row = |(at, entrant): (usize, &&OutcomeCounts)| OutcomeRow {
        rank: at + 1,
        group: groups[at],
        ranks: compared.ranks(at, |a, b| lead(order[a], order[b]).value > 0.0),
        name: entrant.name.clone(),
        games: entrant.all(),
        reached: entrant.reached(),
    };
    CountTable {
        rows: order.iter().enumerate().map(row).collect(),
        summary: summary(&groups, verdict),
    }
}

impl OutcomeCounts {
    fn all(&self) -> u64 {
        self.games.iter().sum()
    }

    fn reached(&self) -> Vec<Estimate> {
        let all = self.all() as f64;
        let from = |at: usize| self.games[at..].iter().sum::<u64>() as f64;
        (0..self.games.len()).map(|at| wilson(from(at), all)).collect()
    }

    /// Returns the share of these games that an outcome beats, counting equal ones as a half.
    fn placement(&self, outcome: usize) -> f64 {
        let below = self.games[..outcome].iter().sum::<u64>() as f64;
        (below + self.games[outcome] as f64 / 2.0) / self.all().max(1) as f64
    }
}

/// Returns the share of pairs of games that one entrant wins against the other (equal outcomes count as a half), its
/// standard error and degrees of freedom (Brunner and Munzel, The nonparametric Behrens-Fisher problem, Biometrical
/// Journal 42, 2000).
fn win_share(one: &OutcomeCounts, other: &OutcomeCounts) -> (f64, f64, u64) {
    assert_eq!(one.games.len(), other.games.len(), "outcomes of one kind");
    let (share, variance, all) = placements(one, other);
    let (_, other_variance, others) = placements(other, one);
    let sum = variance + other_variance;
    let part = |variance: f64, all: f64| variance * variance / (all - 1.0).max(1.0);
    let degrees = sum * sum / (part(variance, all) + part(other_variance, others));
    (share, sum.sqrt(), degrees.max(1.0) as u64)
}

/// Returns the mean of the placements of an entrant's games among those of a rival, the variance of that mean, and the
/// number of games.
fn placements(own: &OutcomeCounts, rival: &OutcomeCounts) -> (f64, f64, f64) {
    let all = own.all().max(1) as f64;
    let placed = || own.games.iter().enumerate().map(|(at, &n)| (n as f64, rival.placement(at)));
    let mean = placed().map(|(times, place)| times * place).sum::<f64>() / all;
    let squares = placed().map(|(times, place)| times * (place - mean).powi(2)).sum::<f64>();
    (mean, squares / (all - 1.0).max(1.0) / all, all)
}

/// Returns the lead of one over the other in percent, from -100 to 100; see [`CountTable::summary`]. If nothing varies,
/// for example after a clean sweep, the interval is that of yes-or-no games, as many as the smaller sample has.
fn lead(one: &OutcomeCounts, other: &OutcomeCounts) -> Estimate {
    let (share, error, degrees) = win_share(one, other);
    let percent = |share: f64| (200.0 * (share - 0.5)).clamp(-100.0, 100.0);
    let [low, high] = if error > 0.0 {
        let side = student_t(degrees) * error;
        [share - side, share + side]
    } else {
        let games = one.all().min(other.all()) as f64;
        wilson(share * games, games).interval.unwrap_or([0.0, 1.0])
    };
    Estimate { value: percent(share), interval: Some([percent(low), percent(high)]) }
}

/// Returns the two-sided probability of such a lead between equal players.
fn chance(one: &OutcomeCounts, other: &OutcomeCounts) -> f64 {
    let (share, error, degrees) = win_share(one, other);
    if error > 0.0 {
        (2.0 * student_t_tail((share - 0.5).abs() / error, degrees)).min(1.0)
    } else {
        lead(one, other).p_value()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outcomes(name: &str, games: &[u64]) -> OutcomeCounts {
        OutcomeCounts { name: name.to_string(), games: games.to_vec() }
    }

    /// The example of pain scores in Brunner and Munzel (2000), as printed by the package `lawstat` of R: statistic
    /// 3.1375, 17.683 degrees of freedom, p = 0.005786, P(X < Y) + P(X = Y) / 2 = 0.788961.
    #[test]
    fn the_published_example() {
        let counts = |scores: &[usize]| {
            let mut games = vec![0; 5];
            scores.iter().for_each(|&score| games[score - 1] += 1);
            games
        };
        let first = counts(&[1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 2, 4, 1, 1]);
        let second = counts(&[3, 3, 4, 3, 1, 2, 3, 1, 1, 5, 4]);
        let (first, second) = (outcomes("Y", &first), outcomes("X", &second));
        let (share, error, degrees) = win_share(&second, &first);
        assert_eq!(format!("{share:.6} {degrees}"), "0.788961 17");
        assert_eq!(format!("{:.4}", (share - 0.5) / error), "3.1375");
        // Rounding the degrees of freedom to 17 makes it slightly larger.
        assert!((0.005_786..0.0061).contains(&chance(&first, &second)));
    }

    #[test]
    fn a_table_is_ranked_and_equals_share_a_group() {
        let table = rank_outcomes(&[
            outcomes("weak", &[90, 10, 0]),
            outcomes("strong", &[0, 10, 90]),
            outcomes("strong too", &[0, 12, 88]),
        ]);
        let rows: Vec<_> = table.rows.iter().map(|row| (row.name.as_str(), row.group)).collect();
        assert_eq!(rows, [("strong", 1), ("strong too", 1), ("weak", 2)]);
        assert_eq!(table.rows[0].ranks, [1, 2]);
        assert_eq!(table.rows[2].reached[1].value, 0.1);
        assert_eq!(table.summary.len(), 2);
    }

    #[test]
    fn a_clean_sweep_has_an_interval() {
        let lead = lead(&outcomes("a", &[0, 5]), &outcomes("b", &[5, 0]));
        let [low, high] = lead.interval.expect("always");
        assert!(lead.value == 100.0 && high == 100.0 && (0.0..50.0).contains(&low), "{low}");
    }
}
