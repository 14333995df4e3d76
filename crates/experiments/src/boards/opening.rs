//! Openings, their judges and their results.

use damier_game::{Goal, Verdict};

/// How the result of an opening is found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Judge {
    /// By best play, with the game's analyst. The goal says how much is found.
    Exact(Goal),
    /// By a game of this player, with its settings, against itself.
    Player(String),
}

/// Result of an opening, for the seat that begins.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Outcome {
    /// Result.
    pub verdict: Verdict,
    /// Its points minus the other seat's, if the judge knows them; after a resignation, at that time.
    pub margin: Option<f64>,
}

/// An opening and its result.
#[derive(Clone, PartialEq, Debug)]
pub struct Opening {
    /// Text of the state.
    pub position: String,
    /// Its result; `None` if the budget was too small to find it.
    pub outcome: Option<Outcome>,
}

/// One opening of a survey.
#[derive(Clone, PartialEq, Debug)]
pub struct SurveyedOpening {
    /// Its number in the survey.
    pub number: u64,
    /// Opening as the game begins it or, if each seat begins once, begun by seat 1 and by seat 2.
    pub begun: Vec<Opening>,
}
