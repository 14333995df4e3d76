//! Positions as other programs write them: lists and tables of tiles or exponents, 64-bit words, and the games that the
//! original page saves.

use crate::packed::Packed;
use crate::rules::Twenty48;
use crate::state::{Twenty48State, tile};
use crate::text::{foreign as text, notation};
use damier_game::{CellWords, PositionReading, TextError, is_blank};
use damier_i18n::Message;

/// Most digits of a 64-bit word.
const WORD_DIGITS: usize = 16;

/// What was found in a text: the exponents of the cells, row by row, and how the text was understood.
struct Found {
    exponents: Vec<u8>,
    note: Message,
}

impl Twenty48 {
    /// Reads a position in a form of another program. `None` if the text has as many rows with `/` between them as the
    /// board, but no cells of another program.
    pub(super) fn read_foreign(
        &self,
        given: &str,
    ) -> Option<Result<PositionReading<Twenty48State>, TextError>> {
        // In a saved game that was itself saved as JSON, every quotation mark has a backslash.
        let given = given.replace("\\\"", "\"");
        let (body, fields) = cut_fields(&given);
        let refuse = || TextError::new(&given, "", self.forms());
        let found = match self.find_cells(body) {
            Some(found) => found,
            None if self.has_own_rows(body) => return None,
            None => return Some(Err(refuse())),
        };
        let Some(fields) = fields else { return Some(Err(refuse())) };
        Some(found.and_then(|Found { exponents, note }| {
            if !fields.contains("spawn") {
                self.refuse_unknown_turn()?;
            }
            let mut state = self.read_exponents(&exponents)?;
            super::read_fields(&fields, &mut state)?;
            self.refuse_impossible(&state)?;
            Ok(PositionReading { state, note })
        }))
    }

    /// Finds the cells in the first form that the text has.
    fn find_cells(&self, body: &str) -> Option<Result<Found, TextError>> {
        if let Some(found) = self.read_word(body) {
            return Some(found);
        }
        if body.contains("\"cells\"") {
            return self.read_saved_game(body);
        }
        let mut words = CellWords::read(body)?;
        // The labels that `damier show` prints where a player places tiles.
        words.rows.iter_mut().for_each(|row| row.retain(|word| !is_label(word)));
        words.rows.retain(|row| !row.is_empty());
        let (cells, rest) = words.cells((self.rows(), self.columns()), false)?;
        if !rest.is_empty() {
            return None;
        }
        let numbers: Option<Vec<u128>> = cells.iter().map(|word| read_number(word)).collect();
        Some(self.read_numbers(&numbers?, !self.has_own_rows(body)))
    }

    /// Returns true if a text has rows as damier writes them.
    fn has_own_rows(&self, body: &str) -> bool {
        body.split('/').count() == self.rows()
    }

    /// Reads numbers as tiles or, if some are no tiles and all are small enough, as exponents.
    ///
    /// # Errors
    /// A number is no tile, and the others do not let it be an exponent either.
    fn read_numbers(&self, numbers: &[u128], may_be_exponents: bool) -> Result<Found, TextError> {
        let tiles: Option<Vec<u8>> =
            numbers.iter().map(|&number| self.exponent_of(number)).collect();
        if let Some(exponents) = tiles {
            return Ok(Found { exponents, note: Message::default() });
        }
        let largest = u128::from(self.largest_exponent());
        let odd = |&number: &u128| self.exponent_of(number).is_none();
        let cell = numbers.iter().position(odd).unwrap_or_default();
        let first = numbers[cell];
        if !may_be_exponents {
            let place = notation::row((cell / self.columns() + 1).to_string());
            let error = self.refuse_tile(&first.to_string(), cell % self.columns());
            return Err(error.within(place).within(notation::state()));
        }
        if let Some(&large) = numbers.iter().find(|&&number| number > largest) {
            let sentence = text::neither(first.to_string(), large.to_string());
            return Err(TextError::failed("", sentence));
        }
        // `largest` fits into a byte.
        let exponents: Vec<u8> = numbers.iter().map(|&number| number as u8).collect();
        let value = tile(first as u8).to_string();
        Ok(Found { exponents, note: text::exponents(first.to_string(), value) })
    }

    /// Returns the exponent of a tile; 0 for an empty cell. `None` if the number is no tile of this shape.
    fn exponent_of(&self, number: u128) -> Option<u8> {
        if number == 0 { Some(0) } else { self.read_tile(&number.to_string()) }
    }

    /// Reads a 64-bit word, for example `0x1000000000000012`: four bits for each exponent, and the first cell in the
    /// lowest. Such words are written by [nneonneo's player](https://github.com/nneonneo/2048-ai),
    /// [TDL2048+](https://github.com/moporgan/TDL2048) and many others.
    fn read_word(&self, body: &str) -> Option<Result<Found, TextError>> {
        let lower = body.trim().to_ascii_lowercase().replace('_', "");
        let digits = lower.strip_prefix("0x")?.trim_end_matches(['u', 'l']);
        let is_word = (1..=WORD_DIGITS).contains(&digits.len());
        let word = u64::from_str_radix(digits, 16).ok().filter(|_| is_word)?;
        if !self.is_rectangle() || (self.rows(), self.columns()) != (4, 4) {
            return Some(Err(TextError::failed("", text::word_of_another_size())));
        }
        let board = Packed::from_bits(word);
        let exponents = (0..WORD_DIGITS).map(|cell| board.exponent(cell)).collect();
        Some(Ok(Found { exponents, note: text::word().into() }))
    }

    /// Reads the game that the [original page](https://github.com/gabrielecirulli/2048) keeps as `gameState`. Its cells
    /// go by columns, but each tile also names its column `x` and row `y`. `None` if the text is cut off or has another
    /// form.
    fn read_saved_game(&self, body: &str) -> Option<Result<Found, TextError>> {
        let (mut place, mut size) = ([None; 2], None);
        let (mut tiles, mut exponents) = (0, vec![0; self.rows() * self.columns()]);
        for (key, value) in numbers_by_key(body) {
            match key {
                "size" => size = Some(value),
                "x" => place[0] = Some(value),
                "y" => place[1] = Some(value),
                "value" => {
                    let [column, row] = place.map(|at| at.and_then(|at| usize::try_from(at).ok()));
                    let (column, row) = (column?, row?);
                    if column >= self.columns() || row >= self.rows() {
                        return None;
                    }
                    place = [None; 2];
                    tiles += 1;
                    exponents[row * self.columns() + column] = self.exponent_of(value)?;
                }
                _ => {}
            }
        }
        let is_square = [self.rows(), self.columns()].map(|side| size == Some(side as u128));
        let is_whole = tiles + body.matches("null").count() == exponents.len();
        let found = Found { exponents, note: text::saved_game().into() };
        (is_whole && is_square == [true; 2]).then_some(Ok(found))
    }

    /// Describes the forms of positions that are read.
    pub(super) fn forms(&self) -> Message {
        let (rows, columns) = (self.rows(), self.columns());
        let size = text::size(rows.to_string(), columns.to_string());
        if self.is_rectangle() && (rows, columns) == (4, 4) {
            text::forms_of_square(size)
        } else {
            text::forms(size)
        }
    }
}

/// Returns the text before `score=` or `spawn=`, and these fields as damier writes them, also from a line or object
/// with `score: 12`. The fields are `None` if one has no number.
fn cut_fields(given: &str) -> (&str, Option<String>) {
    let lower = given.to_ascii_lowercase();
    let (mut body, mut fields) = (given, Some(String::new()));
    for key in ["score", "spawn"] {
        for (at, _) in lower.match_indices(key) {
            // Not in the middle of a word such as `bestScore`.
            if lower[..at].ends_with(|c: char| c.is_alphanumeric()) {
                continue;
            }
            let after = lower[at + key.len()..].trim_start_matches(['"', '\'']).trim_start();
            let Some(value) = after.strip_prefix(['=', ':']) else { continue };
            if after.starts_with('=') {
                body = &body[..body.len().min(at)];
            }
            let value = value.trim_start();
            let end = value.find(|c: char| !c.is_ascii_digit()).unwrap_or(value.len());
            let field = (end > 0).then(|| format!(" {key}={}", &value[..end]));
            fields = fields.zip(field).map(|(fields, field)| fields + &field);
        }
    }
    (body, fields)
}

/// Lists the numbers in an object with their keys, in the order of the text.
fn numbers_by_key(text: &str) -> impl Iterator<Item = (&str, u128)> {
    let mut parts = text.split('"').peekable();
    std::iter::from_fn(move || {
        loop {
            let key = parts.next()?;
            let after = parts.peek()?.trim_start().strip_prefix(':').map(str::trim_start);
            let digits = after.map_or("", |after| {
                &after[..after.find(|c: char| !c.is_ascii_digit()).unwrap_or(after.len())]
            });
            if let Ok(number) = digits.parse() {
                return Some((key, number));
            }
        }
    })
}

/// Reads the number of a cell, also one that another program wrote with decimals; 0 if the cell is blank.
fn read_number(word: &str) -> Option<u128> {
    if is_blank(word) {
        return Some(0);
    }
    let whole = word.trim_end_matches('0').strip_suffix('.').unwrap_or(word);
    let digits = whole.bytes().all(|byte| byte.is_ascii_digit());
    whole.parse().ok().filter(|_| digits)
}

/// Returns true for the name of a row or column, for example `r1`.
fn is_label(word: &str) -> bool {
    let number = word.strip_prefix(['r', 'c']);
    number.is_some_and(|number| !number.is_empty() && number.bytes().all(|b| b.is_ascii_digit()))
}
