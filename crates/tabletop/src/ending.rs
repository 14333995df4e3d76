//! The end of a game, in words.

use game::{Contest, Seat};
use std::cmp::Ordering;

/// Names the winner with the points, or the final score of a game with one seat.
#[must_use]
pub fn ending(resigned: Option<Seat>, contest: Contest, scores: &[i64]) -> String {
    match (resigned, contest) {
        (Some(seat), Contest::Duel) => format!("{seat} resigned, {} wins", seat.other()),
        (Some(seat), _) => format!("{seat} resigned"),
        (None, Contest::Duel) => match scores[0].cmp(&scores[1]) {
            Ordering::Greater => format!("seat 1 wins, {} to {}", scores[0], scores[1]),
            Ordering::Less => format!("seat 2 wins, {} to {}", scores[1], scores[0]),
            Ordering::Equal => format!("a draw, {} to {}", scores[0], scores[1]),
        },
        (None, _) => format!("final score {}", scores[0]),
    }
}
