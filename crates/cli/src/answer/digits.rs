//! The digits that a number is worth: what is estimated has few.

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
    pub(super) fn score(self, score: f64) -> String {
        let is_whole = self == Self::Estimated && score.abs() >= 100.0 || score.fract() == 0.0;
        if is_whole { format!("{score:.0}") } else { format!("{score:.6}") }
    }

    /// The probability of something that is neither sure nor impossible.
    pub(super) fn probability(self, probability: f64) -> String {
        match self {
            Self::Exact => format!("{probability:.6}"),
            Self::Estimated => format!("{:.1} %", 100.0 * probability),
        }
    }
}
