//! Positions and actions in numbers.

use crate::piece::{COUNT, Piece, Square};
use crate::rules::{Quarto, QuartoAction};
use crate::state::Position;
use crate::text::notation;
use damier_game::offer::Numbering;
use damier_game::{Seat, TextError};

/// Squares are numbered 0 to 15 row by row, and pieces 16 to 31 by their bits. An observation is the 16 squares and the
/// hand: 0 for nothing, or 1 plus the bits of the piece.
pub(crate) const NUMBERS: Numbering<Quarto> = Numbering {
    seat_actions: |_| 2 * usize::from(COUNT),
    actions: |_| 2 * usize::from(COUNT),
    number: |_, action| match action {
        QuartoAction::Place(square) => square.index(),
        QuartoAction::Give(piece) => usize::from(COUNT + piece.bits()),
    },
    action: |_, number| {
        let number = u8::try_from(number).ok()?;
        match number.checked_sub(COUNT) {
            Some(bits) => Piece::new(bits).map(QuartoAction::Give),
            None => Square::new(number).map(QuartoAction::Place),
        }
    },
    shape: |_| vec![usize::from(COUNT) + 1],
    largest: |_| COUNT,
    write,
    read,
    kernel: |_, _| None,
};

/// Reads a position from the squares and the hand. The hand is empty if its byte is missing.
pub(crate) fn read(rules: &Quarto, seen: &[u8]) -> Result<Position, TextError> {
    let mut pieces = [None; COUNT as usize + 1];
    for (at, (&byte, piece)) in seen.iter().zip(&mut pieces).enumerate() {
        if byte > COUNT {
            let place = notation::number((at + 1).to_string());
            let error = TextError::new(byte, place, notation::piece_numbers());
            return Err(error.within(notation::state()));
        }
        *piece = byte.checked_sub(1).and_then(Piece::new);
    }
    let [board @ .., hand] = pieces;
    rules.position(&board, hand)
}

fn write(_: &Quarto, state: &Position, _: Seat, seen: &mut [u8]) {
    let byte = |piece: Option<Piece>| piece.map_or(0, |piece| 1 + piece.bits());
    let squares = Square::all().map(|square| byte(state.piece_at(square)));
    let all = squares.chain([byte(state.hand())]);
    seen.iter_mut().zip(all).for_each(|(seen, byte)| *seen = byte);
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_game::{Game, Notation, Rng};

    #[test]
    fn numbers_and_actions_are_each_others_inverse() {
        let rules = Quarto::default();
        for number in 0..32 {
            let action = (NUMBERS.action)(&rules, number).expect("a number of an action");
            assert_eq!((NUMBERS.number)(&rules, action), number);
        }
        assert_eq!((NUMBERS.action)(&rules, 32), None);
        assert_eq!((NUMBERS.action)(&rules, 300), None);
    }

    #[test]
    fn squares_and_the_hand_are_seen() {
        let rules = Quarto::default();
        let state = rules.read_state("b74./c.93/20fd/.5a. 6").expect("a position");
        let mut seen = [99; 17];
        write(&rules, &state, Seat::SECOND, &mut seen);
        assert_eq!(seen, [12, 8, 5, 0, 13, 0, 10, 4, 3, 1, 16, 14, 0, 6, 11, 0, 7]);
        assert_eq!(read(&rules, &seen), Ok(state));
        write(&rules, &rules.opening(&mut Rng::new(1)), Seat::FIRST, &mut seen);
        assert_eq!(seen, [0; 17]);
        seen[3] = 17;
        let refused = read(&rules, &seen).expect_err("no piece has this number");
        assert!(refused.to_string().contains("number 4: found `17`"), "{refused}");
    }
}
