//! Positions as other programs write them: lists and tables of pieces, 16 letters, and a drawn board.

use crate::numbers;
use crate::packed;
use crate::piece::Piece;
use crate::rules::Quarto;
use crate::setup::BoardPieces;
use crate::state::{Phase, Position};
use crate::text::{board, foreign as text};
use damier_game::{CellWords, PositionReading, TextError, is_blank};
use damier_i18n::{Joint, Lang, Message, Phrase};

/// Number of squares.
const SQUARES: usize = 16;

/// Words of the squares, and of the piece in hand if the text has one.
type Words = (Vec<String>, Option<String>);

/// Reads a position in a form of another program. `None` if the text has four rows with `/` between them, or packed
/// words.
pub(super) fn read(
    rules: &Quarto,
    given: &str,
) -> Option<Result<PositionReading<Position>, TextError>> {
    if packed::read_packed(rules, given).is_some() {
        return None;
    }
    if let Some(counted) = find_counted(given) {
        let has_hand = counted.len() > SQUARES;
        let read = numbers::read(rules, &counted);
        return Some(read.map(|state| with_notes(state, has_hand, Some(text::counted()))));
    }
    let is_own = given.split('/').count() == 4;
    let refuse = || (!is_own).then(|| Err(TextError::new(given, "", text::forms())));
    let words = find_drawn(given).or_else(|| find_words(given));
    let Some((squares, hand)) = words else { return refuse() };
    let pieces: Option<Vec<Option<Piece>>> = squares.iter().map(|word| read_piece(word)).collect();
    let in_hand = hand.as_deref().map_or(Some(None), read_piece);
    let (Some(pieces), Some(in_hand)) = (pieces, in_hand) else { return refuse() };
    let mut found = BoardPieces::default();
    found.copy_from_slice(&pieces);
    let read = rules.position(&found, in_hand);
    Some(read.map(|state| with_notes(state, hand.is_some(), None)))
}

/// Returns a position that was read. `has_hand` is true if the text names the piece in hand or none.
fn with_notes(
    state: Position,
    has_hand: bool,
    counted: Option<Phrase>,
) -> PositionReading<Position> {
    let unsaid = (!has_hand && state.phase() == Phase::Give).then(text::none_in_hand);
    let notes = counted.into_iter().chain(unsaid).map(Message::from).collect();
    PositionReading { state, note: Message::list(notes, Joint::Space) }
}

/// Finds the bytes of an observation: 1 to 16 for the pieces, and 0 for an empty square. `None` if the numbers may be
/// pieces from 0 to 15: there is no 16, and 0 occurs at most once.
fn find_counted(given: &str) -> Option<Vec<u8>> {
    let words = CellWords::read(given)?;
    let (cells, rest) = words.cells((4, 4), false)?;
    let numbers = cells.iter().chain(&rest).map(|word| word.parse().ok());
    let numbers: Vec<u8> = numbers.collect::<Option<_>>()?;
    let outside = words.around + &words.after;
    let is_all = numbers.len() <= SQUARES + 1 && !outside.contains(|c: char| c.is_ascii_digit());
    let empty = numbers.iter().filter(|&&number| number == 0).count();
    (is_all && (empty > 1 || numbers.contains(&16))).then_some(numbers)
}

/// Finds the squares in lists or rows. The piece in hand is the only word after them or, in an object, the only number
/// outside the lists.
fn find_words(given: &str) -> Option<Words> {
    let words = CellWords::read(&split_hand(given))?;
    let (squares, mut rest) = words.cells((4, 4), true)?;
    let is_separator = |letter: char| letter.is_whitespace() || "\"',:;=[](){}".contains(letter);
    let outside = |text: &str, is_name: fn(&str) -> bool| -> Vec<String> {
        let words = text.split(is_separator).filter(|word| !word.is_empty() && !is_name(word));
        words.filter(|word| read_piece(word).is_some()).map(str::to_string).collect()
    };
    // A single letter before the lists is the name of a variable.
    let is_name = |word: &str| word.starts_with(|c: char| c.is_alphabetic()) && !is_blank(word);
    rest.extend(outside(&words.around, is_name));
    rest.extend(outside(&words.after, |_| false));
    match rest.len() {
        0 => Some((squares, None)),
        1 => Some((squares, rest.pop())),
        _ => None,
    }
}

/// Returns a text of 17 letters, which are 16 squares and the piece in hand, with a space between them.
fn split_hand(given: &str) -> String {
    let letters = given.trim();
    let is_word = letters.len() == SQUARES + 1 && !letters.contains(char::is_whitespace);
    match letters.split_at_checked(SQUARES).filter(|_| is_word) {
        Some((squares, hand)) => format!("{squares} {hand}"),
        None => given.to_string(),
    }
}

/// Finds a board as damier draws it: rows A to D, with brackets around the pieces of a complete line, and a note that
/// names the piece in hand.
fn find_drawn(given: &str) -> Option<Words> {
    let rows: Vec<Vec<String>> = given
        .lines()
        .map(|line| line.replace(['[', ']'], " ").split_whitespace().map(str::to_string).collect())
        .collect();
    let is_row = |(row, name): (&Vec<String>, &str)| row.len() == 5 && row[0] == name;
    let is_board = |rows: &&[Vec<String>]| rows.iter().zip(["A", "B", "C", "D"]).all(is_row);
    let board = rows.windows(4).find(is_board)?;
    let squares = board.iter().flat_map(|row| row[1..].iter().cloned()).collect();
    let names = Lang::SPOKEN.map(|lang| board::in_hand().say(lang));
    let hand = names.iter().find_map(|name| {
        let (_, after) = given.split_once(name.as_str())?;
        let (_, piece) = after.split_once(':')?;
        let word = piece.split_whitespace().next()?;
        Some(word.trim_matches(['[', ']']).to_string())
    });
    Some((squares, hand))
}

/// Reads a piece as a hexadecimal digit or a number up to 15, or a word for none.
fn read_piece(word: &str) -> Option<Option<Piece>> {
    if is_blank(word) || word == "-" || word == "-1" {
        return Some(None);
    }
    let digit = Piece::from_text(word);
    let is_number = word.bytes().all(|byte| byte.is_ascii_digit());
    let number = || word.parse().ok().filter(|_| is_number).and_then(Piece::new);
    digit.or_else(number).map(Some)
}
