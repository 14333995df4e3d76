//! The number of games with each value of a fact, such as the largest tile.

use crate::event_totals::Meeting;
use crate::lineup::Fact;
use serde::Serialize;
use std::collections::BTreeMap;

/// The number of games with each value of a fact.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Histogram {
    /// The fact.
    pub fact: String,
    /// Values that occurred, ascending, with the number of games.
    pub counts: Vec<(i64, u64)>,
}

/// Sums the games of these meetings, by value, for every fact that is shown so.
pub(crate) fn histograms<'a>(
    facts: &[Fact],
    meetings: impl IntoIterator<Item = &'a Meeting> + Clone,
) -> Vec<Histogram> {
    let sum = |index: usize| {
        let mut sum: BTreeMap<i64, u64> = BTreeMap::new();
        let met = meetings.clone().into_iter().filter_map(|meeting| meeting.facts.get(index));
        met.flatten().for_each(|(&value, &games)| *sum.entry(value).or_default() += games);
        sum.into_iter().collect()
    };
    let shown = facts.iter().enumerate().filter(|(_, fact)| fact.histogram);
    shown.map(|(index, fact)| Histogram { fact: fact.name.clone(), counts: sum(index) }).collect()
}
