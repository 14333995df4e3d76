//! Positions built from pieces, checked against the rules.

use crate::piece::{Move, Piece, Square};
use crate::rules::Quarto;
use crate::state::{Phase, Position};
use crate::text::notation;
use damier_game::TextError;
use damier_i18n::Message;

/// Piece on each square.
pub(crate) type BoardPieces = [Option<Piece>; 16];

impl Quarto {
    /// Builds the position with these pieces on the board and in hand. Every position that it returns can occur in a
    /// game.
    ///
    /// # Errors
    /// A piece is used twice, the completed lines have no square in common (so no last placement completed them all),
    /// or a piece is in hand although a line is complete.
    pub fn position(
        &self,
        board: &[Option<Piece>; 16],
        hand: Option<Piece>,
    ) -> Result<Position, TextError> {
        let mut position = Position::EMPTY;
        for (square, piece) in Square::all().zip(board) {
            if let Some(piece) = *piece {
                if position.remaining() & piece.mask() == 0 {
                    return Err(used_twice(piece, notation::square(square.to_string())));
                }
                position.give(piece);
                position.put(Move::new(square, piece));
            }
        }
        self.close(&mut position)?;
        if let Some(piece) = hand {
            if position.remaining() & piece.mask() == 0 {
                return Err(used_twice(piece, notation::piece_in_hand().into()));
            }
            if position.phase() == Phase::Completed {
                let expected = notation::none_after_a_line();
                return Err(TextError::new(piece, notation::piece_in_hand(), expected));
            }
            position.give(piece);
        }
        Ok(position)
    }

    /// Unpacks a position: the inverse of [`Position::pack`].
    ///
    /// # Errors
    /// The errors of [`Quarto::position`], or the words contradict each other.
    pub fn unpack(&self, packed: (u64, u16, u16, u8)) -> Result<Position, TextError> {
        let (nibbles, occupied, _, phase) = packed;
        let piece = |square: Square| {
            let nibble = (nibbles >> (4 * square.index())) as u8;
            (occupied & square.mask() != 0).then(|| Piece::from_low_bits(nibble))
        };
        let mut board = BoardPieces::default();
        for square in Square::all() {
            board[square.index()] = piece(square);
        }
        let position = self.position(&board, Piece::new(phase))?;
        if position.pack() == packed {
            Ok(position)
        } else {
            let words = |(a, b, c, d): (u64, u16, u16, u8)| format!("{a:#x} {b:#x} {c:#x} {d:#x}");
            let expected = notation::for_this_board(words(position.pack()));
            Err(TextError::new(words(packed), notation::packed_position(), expected))
        }
    }

    /// Ends the game if the position has a completed line.
    fn close(&self, position: &mut Position) -> Result<(), TextError> {
        let mut lines = self.completed_lines(position).peekable();
        if lines.peek().is_some() {
            if lines.fold(u16::MAX, |common, line| common & line) == 0 {
                return Err(self.two_wins(position));
            }
            position.complete();
        }
        Ok(())
    }

    fn two_wins(&self, position: &Position) -> TextError {
        let squares = |line| Square::in_mask(line).map(|square| square.to_string());
        let lines = self.completed_lines(position);
        let lines: Vec<String> =
            lines.map(|line| squares(line).collect::<Vec<_>>().join("-")).collect();
        let expected = notation::lines_with_a_common_square();
        TextError::new(lines.join(", "), notation::board(), expected)
    }
}

fn used_twice(piece: Piece, place: Message) -> TextError {
    TextError::failed(place, notation::used_piece(piece.to_string()))
}
