//! The effect of a call, in words.

use crate::board::Colour;
use crate::rules::{Filler, FillerAction};
use crate::state::FillerState;
use crate::text::board;
use damier_game::Game;
use damier_i18n::Message;

/// Describes a call: `takes 8 cells, 31 in all; cuts the other player off from 4 cells`.
pub(crate) fn remark(rules: &Filler, state: &FillerState, call: FillerAction) -> Message {
    let seat = state.next();
    let FillerAction::Colour(colour) = call else {
        return board::takes_over(state.owned(seat.other()).into());
    };
    let after = rules.after(state, call);
    let (gain, cut) = (state.gain(seat, colour), cut_off(state, &after, colour));
    let end = if after.over { "end" } else { "on" };
    board::takes(gain.into(), after.owned(seat).into(), cut.into(), end)
}

/// Counts the neutral cells that the other seat could reach before a call and cannot reach after it.
fn cut_off(before: &FillerState, after: &FillerState, colour: Colour) -> u32 {
    let (seat, other) = (before.next(), before.next().other());
    let reached = |row: usize, column: usize| before.rows[row].reach[other.index()] >> column & 1;
    let taken: u64 =
        before.cells_available(seat, colour).map(|(row, column)| reached(row, column)).sum();
    before.reachable(other) - after.reachable(other) - taken as u32
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_game::{Notation, Params};

    fn describe(game: &str, position: &str, call: &str) -> String {
        let (_, params) = Params::read_game(game).expect("a game");
        let rules = Filler::read(&params).expect("parameters");
        let state = rules.read_state(position).expect("a state");
        let call = rules.read_action(&state, call).expect("a call");
        remark(&rules, &state, call).to_string()
    }

    #[test]
    fn calls_are_described_by_what_they_take_and_cut_off() {
        // Calling B closes the left column's top off: C is then behind the wall of seat 1.
        let board = "CBA2/BBAA/1BAA 1 - -";
        assert_eq!(
            describe("filler:3x4,win=full", board, "B"),
            "takes 4 cells, 5 in all; cuts the other player off from 1 cell"
        );
        assert_eq!(describe("filler:3x4,win=full", board, "C"), "takes nothing");
        assert_eq!(
            describe("filler:3x4", "CBA2/BBAA/1BAA 2 - -", "A"),
            "takes 5 cells, 6 in all; ends the game"
        );
    }
}
