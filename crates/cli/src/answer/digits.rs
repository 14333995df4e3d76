//! The digits that a number is worth: what is estimated has few.

use damier_i18n::{Message, Number};
use damier_reports::text::figure;

/// The digits that a number is worth.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Digits {
    /// Six decimals of what is proven.
    Exact,
    /// None of a score and one of a percentage that are estimated.
    Estimated,
}

impl Digits {
    /// A score in digits.
    pub(super) fn score(self, score: f64) -> Message {
        let is_whole = self == Self::Estimated && score.abs() >= 100.0 || score.fract() == 0.0;
        figure::alone(Number::ungrouped(score, if is_whole { 0 } else { 6 }))
    }

    /// The probability of something that is neither sure nor impossible.
    pub(super) fn probability(self, probability: f64) -> Message {
        match self {
            Self::Exact => figure::alone(Number::ungrouped(probability, 6)),
            Self::Estimated => figure::percent(Number::ungrouped(100.0 * probability, 1)),
        }
    }
}
