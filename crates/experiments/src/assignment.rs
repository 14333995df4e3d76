//! Parts of a long computation for other processes, as text. The program that distributes them need not understand
//! them.

use crate::text::contest as text;
use damier_game::TextError;
use serde::{Deserialize, Serialize};
use std::ops::Range;

/// A part of a computation. Its findings depend only on its content, unless its budget limits time.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Assignment {
    /// Rounds of a tuning.
    Rounds(TuneRounds),
    /// Openings of a survey.
    Openings(SurveyOpenings),
}

/// Results of an assignment.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", content = "found", rename_all = "lowercase")]
pub enum Findings {
    /// Results of rounds of a tuning, by matchup and round.
    Rounds(Vec<Vec<i64>>),
    /// Results of openings of a survey, in order.
    Openings(Vec<FoundOpening>),
}

/// Processes that do assignments, on this machine or on others.
pub trait Workforce {
    /// Returns the number of assignments that can be done at the same time.
    fn size(&self) -> usize;

    /// Does assignments and returns their findings in the same order. `None` if the work was stopped. `on_done` is
    /// called with the index of each assignment that is done.
    ///
    /// # Errors
    /// If an assignment fails, or the workforce is gone.
    fn finish(
        &self,
        assignments: &[Assignment],
        on_done: &mut dyn FnMut(usize),
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
    /// Player that judges; `None` for exact analysis.
    pub(crate) player: Option<String>,
    /// True if exact analysis finds margins, not only winners.
    pub(crate) scores: bool,
    pub(crate) budget: String,
    pub(crate) numbers: Range<u64>,
}

/// An opening with its number in the survey.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct FoundOpening {
    pub(crate) number: u64,
    pub(crate) begun: Vec<FoundEnd>,
}

/// Result of an opening for the seat that begins.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct FoundEnd {
    pub(crate) position: String,
    /// Word of the verdict; `None` if it is unknown.
    pub(crate) verdict: Option<String>,
    pub(crate) margin: Option<f64>,
}

impl Assignment {
    /// Writes the assignment as text.
    #[must_use]
    pub fn text(&self) -> String {
        serde_json::to_string(self).expect("numbers and texts")
    }
}

impl Findings {
    /// Reads findings.
    ///
    /// # Errors
    /// If the text is not findings of this version.
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

/// Splits a range of numbers into at most `parts` consecutive parts of nearly equal length.
pub(crate) fn cut(numbers: Range<u64>, parts: u64) -> impl Iterator<Item = Range<u64>> {
    let all = numbers.end.saturating_sub(numbers.start);
    let parts = parts.clamp(1, all.max(1));
    let bound = move |part: u64| {
        numbers.start + (u128::from(all) * u128::from(part) / u128::from(parts)) as u64
    };
    (0..parts).map(move |part| bound(part)..bound(part + 1)).filter(|part| !part.is_empty())
}

/// Number of assignments per process and step. With several, the processes finish at about the same time, and losing
/// one costs little.
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
