//! The effect of a call, in words.

use crate::board::Colour;
use crate::rules::{Filler, FillerAction};
use crate::state::FillerState;
use game::Game;

/// Describes a call: `takes 8 cells, 31 in all; 4 more are out of seat 2's reach`.
pub(crate) fn remark(rules: &Filler, state: &FillerState, call: FillerAction) -> String {
    let seat = state.next();
    let FillerAction::Colour(colour) = call else {
        return format!("takes over the other zone, {}", cells(state.owned(seat.other())));
    };
    let after = rules.after(state, call);
    let taken = match state.gain(seat, colour) {
        0 => "takes nothing".to_string(),
        gain => format!("takes {}, {} in all", cells(gain), after.owned(seat)),
    };
    let cut = match cut_off(state, &after, colour) {
        0 => String::new(),
        1 => format!("; 1 more is out of {}'s reach", seat.other()),
        cut => format!("; {cut} more are out of {}'s reach", seat.other()),
    };
    let end = if after.over { "; that ends the game" } else { "" };
    format!("{taken}{cut}{end}")
}

fn cells(count: u32) -> String {
    if count == 1 { "1 cell".to_string() } else { format!("{count} cells") }
}

/// Neutral cells that the other seat could reach before a call and cannot after it.
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
    use game::{Notation, Params};

    fn describe(game: &str, position: &str, call: &str) -> String {
        let (_, params) = Params::read_game(game).expect("a game");
        let rules = Filler::read(&params).expect("parameters");
        let state = rules.read_state(position).expect("a state");
        let call = rules.read_action(&state, call).expect("a call");
        remark(&rules, &state, call)
    }

    #[test]
    fn calls_are_described_by_what_they_take_and_cut_off() {
        // Calling B closes the left column's top off: C is then behind the wall of seat 1.
        let board = "CBA2/BBAA/1BAA 1 - -";
        assert_eq!(
            describe("filler:3x4,win=full", board, "B"),
            "takes 4 cells, 5 in all; 1 more is out of seat 2's reach"
        );
        assert_eq!(describe("filler:3x4,win=full", board, "C"), "takes nothing");
        assert_eq!(
            describe("filler:3x4", "CBA2/BBAA/1BAA 2 - -", "A"),
            "takes 5 cells, 6 in all; that ends the game"
        );
    }
}
