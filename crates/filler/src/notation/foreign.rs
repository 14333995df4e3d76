//! Positions as other programs write them: lists and tables of letters, digits or names of colours, boards without the
//! player to move, and a drawn board.

use super::{Tail, read_colour};
use crate::board::{CellContent, Colour};
use crate::parameter::whole_number;
use crate::rules::Filler;
use crate::shape::{NO_CELLS, Topology};
use crate::state::FillerState;
use crate::text::foreign as text;
use damier_game::palette::CALL_NAMES;
use damier_game::{CellWords, PositionReading, Seat, TextError, is_blank};
use damier_i18n::{Joint, Lang, Message, Phrase};

/// Width of a cell in a drawn board: a letter between two spaces.
const DRAWN_WIDTH: usize = 3;

/// Meaning of the word of a cell.
#[derive(Clone, Copy)]
enum CellWord {
    Colour(u8),
    /// A colour or the mark of a player.
    Number(u8),
    Hole,
}

impl Filler {
    /// Reads a position in a form of another program. `None` if the text has as many rows with `/` between them as the
    /// board, but no board of another program.
    pub(super) fn read_foreign(
        &self,
        given: &str,
    ) -> Option<Result<PositionReading<FillerState>, TextError>> {
        let found = self.find_cells(given).and_then(|(words, tail)| {
            let cells: Option<Vec<_>> = words.iter().map(|word| self.read_cell(word)).collect();
            cells.zip(Some(tail))
        });
        match found {
            Some((cells, tail)) => Some(self.read_board(&cells, &tail)),
            None if given.split('/').count() == self.rows() => None,
            None => {
                let (rows, columns) = (self.rows().to_string(), self.columns().to_string());
                let forms = text::forms(rows, columns, self.last_letter());
                Some(Err(TextError::new(given, "", forms)))
            }
        }
    }

    /// Finds the words of the cells, and the text after the board.
    fn find_cells(&self, given: &str) -> Option<(Vec<String>, String)> {
        let words = CellWords::read(given)?;
        if let Some((cells, rest)) = words.cells((self.rows(), self.columns()), true) {
            let is_separator = |letter: char| letter.is_whitespace() || ",;".contains(letter);
            let tail = format!("{} {}", rest.join(" "), words.after);
            return Some((cells, tail.trim_matches(is_separator).to_string()));
        }
        self.find_drawn(given).map(|cells| (cells, String::new()))
    }

    /// Finds the cells of a drawn board, in which holes are blank.
    fn find_drawn(&self, given: &str) -> Option<Vec<String>> {
        let mut lines = given.lines().filter(|line| !line.trim().is_empty());
        let mut cells = Vec::with_capacity(self.shape.size());
        for row in 0..self.rows() {
            let drawn: Vec<char> = lines.next()?.chars().collect();
            let shift = usize::from(self.topology() == Topology::Hex) * (row % 2);
            let letter = |column| drawn.get(1 + shift + DRAWN_WIDTH * column).copied();
            let letters = (0..self.columns()).map(|column| letter(column).unwrap_or(' '));
            let words: Vec<String> =
                letters.map(|letter| letter.to_string().trim().into()).collect();
            let is_letter = |letter: &&char| !letter.is_whitespace();
            if words.concat().chars().count() != drawn.iter().filter(is_letter).count() {
                return None;
            }
            cells.extend(words);
        }
        Some(cells)
    }

    fn read_cell(&self, word: &str) -> Option<CellWord> {
        if word == "#" || is_blank(word) {
            return Some(CellWord::Hole);
        }
        if let Some(Colour(index)) = read_colour(self, word) {
            return Some(CellWord::Colour(index));
        }
        let is_name = |name: &Phrase| {
            Lang::SPOKEN.iter().any(|&lang| name.say(lang).to_lowercase() == word.to_lowercase())
        };
        if let Some(index) = CALL_NAMES.iter().take(self.colours).position(is_name) {
            return Some(CellWord::Colour(index as u8));
        }
        let number = whole_number(word).filter(|&number| number <= self.colours)?;
        Some(CellWord::Number(number as u8))
    }

    fn read_board(
        &self,
        cells: &[CellWord],
        tail: &str,
    ) -> Result<PositionReading<FillerState>, TextError> {
        let first = self.first_number(cells)?;
        let mut squares: Vec<CellContent> = cells.iter().map(|cell| square(*cell, first)).collect();
        let is_owned = |square: &CellContent| matches!(square, CellContent::Owned(_));
        let has_marks = squares.iter().any(is_owned);
        let starts = if has_marks { [None; 2] } else { self.mark_starts(&mut squares)? };
        self.check_squares(&squares)?;
        let named = |next| Tail { next, calls: starts, idle: 0, swap: false };
        let read = match tail {
            "" if squares.iter().filter(|square| is_owned(square)).count() > 2 => {
                return Err(TextError::failed("", text::who_moves()));
            }
            "" => named(Seat::FIRST),
            "1" if !has_marks => named(Seat::FIRST),
            "2" if !has_marks => named(Seat::SECOND),
            _ => {
                let read = self.read_tail(tail)?;
                let calls = [0, 1].map(|seat| read.calls[seat].or(starts[seat]));
                Tail { calls, ..read }
            }
        };
        let state = self.state_of(&squares, &read)?;
        let counted = first.map(|first| text::numbers(first.to_string()));
        let unsaid = tail.is_empty().then(|| Message::from(text::first_to_move()));
        let notes = counted.into_iter().chain(unsaid).collect();
        Ok(PositionReading { state, note: Message::list(notes, Joint::Space) })
    }

    /// Returns the number of the first colour, 0 or 1. `None` if numbers are the marks of players: if there are letters
    /// or names as well, or only 1 and 2.
    ///
    /// # Errors
    /// The numbers have no meaning, or two.
    fn first_number(&self, cells: &[CellWord]) -> Result<Option<u8>, TextError> {
        let numbers: Vec<u8> = cells
            .iter()
            .filter_map(|cell| match *cell {
                CellWord::Number(number) => Some(number),
                CellWord::Colour(_) | CellWord::Hole => None,
            })
            .collect();
        let has_colours = cells.iter().any(|cell| matches!(cell, CellWord::Colour(_)));
        let are_marks = numbers.iter().all(|number| matches!(number, 1 | 2));
        match (numbers.contains(&0), numbers.contains(&(self.colours as u8))) {
            _ if are_marks => Ok(None),
            _ if has_colours => Err(TextError::failed("", text::numbers_and_letters())),
            (true, false) => Ok(Some(0)),
            (false, true) => Ok(Some(1)),
            _ => Err(TextError::failed("", text::ambiguous(self.last_letter()))),
        }
    }

    /// Gives each player the start cell of a board that has colours everywhere. Returns the colours under these cells.
    ///
    /// # Errors
    /// The colour of a start cell continues next to it, so the board may be from the middle of a game.
    fn mark_starts(&self, squares: &mut [CellContent]) -> Result<[Option<Colour>; 2], TextError> {
        let mut colours = [None; 2];
        for seat in [Seat::FIRST, Seat::SECOND] {
            let (row, column) = self.shape.start(seat);
            let (mut alike, mut start) = (NO_CELLS, NO_CELLS);
            start[row] = 1 << column;
            let here = squares[row * self.columns() + column];
            for (index, &square) in squares.iter().enumerate() {
                alike[index / self.columns()] |=
                    u64::from(square == here) << (index % self.columns());
            }
            if self.shape.connected(&start, &alike) != start {
                return Err(TextError::failed("", text::grown()));
            }
            if let CellContent::Neutral(colour) = here {
                colours[seat.index()] = Some(Colour(colour));
            }
        }
        for seat in [Seat::FIRST, Seat::SECOND] {
            let (row, column) = self.shape.start(seat);
            squares[row * self.columns() + column] = CellContent::Owned(seat);
        }
        Ok(colours)
    }
}

/// Returns the square that a word describes. `first` is the number of the first colour; `None` if numbers are marks of
/// players.
fn square(cell: CellWord, first: Option<u8>) -> CellContent {
    match (cell, first) {
        (CellWord::Hole, _) => CellContent::Hole,
        (CellWord::Colour(colour), _) => CellContent::Neutral(colour),
        (CellWord::Number(number), Some(first)) => CellContent::Neutral(number - first),
        (CellWord::Number(1), None) => CellContent::Owned(Seat::FIRST),
        (CellWord::Number(_), None) => CellContent::Owned(Seat::SECOND),
    }
}
