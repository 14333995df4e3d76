//! A review in a paragraph that a person likes to read.

use super::grade::Grade;
use super::report::{Ending, Review, Reviewed, SeatReview};
use crate::sentence::{counted, rounded};
use crate::source::Source;
use game::{Contest, Seat, Verdict};
use workbench::CandidateText;

impl Review {
    /// The whole in one paragraph: how the game ended, how well each seat played, the worst move, where it
    /// was decided, and how much of that is proven.
    #[must_use]
    pub fn summary(&self) -> String {
        let mut sentences = vec![self.outcome()];
        sentences.extend(self.expectation());
        for seat in self.seats() {
            sentences.extend(self.skill(&seat));
        }
        sentences.extend(self.worst(None).and_then(|worst| self.worst_in_words(worst)));
        sentences.extend(self.turning_in_words());
        sentences.extend(self.standing());
        sentences.join(" ")
    }

    /// A seat with its player's name, at the beginning of a sentence.
    fn name(&self, seat: Seat) -> String {
        match self.players.get(seat.index()) {
            Some(player) => format!("Seat {} ({player})", seat.index() + 1),
            None => format!("Seat {}", seat.index() + 1),
        }
    }

    /// A seat whose player may have been named with the outcome.
    fn name_again(&self, seat: Seat) -> String {
        let name = self.name(seat);
        match self.contest {
            Contest::Solo => "It".to_string(),
            _ if self.outcome().starts_with(&name) => format!("Seat {}", seat.index() + 1),
            _ => name,
        }
    }

    fn outcome(&self) -> String {
        let Some(Ending { scores, resigned, .. }) = &self.ending else {
            let plies = self.plies;
            let word = counted("plies", u32::try_from(plies).unwrap_or(u32::MAX));
            return format!("The game was broken off after {plies} {word}.");
        };
        let points = self.score_scale.unit;
        match (self.contest, resigned) {
            (Contest::Duel, Some(seat)) => {
                format!("{} gave up, and seat {} won.", self.name(*seat), seat.other().index() + 1)
            }
            (Contest::Duel, None) if scores[0] == scores[1] => format!("A draw{}.", tied(scores)),
            (Contest::Duel, None) => {
                let winner = if scores[0] > scores[1] { Seat::FIRST } else { Seat::SECOND };
                format!("{} won{}.", self.name(winner), margin(scores, winner))
            }
            (_, resigned) => {
                let score = rounded(scores[0] as f64);
                let name = self.name(Seat::FIRST);
                let by = resigned.map_or(String::new(), |seat| format!(", and {seat} gave up"));
                format!("{name} scored {score} {points}{by}.")
            }
        }
    }

    /// Words the expectation of the first turn, in games for a score.
    fn expectation(&self) -> Option<String> {
        let first = self.turns.first().filter(|_| self.contest != Contest::Duel)?;
        let (score, points) = (rounded(first.value.score?), self.score_scale.unit);
        let at = if self.turns.len() > 1 { "at the first turn" } else { "at that turn" };
        let who = match &first.source {
            Source::Exact => "Best play",
            Source::Network => "The network",
            Source::Player(name) => name,
        };
        Some(format!("{who} expected {score} {points} {at}."))
    }

    fn skill(&self, seat: &SeatReview) -> Option<String> {
        let accuracy = seat.accuracy?;
        let name = self.name_again(seat.seat);
        let best = seat.grades[Grade::Best as usize];
        let all = seat.turns;
        let turns = counted("turns", u32::try_from(all).unwrap_or(u32::MAX));
        let found = if best == all {
            format!("{name} found the best move in every turn that left a choice ({all} {turns})")
        } else {
            let percent = share(accuracy);
            format!("{name} found the best move in {best} of {all} {turns} (accuracy {percent} %)")
        };
        let is_score = self.contest != Contest::Duel && seat.cost > 0.0;
        let cost = rounded(seat.cost);
        let lost = if is_score {
            format!("; the others cost {cost} {} of what could be expected", self.score_scale.unit)
        } else {
            String::new()
        };
        Some(format!("{found}{lost}."))
    }

    fn worst_in_words(&self, worst: &Reviewed) -> Option<String> {
        let loss = worst.loss_in_words(self.score_scale.unit)?;
        let by = if self.contest == Contest::Solo {
            String::new()
        } else {
            format!(" by {}", worst.seat)
        };
        let (ply, taken, best) = (worst.ply, reasoned(&worst.taken), reasoned(&worst.best));
        Some(format!("The worst move was ply {ply}{by}, {taken}, which {loss}; {best} was better."))
    }

    fn turning_in_words(&self) -> Option<String> {
        // With strides, the turn that decided it may be one that was not looked at.
        let ending = self.ending.as_ref().filter(|_| self.every == 1)?;
        let turning = self.turning()?;
        let loser = if ending.bar == 1.0 { Seat::SECOND } else { Seat::FIRST };
        let whole = self.is_whole();
        let since = match turning.ply {
            0 if whole && turning.exact => {
                "The game was decided from the first turn on".to_string()
            }
            0 => return None,
            ply if ply == self.last_ply() => {
                return Some(format!("It was open until ply {ply}, the last."));
            }
            ply => format!("The game was decided at ply {ply}"),
        };
        let after = match (ending.bar, turning.exact) {
            (0.5, _) => "neither seat could win any more".to_string(),
            (_, true) => format!("everything that {loser} could do loses"),
            (_, false) => format!("{} was clearly ahead", loser.other()),
        };
        let joint = if turning.ply == 0 { "" } else { " from there on" };
        Some(format!("{since}:{joint} {after}."))
    }

    fn last_ply(&self) -> usize {
        self.turns.last().map_or(0, |turn| turn.ply)
    }

    fn is_whole(&self) -> bool {
        self.turns.len() == self.wanted
    }

    /// Words the part of it that is known, and the part of that which is proven.
    fn standing(&self) -> Option<String> {
        let (known, wanted) = (self.turns.len(), self.wanted);
        let exact = self.turns.iter().filter(|turn| turn.source.is_exact()).count();
        let mut who_else: Vec<String> =
            self.turns.iter().filter_map(|turn| turn.source.estimator_in_words()).collect();
        who_else.sort();
        who_else.dedup();
        let of = who_else.join(" and ");
        let proven = match (known, exact) {
            (0, _) => return (wanted > 0).then(|| "No turn has been looked at.".to_string()),
            _ if exact == known => "All of this is proven".to_string(),
            (_, 0) => format!("All values are estimates of {of}"),
            _ => format!("{exact} of {known} turns are proven, the others are estimates of {of}"),
        };
        let looked = if self.is_whole() {
            String::new()
        } else {
            format!("; {known} of {wanted} turns have been looked at")
        };
        Some(format!("{proven}{looked}."))
    }
}

impl Reviewed {
    /// Words its loss, as `turned a win into a loss` or `cost 4 cells`; `points` is what the score counts.
    /// `None` if it lost nothing.
    #[must_use]
    pub fn loss_in_words(&self, points: &str) -> Option<String> {
        match (self.best.worth.verdict, self.taken.worth.verdict, self.cost) {
            (Some(best), Some(taken), _) if best != taken => {
                Some(format!("turned {} into {}", article(best), article(taken)))
            }
            (_, _, Some(cost)) if cost > 0.0 => {
                let number = rounded(cost);
                let word = if number == "1" { counted(points, 1) } else { points.to_string() };
                Some(format!("cost {number} {word}"))
            }
            _ if self.lost > 0.0 => Some(format!("lowered the chances by {} %", share(self.lost))),
            _ => None,
        }
    }
}

/// An action with what it does.
fn reasoned(candidate: &CandidateText) -> String {
    let CandidateText { action, reason, .. } = candidate;
    if reason.is_empty() { action.clone() } else { format!("{action} ({reason})") }
}

/// Whole percent, where only all is 100.
fn share(part: f64) -> f64 {
    if part >= 1.0 { 100.0 } else { (100.0 * part).round().min(99.0) }
}

fn article(verdict: Verdict) -> String {
    format!("a {verdict}")
}

/// The scores of a draw, where they say more than that.
fn tied(scores: &[i64]) -> String {
    if scores[0] == 0 { String::new() } else { format!(", {} to {}", scores[0], scores[1]) }
}

/// The scores of a won game, the winner's first, where they say more than that it is won.
fn margin(scores: &[i64], winner: Seat) -> String {
    let (most, least) = (scores[winner.index()], scores[winner.other().index()]);
    if (most, least) == (1, -1) { String::new() } else { format!(" with {most} to {least}") }
}
