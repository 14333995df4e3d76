//! The meaning of a difference, in plain words.

use crate::say::verdict;
use crate::statistic::{Estimate, sample_factor};
use serde::{Serialize, Serializer};
use words::{Lang, Message};

/// Above this many more samples, the exact number helps nobody.
const FAR: f64 = 1e6;
/// Below this part of its standard error a difference is as good as none, and a forecast made from it
/// is noise.
const NIL: f64 = 0.25;

/// A verdict on two neighbours in a table, each two by themselves at 95 %: no correction is
/// made for how many neighbours there are, so of twenty comparisons between equals one claims a
/// difference on average.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PairVerdict {
    /// The entrant that stands higher.
    pub above: String,
    /// The entrant that stands lower.
    pub below: String,
    /// The difference, in the table's unit.
    pub difference: Estimate,
    /// True if the difference is certain at 95 %.
    pub separable: bool,
    /// The same as a sentence.
    #[serde(serialize_with = "in_english")]
    pub text: Message,
}

/// The samples that a difference was measured on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Samples {
    /// Their number.
    pub(crate) count: u64,
    /// What they are, and whose.
    pub(crate) kind: SampleKind,
}

/// What samples are, and whose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum SampleKind {
    /// Games of each of the two.
    GamesEach,
    /// Pairs of games between the two.
    Pairs,
    /// Pairs of games between any two of several.
    PairsPerMatchup,
}

impl SampleKind {
    /// The word by which messages choose.
    const fn word(self) -> &'static str {
        match self {
            Self::GamesEach => "game",
            Self::Pairs | Self::PairsPerMatchup => "pair",
        }
    }
}

/// Files have one language.
fn in_english<S: Serializer>(text: &Message, out: S) -> Result<S::Ok, S::Error> {
    out.serialize_str(&text.say(Lang::English))
}

impl PairVerdict {
    /// Judges a difference with its standard error, in `unit` (as ` Elo`, empty for points).
    pub(crate) fn new(
        [above, below]: [&str; 2],
        difference: Estimate,
        error: f64,
        samples: Samples,
        unit: &str,
    ) -> Self {
        let separable = difference.excludes(0.0);
        let text = match difference.interval {
            Some(bounds) if separable => better([above, below], difference, bounds, unit),
            _ => {
                let outlook = outlook(difference.value, error, samples);
                verdict::alike(above, below, outlook)
            }
        };
        Self { above: above.to_string(), below: below.to_string(), difference, separable, text }
    }
}

/// Names the better one and the difference. While games are missing, that may be the one who stands lower: a
/// row's own mean is then over other games than a comparison.
fn better(names: [&str; 2], difference: Estimate, [low, high]: [f64; 2], unit: &str) -> Message {
    let digits = difference.decimals();
    let (value, [better, worse], [low, high]) = if difference.value < 0.0 {
        (-difference.value, [names[1], names[0]], [-high, -low])
    } else {
        (difference.value, names, [low, high])
    };
    verdict::better(
        better,
        worse,
        format!("{value:+.digits$}{unit}"),
        format!("{low:+.digits$}"),
        format!("{high:+.digits$}"),
    )
}

/// Estimates the games that it would take to tell two apart.
fn outlook(difference: f64, error: f64, samples: Samples) -> Message {
    let Samples { count, kind } = samples;
    if count == 0 {
        return verdict::none_so_far(kind.word());
    }
    let more = count as f64 * (sample_factor(difference, error) - 1.0);
    if difference.abs() <= NIL * error || more > FAR {
        return verdict::no_difference().into();
    }
    if error <= 0.0 {
        return verdict::too_few_so_far(kind.word());
    }
    let more = round_up(more.max(1.0));
    match kind {
        SampleKind::GamesEach => verdict::more_games_each(more),
        SampleKind::Pairs => verdict::more_pairs(more),
        SampleKind::PairsPerMatchup => verdict::more_pairs_per_matchup(more),
    }
}

/// Rounds up to two digits: more would suggest a precision that a forecast does not have.
fn round_up(count: f64) -> u64 {
    let unit = 10f64.powf((count.log10().floor() - 1.0).max(0.0));
    ((count / unit).ceil() * unit) as u64
}

/// Numbers rows from 1 so that rows share a number while they cannot be told apart from the first
/// of theirs: `separable(first, row)`. Each comparison is one by itself, as in a [`PairVerdict`].
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
        let samples = Samples { count: 100, kind: SampleKind::Pairs };
        PairVerdict::new(["A", "B"], difference, error, samples, " Elo").text.say(Lang::English)
    }

    #[test]
    fn sentences() {
        let better = |text| format!("A is better than B: {text}");
        assert_eq!(verdict(30.0, 12.0, 48.0, 9.0), better("+30 Elo [+12, +48]"));
        assert_eq!(
            verdict(28611.2, 25353.3, 31869.1, 1662.0),
            better("+28611 Elo [+25353, +31869]")
        );
        assert_eq!(verdict(30.0, 0.25, 59.75, 15.0), better("+30.00 Elo [+0.25, +59.75]"));
        assert_eq!(verdict(-30.0, -48.0, -12.0, 9.0), "B is better than A: +30 Elo [+12, +48]");
        let alike = |text| format!("A and B cannot be told apart: {text}");
        // (1.96 · 20 / 10)^2 = 15.4 times the 100 pairs: 1,440 more.
        assert_eq!(
            verdict(10.0, -29.0, 49.0, 20.0),
            alike("about 1,500 more pairs would be needed")
        );
        let none = alike("these games show no difference");
        assert_eq!(verdict(0.0, -29.0, 29.0, 20.0), none);
        assert_eq!(verdict(4.9, -34.0, 44.0, 20.0), none);
        assert_eq!(verdict(0.0, 0.0, 0.0, 0.0), none);
        let constant = Estimate { value: 5.0, interval: None };
        let samples = Samples { count: 1, kind: SampleKind::GamesEach };
        let text = PairVerdict::new(["A", "B"], constant, 0.0, samples, "").text.say(Lang::English);
        assert_eq!(text, alike("too few games so far"));
        let samples = Samples { count: 0, ..samples };
        let text = PairVerdict::new(["A", "B"], constant, 0.0, samples, "").text.say(Lang::English);
        assert_eq!(text, alike("no games so far"));
    }

    #[test]
    fn sentences_in_french() {
        let verdict = |value: f64, interval: Option<[f64; 2]>, error: f64| {
            let difference = Estimate { value, interval };
            let samples = Samples { count: 100, kind: SampleKind::PairsPerMatchup };
            PairVerdict::new(["A", "B"], difference, error, samples, " Elo").text.say(Lang::French)
        };
        let alike = "A et B ne sont pas départagés\u{a0}: il faudrait environ 1\u{a0}500 paires de plus \
                     par rencontre";
        assert_eq!(verdict(10.0, Some([-29.0, 49.0]), 20.0), alike);
        let better = "A est meilleur que B\u{a0}: +30 Elo [+12\u{a0}; +48]";
        assert_eq!(verdict(30.0, Some([12.0, 48.0]), 9.0), better);
    }

    #[test]
    fn groups_hang_on_their_first_row() {
        let values: [f64; 5] = [10.0, 9.0, 8.0, 2.0, 1.0];
        let apart = |a: usize, b: usize| (values[a] - values[b]).abs() > 1.5;
        assert_eq!(groups(5, apart), [1, 1, 2, 3, 3]);
    }
}
