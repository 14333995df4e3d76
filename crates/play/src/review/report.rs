//! The findings about a reviewed game, as plain data.

use super::grade::Grade;
use super::judge::accuracy;
use crate::source::Source;
use damier_catalog::CandidateText;
use damier_game::{Contest, ScoreScale, Seat, Worth};
use damier_i18n::Message;

/// Bar from which seat 1 is clearly ahead. Below 1 minus this, seat 2 is.
const CLEAR: f64 = 0.9;

/// The findings about a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Review {
    /// The game's canonical name.
    pub game: String,
    /// How results are compared.
    pub contest: Contest,
    /// The scale of scores.
    pub score_scale: ScoreScale,
    /// The players, by seat; may be empty.
    pub players: Vec<String>,
    /// Plies played, chance's too.
    pub plies: usize,
    /// The end of the game; `None` if it was not finished.
    pub ending: Option<GameEnding>,
    /// Reviewed turns, in the order of play. Others are absent.
    pub turns: Vec<ReviewedTurn>,
    /// One turn in this many of each seat is reviewed.
    pub every: usize,
    /// Number of turns to review.
    pub wanted: usize,
    /// Number of turns without a known value.
    pub unjudged: usize,
    /// The last error.
    pub trouble: Option<Message>,
}

/// End of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct GameEnding {
    /// Points by seat.
    pub scores: Vec<i64>,
    /// The seat that resigned.
    pub resigned: Option<Seat>,
    /// The result on the scale of [`ReviewedTurn::bar`].
    pub bar: f64,
}

/// One turn of a seat.
#[derive(Clone, PartialEq, Debug)]
pub struct ReviewedTurn {
    /// Number of the ply, from 1. A resignation counts as the ply after the last.
    pub ply: usize,
    /// The seat on turn.
    pub seat: Seat,
    /// The text of the state before it.
    pub position: String,
    /// Value of that state for seat 1, if the seat on turn plays best.
    pub value: Worth,
    /// The same as a number from 0 to 1, for bars and graphs.
    pub bar: f64,
    /// Number of legal actions.
    pub choices: usize,
    /// Best action, with its value to the seat that acted.
    pub best: CandidateText,
    /// Action taken, or `resign`, valued in the same way.
    pub taken: CandidateText,
    /// Its cost, in points of the score; `None` if only results are known.
    pub cost: Option<f64>,
    /// Its loss, from 0 to 1.
    pub lost: f64,
    /// Its grade.
    pub grade: Grade,
    /// Source of the values.
    pub source: Source,
    /// The unit of distances, in the plural.
    pub unit: String,
}

/// The sums over the turns of a seat.
#[derive(Clone, PartialEq, Debug)]
pub struct SeatReview {
    /// The seat.
    pub seat: Seat,
    /// Number of reviewed turns with a choice.
    pub turns: usize,
    /// The number of these with each grade, in the order of [`Grade::ALL`].
    pub grades: [usize; 5],
    /// From 0 to 1; `None` without any such turn.
    pub accuracy: Option<f64>,
    /// Known cost of all its turns, in points.
    pub cost: f64,
}

/// Turning point of a duel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TurningPoint {
    /// Ply after which the result was fixed; 0 if it was fixed from the first turn.
    pub ply: usize,
    /// True if it is proven that the result was fixed.
    pub exact: bool,
}

impl ReviewedTurn {
    /// Returns true if there was anything to decide.
    #[must_use]
    pub fn is_choice(&self) -> bool {
        self.choices > 1
    }
}

impl Review {
    /// Returns the known bars in order, each with the number of plies before it. The result is last.
    #[must_use]
    pub fn graph(&self) -> Vec<(usize, f64)> {
        let turns = self.turns.iter().map(|turn| (turn.ply - 1, turn.bar));
        let end = self.ending.as_ref().map(|ending| (self.plies, ending.bar));
        let mut points: Vec<(usize, f64)> = turns.collect();
        // A seat that resigned did so in the last state.
        if let Some(end) = end {
            points.retain(|(ply, _)| *ply < end.0);
            points.push(end);
        }
        points
    }

    /// Returns the bar after this many plies, or the last known bar before.
    #[must_use]
    pub fn bar_at(&self, plies: usize) -> Option<f64> {
        self.graph().into_iter().rev().find(|(ply, _)| *ply <= plies).map(|(_, bar)| bar)
    }

    /// Returns the findings about a ply, counted from 1.
    #[must_use]
    pub fn turn(&self, ply: usize) -> Option<&ReviewedTurn> {
        let index = self.turns.binary_search_by_key(&ply, |turn| turn.ply).ok()?;
        self.turns.get(index)
    }

    /// Returns the number of plies before the next action that was worse than fine, or before the previous one,
    /// counted from this ply; `None` if there is none.
    #[must_use]
    pub fn mistake(&self, plies: usize, is_next: bool) -> Option<usize> {
        let wrong = self.turns.iter().filter(|turn| turn.grade > Grade::Fine);
        let mut before = wrong.map(|turn| turn.ply - 1);
        if is_next { before.find(|&ply| ply > plies) } else { before.rfind(|&ply| ply < plies) }
    }

    /// Sums the turns of each seat.
    #[must_use]
    pub fn seats(&self) -> Vec<SeatReview> {
        let seats = if self.contest == Contest::Solo { 1 } else { 2 };
        (0..seats).map(|seat| self.seat(Seat::new(seat))).collect()
    }

    fn seat(&self, seat: Seat) -> SeatReview {
        let turns: Vec<&ReviewedTurn> =
            self.turns.iter().filter(|turn| turn.seat == seat && turn.is_choice()).collect();
        let mut grades = [0; 5];
        for turn in &turns {
            grades[turn.grade as usize] += 1;
        }
        let sum: f64 = turns.iter().map(|turn| accuracy(self.contest, turn.lost)).sum();
        let accuracy = (!turns.is_empty()).then(|| sum / turns.len() as f64);
        let cost = turns.iter().filter_map(|turn| turn.cost).sum();
        SeatReview { seat, turns: turns.len(), grades, accuracy, cost }
    }

    /// Returns the turn that lost most, of one seat or of all; the first of equals. `None` if none lost anything.
    #[must_use]
    pub fn worst(&self, seat: Option<Seat>) -> Option<&ReviewedTurn> {
        let turns = self.turns.iter().filter(|turn| seat.is_none_or(|seat| turn.seat == seat));
        let worse = |a: &&ReviewedTurn, b: &&ReviewedTurn| {
            let cost = |turn: &ReviewedTurn| turn.cost.unwrap_or_default();
            a.lost.total_cmp(&b.lost).then(cost(a).total_cmp(&cost(b)))
        };
        // The last of the largest from the back is the first of them.
        let worst = turns.rev().max_by(worse)?;
        (worst.grade != Grade::Best && (worst.lost > 0.0 || worst.cost > Some(0.0)))
            .then_some(worst)
    }

    /// Finds the turning point of a finished duel: the last turn before which the result was not fixed. `None` in
    /// other games, and while it is not known.
    #[must_use]
    pub fn turning(&self) -> Option<TurningPoint> {
        let ending = self.ending.as_ref().filter(|_| self.contest == Contest::Duel)?;
        let stands = |turn: &&ReviewedTurn| match ending.bar {
            1.0 => turn.bar >= CLEAR,
            0.0 => turn.bar <= 1.0 - CLEAR,
            _ => turn.source.is_exact() && turn.bar == ending.bar,
        };
        let after: Vec<&ReviewedTurn> = self.turns.iter().rev().take_while(stands).collect();
        let open = self.turns.len() - after.len();
        let exact = after.iter().all(|turn| turn.source.is_exact());
        let ply = match open {
            0 => 0,
            _ => self.turns[open - 1].ply,
        };
        (!self.turns.is_empty()).then_some(TurningPoint { ply, exact })
    }
}
