//! The number of games with each value of a fact, such as the largest tile.

use crate::schedule::lineup::Fact;
use crate::statistics::event_totals::Meeting;
use serde::Serialize;
use std::collections::BTreeMap;

/// Number of games with each value of a fact.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Histogram {
    /// The fact.
    pub fact: String,
    /// Values that occurred, ascending, with the number of games.
    pub counts: Vec<(i64, u64)>,
}

/// Sums the games of these meetings by value, for every fact that is shown as a histogram.
pub(crate) fn histograms<'a>(
    facts: &[Fact],
    meetings: impl Iterator<Item = &'a Meeting>,
) -> Vec<Histogram> {
    let mut sums: Vec<BTreeMap<i64, u64>> = vec![BTreeMap::new(); facts.len()];
    for meeting in meetings {
        for (sum, counts) in sums.iter_mut().zip(&meeting.facts) {
            counts.iter().for_each(|(&value, &games)| *sum.entry(value).or_default() += games);
        }
    }
    let shown = facts.iter().zip(sums).filter(|(fact, _)| fact.histogram);
    let counts = |sum: BTreeMap<i64, u64>| sum.into_iter().collect();
    shown.map(|(fact, sum)| Histogram { fact: fact.name.clone(), counts: counts(sum) }).collect()
}
