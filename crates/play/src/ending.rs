//! The end of a game in words.

use crate::text::board;
use damier_catalog::Session;
use damier_game::{Contest, Seat, Turn};
use damier_i18n::{Joint, Message};
use std::cmp::Ordering;

/// Describes how a game ended: its winner, or its score with the game's own facts.
#[must_use]
pub fn ending_of(session: &dyn Session, contest: Contest) -> Message {
    let (resigned, scores) = (session.resigned(), session.state().scores());
    let mut parts = vec![ending(resigned, contest, &scores)];
    let standing = session.state().standing();
    if !standing.is_empty() {
        let is_scored = contest != Contest::Duel && resigned.is_some();
        parts.extend(is_scored.then(|| board::final_score(scores[0].to_string())));
        parts.push(standing);
    }
    Message::list(parts, Joint::Comma)
}

/// Describes the result so far of a game that a person leaves; empty if the score alone says it.
#[must_use]
pub fn result_so_far(session: &dyn Session, contest: Contest) -> Message {
    let standing = session.state().standing();
    match session.turn() {
        _ if standing.is_empty() => Message::default(),
        Turn::Over => ending_of(session, contest),
        _ => {
            let score = board::score_so_far(session.state().scores()[0].to_string());
            Message::list(vec![score, standing], Joint::Comma)
        }
    }
}

/// Names the winner with the points, or the final score of a game with one seat.
#[must_use]
pub fn ending(resigned: Option<Seat>, contest: Contest, scores: &[i64]) -> Message {
    let text = |seat: usize| scores[seat].to_string();
    match (resigned, contest) {
        (Some(seat), Contest::Duel) => board::resigned_and_won(seat, seat.other()),
        (Some(seat), _) => board::resigned(seat),
        // Points that only say who won are left out.
        (None, Contest::Duel) if scores[0] == -scores[1] => match scores[0].cmp(&0) {
            Ordering::Greater => board::wins(Seat::FIRST),
            Ordering::Less => board::wins(Seat::SECOND),
            Ordering::Equal => board::draw().into(),
        },
        (None, Contest::Duel) => match scores[0].cmp(&scores[1]) {
            Ordering::Greater => board::wins_with(Seat::FIRST, text(0), text(1)),
            Ordering::Less => board::wins_with(Seat::SECOND, text(1), text(0)),
            Ordering::Equal => board::draw_with(text(0)),
        },
        (None, _) => board::final_score(text(0)),
    }
}
