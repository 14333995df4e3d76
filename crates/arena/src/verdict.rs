//! What a difference means, in plain words.

use crate::statistic::{Estimate, sample_factor};
use serde::Serialize;

/// Above this many more samples, the exact number helps nobody.
const FAR: f64 = 1e6;

/// What can be said about two neighbours in a table at 95 %.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Verdict {
    /// Who stands higher.
    pub above: String,
    /// Who stands lower.
    pub below: String,
    /// By how much, in the table's unit.
    pub difference: Estimate,
    /// Whether the difference is certain at 95 %.
    pub separable: bool,
    /// The same as a sentence.
    pub text: String,
}

impl Verdict {
    /// Of a difference with its standard error, measured on `samples` samples, each a `sample` (as
    /// `pair`), in `unit` (as ` Elo`, empty for points).
    pub(crate) fn new(
        [above, below]: [&str; 2],
        difference: Estimate,
        error: f64,
        (samples, sample): (u64, &str),
        unit: &str,
    ) -> Self {
        let separable = difference.excludes(0.0);
        let text = match difference.interval {
            Some([low, high]) if separable => {
                let value = difference.value;
                format!("{above} is better than {below}: {value:+.1}{unit} [{low:+.1}, {high:+.1}]")
            }
            _ => {
                let more = samples as f64 * (sample_factor(difference.value, error) - 1.0);
                let more = more_samples(more, samples, sample);
                format!("{above} and {below} cannot be told apart: {more}")
            }
        };
        Self { above: above.to_string(), below: below.to_string(), difference, separable, text }
    }
}

fn more_samples(more: f64, samples: u64, sample: &str) -> String {
    if samples == 0 || more.is_nan() {
        return format!("too few {sample}s differ so far");
    }
    if more > FAR {
        return format!("more than a million more {sample}s would be needed");
    }
    let more = round_up(more.max(1.0));
    format!("about {more} more {sample}{} would be needed", if more == 1 { "" } else { "s" })
}

/// Rounded up to two digits: more would pretend to a precision that a forecast has not.
fn round_up(count: f64) -> u64 {
    let unit = 10f64.powf((count.log10().floor() - 1.0).max(0.0));
    ((count / unit).ceil() * unit) as u64
}

/// Numbers rows from 1 so that rows share a number while they cannot be told apart from the first
/// of theirs: `separable(first, row)`.
pub(crate) fn groups(rows: usize, separable: impl Fn(usize, usize) -> bool) -> Vec<usize> {
    let mut first = 0;
    let mut group = 1;
    let mut groups = Vec::with_capacity(rows);
    for row in 0..rows {
        if row > 0 && separable(first, row) {
            first = row;
            group += 1;
        }
        groups.push(group);
    }
    groups
}

#[cfg(test)]
mod tests {
    use super::*;

    fn verdict(value: f64, low: f64, high: f64, error: f64) -> String {
        let difference = Estimate { value, interval: Some([low, high]) };
        Verdict::new(["A", "B"], difference, error, (100, "pair"), " Elo").text
    }

    #[test]
    fn sentences() {
        assert_eq!(verdict(30.0, 12.0, 48.0, 9.0), "A is better than B: +30.0 Elo [+12.0, +48.0]");
        // (1.96 · 20 / 10)^2 = 15.4 times the 100 pairs: 1,440 more.
        assert_eq!(
            verdict(10.0, -29.0, 49.0, 20.0),
            "A and B cannot be told apart: about 1500 more pairs would be needed"
        );
        assert_eq!(
            verdict(0.0, -29.0, 29.0, 20.0),
            "A and B cannot be told apart: more than a million more pairs would be needed"
        );
    }

    #[test]
    fn groups_hang_on_their_first_row() {
        let values: [f64; 5] = [10.0, 9.0, 8.0, 2.0, 1.0];
        let apart = |a: usize, b: usize| (values[a] - values[b]).abs() > 1.5;
        assert_eq!(groups(5, apart), [1, 1, 2, 3, 3]);
    }
}
