//! An opening, its judge, and its end.

use damier_game::{Goal, Verdict};

/// The judge of an opening's end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Judge {
    /// The game's analyst, which finds out so much: the result under best play.
    Exact(Goal),
    /// The game that this player, with its settings, plays against itself.
    Player(String),
}

/// The end of an opening, for the seat that begins.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Outcome {
    /// The result.
    pub verdict: Verdict,
    /// Its points minus the other's, where the judge knows them; after a resignation as they stood.
    pub margin: Option<f64>,
}

/// An opening and how it ends.
#[derive(Clone, PartialEq, Debug)]
pub struct Opening {
    /// The text of the state.
    pub position: String,
    /// Its end; `None` if the effort is spent before the judge knows.
    pub outcome: Option<Outcome>,
}

/// One opening of a survey.
#[derive(Clone, PartialEq, Debug)]
pub struct SurveyedOpening {
    /// Its number in the survey.
    pub number: u64,
    /// As the game begins it; or, where any seat is to begin, as seat 1 and as seat 2 begins it.
    pub begun: Vec<Opening>,
}
