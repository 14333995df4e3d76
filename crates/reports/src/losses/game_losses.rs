//! What the turns of a game lost: the value of the position before each minus the value after it, for the seat on turn.

use super::order::LossOrder;
use crate::picture;
use damier_catalog::{AnyGame, TextError, ThreadPool};
use damier_experiments::arena::Record;
use damier_i18n::Lang;
use damier_play::{Analyser, Review, ReviewOrder, ReviewedTurn, Reviewer};
use serde::{Deserialize, Serialize};
use std::cmp::Ordering;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// What the turns of a game lost.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct GameLosses {
    /// The event, counted from 0.
    pub event: u32,
    /// Number of the game in its event.
    pub game: u64,
    /// Name of the entrant in each seat.
    pub entrants: Vec<String>,
    /// Number of plies of the game.
    pub plies: usize,
    /// One turn in this many of each seat was measured.
    #[serde(default = "one")]
    pub every: u32,
    /// Turns whose values are known, in the order of play.
    pub turns: Vec<TurnLoss>,
}

/// What a turn lost.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct TurnLoss {
    /// Number of the ply, from 1.
    pub ply: usize,
    /// Index of the seat.
    pub seat: usize,
    /// True if the values are proven; false if they are estimates.
    pub exact: bool,
    /// Lost part of a win, in a duel: 1 if a win became a loss, 0.5 if it became a draw. `None` unless proven.
    pub result: Option<f64>,
    /// Loss in points of the score; `None` if only results are known.
    pub points: Option<f64>,
    /// The move, if it lost anything.
    pub slip: Option<Slip>,
}

/// A move that lost something.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Slip {
    /// Loss from 0 to 1, by which moves are ordered.
    pub lost: f64,
    /// Text of the position.
    pub position: String,
    /// Action taken, or `resign`.
    pub action: String,
    /// Best action.
    pub best: String,
}

impl GameLosses {
    /// Measures the losses of a game by a review. `None` if the flag `stop` was raised before its end.
    ///
    /// # Errors
    /// A record that does not replay.
    pub fn measure(
        record: &Record,
        order: LossOrder,
        analyser: &mut Analyser,
        pool: &dyn ThreadPool,
        stop: &Arc<AtomicBool>,
    ) -> Result<Option<Self>, TextError> {
        let LossOrder { limits, every } = order;
        let order = ReviewOrder { limits, advisor: None, every: every as usize };
        let place = |error: TextError| error.within(format!("{}/{}", record.game, record.id));
        let mut reviewer = Reviewer::new(&record.saved(), order).map_err(place)?;
        let is_done = reviewer.go_over(analyser, pool, stop, &mut |_| ());
        Ok(is_done.then(|| Self::new(record, reviewer.review(), every)))
    }

    fn new(record: &Record, review: &Review, every: u32) -> Self {
        Self {
            event: record.event,
            game: record.id,
            entrants: record.entrants.iter().map(ToString::to_string).collect(),
            plies: review.plies,
            every,
            turns: review.turns.iter().map(TurnLoss::new).collect(),
        }
    }
}

/// Returns the stride of files from before it was stored.
const fn one() -> u32 {
    1
}

impl Slip {
    /// Draws the position as SVG.
    ///
    /// # Errors
    /// A position of another game.
    pub fn board(&self, game: &dyn AnyGame, lang: Lang) -> Result<String, TextError> {
        let session = game.session_from(&self.position, 0)?;
        Ok(picture::svg(&session.scene(), &self.position, lang))
    }
}

impl TurnLoss {
    /// Compares by what was lost, the costliest turn first; proven losses before estimates of the same size.
    #[must_use]
    pub fn order(&self, other: &Self) -> Ordering {
        let lost = |turn: &Self| turn.slip.as_ref().map_or(0.0, |slip| slip.lost);
        let points = |turn: &Self| turn.points.unwrap_or_default();
        let by_size = lost(other).total_cmp(&lost(self)).then(other.exact.cmp(&self.exact));
        by_size.then(points(other).total_cmp(&points(self)))
    }

    fn new(turn: &ReviewedTurn) -> Self {
        let exact = turn.source.is_exact();
        let verdicts = turn.best.worth.verdict.zip(turn.taken.worth.verdict).filter(|_| exact);
        let result = verdicts.map(|(best, taken)| (best.wins() - taken.wins()).max(0.0));
        let is_lost = result > Some(0.0) || turn.cost > Some(0.0);
        let slip = is_lost.then(|| Slip {
            lost: turn.lost,
            position: turn.position.clone(),
            action: turn.taken.action.clone(),
            best: turn.best.action.clone(),
        });
        Self { ply: turn.ply, seat: turn.seat.index(), exact, result, points: turn.cost, slip }
    }
}
