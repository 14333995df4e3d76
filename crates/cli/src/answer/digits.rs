//! The number of digits to show: estimates get few.

use damier_i18n::{Message, Number};
use damier_reports::text::figure;

/// The precision of a number.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Digits {
    /// Proven numbers, with six decimals.
    Exact,
    /// Estimated numbers, with no decimals for a score and one for a percentage.
    Estimated,
}

impl Digits {
    /// Formats a score.
    pub(super) fn score(self, score: f64) -> Message {
        let is_whole = self == Self::Estimated && score.abs() >= 100.0 || score.fract() == 0.0;
        figure::alone(Number::ungrouped(score, if is_whole { 0 } else { 6 }))
    }

    /// Formats a probability that is neither 0 nor 1.
    pub(super) fn probability(self, probability: f64) -> Message {
        match self {
            Self::Exact => figure::alone(Number::ungrouped(probability, 6)),
            Self::Estimated => figure::percent(Number::ungrouped(100.0 * probability, 1)),
        }
    }
}
