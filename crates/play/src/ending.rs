//! The end of a game in words.

use crate::seat_name::{SeatName, SeatNames};
use crate::text::board;
use damier_catalog::Session;
use damier_game::{Contest, Seat, Turn};
use damier_i18n::{Joint, Message};
use std::cmp::Ordering;

/// Describes how a game ended: its winner, or its score with the game's own facts.
#[must_use]
pub fn ending_of(session: &dyn Session, contest: Contest, names: &SeatNames) -> Message {
    let mut parts = vec![ending(session, contest, names)];
    let standing = session.state().standing();
    if !standing.is_empty() {
        let is_scored = contest != Contest::Duel && session.resigned().is_some();
        let score = session.state().scores()[0];
        parts.extend(is_scored.then(|| board::final_score(score.to_string())));
        parts.push(standing);
    }
    Message::list(parts, Joint::Comma)
}

/// Describes the result so far of a game that a person leaves; empty if the score alone says it.
#[must_use]
pub fn result_so_far(session: &dyn Session, contest: Contest, names: &SeatNames) -> Message {
    let standing = session.state().standing();
    match session.turn() {
        _ if standing.is_empty() => Message::default(),
        Turn::Over => ending_of(session, contest, names),
        _ => {
            let score = board::score_so_far(session.state().scores()[0].to_string());
            Message::list(vec![score, standing], Joint::Comma)
        }
    }
}

/// Names the winner with the points, or the final score of a game with one seat.
#[must_use]
pub fn ending(session: &dyn Session, contest: Contest, names: &SeatNames) -> Message {
    let state = session.state();
    let (scores, shown) = (state.scores(), state.shown_scores());
    let text = |seat: Seat| shown[seat.index()].to_string();
    match (session.resigned(), contest) {
        (Some(seat), Contest::Duel) => {
            let parts = vec![gave_up(&names.get(seat)), victory(&names.get(seat.other()))];
            Message::list(parts, Joint::And)
        }
        (Some(seat), _) => gave_up(&names.get(seat)),
        (None, Contest::Duel) => {
            let winner = match scores[0].cmp(&scores[1]) {
                Ordering::Greater => Seat::FIRST,
                Ordering::Less => Seat::SECOND,
                Ordering::Equal if scores[0] == 0 => return board::draw().into(),
                Ordering::Equal => return board::draw_with(text(Seat::FIRST)),
            };
            let name = names.get(winner);
            match points_of_duel(session) {
                None => victory(&name),
                Some(_) => {
                    let (more, less) = (text(winner), text(winner.other()));
                    board::wins_with(name.kind(), name.message(), more, less)
                }
            }
        }
        (None, _) => board::final_score(text(Seat::FIRST)),
    }
}

/// Returns the points of a finished duel, for example `50 to 16`, the winner's first. `None` if they only say who won,
/// or if a seat resigned.
#[must_use]
pub fn points_of_duel(session: &dyn Session) -> Option<Message> {
    let state = session.state();
    let (scores, shown) = (state.scores(), state.shown_scores());
    let [first, second] = scores.as_slice() else { return None };
    if session.resigned().is_some() || *first == -second {
        return None;
    }
    let (most, least) = if first >= second { (shown[0], shown[1]) } else { (shown[1], shown[0]) };
    Some(board::points_to(most.to_string(), least.to_string()))
}

fn victory(name: &SeatName) -> Message {
    board::wins(name.kind(), name.message())
}

fn gave_up(name: &SeatName) -> Message {
    board::resigned(name.kind(), name.message())
}
