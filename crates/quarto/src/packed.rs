//! Text of the course's packed words: a position in 64 + 16 + 16 + 8 bits, and a move in 8 bits.

use crate::piece::{Move, Piece, Square};
use crate::rules::{Quarto, QuartoAction};
use crate::state::{Phase, Position};
use crate::text;
use damier_game::TextError;

/// Word before the four words of a position.
const PREFIX: &str = "packed";

/// Word before the same words with the byte B of the course in place of the phase.
const COURSE: &str = "course";

/// Bit of the byte B that is set if a piece is to be placed.
const PLACES: u8 = 1 << 6;

/// Returns the pieces on the board, one bit each. The course packs these, while [`Position::pack`] packs the remaining
/// ones.
fn placed(position: &Position) -> u16 {
    let in_hand = position.hand().map_or(0, Piece::mask);
    !(position.remaining() | in_hand)
}

/// Writes `packed BOARD SQUARES PLACED PHASE` in hexadecimal digits: the piece of square `i` in bits `4i` to `4i + 3`,
/// a bit for every occupied square, a bit for every piece on the board, and the phase of [`Position::pack`].
pub(crate) fn packed_text(position: &Position) -> String {
    let (board, squares, _, phase) = position.pack();
    format!("{PREFIX} {board:016x} {squares:04x} {:04x} {phase:02x}", placed(position))
}

/// Returns the byte B of the course, from the highest bit: the player on turn (0 gives the first piece), the action (1 to
/// place), 00, and the piece in hand in four bits, which are 0 without one.
fn course_byte(position: &Position) -> u8 {
    // The player changes after each gift.
    let gifts = position.placed() + u32::from(position.hand().is_some());
    let action = position.hand().map_or(0, |piece| PLACES | piece.bits());
    ((gifts % 2) as u8) << 7 | action
}

/// Writes `course BOARD SQUARES PLACED B`: the words of [`packed_text`] with the byte B of the course as the last.
pub(crate) fn course_text(position: &Position) -> String {
    let (board, squares, ..) = position.pack();
    let byte = course_byte(position);
    format!("{COURSE} {board:016x} {squares:04x} {:04x} {byte:02x}", placed(position))
}

/// Reads a text written by [`packed_text`] or [`course_text`]. Returns `None` if it starts with neither word.
pub(crate) fn read_packed(rules: &Quarto, text: &str) -> Option<Result<Position, TextError>> {
    let start = text.trim_start();
    let after = |prefix: &str| {
        let head = start.get(..prefix.len()).filter(|head| head.eq_ignore_ascii_case(prefix));
        head.map(|_| &start[prefix.len()..])
    };
    let packed = after(PREFIX).map(|words| read_words(rules, words, false));
    packed.or_else(|| after(COURSE).map(|words| read_words(rules, words, true)))
}

/// Reads four words, the last of them a phase or the byte B of the course.
fn read_words(rules: &Quarto, text: &str, is_course: bool) -> Result<Position, TextError> {
    let refuse = || {
        TextError::new(
            text.trim(),
            text::notation::packed_position(),
            text::notation::packed_form(),
        )
    };
    let word = |text: &str| u64::from_str_radix(text.strip_prefix("0x").unwrap_or(text), 16).ok();
    let words: Option<Vec<u64>> = text.split_whitespace().map(word).collect();
    let words = words.ok_or_else(refuse)?;
    let &[board, squares, pieces, last] = words.as_slice() else { return Err(refuse()) };
    let narrow = |word: u64| u16::try_from(word).map_err(|_| refuse());
    let (squares, pieces) = (narrow(squares)?, narrow(pieces)?);
    let last = u8::try_from(last).map_err(|_| refuse())?;
    let phases: &[u8] = match (is_course, last & PLACES) {
        (false, _) => &[last],
        (true, PLACES) => &[last & 0xf],
        // The byte does not tell a running game from one that is over, but the board does.
        (true, _) => &[0x10, 0x20, 0x30],
    };
    // The remaining pieces follow from the board, and the third word has to agree with them.
    let on_board = Square::in_mask(squares)
        .map(|square| Piece::from_low_bits((board >> (4 * square.index())) as u8).mask());
    let on_board = on_board.fold(0, |all, piece| all | piece);
    let unpack = |phase: u8| {
        let in_hand = Piece::new(phase).map_or(0, Piece::mask);
        rules.unpack((board, squares, !(on_board | in_hand), phase))
    };
    let read = phases.iter().find_map(|&phase| unpack(phase).ok());
    let position = read.map_or_else(|| unpack(phases[0]), Ok)?;
    // Without a piece in hand, its bits in the byte B may have any value.
    let unused = if last & PLACES == 0 { 0xf } else { 0 };
    let is_byte_right = !is_course || (last ^ course_byte(&position)) & !unused == 0;
    if placed(&position) == pieces && is_byte_right {
        return Ok(position);
    }
    let words = if is_course { course_text(&position) } else { packed_text(&position) };
    let expected = text::notation::for_this_board(words);
    Err(TextError::new(text.trim(), text::notation::packed_position(), expected))
}

/// Writes the byte of a placement, `square * 16 + piece`, in two hexadecimal digits and in bits. `None` for a gift.
pub(crate) fn move_text(position: &Position, action: QuartoAction) -> Option<String> {
    match (position.phase(), action) {
        (Phase::Place(piece), QuartoAction::Place(square)) => {
            let byte = u8::from(Move::new(square, piece));
            Some(format!("0x{byte:02x} = {:04b} {:04b}", byte >> 4, byte & 0xf))
        }
        _ => None,
    }
}

/// Reads the byte of a placement of the piece in hand, for example `0x75` or `0b01110101`.
pub(crate) fn read_move(position: &Position, text: &str) -> Option<QuartoAction> {
    let digits =
        |prefix, radix| text.strip_prefix(prefix).map(|rest| u8::from_str_radix(rest, radix));
    let byte = digits("0x", 16).or_else(|| digits("0b", 2))?.ok()?;
    let wanted = Move::from(byte);
    (position.phase() == Phase::Place(wanted.piece())).then(|| QuartoAction::Place(wanted.square()))
}
