//! How a game is shown: its scenes, its actions in words, and the facts in reports.

use crate::contract::Game;
use crate::notation::TextError;
use crate::scene::{Motion, Scene};
use crate::seat::Seat;
use crate::text;
use damier_i18n::{Message, Phrase};

/// A fact that every finished game of a kind has, as reports show it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FactKind {
    /// Its name in tables and files: lower case, no white space.
    pub name: &'static str,
    /// What it counts, in one line.
    pub help: Phrase,
    /// True if a report shows how often each value occurred.
    pub histogram: bool,
    /// A value that is worth reaching: reports show the share of games that reached at least this value.
    pub milestone: Option<i64>,
}

/// Scale of a game's scores.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ScoreScale {
    /// Unit of a score, in the plural: `points`, `cells`.
    pub unit: &'static str,
    /// Estimated lead, in points of the score, with which a seat wins about nine of ten duels; above 0. A rule of
    /// thumb, for bars and graphs.
    pub lead: f64,
    /// Estimated lead, in points of the score, from which on players only say that the game is decided; `None` if their
    /// estimates always count points.
    pub decided: Option<f64>,
}

impl Default for ScoreScale {
    fn default() -> Self {
        Self { unit: "points", lead: 1.0, decided: None }
    }
}

/// A game as front ends show it.
pub trait Show: Game {
    /// Returns the state as plain data: what is to be drawn, and what the seat on turn can do.
    fn scene(&self, state: &Self::State) -> Scene<Self::Action>;

    /// Says in full sentences what these rules change in the usual game. Empty for the usual rules.
    fn changes(&self) -> Message {
        Message::default()
    }

    /// Lists the motions from cell to cell when an action is taken in a state; empty if things only appear.
    fn motions(&self, _state: &Self::State, _action: Self::Action) -> Vec<Motion> {
        Vec::new()
    }

    /// Describes the effect of a legal action of a seat, as a short phrase of plain facts in the game's own words. It
    /// does not say whether the action is good. Empty if there is nothing to say.
    fn remark(&self, _state: &Self::State, _action: Self::Action) -> Message {
        Message::default()
    }

    /// Describes a state by the counts that simple strategies weigh. Empty if the game has none.
    fn counts(&self, _state: &Self::State) -> Message {
        Message::default()
    }

    /// Returns true if a legal action leaves the board as it was. Hints for people never recommend such an action.
    fn is_idle(&self, _state: &Self::State, _action: Self::Action) -> bool {
        false
    }

    /// Sums up how far a game has come, as a list of plain facts besides its score; empty if the score says it all.
    fn standing(&self, _state: &Self::State) -> Message {
        Message::default()
    }

    /// Returns the points of a seat as people are told them. It differs from [`Game::score`] only in games that count the
    /// seats by different rules at the end, and never changes who has won.
    fn shown_score(&self, state: &Self::State, seat: Seat) -> i64 {
        self.score(state, seat)
    }

    /// Reads the value that a person wants to reach, for example the tile 2048. Without a text, returns the usual
    /// value. Returns `None` if the game has no such value that can be reached.
    ///
    /// # Errors
    /// The value cannot be reached in this game, or the game has no values of this kind.
    fn goal(&self, text: Option<&str>) -> Result<Option<i64>, TextError> {
        match text {
            Some(_) => Err(TextError::failed(text::goal(), text::no_goal())),
            None => Ok(None),
        }
    }

    /// Returns the largest value that a state has reached, among the values that [`Show::goal`] reads; 0 if there is
    /// none.
    fn reached(&self, _state: &Self::State) -> i64 {
        0
    }

    /// Returns the scale of scores.
    fn score_scale(&self) -> ScoreScale {
        ScoreScale::default()
    }

    /// Returns the kinds of facts in a report, one line each.
    fn fact_kinds(&self) -> &'static [FactKind] {
        &[]
    }

    /// Returns the value of each of [`Show::fact_kinds`], in their order.
    fn facts(&self, _state: &Self::State) -> Vec<i64> {
        Vec::new()
    }
}
