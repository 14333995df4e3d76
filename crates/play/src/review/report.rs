//! The results of a review, as plain data.

use super::grade::Grade;
use super::judge::{CLEAR, accuracy};
use crate::seat_name::SeatNames;
use crate::source::Source;
use damier_catalog::{CandidateText, Puzzle};
use damier_game::{Contest, ScoreScale, Seat, Worth};
use damier_i18n::Message;

/// The results of the review of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Review {
    /// The game's canonical name.
    pub game: String,
    /// How results are compared.
    pub contest: Contest,
    /// The scale of scores.
    pub score_scale: ScoreScale,
    /// The names of the players, by seat; may be empty.
    pub players: Vec<String>,
    /// The names of the seats in sentences. Players among themselves have numbers.
    pub names: SeatNames,
    /// Seats whose mistakes make puzzles: those of people, or all if no people are known to have played.
    pub(super) puzzled: Vec<Seat>,
    /// Number of plies played, including chance's.
    pub plies: usize,
    /// Number of moves of the seats, with a resignation.
    pub moves: usize,
    /// The end of the game; `None` if it was not finished.
    pub ending: Option<GameEnding>,
    /// Reviewed turns, in the order of play. Turns that were not reviewed are left out.
    pub turns: Vec<ReviewedTurn>,
    /// Of every seat, one turn in this many is reviewed.
    pub every: usize,
    /// Number of turns to review.
    pub wanted: usize,
    /// Number of turns that were asked about, but whose value remained unknown.
    pub unjudged: usize,
    /// The last error during the review.
    pub trouble: Option<Message>,
}

/// End of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct GameEnding {
    /// Points by seat.
    pub scores: Vec<i64>,
    /// Points by seat as people are told them.
    pub shown: Vec<i64>,
    /// The seat that resigned, if one did.
    pub resigned: Option<Seat>,
    /// The result, as a number on the scale of [`ReviewedTurn::bar`].
    pub bar: f64,
}

/// One turn of a seat.
#[derive(Clone, PartialEq, Debug)]
pub struct ReviewedTurn {
    /// Number of the ply, from 1. A resignation counts as the ply after the last.
    pub ply: usize,
    /// Number of the move for people, from 1. Unlike plies, it does not count what chance drew.
    pub number: usize,
    /// The seat on turn.
    pub seat: Seat,
    /// The text of the state before the turn.
    pub position: String,
    /// Value of that state for seat 1, if the seat on turn plays best.
    pub value: Worth,
    /// `value` as one number from 0 to 1, for bars and graphs. In a duel, 0 means that seat 2 wins, and 1 that seat 1
    /// wins. In other games, 0.5 means the score that was expected at the first turn, and more is better.
    pub bar: f64,
    /// Number of legal actions.
    pub choices: usize,
    /// Best action, with its value to the seat on turn.
    pub best: CandidateText,
    /// Action taken, or `resign`, valued in the same way.
    pub taken: CandidateText,
    /// Cost of the action taken, in points of the score; `None` if only results are known.
    pub cost: Option<f64>,
    /// Loss of the action taken, from 0 to 1.
    pub lost: f64,
    /// Grade of the action taken.
    pub grade: Grade,
    /// Source of the values.
    pub source: Source,
    /// The unit of distances, in the plural, for example `placements`.
    pub unit: String,
    /// The state as a puzzle, if the action was worse than fine and a solver has proven that exactly one is best.
    pub puzzle: Option<Puzzle>,
}

/// The sums over the turns of a seat.
#[derive(Clone, PartialEq, Debug)]
pub struct SeatReview {
    /// The seat.
    pub seat: Seat,
    /// Number of reviewed turns on which the seat had a choice.
    pub turns: usize,
    /// Number of these turns with each grade, in the order of [`Grade::ALL`].
    pub grades: [usize; 5],
    /// Mean accuracy on these turns, from 0 to 1; `None` if there are none.
    pub accuracy: Option<f64>,
    /// Known cost of all turns of the seat, in points.
    pub cost: f64,
}

/// Turning point of a duel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TurningPoint {
    /// Ply after which the result was fixed; 0 if it was fixed from the first turn.
    pub ply: usize,
    /// True if it is proven that the result was fixed; false if that follows from estimates.
    pub exact: bool,
}

impl ReviewedTurn {
    /// Returns true if the seat had more than one legal action; false if its action was forced.
    #[must_use]
    pub fn is_choice(&self) -> bool {
        self.choices > 1
    }
}

impl Review {
    /// Returns the points of the graph in the order of play: a number of plies, and the value of the position after
    /// them on the scale of [`ReviewedTurn::bar`]. The last point is the result, if the game is finished.
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

    /// Returns the value of the position after this many plies, on the scale of [`ReviewedTurn::bar`]. If it is not
    /// known, returns the last known value before it.
    #[must_use]
    pub fn bar_at(&self, plies: usize) -> Option<f64> {
        self.graph().into_iter().rev().find(|(ply, _)| *ply <= plies).map(|(_, bar)| bar)
    }

    /// Returns the review of the turn with this ply number, counted from 1.
    #[must_use]
    pub fn turn(&self, ply: usize) -> Option<&ReviewedTurn> {
        let index = self.turns.binary_search_by_key(&ply, |turn| turn.ply).ok()?;
        self.turns.get(index)
    }

    /// Looks for the next action that was worse than fine, after the position after `plies` plies; or for the previous
    /// one, if `is_next` is false. Returns the number of plies before that action, or `None` if there is none.
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
        let cost = turns.iter().filter_map(|turn| turn.cost).filter(|&cost| cost > 0.0).sum();
        SeatReview { seat, turns: turns.len(), grades, accuracy, cost }
    }

    /// Returns the turn with the largest loss, among the turns of one seat or of all; the first of equals. `None` if no
    /// turn lost anything.
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

    /// Finds the turning point of a finished duel: the last turn before which the result was not fixed. Returns `None`
    /// in other games, and if the turning point is not known.
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
