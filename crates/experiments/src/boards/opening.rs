//! Openings, their judges and their results.

use damier_game::{Goal, Verdict};

/// How the result of an opening is found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Judge {
    /// By best play, with exact analysis. The goal says whether margins are found too, or only winners.
    Exact(Goal),
    /// By a game of this player, with its settings, against itself.
    Player(String),
}

/// Result of an opening, for the seat that begins.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Outcome {
    /// Win, draw or loss.
    pub verdict: Verdict,
    /// Points of the seat that begins minus those of the other seat, if the judge knows them. After a resignation, the
    /// points at that time.
    pub margin: Option<f64>,
}

/// An opening and its result.
#[derive(Clone, PartialEq, Debug)]
pub struct Opening {
    /// Text of the state.
    pub position: String,
    /// Result of the opening. `None` if the budget was too small to find it.
    pub outcome: Option<Outcome>,
}

/// One opening of a survey.
#[derive(Clone, PartialEq, Debug)]
pub struct SurveyedOpening {
    /// Number of the opening in the survey.
    pub number: u64,
    /// One opening, begun by the seat that the game chooses; or two, begun by seat 1 and by seat 2.
    pub begun: Vec<Opening>,
}
