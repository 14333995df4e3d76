//! Marks by a ladder of reference players: the mark of the best one that an entrant beats, and the certainty of that.

use crate::result_table::Field;
use crate::text::grades as text;
use damier_catalog::TextError;
use damier_experiments::arena::{DuelTable, EventReport, SoloTable, Standings};
use damier_i18n::{Joint, Message, Number};
use serde::Serialize;

/// A reference player with its mark.
#[derive(Clone, PartialEq, Debug)]
pub struct Rung {
    /// The name of the reference player in the table.
    pub player: String,
    /// The mark for an entrant that is better.
    pub mark: f64,
}

/// The mark of an entrant.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct LadderMark {
    /// The name of the event.
    pub event: String,
    /// The name of the entrant.
    pub player: String,
    /// The mark of the highest reference player that the entrant beats, or 0 if it beats none.
    pub mark: f64,
    /// The highest reference player that the entrant beats; `None` if it beats none.
    pub above: Option<String>,
    /// Probability that the entrant is better than `above`, from 0 to 1.
    pub confidence: Option<f64>,
    /// The next reference player, which the entrant does not beat with enough certainty; `None` if it beats all.
    pub next: Option<String>,
    /// Probability that the entrant is better than `next`, from 0 to 1; `None` if the two did not meet.
    pub next_confidence: Option<f64>,
    /// True if the entrant is disqualified, so that its games do not count; false otherwise.
    pub disqualified: bool,
}

/// The columns of marks in data.
pub const MARK_COLUMNS: [&str; 8] =
    ["event", "player", "mark", "above", "confidence", "next", "next_confidence", "disqualified"];

impl LadderMark {
    /// Returns the mark of an entrant who did not play.
    #[must_use]
    pub fn absent(event: &str, player: &str) -> Self {
        Self {
            event: event.to_string(),
            player: player.to_string(),
            mark: 0.0,
            above: None,
            confidence: None,
            next: None,
            next_confidence: None,
            disqualified: false,
        }
    }

    /// Returns the mark as fields, in the order of [`MARK_COLUMNS`].
    #[must_use]
    pub fn fields(&self) -> [Field; MARK_COLUMNS.len()] {
        let name = |name: &Option<String>| name.as_deref().map_or(Field::Empty, Field::text);
        let share = |share: Option<f64>| share.map_or(Field::Empty, probability);
        [
            Field::text(&self.event),
            Field::text(&self.player),
            Field::from(self.mark),
            name(&self.above),
            share(self.confidence),
            name(&self.next),
            share(self.next_confidence),
            Field::Notation(self.disqualified.to_string()),
        ]
    }
}

/// Rounds a probability to six decimals, because further digits are numerical noise.
fn probability(share: f64) -> Field {
    Field::from((share * 1e6).round() / 1e6)
}

/// Marks every entrant of an event except the reference players, in the order of the table. Disqualified entrants come
/// last. An entrant beats a reference player if it is better with a probability of at least `confidence` (0 to 1).
///
/// Each probability is that of a single comparison, from the games between the two. An entrant climbs the ladder from
/// the reference player with the lowest mark until one that it does not beat with enough certainty. Tests in an order fixed
/// beforehand need no correction for their number, so the probability that a mark is too high is that of one wrong
/// test, however many reference players there are (Westfall and Krishen, Optimally weighted, fixed sequence and
/// gatekeeper multiple testing procedures, J. Statist. Plann. Inference 99, 2001).
///
/// # Errors
/// A reference player that is not in the table; an event whose seats have different tasks.
pub fn grade(
    event: &EventReport,
    ladder: &[Rung],
    confidence: f64,
) -> Result<Vec<LadderMark>, TextError> {
    let superiority = superiority(event)?;
    let names = names(event);
    for rung in ladder {
        if !names.contains(&rung.player) {
            let known: Vec<&str> = names.iter().map(String::as_str).collect();
            return Err(TextError::unknown(&rung.player, text::reference(), &known));
        }
    }
    let mut ladder = ladder.to_vec();
    ladder.sort_by(|a, b| a.mark.total_cmp(&b.mark));
    let is_reference = |name: &str| ladder.iter().any(|rung| rung.player == name);
    let marked = names.iter().filter(|name| !is_reference(name));
    let marked = marked.map(|name| climb(&event.name, name, &ladder, confidence, &superiority));
    let out = event.disqualified.iter().map(|out| LadderMark {
        disqualified: true,
        ..climb(&event.name, &out.name, &[], confidence, &superiority)
    });
    Ok(marked.chain(out).collect())
}

/// Checks the marks of reference players against their games.
///
/// # Errors
/// A reference player with a lower mark than another one is the better one with a probability of at least 95 %; an event
/// whose seats have different tasks.
pub fn check_ladder(event: &EventReport, ladder: &[Rung]) -> Result<(), TextError> {
    /// Probability from which the games contradict the marks.
    const SURE: f64 = 0.95;
    let superiority = superiority(event)?;
    let is_better = |one: &Rung, other: &Rung| {
        superiority(&one.player, &other.player).is_some_and(|by| by >= SURE)
    };
    for low in ladder {
        if let Some(high) = ladder.iter().find(|high| low.mark < high.mark && is_better(low, high))
        {
            let sentence = text::marks_contradicted(&event.name, &low.player, &high.player);
            return Err(TextError::failed(text::reference(), sentence));
        }
    }
    Ok(())
}

/// Explains marks that contradict the order of the table: one sentence for each entrant whose mark is lower than that of
/// an entrant below it. `marks` are in the order of the table.
#[must_use]
pub fn explain_inversions(marks: &[LadderMark]) -> Vec<Message> {
    let explain = |(row, upper): (usize, &LadderMark)| {
        let is_inverted = |lower: &&LadderMark| {
            lower.event == upper.event && !lower.disqualified && lower.mark > upper.mark
        };
        let lower = marks[row + 1..].iter().filter(is_inverted);
        let lower: Vec<Message> =
            lower.map(|one| text::marked(&one.player, Number::rounded(one.mark))).collect();
        let next = upper.next.as_ref().filter(|_| !lower.is_empty() && !upper.disqualified)?;
        let upper_name = text::marked(&upper.player, Number::rounded(upper.mark));
        let lower = Message::list(lower, Joint::And);
        Some(match upper.next_confidence {
            Some(share) => {
                text::inversion(upper_name, lower, next, Number::fixed(100.0 * share, 1))
            }
            None => text::inversion_unmet(upper_name, lower, next),
        })
    };
    marks.iter().enumerate().filter_map(explain).collect()
}

/// Returns the probability that the first player is better than the second. `None` if they did not meet.
type Superiority<'a> = Box<dyn Fn(&str, &str) -> Option<f64> + 'a>;

fn climb(
    event: &str,
    name: &str,
    ladder: &[Rung],
    confidence: f64,
    superiority: &Superiority<'_>,
) -> LadderMark {
    let sure = |rung: &Rung| superiority(name, &rung.player);
    let climbed = |rung: &&Rung| sure(rung).is_some_and(|by| by >= confidence);
    let reached = ladder.iter().take_while(climbed).count();
    let above = reached.checked_sub(1).map(|at| &ladder[at]);
    let next = ladder.get(reached);
    LadderMark {
        event: event.to_string(),
        player: name.to_string(),
        mark: above.map_or(0.0, |rung| rung.mark),
        above: above.map(|rung| rung.player.clone()),
        confidence: above.and_then(sure),
        next: next.map(|rung| rung.player.clone()),
        next_confidence: next.and_then(sure),
        disqualified: false,
    }
}

fn names(event: &EventReport) -> Vec<String> {
    let ranked: Vec<String> = match &event.standings {
        Standings::Solo(table) => table.rows.iter().map(|row| row.name.clone()).collect(),
        Standings::Duel(table) => table.rows.iter().map(|row| row.name.clone()).collect(),
        Standings::Roles(_) => return Vec::new(),
    };
    ranked.into_iter().chain(event.unplayed.iter().cloned()).collect()
}

fn superiority(event: &EventReport) -> Result<Superiority<'_>, TextError> {
    match &event.standings {
        Standings::Solo(table) => Ok(Box::new(|one, other| by_scores(table, one, other))),
        Standings::Duel(table) => Ok(Box::new(|one, other| by_pairs(table, one, other))),
        Standings::Roles(_) => {
            Err(TextError::failed(text::event(), text::unequal_tasks(&event.game)))
        }
    }
}

/// Returns the superiority from scores on the same seeds: 1 minus half the probability of such a difference between
/// equals.
fn by_scores(table: &SoloTable, one: &str, other: &str) -> Option<f64> {
    let mut pairs = table.differences.iter().filter(|pair| pair.games > 0);
    pairs.find_map(|pair| match (pair.above == one, pair.below == other) {
        (true, true) => Some(1.0 - pair.chance / 2.0),
        _ if pair.above == other && pair.below == one => Some(pair.chance / 2.0),
        _ => None,
    })
}

fn by_pairs(table: &DuelTable, one: &str, other: &str) -> Option<f64> {
    let place = |name: &str| table.rows.iter().position(|row| row.name == name);
    let cell = table.cells[place(one)?][place(other)?].as_ref()?;
    cell.superiority
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mark(player: &str, mark: f64, next: Option<(&str, Option<f64>)>) -> LadderMark {
        LadderMark {
            mark,
            next: next.map(|(name, _)| name.to_string()),
            next_confidence: next.and_then(|(_, share)| share),
            ..LadderMark::absent("2048", player)
        }
    }

    #[test]
    fn a_ladder_is_climbed_from_its_foot() {
        let rung = |player: &str, mark| Rung { player: player.to_string(), mark };
        let ladder = [rung("club", 4.0), rung("random", 12.0), rung("perfect", 16.0)];
        let climbed = |sure: [f64; 3]| {
            let superiority: Superiority<'_> =
                Box::new(move |_, other| Some(sure[ladder_place(other)]));
            let mark = climb("6x6", "greedy", &ladder, 0.95, &superiority);
            (mark.mark, mark.above, mark.next)
        };
        let name = |name: &str| Some(name.to_string());
        // Better than the second one, but not than the first.
        assert_eq!(climbed([0.5, 0.99, 0.1]), (0.0, None, name("club")));
        assert_eq!(climbed([0.96, 0.99, 0.1]), (12.0, name("random"), name("perfect")));
        assert_eq!(climbed([0.96, 0.95, 1.0]), (16.0, name("perfect"), None));
    }

    fn ladder_place(player: &str) -> usize {
        ["club", "random", "perfect"].iter().position(|name| *name == player).expect("a reference")
    }

    #[test]
    fn a_lower_mark_higher_in_the_table_is_explained() {
        let ada = mark("ada", 4.0, Some(("greedy", Some(0.9312))));
        let bob = mark("bob", 4.0, Some(("greedy", None)));
        let cleo = mark("cleo", 10.0, None);
        let dora = mark("dora", 4.0, Some(("greedy", Some(0.5))));
        let out = LadderMark { disqualified: true, ..mark("eve", 0.0, None) };
        let said = explain_inversions(&[ada, bob, cleo, dora, out]);
        let said: Vec<String> = said.iter().map(ToString::to_string).collect();
        assert_eq!(
            said,
            [
                "ada (4) is above cleo (10) in the table, but has a lower mark: its games show with a \
                 probability of only 93.1 % that it is better than greedy",
                "bob (4) is above cleo (10) in the table, but has a lower mark: it has not met greedy",
            ]
        );
    }
}
