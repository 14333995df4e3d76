//! Differences between entrants, in plain words.

use crate::statistics::forecast::sample_factor;
use crate::statistics::holm::Comparison;
use crate::statistics::statistic::Estimate;
use crate::text::verdict;
use damier_i18n::{Message, Number, in_english};
use serde::Serialize;

/// Above this factor, an exact number of samples is of no use.
const FAR: f64 = 1e6;
/// The unit of ratings.
const ELO_UNIT: &str = " Elo";
/// Beyond this lead nothing tests the model of ratings, so only a bound is shown.
const FARTHEST_ELO: f64 = 800.0;
/// The most names that a sentence lists.
const MOST_NAMED: usize = 8;

/// A verdict on two entrants of a table.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PairVerdict {
    /// The higher entrant of the table.
    pub above: String,
    /// The lower entrant of the table.
    pub below: String,
    /// The difference, in the table's unit. Its interval is for a comparison by itself.
    pub difference: Estimate,
    /// Probability of such a difference between equal players, in a comparison by itself.
    pub chance: f64,
    /// True if the difference is significant at 95 % after correction for all comparisons of the table (Holm, 1979):
    /// all claims of a table are true in 95 % of tables.
    pub separable: bool,
    /// The verdict as a sentence.
    #[serde(serialize_with = "in_english")]
    pub text: Message,
    /// Number of games needed to separate them, as a sentence.
    #[serde(skip)]
    outlook: Message,
}

/// The samples behind a difference.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Samples {
    /// Their number.
    pub(crate) count: u64,
    /// Kind of sample.
    pub(crate) kind: SampleKind,
    /// True if more samples were played, all of which repeated these.
    pub(crate) is_repeated: bool,
    /// True if the two were submitted as the same files.
    pub(crate) are_copies: bool,
}

/// Kind of sample, and which entrants it involves.
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
    /// Returns the word by which messages choose their form.
    const fn word(self) -> &'static str {
        match self {
            Self::GamesEach => "game",
            Self::Pairs | Self::PairsPerMatchup => "pair",
        }
    }
}

impl PairVerdict {
    /// Words a corrected comparison in `unit` (for example ` Elo`, or empty for points).
    pub(crate) fn new(
        [above, below]: [&str; 2],
        difference: Estimate,
        comparison: Comparison,
        samples: Samples,
        unit: &str,
    ) -> Self {
        let outlook = outlook(difference, comparison, samples);
        let text = match difference.interval {
            Some(bounds) if comparison.is_certain => {
                better([above, below], difference, bounds, unit)
            }
            _ => verdict::alike(above, below, outlook.clone()),
        };
        Self {
            above: above.to_string(),
            below: below.to_string(),
            difference,
            chance: comparison.chance,
            separable: comparison.is_certain,
            text,
            outlook,
        }
    }
}

/// Summarises a table: one sentence for each group of rows without a significant difference, and one for the step from
/// the first row of a group to that of the next.
pub(crate) fn summary(
    groups: &[usize],
    verdict: impl Fn(usize, usize) -> PairVerdict,
) -> Vec<Message> {
    let mut sentences = Vec::new();
    let mut first = 0;
    while first < groups.len() {
        let next = (first..groups.len()).find(|&row| groups[row] != groups[first]);
        let end = next.unwrap_or(groups.len());
        if end - first == 2 {
            sentences.push(verdict(first, first + 1).text);
        } else if end - first > 2 {
            let names: Vec<String> = (first..end - 1)
                .map(|row| verdict(row, row + 1).above)
                .chain([verdict(end - 2, end - 1).below])
                .collect();
            sentences.push(group(&names, verdict(first, first + 1)));
        }
        if let Some(next) = next {
            sentences.push(verdict(first, next).text);
        }
        first = end;
    }
    sentences
}

/// Returns the sentence for three or more entrants that are not significantly different from the first of them.
fn group(names: &[String], leaders: PairVerdict) -> Message {
    let named = names[..names.len().min(MOST_NAMED)].join(", ");
    let PairVerdict { above, below, outlook, .. } = leaders;
    match names.len().saturating_sub(MOST_NAMED) {
        0 => verdict::group(named, above, below, outlook),
        more => verdict::group_and_more(named, more as u64, above, below, outlook),
    }
}

/// Names the better entrant and the difference. While games are missing, this may be the lower row, because the mean of
/// a row is then over other games than a comparison.
fn better(names: [&str; 2], difference: Estimate, [low, high]: [f64; 2], unit: &str) -> Message {
    let digits = difference.decimals() as u8;
    let (value, [better, worse], [low, high]) = if difference.value < 0.0 {
        (-difference.value, [names[1], names[0]], [-high, -low])
    } else {
        (difference.value, names, [low, high])
    };
    if high.is_infinite() || (unit == ELO_UNIT && low >= FARTHEST_ELO) {
        return verdict::better_by_more_than(better, worse, Number::signed(low, digits), unit);
    }
    verdict::better(
        better,
        worse,
        Number::signed(value, digits),
        unit,
        Number::signed(low, digits),
        Number::signed(high, digits),
    )
}

/// Estimates how many games are needed to separate two entrants.
fn outlook(difference: Estimate, comparison: Comparison, samples: Samples) -> Message {
    let Samples { count, kind, is_repeated, are_copies } = samples;
    if are_copies {
        return verdict::same_files().into();
    }
    if count == 0 {
        return verdict::none_so_far(kind.word());
    }
    if difference.interval.is_none() && is_repeated {
        return verdict::repeated().into();
    }
    if difference.interval.is_none() {
        let is_nil = difference.value == 0.0 && count > 1;
        return if is_nil {
            verdict::no_difference().into()
        } else {
            verdict::too_few_so_far(kind.word())
        };
    }
    let [score, critical] = comparison.scores();
    let more = count as f64 * (sample_factor(score, critical) - 1.0);
    if more > FAR {
        return verdict::no_difference().into();
    }
    let more = round_up(more.max(1.0));
    match kind {
        SampleKind::GamesEach => verdict::more_games_each(more),
        SampleKind::Pairs => verdict::more_pairs(more),
        SampleKind::PairsPerMatchup => verdict::more_pairs_per_matchup(more),
    }
}

/// Rounds up to two digits. More digits would suggest a precision that a forecast does not have.
fn round_up(count: f64) -> u64 {
    let unit = 10f64.powf((count.log10().floor() - 1.0).max(0.0));
    ((count / unit).ceil() * unit) as u64
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_i18n::Lang;

    fn judge(difference: &Estimate) -> Comparison {
        let chance = difference.p_value();
        Comparison { chance, level: 0.05, is_certain: chance < 0.05 }
    }

    fn pair(names: [&str; 2], value: f64, interval: Option<[f64; 2]>, count: u64) -> PairVerdict {
        let difference = Estimate { value, interval };
        let samples = Samples {
            count,
            kind: SampleKind::PairsPerMatchup,
            is_repeated: false,
            are_copies: false,
        };
        PairVerdict::new(names, difference, judge(&difference), samples, " Elo")
    }

    fn verdict(value: f64, low: f64, high: f64) -> String {
        pair(["A", "B"], value, Some([low, high]), 100).text.say(Lang::English)
    }

    #[test]
    fn sentences() {
        let better = |text| format!("A is better than B: {text}");
        assert_eq!(verdict(30.0, 12.0, 48.0), better("+30 Elo [+12, +48]"));
        assert_eq!(verdict(286.2, 253.3, 318.1), better("+286 Elo [+253, +318]"));
        assert_eq!(verdict(30.0, 0.25, 59.75), better("+30.00 Elo [+0.25, +59.75]"));
        assert_eq!(verdict(-30.0, -48.0, -12.0), "B is better than A: +30 Elo [+12, +48]");
        let beyond = "A is better than B by more than +403 Elo";
        assert_eq!(verdict(883.0, 403.0, f64::INFINITY), beyond);
        assert_eq!(verdict(1013.0, 859.0, 1221.0), beyond.replace("403", "859"));
        let alike = |text: &str| format!("A and B cannot be told apart: {text}");
        // A score of 0.5 needs 47.2 times the 100 pairs, a score of 0 needs 60.85 times.
        let needed = |more| {
            alike(&format!(
                "about {more} more pairs per matchup would be needed to tell them apart with a \
                 probability of 80 %"
            ))
        };
        assert_eq!(verdict(10.0, -29.2, 49.2), needed("4,700"));
        assert_eq!(verdict(0.0, -29.0, 29.0), needed("6,000"));
        let one = |interval, count| pair(["A", "B"], 5.0, interval, count).text.say(Lang::English);
        assert_eq!(one(None, 1), alike("too few pairs so far"));
        assert_eq!(one(None, 0), alike("no pairs so far"));
        let none = pair(["A", "B"], 0.0, None, 7).text.say(Lang::English);
        assert_eq!(none, alike("these games show no difference"));
    }

    #[test]
    fn a_table_is_summed_up_by_its_groups() {
        let names: Vec<String> = (0..14).map(|row| format!("p{row}")).collect();
        let groups = [1, 1, 1, 2, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4];
        let said = summary(&groups, |a, b| {
            let value = if groups[a] == groups[b] { 1.0 } else { 30.0 };
            pair([&names[a], &names[b]], value, Some([value - 20.0, value + 20.0]), 10)
        });
        let said: Vec<String> = said.iter().map(|text| text.say(Lang::English)).collect();
        assert_eq!(said.len(), 6, "{said:#?}");
        assert!(said[0].starts_with("p0, p1, p2 cannot be told apart. p0 and p1: about "));
        assert!(said[1].starts_with("p0 is better than p3: +30"), "{}", said[1]);
        assert!(said[2].starts_with("p3 is better than p4") && said[3].starts_with("p4 and p5"));
        assert!(said[5].starts_with("p6, p7, p8, p9, p10, p11, p12, p13 cannot"), "{}", said[5]);
    }

    #[test]
    fn sentences_in_french() {
        let verdict =
            |value: f64, interval| pair(["A", "B"], value, interval, 100).text.say(Lang::French);
        let alike = "A et B ne sont pas départagés\u{a0}: il faudrait environ 4\u{a0}700 paires de plus \
                     par rencontre pour les départager avec une probabilité de 80\u{a0}%";
        assert_eq!(verdict(10.0, Some([-29.2, 49.2])), alike);
        let better = "A est meilleur que B\u{a0}: +30 Elo [+12\u{a0}; +48]";
        assert_eq!(verdict(30.0, Some([12.0, 48.0])), better);
    }
}
