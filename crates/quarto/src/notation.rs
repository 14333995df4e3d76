//! Text: the game's name, states and actions.

use crate::line::RuleSet;
use crate::piece::{Piece, Square};
use crate::rules::{Quarto, QuartoAction};
use crate::setup::BoardPieces;
use crate::state::{Phase, Position};
use game::{Notation, TextError};
use std::fmt::Write;

/// The form of a state's text, for errors.
const STATE_FORM: &str = "four rows of four squares (a piece 0-f or `.`) joined by `/`, then the \
                          piece in hand or `-`, as in `9f6./..../0.../8... -`";

impl Notation for Quarto {
    fn name(&self) -> String {
        let rules = self.rule_set();
        let rules = (rules != RuleSet::default()).then(|| rules.word());
        let misere = self.is_misere().then_some("misere");
        let words: Vec<&str> = rules.into_iter().chain(misere).collect();
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
            Some(piece) => only(piece).and_then(Piece::from_digit).map(QuartoAction::Give),
            None => {
                let square = lower.strip_prefix("place").unwrap_or(&lower);
                read_square(square).map(QuartoAction::Place)
            }
        };
        action.ok_or_else(|| {
            let allowed = match state.phase() {
                Phase::Give => "give 0 to give f",
                Phase::Place(_) => "a square from A1 to D4",
                Phase::Completed | Phase::Full => "nothing: the game is over",
            };
            TextError::new(text, "action", allowed)
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

    fn read_state(&self, text: &str) -> Result<Position, TextError> {
        let letters: Vec<char> = without_space(text).collect();
        let Some((&hand, letters)) = letters.split_last() else {
            return Err(TextError::new("", "state", STATE_FORM));
        };
        let rows: Vec<&[char]> = letters.split(|&letter| letter == '/').collect();
        if rows.len() != 4 {
            return Err(TextError::new(text, "state", STATE_FORM));
        }
        let mut board = BoardPieces::default();
        for ((row, name), squares) in rows.iter().zip("ABCD".chars()).zip(board.chunks_mut(4)) {
            read_row(row, name, hand, squares)?;
        }
        let hand = read_symbol(hand, '-')
            .map_err(|allowed| TextError::new(hand, "piece in hand", allowed))?;
        self.position(&board, hand)
    }
}

fn without_space(text: &str) -> impl Iterator<Item = char> {
    let letters = text.chars().filter(|letter| !letter.is_whitespace());
    letters.map(|letter| letter.to_ascii_lowercase())
}

/// The only letter of a text.
fn only(text: &str) -> Option<char> {
    let mut letters = text.chars();
    letters.next().filter(|_| letters.next().is_none())
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

/// Reads a piece or the symbol of none; otherwise says what is allowed.
fn read_symbol(letter: char, none: char) -> Result<Option<Piece>, String> {
    let piece = Piece::from_digit(letter);
    if piece.is_some() || letter == none {
        Ok(piece)
    } else {
        Err(format!("a piece 0-f or {none}"))
    }
}

/// Reads the four squares of a row; `hand` is the letter that was taken for the piece in hand.
fn read_row(
    row: &[char],
    name: char,
    hand: char,
    squares: &mut [Option<Piece>],
) -> Result<(), TextError> {
    if row.len() != squares.len() {
        let found: String = row.iter().collect();
        let allowed = if name == 'D' && row.len() + 1 == squares.len() {
            format!("four squares before the piece in hand ({hand} was taken for it)")
        } else {
            "four squares, each a piece 0-f or `.`".to_string()
        };
        return Err(TextError::new(found, format!("row {name}"), allowed));
    }
    for ((&letter, square), column) in row.iter().zip(squares).zip(1..) {
        *square = read_symbol(letter, '.')
            .map_err(|allowed| TextError::new(letter, format!("square {name}{column}"), allowed))?;
    }
    Ok(())
}
