//! Parts of a long computation that other processes may do: as text, so that whatever hands them out need not understand them.

use crate::text::contest as text;
use damier_game::TextError;
use serde::{Deserialize, Serialize};
use std::ops::Range;

/// A part of a computation: a pure function of what stands in it, if its budget has no time limit.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Assignment {
    /// Rounds of a tuning.
    Rounds(TuneRounds),
    /// Openings of a survey.
    Openings(SurveyOpenings),
}

/// What an assignment brings back.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", content = "found", rename_all = "lowercase")]
pub enum Findings {
    /// The results by matchup and round.
    Rounds(Vec<Vec<i64>>),
    /// The openings in their order.
    Openings(Vec<FoundOpening>),
}

/// Processes that do assignments, here or elsewhere.
pub trait Workforce {
    /// The number of assignments that are done at the same time.
    fn size(&self) -> usize;

    /// Does assignments; their findings in the same order, or `None` if it was stopped. `told` hears of each that is done, by
    /// its index.
    ///
    /// # Errors
    /// An assignment that cannot be done; a workforce that is not there any more.
    fn finish(
        &self,
        assignments: &[Assignment],
        told: &mut dyn FnMut(usize),
    ) -> Result<Option<Vec<Findings>>, TextError>;
}

/// Rounds of a tuning, to be played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TuneRounds {
    pub(crate) game: String,
    pub(crate) budget: String,
    pub(crate) players: Vec<String>,
    pub(crate) matchups: Vec<[usize; 2]>,
    pub(crate) seed: u64,
    pub(crate) rounds: Range<u64>,
}

/// Openings of a survey, to be judged.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SurveyOpenings {
    pub(crate) game: String,
    pub(crate) seed: u64,
    pub(crate) any_seat_begins: bool,
    /// The player that judges; `None` for best play.
    pub(crate) player: Option<String>,
    /// True if best play is to tell more than who wins.
    pub(crate) scores: bool,
    pub(crate) budget: String,
    pub(crate) numbers: Range<u64>,
}

/// An opening with its number.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct FoundOpening {
    pub(crate) number: u64,
    pub(crate) begun: Vec<FoundEnd>,
}

/// How an opening ends, as the seat that begins sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct FoundEnd {
    pub(crate) position: String,
    /// The word of the verdict; `None` where it is not known.
    pub(crate) verdict: Option<String>,
    pub(crate) margin: Option<f64>,
}

impl Assignment {
    /// The assignment as text.
    #[must_use]
    pub fn text(&self) -> String {
        serde_json::to_string(self).expect("numbers and texts")
    }
}

impl Findings {
    /// Reads findings.
    ///
    /// # Errors
    /// A text that is none.
    pub fn read(text: &str) -> Result<Self, TextError> {
        serde_json::from_str(text).map_err(|_| Self::unreadable())
    }

    pub(crate) fn text(&self) -> String {
        serde_json::to_string(self).expect("numbers and texts")
    }

    /// Returns the error for an assignment, or for findings, that cannot be read or do not fit together.
    pub(crate) fn unreadable() -> TextError {
        TextError::failed(text::assignment(), text::other_damier())
    }
}

/// Cuts numbers into at most so many parts, as equal as can be, in their order.
pub(crate) fn cut(numbers: Range<u64>, parts: u64) -> impl Iterator<Item = Range<u64>> {
    let all = numbers.end.saturating_sub(numbers.start);
    let parts = parts.clamp(1, all.max(1));
    let bound = move |part: u64| {
        numbers.start + (u128::from(all) * u128::from(part) / u128::from(parts)) as u64
    };
    (0..parts).map(move |part| bound(part)..bound(part + 1)).filter(|part| !part.is_empty())
}

/// The assignments that each process of a workforce is given of a step: they end together, and a lost one costs little.
pub(crate) const PARTS_EACH: u64 = 4;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_equal_and_leave_nothing_out() {
        let parts = |numbers, parts| cut(numbers, parts).collect::<Vec<_>>();
        assert_eq!(parts(10..20, 3), [10..13, 13..16, 16..20]);
        assert_eq!(parts(0..2, 8), [0..1, 1..2]);
        assert_eq!(parts(5..5, 8), []);
    }
}
