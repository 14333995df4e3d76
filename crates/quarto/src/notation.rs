//! Text of the game's name, states and actions.

mod foreign;

use crate::line::RuleSet;
use crate::packed;
use crate::piece::{Piece, Square};
use crate::rules::{Quarto, QuartoAction};
use crate::setup::BoardPieces;
use crate::state::{Phase, Position};
use crate::text;
use damier_game::{Notation, PositionReading, TextError};
use damier_i18n::Message;
use std::fmt::Write;

impl Notation for Quarto {
    fn name(&self) -> String {
        let rules = self.rule_set();
        let rules = (rules != RuleSet::default()).then(|| rules.word());
        let misere = self.is_misere().then_some("misere");
        let traits = self.traits();
        let traits = (!traits.is_all()).then(|| format!("traits={}", traits.text()));
        let words: Vec<&str> = rules.into_iter().chain(misere).chain(traits.as_deref()).collect();
        if words.is_empty() { "quarto".to_string() } else { format!("quarto:{}", words.join(",")) }
    }

    fn rules_version(&self) -> u32 {
        1
    }

    fn write_action(&self, _state: &Position, action: QuartoAction, out: &mut String) {
        // Writing into a string cannot fail.
        let _ = match action {
            QuartoAction::Give(piece) => write!(out, "give {piece}"),
            QuartoAction::Place(square) => write!(out, "{square}"),
        };
    }

    fn read_action(&self, state: &Position, text: &str) -> Result<QuartoAction, TextError> {
        let lower: String = without_space(text).collect();
        let action = match lower.strip_prefix("give") {
            Some(piece) => Piece::from_text(piece).map(QuartoAction::Give),
            None => {
                let square = lower.strip_prefix("place").unwrap_or(&lower);
                let square = read_square(square).map(QuartoAction::Place);
                square.or_else(|| packed::read_move(state, &lower))
            }
        };
        action.ok_or_else(|| {
            let expected = match state.phase() {
                Phase::Give => text::notation::give_any(),
                Phase::Place(_) => text::notation::any_square(),
                Phase::Completed | Phase::Full => {
                    let sentence = text::notation::after_the_end(text.trim());
                    return TextError::failed(text::notation::action(), sentence);
                }
            };
            TextError::new(text, text::notation::action(), expected)
        })
    }

    fn write_state(&self, state: &Position, out: &mut String) {
        for square in Square::all() {
            if square.index() > 0 && square.index() % 4 == 0 {
                out.push('/');
            }
            out.push(symbol(state.piece_at(square), '.'));
        }
        out.push(' ');
        out.push(symbol(state.hand(), '-'));
    }

    fn packed_text(&self, state: &Position) -> Option<String> {
        Some(packed::packed_text(state))
    }

    fn course_text(&self, state: &Position) -> Option<String> {
        Some(packed::course_text(state))
    }

    fn packed_action(&self, state: &Position, action: QuartoAction) -> Option<String> {
        packed::move_text(state, action)
    }

    fn read_state(&self, text: &str) -> Result<Position, TextError> {
        if let Some(read) = packed::read_packed(self, text) {
            return read;
        }
        let letters: Vec<char> = without_space(text).collect();
        let Some((&hand, letters)) = letters.split_last() else {
            return Err(TextError::new("", text::notation::state(), text::notation::state_form()));
        };
        let rows: Vec<&[char]> = letters.split(|&letter| letter == '/').collect();
        if rows.len() != 4 {
            return Err(TextError::new(
                text,
                text::notation::state(),
                text::notation::state_form(),
            ));
        }
        let mut board = BoardPieces::default();
        for ((row, name), squares) in rows.iter().zip("ABCD".chars()).zip(board.chunks_mut(4)) {
            read_row(row, name, hand, squares)?;
        }
        let hand = read_symbol(hand, '-')
            .map_err(|expected| TextError::new(hand, text::notation::piece_in_hand(), expected))?;
        self.position(&board, hand)
    }

    fn read_foreign_state(
        &self,
        text: &str,
    ) -> Option<Result<PositionReading<Position>, TextError>> {
        foreign::read(self, text)
    }
}

fn without_space(text: &str) -> impl Iterator<Item = char> {
    let letters = text.chars().filter(|letter| !letter.is_whitespace());
    letters.map(|letter| letter.to_ascii_lowercase())
}

fn read_square(text: &str) -> Option<Square> {
    let mut letters = text.chars();
    let square = Square::from_label(letters.next()?, letters.next()?);
    square.filter(|_| letters.next().is_none())
}

fn symbol(piece: Option<Piece>, none: char) -> char {
    let digit = piece.and_then(|piece| char::from_digit(u32::from(piece.bits()), 16));
    digit.unwrap_or(none)
}

/// Reads a piece or the symbol for none; otherwise returns the expected text.
fn read_symbol(letter: char, none: char) -> Result<Option<Piece>, Message> {
    let piece = Piece::from_digit(letter);
    if piece.is_some() || letter == none {
        Ok(piece)
    } else {
        Err(text::notation::a_piece_or(none))
    }
}

/// Reads the four squares of a row. `hand` is the last letter of the text, read as the piece in hand.
fn read_row(
    row: &[char],
    name: char,
    hand: char,
    squares: &mut [Option<Piece>],
) -> Result<(), TextError> {
    if row.len() != squares.len() {
        let found: String = row.iter().collect();
        let expected = if name == 'D' && row.len() + 1 == squares.len() {
            text::notation::squares_before_the_hand(hand)
        } else {
            text::notation::four_squares().into()
        };
        return Err(TextError::new(found, text::notation::row(name), expected));
    }
    for ((&letter, square), column) in row.iter().zip(squares).zip(1..) {
        *square = read_symbol(letter, '.').map_err(|expected| {
            let place = text::notation::square(format!("{name}{column}"));
            TextError::new(letter, place, expected)
        })?;
    }
    Ok(())
}
