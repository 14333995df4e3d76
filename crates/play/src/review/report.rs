//! The findings about a reviewed game, as plain data.

use super::grade::Grade;
use super::judge::accuracy;
use crate::source::Source;
use damier_catalog::CandidateText;
use damier_game::{Contest, ScoreScale, Seat, Worth};
use damier_i18n::Message;

/// From here on, a bar says that seat 1 is clearly ahead; below 1 minus this, seat 2.
const CLEAR: f64 = 0.9;

/// The findings about a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Review {
    /// The game's canonical name.
    pub game: String,
    /// The contest: the way in which results are compared.
    pub contest: Contest,
    /// The scale of scores.
    pub score_scale: ScoreScale,
    /// The players, by seat; may be empty.
    pub players: Vec<String>,
    /// Plies played, chance's too.
    pub plies: usize,
    /// The end of the game; `None` if it was broken off.
    pub ending: Option<GameEnding>,
    /// The turns of the seats that have been looked at, in the order of play. Others are absent.
    pub turns: Vec<ReviewedTurn>,
    /// One in this many turns of each seat is looked at.
    pub every: usize,
    /// Turns that are to be looked at.
    pub wanted: usize,
    /// Turns that were asked about and that nobody could value.
    pub unjudged: usize,
    /// The last error.
    pub trouble: Option<Message>,
}

/// The end of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct GameEnding {
    /// Points by seat.
    pub scores: Vec<i64>,
    /// The seat that gave up.
    pub resigned: Option<Seat>,
    /// The result as [`ReviewedTurn::bar`] tells it.
    pub bar: f64,
}

/// One turn of a seat.
#[derive(Clone, PartialEq, Debug)]
pub struct ReviewedTurn {
    /// The number of the ply, from 1; giving up is the ply after the last.
    pub ply: usize,
    /// The seat on turn.
    pub seat: Seat,
    /// The text of the state before it.
    pub position: String,
    /// The worth of that state, as seat 1 sees it, if the seat on turn does what is best.
    pub value: Worth,
    /// The same as a number from 0 to 1, for bars and graphs.
    pub bar: f64,
    /// The number of actions that there were to choose from.
    pub choices: usize,
    /// The best action, with its worth to the seat that acted.
    pub best: CandidateText,
    /// The action taken, or `resign`, on the same terms.
    pub taken: CandidateText,
    /// Its cost, in points of the score; `None` where only results are known.
    pub cost: Option<f64>,
    /// Its loss, from 0 to 1.
    pub lost: f64,
    /// Its grade.
    pub grade: Grade,
    /// The source of all this.
    pub source: Source,
    /// The unit of distances, in the plural.
    pub unit: String,
}

/// The sums over the turns of a seat.
#[derive(Clone, PartialEq, Debug)]
pub struct SeatReview {
    /// The seat.
    pub seat: Seat,
    /// Turns that were looked at and left a choice.
    pub turns: usize,
    /// The number of these with each grade, in the order of [`Grade::ALL`].
    pub grades: [usize; 5],
    /// From 0 to 1; `None` without any such turn.
    pub accuracy: Option<f64>,
    /// The cost of all its turns, in points, as far as that is known.
    pub cost: f64,
}

/// The turning point of a duel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TurningPoint {
    /// The ply after which the result stood; 0 if it did from the first turn on.
    pub ply: usize,
    /// True if it is proven that the other seat could not change it after that.
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
    /// The bar after so many plies, as far as it is known, in order; the result last.
    #[must_use]
    pub fn graph(&self) -> Vec<(usize, f64)> {
        let turns = self.turns.iter().map(|turn| (turn.ply - 1, turn.bar));
        let end = self.ending.as_ref().map(|ending| (self.plies, ending.bar));
        let mut points: Vec<(usize, f64)> = turns.collect();
        // A seat that gave up did so in the last state.
        if let Some(end) = end {
            points.retain(|(ply, _)| *ply < end.0);
            points.push(end);
        }
        points
    }

    /// The bar after so many plies: that of the last turn before it where it is not known itself.
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

    /// Returns the number of plies before the next action that was worse than fine, seen from a number of plies, or before
    /// the previous one; `None` if there is none.
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

    /// The turn that lost most, of a seat or of both; the first of them. `None` if none lost anything.
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

    /// Finds the turning point of a finished duel: the last turn in whose state the result did not stand yet. `None`
    /// in other games, and as long as that is not known.
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
