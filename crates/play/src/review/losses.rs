//! What each move of a game lost, and the sums in one sentence for each player.

use super::report::{Review, ReviewedTurn};
use crate::sentence::{expected_in_words, points_in_words};
use crate::text::review;
use damier_game::{Contest, ScoreScale, Seat};
use damier_i18n::{Joint, Message, Number};
use std::cmp::Reverse;

/// Points up to which an estimated loss keeps its decimals.
const FEW: f64 = 10.0;

/// The unit in which the losses of a game are counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LossUnit {
    /// Points of the score. The word is their unit, for example `cells`.
    Points(&'static str),
    /// Wins, in a duel that has only a winner. A win that becomes a draw is half a win lost.
    Wins,
}

impl Review {
    /// Returns the unit of [`Review::loss`].
    #[must_use]
    pub fn loss_unit(&self) -> LossUnit {
        LossUnit::new(self.contest, self.score_scale)
    }

    /// Returns what a turn lost, at least 0, in [`Review::loss_unit`].
    #[must_use]
    pub fn loss(&self, turn: &ReviewedTurn) -> f64 {
        match self.loss_unit() {
            LossUnit::Points(_) => turn.cost.unwrap_or_default().max(0.0),
            LossUnit::Wins => turn.lost,
        }
    }

    /// Says what each seat lost in all, and in how many moves: first the reader, if one of the seats is the reader's.
    /// `None` if no turn has been reviewed.
    #[must_use]
    pub fn losses_in_words(&self) -> Option<Message> {
        if self.turns.is_empty() {
            return None;
        }
        if self.turns.iter().all(|turn| self.loss(turn) == 0.0) {
            return Some(review::nothing_lost().into());
        }
        let mut seats: Vec<Seat> = self.seats().iter().map(|seat| seat.seat).collect();
        seats.sort_by_key(|seat| Reverse(self.name(*seat).0 == "you"));
        let sentences = seats.into_iter().map(|seat| self.losses_of(seat));
        Some(Message::list(sentences.collect(), Joint::Space))
    }

    fn losses_of(&self, seat: Seat) -> Message {
        let lost = |turn: &&ReviewedTurn| turn.seat == seat && self.loss(turn) > 0.0;
        let turns: Vec<&ReviewedTurn> = self.turns.iter().filter(lost).collect();
        let (kind, name) = self.name(seat);
        if turns.is_empty() {
            return review::lost_nothing(kind, name);
        }
        let sum = turns.iter().map(|turn| self.loss(turn)).sum();
        let is_exact = turns.iter().all(|turn| turn.source.is_exact());
        let unit = self.loss_unit();
        let lost = review::lost(kind, name, unit.word(), unit.amount(sum, is_exact));
        review::lost_in(lost, turns.len() as u64)
    }

    /// Says what a turn lost, which action was better, and whether that is proven.
    #[must_use]
    pub fn turn_in_words(&self, turn: &ReviewedTurn) -> Message {
        let who = self.names.get(turn.seat).message();
        let taken = review::turn_taken(turn.number.to_string(), who, &turn.taken.action);
        let Some(loss) = turn.loss_in_words(self.loss_unit()) else {
            return review::turn_without_loss(taken);
        };
        let by = turn.source.estimator_in_words();
        let known = by.map_or_else(|| review::proven().into(), review::estimated_by);
        review::turn_with_loss(taken, loss, &turn.best.action, known)
    }
}

impl LossUnit {
    /// Returns the unit of a game.
    #[must_use]
    pub fn new(contest: Contest, scale: ScoreScale) -> Self {
        match contest {
            Contest::Duel if scale == ScoreScale::default() => Self::Wins,
            Contest::Duel | Contest::Solo | Contest::Roles => Self::Points(scale.unit),
        }
    }

    /// Returns the selector by which messages say how something is lost.
    const fn word(self) -> &'static str {
        match self {
            Self::Points(_) => "points",
            Self::Wins => "wins",
        }
    }

    /// Formats a loss, for example `14 cells` or `half a win`.
    #[must_use]
    pub fn amount(self, lost: f64, is_exact: bool) -> Message {
        match self {
            Self::Points(unit) if is_exact => points_in_words(lost, unit),
            Self::Points(unit) if lost < FEW => review::about(points_in_words(lost, unit)),
            Self::Points(unit) => expected_in_words(lost, unit),
            Self::Wins if is_exact && lost == 0.5 => review::half_a_win().into(),
            Self::Wins if is_exact => review::wins(Number::rounded(lost)),
            Self::Wins if lost >= 1.0 => review::about(review::wins(Number::rounded(lost))),
            Self::Wins => review::about(review::percent_of_win(Number::fixed(100.0 * lost, 0))),
        }
    }
}
