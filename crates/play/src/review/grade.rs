//! The grades of actions.

use crate::text::review as text;
use damier_i18n::Phrase;

/// The grade of an action, from the best to the worst.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Grade {
    /// Nothing is better.
    Best,
    /// Hardly worse than the best.
    Fine,
    /// A little worse.
    Inaccuracy,
    /// Clearly worse.
    Mistake,
    /// It may have cost the game.
    Blunder,
}

impl Grade {
    /// All grades, from the best to the worst.
    pub const ALL: [Self; 5] =
        [Self::Best, Self::Fine, Self::Inaccuracy, Self::Mistake, Self::Blunder];

    /// Returns its name for programs, in lower case.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Best => "best",
            Self::Fine => "fine",
            Self::Inaccuracy => "inaccuracy",
            Self::Mistake => "mistake",
            Self::Blunder => "blunder",
        }
    }

    /// Returns its name for people.
    #[must_use]
    pub const fn phrase(self) -> Phrase {
        match self {
            Self::Best => text::grade_best(),
            Self::Fine => text::grade_fine(),
            Self::Inaccuracy => text::grade_inaccuracy(),
            Self::Mistake => text::grade_mistake(),
            Self::Blunder => text::grade_blunder(),
        }
    }

    /// Returns the mark behind an action, as in books on chess; empty for the best and fine ones.
    #[must_use]
    pub const fn sign(self) -> &'static str {
        match self {
            Self::Best | Self::Fine => "",
            Self::Inaccuracy => "?!",
            Self::Mistake => "?",
            Self::Blunder => "??",
        }
    }
}
