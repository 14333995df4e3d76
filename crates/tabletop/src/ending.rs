//! The end of a game, in words.

use crate::say::board;
use game::{Contest, Seat};
use std::cmp::Ordering;
use words::Message;

/// Names the winner with the points, or the final score of a game with one seat.
#[must_use]
pub fn ending(resigned: Option<Seat>, contest: Contest, scores: &[i64]) -> Message {
    let text = |seat: usize| scores[seat].to_string();
    match (resigned, contest) {
        (Some(seat), Contest::Duel) => board::resigned_and_won(seat, seat.other()),
        (Some(seat), _) => board::resigned(seat),
        (None, Contest::Duel) => match scores[0].cmp(&scores[1]) {
            Ordering::Greater => board::wins_with(Seat::FIRST, text(0), text(1)),
            Ordering::Less => board::wins_with(Seat::SECOND, text(1), text(0)),
            Ordering::Equal => board::draw_with(text(0)),
        },
        (None, _) => board::final_score(text(0)),
    }
}
