//! A game's part in what is shown: its scenes, its actions in words, and the facts that a report tells.

use crate::contract::Game;
use crate::scene::{Motion, Scene};

/// A fact that every finished game of a kind has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FactKind {
    /// Its name in tables and files: lower case, no white space.
    pub name: &'static str,
    /// One line: what it counts.
    pub help: &'static str,
    /// Whether a report shows how often each value occurred.
    pub histogram: bool,
    /// A value that is worth reaching: a report shows the share of games at or above it.
    pub milestone: Option<i64>,
}

/// How a game's scores are read.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ScoreScale {
    /// What a score counts, in the plural: `points`, `cells`.
    pub unit: &'static str,
    /// In a duel, the estimated lead that wins about nine games of ten, above 0, in points of the score: a
    /// rule of thumb, for bars and graphs.
    pub lead: f64,
}

impl Default for ScoreScale {
    fn default() -> Self {
        Self { unit: "points", lead: 1.0 }
    }
}

/// What doors show of a game.
pub trait Show: Game {
    /// The state as plain data: what is to be drawn, and what the seat on turn can do.
    fn scene(&self, state: &Self::State) -> Scene<Self::Action>;

    /// What glides from cell to cell when an action is taken in a state; nothing where things only appear.
    fn motions(&self, _state: &Self::State, _action: Self::Action) -> Vec<Motion> {
        Vec::new()
    }

    /// What a legal action of a seat does, as a short phrase of plain facts in the game's own words; empty
    /// where there is nothing to say. It judges nothing.
    fn remark(&self, _state: &Self::State, _action: Self::Action) -> String {
        String::new()
    }

    /// How scores are read.
    fn score_scale(&self) -> ScoreScale {
        ScoreScale::default()
    }

    /// The facts that a report tells, one line each.
    fn fact_kinds(&self) -> &'static [FactKind] {
        &[]
    }

    /// The value of each of [`Show::fact_kinds`], in their order.
    fn facts(&self, _state: &Self::State) -> Vec<i64> {
        Vec::new()
    }
}
