//! The summary of a review, in one paragraph.

use super::grade::Grade;
use super::losses::LossUnit;
use super::report::{GameEnding, Review, ReviewedTurn, SeatReview};
use crate::game_controller::PERSON;
use crate::seat_name::SeatName;
use crate::sentence::points_in_words;
use crate::source::Source;
use crate::text::review;
use damier_catalog::CandidateText;
use damier_game::{Contest, Seat};
use damier_i18n::{Joint, Message, Number};

impl Review {
    /// Returns one paragraph: the worst move, [`Review::losses_in_words`], and then [`Review::rest_of_summary`].
    #[must_use]
    pub fn summary(&self) -> Message {
        let first = self.worst_in_words().into_iter().chain(self.losses_in_words());
        Message::list(first.chain([self.rest_of_summary()]).collect(), Joint::Space)
    }

    /// Returns one paragraph: how the game ended, how well each seat played, where the game was decided, and how much
    /// of that is proven.
    #[must_use]
    pub fn rest_of_summary(&self) -> Message {
        let mut sentences = vec![self.outcome()];
        sentences.extend(self.expectation());
        for seat in self.seats() {
            sentences.extend(self.skill(&seat));
        }
        if self.seats().iter().any(|seat| seat.grades[Grade::Best as usize] < seat.turns) {
            sentences.push(review::accuracy_explained().into());
        }
        sentences.extend(self.turning_in_words());
        sentences.extend(self.standing());
        Message::list(sentences, Joint::Space)
    }

    /// Returns the name of a seat for the beginning of a sentence, with its kind for the message.
    pub(super) fn name(&self, seat: Seat) -> (&'static str, Message) {
        let name = self.names.get(seat);
        let number = (seat.index() + 1).to_string();
        let words = match (&name, self.players.get(seat.index())) {
            (SeatName::Numbered(_), Some(player)) if player != PERSON => {
                review::named_seat(number, player)
            }
            (SeatName::Numbered(_), _) => review::seat(number),
            _ => name.message(),
        };
        (name.kind(), words)
    }

    /// Returns the name of a seat, without its player if the outcome named it.
    fn name_again(&self, seat: Seat) -> (&'static str, Message) {
        let (kind, words) = self.name(seat);
        match kind {
            "numbered" if self.contest == Contest::Solo => (kind, review::the_player().into()),
            "numbered" if self.named_in_outcome() == Some(seat) => {
                (kind, review::seat((seat.index() + 1).to_string()))
            }
            _ => (kind, words),
        }
    }

    /// Returns the seat that the outcome names with its player.
    fn named_in_outcome(&self) -> Option<Seat> {
        let GameEnding { scores, resigned, .. } = self.ending.as_ref()?;
        match (self.contest, resigned) {
            (Contest::Duel, Some(seat)) => Some(*seat),
            (Contest::Duel, None) => winner(scores),
            _ => Some(Seat::FIRST),
        }
    }

    fn outcome(&self) -> Message {
        let Some(GameEnding { scores, shown, resigned, .. }) = &self.ending else {
            return review::broken_off(self.moves as u64);
        };
        match (self.contest, resigned) {
            (Contest::Duel, Some(seat)) => {
                let (kind, who) = self.name(*seat);
                let (other, winner) = self.name(seat.other());
                let parts = vec![review::gave_up(kind, who), review::won(other, winner)];
                Message::list(parts, Joint::Space)
            }
            (Contest::Duel, None) => match winner(scores) {
                None if scores[0] == 0 => review::a_draw().into(),
                None => review::a_draw_with(shown[0].to_string()),
                Some(winner) => self.victory(scores, shown, winner),
            },
            (_, resigned) => {
                let score = points_in_words(shown[0] as f64, self.score_scale.unit);
                let (kind, name) = self.name(Seat::FIRST);
                let gave_up = resigned.map(|seat| {
                    let (kind, who) = self.name_again(seat);
                    review::gave_up(kind, who)
                });
                let parts = std::iter::once(review::scored(kind, name, score)).chain(gave_up);
                Message::list(parts.collect(), Joint::Space)
            }
        }
    }

    /// Describes a won game, with its points if they say more than the result.
    fn victory(&self, scores: &[i64], shown: &[i64], winner: Seat) -> Message {
        let (kind, name) = self.name(winner);
        if scores[0] == -scores[1] {
            return review::won(kind, name);
        }
        let (most, least) = (shown[winner.index()], shown[winner.other().index()]);
        review::won_with(kind, name, most.to_string(), least.to_string())
    }

    /// Describes the expected score at the first turn, in games for a score.
    fn expectation(&self) -> Option<Message> {
        let first = self.turns.first().filter(|_| self.contest != Contest::Duel)?;
        let score = points_in_words(first.value.score?, self.score_scale.unit);
        let by = first.source.estimator_in_words();
        let who = by.map_or_else(|| review::best_play().into(), review::estimated_by);
        let is_long = self.turns.len() > 1;
        let says = if is_long { review::expected_first } else { review::expected_then };
        Some(says(who, score))
    }

    fn skill(&self, seat: &SeatReview) -> Option<Message> {
        let accuracy = seat.accuracy?;
        let (kind, name) = self.name_again(seat.seat);
        let (best, all) = (seat.grades[Grade::Best as usize], seat.turns);
        if best == all {
            return Some(review::found_all(kind, name, all as u64));
        }
        let percent = Number::fixed(share(accuracy), 0);
        Some(review::found_some(kind, name, best as u64, all as u64, percent))
    }

    /// Describes the worst move of the game: who played it, what it lost, and what was better. `None` if no move lost
    /// anything.
    #[must_use]
    pub fn worst_in_words(&self) -> Option<Message> {
        let worst = self.worst(None)?;
        let loss = self.worst_loss(worst)?;
        let (taken, best) = (reasoned(&worst.taken), reasoned(&worst.best));
        let number = worst.number.to_string();
        Some(match self.contest {
            // Here, effects are no reasons: a slide that leaves the corner may still be worth more.
            Contest::Solo => review::worst(number, &worst.taken.action, loss, &worst.best.action),
            _ => {
                let (kind, who) = self.name(worst.seat);
                review::worst_by(kind, who, number, taken, loss, best)
            }
        })
    }

    /// Describes the loss of the worst move. In a duel, the move that lowered the chances most may cost fewer points than
    /// one that did not matter any more, so then it is told by the chances.
    fn worst_loss(&self, worst: &ReviewedTurn) -> Option<Message> {
        let costs_most = self.turns.iter().all(|turn| self.loss(turn) <= self.loss(worst));
        if self.contest != Contest::Duel || costs_most {
            return worst.loss_in_words(self.loss_unit());
        }
        let lowered = || review::lowered(Number::fixed(share(worst.lost), 0));
        Some(worst.change_of_result().unwrap_or_else(lowered))
    }

    fn turning_in_words(&self) -> Option<Message> {
        // With strides, the deciding turn may be one that was not reviewed.
        let ending = self.ending.as_ref().filter(|_| self.every == 1)?;
        let turning = self.turning()?;
        let loser = if ending.bar == 1.0 { Seat::SECOND } else { Seat::FIRST };
        let after = match (ending.bar, turning.exact) {
            (0.5, _) => review::neither_can_win().into(),
            (_, true) => {
                let name = self.names.get(loser);
                review::everything_loses(name.kind(), name.message())
            }
            (_, false) => {
                let name = self.names.get(loser.other());
                review::clearly_ahead(name.kind(), name.message())
            }
        };
        match self.turn(turning.ply) {
            None if self.is_whole() && turning.exact => Some(review::decided_at_first(after)),
            None => None,
            last if last == self.turns.last() => Some(review::open_until(self.moves.to_string())),
            Some(turn) => Some(review::decided_at(turn.number.to_string(), after)),
        }
    }

    fn is_whole(&self) -> bool {
        self.turns.len() == self.wanted
    }

    /// Says how much of the review is known, and how much of that is proven.
    fn standing(&self) -> Option<Message> {
        let (known, wanted) = (self.turns.len(), self.wanted);
        let exact = self.turns.iter().filter(|turn| turn.source.is_exact()).count();
        let mut others: Vec<&Source> = self
            .turns
            .iter()
            .map(|turn| &turn.source)
            .filter(|source| !source.is_exact())
            .collect();
        others.sort();
        others.dedup();
        let who = others.into_iter().filter_map(Source::estimator_in_words).collect();
        let who = Message::list(who, Joint::And);
        let proven: Message = match (known, exact) {
            (0, _) => return (wanted > 0).then(|| review::nothing_known().into()),
            _ if exact == known => review::all_proven().into(),
            (_, 0) => review::all_estimates(who),
            _ => review::some_proven(exact as u64, known as u64, who),
        };
        Some(if self.is_whole() {
            review::whole(proven)
        } else {
            review::in_part(proven, known as u64, wanted as u64)
        })
    }
}

impl ReviewedTurn {
    /// Describes its loss, for example `turned a win into a loss` or `cost 4 cells`. `unit` is the unit of losses in
    /// the game. `None` if it lost nothing.
    #[must_use]
    pub fn loss_in_words(&self, unit: LossUnit) -> Option<Message> {
        let lost = match (unit, self.cost) {
            (LossUnit::Points(points), Some(cost)) if cost > 0.0 => {
                Some(review::cost_of(points_in_words(cost, points)))
            }
            _ if self.lost > 0.0 => Some(review::lowered(Number::fixed(share(self.lost), 0))),
            _ => None,
        };
        self.change_of_result().or(lost)
    }

    /// Describes the change of a proven result, for example `turned a win into a loss`; `None` if there is none.
    fn change_of_result(&self) -> Option<Message> {
        let (best, taken) = self.best.worth.verdict.zip(self.taken.worth.verdict)?;
        (best != taken).then(|| review::turned(best.word(), taken.word()))
    }
}

/// Returns an action with its effect.
fn reasoned(candidate: &CandidateText) -> Message {
    let CandidateText { action, reason, .. } = candidate;
    if reason.is_empty() { action.into() } else { review::reasoned(action, reason.clone()) }
}

/// Returns whole percent. Only a full share is 100.
fn share(part: f64) -> f64 {
    if part >= 1.0 { 100.0 } else { (100.0 * part).round().min(99.0) }
}

/// Returns the seat with the higher score; `None` for a tie.
fn winner(scores: &[i64]) -> Option<Seat> {
    match scores[0].cmp(&scores[1]) {
        std::cmp::Ordering::Greater => Some(Seat::FIRST),
        std::cmp::Ordering::Less => Some(Seat::SECOND),
        std::cmp::Ordering::Equal => None,
    }
}
