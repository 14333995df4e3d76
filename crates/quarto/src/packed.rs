//! Text of the course's packed words: a position in 64 + 16 + 16 + 8 bits, and a move in 8 bits.

use crate::piece::{Move, Piece, Square};
use crate::rules::{Quarto, QuartoAction};
use crate::state::{Phase, Position};
use crate::text;
use damier_game::TextError;

/// Word before the four words of a position.
const PREFIX: &str = "packed";

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

/// Reads a text written by [`packed_text`]. Returns `None` if it does not start with the word `packed`.
pub(crate) fn read_packed(rules: &Quarto, text: &str) -> Option<Result<Position, TextError>> {
    let start = text.trim_start();
    let words = start.get(..PREFIX.len()).filter(|head| head.eq_ignore_ascii_case(PREFIX));
    words.map(|_| read_words(rules, &start[PREFIX.len()..]))
}

fn read_words(rules: &Quarto, text: &str) -> Result<Position, TextError> {
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
    let &[board, squares, pieces, phase] = words.as_slice() else { return Err(refuse()) };
    let narrow = |word: u64| u16::try_from(word).map_err(|_| refuse());
    let (squares, pieces) = (narrow(squares)?, narrow(pieces)?);
    let phase = u8::try_from(phase).map_err(|_| refuse())?;
    // The remaining pieces follow from the board, and the third word has to agree with them.
    let on_board = Square::in_mask(squares)
        .map(|square| Piece::from_low_bits((board >> (4 * square.index())) as u8).mask());
    let in_hand = Piece::new(phase).map_or(0, Piece::mask);
    let left = !(on_board.fold(0, |all, piece| all | piece) | in_hand);
    let position = rules.unpack((board, squares, left, phase))?;
    if placed(&position) == pieces {
        return Ok(position);
    }
    let expected = text::notation::for_this_board(packed_text(&position));
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
