//! Describes a slide or a placed tile in words.

use crate::rules::{Twenty48, Twenty48Action};
use crate::state::{Twenty48State, tile};
use crate::text::board;
use damier_game::Game;
use damier_i18n::{Joint, Message};

/// Smallest exponent of a largest tile whose corner is mentioned.
const WORTH_KEEPING: u8 = 4;

/// Largest number of different merges that are listed. If there are more, only their number is given.
const NAMED: usize = 3;

/// Describes an action, for example `merges 64 and 64, leaves 7 cells empty, keeps 128 in the corner`.
pub(crate) fn remark(rules: &Twenty48, state: &Twenty48State, action: Twenty48Action) -> Message {
    let after = rules.after(state, action);
    match action {
        Twenty48Action::Slide(_) if after.cells == state.cells => board::changes_nothing().into(),
        Twenty48Action::Slide(_) => {
            let empty = board::cells_empty(rules.empty_cells(&after).count() as u64);
            let parts = [merges(state, &after), empty].into_iter();
            Message::list(parts.chain(corner(rules, state, &after)).collect(), Joint::Comma)
        }
        Twenty48Action::Spawn { .. } if after.pending > 0 => Message::default(),
        Twenty48Action::Spawn { .. } => {
            board::slides_left(rules.legal_actions(&after).len() as u64)
        }
    }
}

/// Describes the merges of a slide. A merge takes two tiles of an exponent and makes one of the next exponent. So the
/// numbers of merges follow from the numbers of tiles before and after the slide, beginning with the smallest tiles.
fn merges(before: &Twenty48State, after: &Twenty48State) -> Message {
    let count = |state: &Twenty48State, exponent| {
        state.cells.iter().filter(|&&cell| cell == exponent).count()
    };
    let (mut made, mut pairs, mut all) = (0, Vec::new(), 0);
    for exponent in 1..=before.largest().max(after.largest()) {
        let merged = (count(before, exponent) + made - count(after, exponent)) / 2;
        if merged > 0 {
            pairs.push(board::pair(tile(exponent).to_string(), merged as u64));
        }
        (made, all) = (merged, all + merged);
    }
    pairs.reverse();
    match pairs.len() {
        0 => board::merges_nothing().into(),
        1..=NAMED => board::merges(Message::list(pairs, Joint::Comma)),
        _ => board::makes_merges(all as u64),
    }
}

/// Describes whether the largest tile is in a corner before and after a slide. Returns `None` if it is in none, if it
/// is small, or if the board is the 2x2x2x2 box, where every cell is a corner.
fn corner(rules: &Twenty48, before: &Twenty48State, after: &Twenty48State) -> Option<Message> {
    if !rules.is_rectangle() || before.largest() < WORTH_KEEPING {
        return None;
    }
    let (rows, columns) = (rules.rows(), rules.columns());
    let corners = [0, columns - 1, (rows - 1) * columns, rows * columns - 1];
    let cornered =
        |state: &Twenty48State| corners.iter().any(|&cell| state.cells[cell] == state.largest());
    let largest = tile(after.largest()).to_string();
    match (cornered(before), cornered(after)) {
        (true, true) => Some(board::keeps_in_the_corner(largest)),
        (true, false) => Some(board::leaves_the_corner().into()),
        (false, true) => Some(board::brings_into_a_corner(largest)),
        (false, false) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_game::{Notation, Params};

    fn said(game: &str, position: &str, action: &str) -> String {
        let (_, params) = Params::read_game(game).expect("a game");
        let rules = Twenty48::read(&params).expect("parameters");
        let state = rules.read_state(position).expect("a state");
        let action = rules.read_action(&state, action).expect("an action");
        remark(&rules, &state, action).to_string()
    }

    #[test]
    fn slides_are_told_by_what_merges_and_where_the_largest_tile_goes() {
        let board = "64 64 2 ./2 . . ./. . . ./. . . .";
        assert_eq!(
            said("2048", board, "left"),
            "merges 64 and 64, leaves 13 cells empty, keeps 128 in the corner"
        );
        assert_eq!(
            said("2048", board, "down"),
            "merges nothing, leaves 12 cells empty, leaves the largest tile outside the corners"
        );
        assert_eq!(
            said("2048", "64 2 4 8/64 64 . ./. . . ./. . . .", "left"),
            "merges 64 and 64, leaves 11 cells empty, leaves the largest tile outside the corners"
        );
        let row = "2 2 4 4/. . . ./64 . . ./. 2 . 2";
        assert_eq!(
            said("2048", row, "left"),
            "merges 4 and 4, 2 and 2 twice, leaves 12 cells empty"
        );
        let stays = "512 . . ./4 . . ./. . . ./. . . .";
        assert_eq!(
            said("2048", stays, "right"),
            "merges nothing, leaves 14 cells empty, keeps 512 in the corner"
        );
        let leaves = "512 . . ./. . . ./. . . ./4 2 . .";
        assert_eq!(
            said("2048", leaves, "down"),
            "merges nothing, leaves 13 cells empty, leaves the largest tile outside the corners"
        );
        assert_eq!(
            said("2048", ". 32 . ./. . . ./. . . ./. . . .", "left"),
            "merges nothing, leaves 15 cells empty, brings 32 into a corner"
        );
    }

    #[test]
    fn cascades_count_every_merge() {
        let row = "2 2 4 8/. . . ./. . . ./. . . .";
        assert_eq!(
            said("2048:merge=cascade", row, "left"),
            "merges 8 and 8, 4 and 4, 2 and 2, leaves 15 cells empty"
        );
    }

    #[test]
    fn tiles_are_told_by_the_slides_they_leave() {
        let board = "2 4/8 . spawn=1";
        assert_eq!(said("2048:2x2,spawner=adversary", board, "4@r2c2"), "leaves 2 slides");
        assert_eq!(said("2048:2x2,spawner=adversary", board, "2@r2c2"), "leaves no slide");
        let pair = "2 4/2 . spawn=1";
        assert_eq!(said("2048:2x2,spawner=adversary", pair, "2@r2c2"), "leaves 4 slides");
    }
}
