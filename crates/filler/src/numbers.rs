//! Positions and calls in numbers.

use crate::board::{Colour, MAX_COLOURS};
use crate::rules::{Filler, FillerAction, Swap};
use crate::state::FillerState;
use crate::text::notation;
use damier_game::offer::Numbering;
use damier_game::{Seat, TextError};

/// Number of byte values for cells that are not neutral: a hole, and the zones of both seats.
const OTHERS: u8 = 3;

/// Calls are numbered by their colours. If the rules have a swap, it has the last number. An observation is the board:
/// 0 for a hole, 1 for the zone of the seat that sees it, 2 for the other, and 3 and up for the colours.
pub(crate) const NUMBERS: Numbering<Filler> = Numbering {
    seat_actions: count,
    actions: count,
    number: |rules, action| action.colour().map_or(rules.colours, Colour::index),
    action: |rules, number| {
        if number < rules.colours {
            Some(FillerAction::Colour(Colour(number as u8)))
        } else {
            (number < count(rules)).then_some(FillerAction::Swap)
        }
    },
    shape: |rules| vec![rules.rows(), rules.columns()],
    largest: |rules| OTHERS - 1 + rules.colours as u8,
    write,
    read: |_, _| Err(TextError::failed(notation::board(), notation::numbers_lack_the_turn())),
    kernel: |_, _| None,
};

const _: () = assert!(MAX_COLOURS < (u8::MAX - OTHERS) as usize);

fn count(rules: &Filler) -> usize {
    rules.colours + usize::from(rules.swap == Swap::First)
}

fn write(rules: &Filler, state: &FillerState, seat: Seat, seen: &mut [u8]) {
    for (row, cells) in seen.chunks_exact_mut(rules.columns()).enumerate() {
        let (present, zone) = (state.board.present[row], state.rows[row].zone);
        let [own, other] = [seat, seat.other()].map(|seat| zone[seat.index()]);
        for (column, (cell, colour)) in
            cells.iter_mut().zip(state.board.colours_of(row)).enumerate()
        {
            // Without branches, because environments write millions of cells per second.
            let [present, own, other] = [present, own, other].map(|set| (set >> column & 1) as u8);
            let neutral = present & !(own | other);
            *cell = own + 2 * other + neutral * (OTHERS + colour);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_game::{Notation, Params};

    #[test]
    fn numbers_and_calls_are_each_others_inverse() {
        for (params, calls) in [("4x4,colours=5", 5), ("4x4,colours=5,swap=first", 6)] {
            let rules = Filler::read(&Params::read(params).expect("parameters")).expect("rules");
            assert_eq!(count(&rules), calls);
            for number in 0..calls {
                let action = (NUMBERS.action)(&rules, number).expect("a number of a call");
                assert_eq!((NUMBERS.number)(&rules, action), number);
            }
            assert_eq!((NUMBERS.action)(&rules, calls), None);
        }
    }

    #[test]
    fn zones_and_colours_are_seen() {
        let rules = Filler::read(&Params::read("3x3").expect("parameters")).expect("rules");
        let state = rules.read_state("AB2/CDE/1FG 1 - -").expect("a position");
        let mut seen = [99; 9];
        write(&rules, &state, Seat::FIRST, &mut seen);
        assert_eq!(seen, [3, 4, 2, 5, 6, 7, 1, 8, 9]);
        write(&rules, &state, Seat::SECOND, &mut seen);
        assert_eq!(seen, [3, 4, 1, 5, 6, 7, 2, 8, 9]);
        assert_eq!((NUMBERS.largest)(&rules), 9);
    }
}
