//! The text of states and calls: `AB2/CDE/1FG 1 - -`.
//!
//! A state has the rows of the board, the seat to move, the last calls of both seats, `idle=N` if the last N calls
//! gained nothing, and `swap` if the seat to move may exchange the zones. After a swap, mark `1` begins in the corner
//! of seat 2, and mark `2` in the corner of seat 1. A call is the letter of a colour, or `swap`.

mod foreign;

use crate::board::{CellContent, Colour};
use crate::parameter::whole_number;
use crate::rules::{Filler, FillerAction, Swap};
use crate::shape::{NO_CELLS, count};
use crate::state::FillerState;
use crate::text;
use crate::text::notation;
use damier_game::{Notation, PositionReading, Seat, TextError};

/// Text of the call that exchanges the zones. After a board, it says that this call is possible.
const SWAP: &str = "swap";

/// Words after a board.
struct Tail {
    next: Seat,
    calls: [Option<Colour>; 2],
    idle: u8,
    swap: bool,
}

impl Notation for Filler {
    fn name(&self) -> String {
        let params = self.params_text();
        let colon = if params.is_empty() { "" } else { ":" };
        format!("filler{colon}{params}")
    }

    fn rules_version(&self) -> u32 {
        1
    }

    fn write_action(&self, _: &FillerState, call: FillerAction, out: &mut String) {
        match call {
            FillerAction::Colour(colour) => out.push(colour.letter()),
            FillerAction::Swap => out.push_str(SWAP),
        }
    }

    fn read_action(&self, _: &FillerState, text: &str) -> Result<FillerAction, TextError> {
        let word = text.trim();
        if self.swap == Swap::First && word.eq_ignore_ascii_case(SWAP) {
            return Ok(FillerAction::Swap);
        }
        read_colour(self, word).map(FillerAction::Colour).ok_or_else(|| {
            let expected = match self.swap {
                Swap::First => notation::letter_or_swap(self.last_letter()),
                Swap::None => notation::letter(self.last_letter()),
            };
            TextError::new(text, notation::call(), expected)
        })
    }

    fn write_state(&self, state: &FillerState, out: &mut String) {
        for row in 0..self.rows() {
            if row > 0 {
                out.push('/');
            }
            out.extend((0..self.columns()).map(|column| square_letter(state.square(row, column))));
        }
        let call = |seat: Seat| state.calls[seat.index()].map_or('-', Colour::letter);
        let next = state.next.index() + 1;
        *out += &format!(" {next} {} {}", call(Seat::FIRST), call(Seat::SECOND));
        if state.idle > 0 {
            *out += &format!(" idle={}", state.idle);
        }
        if state.swap {
            *out += " swap";
        }
    }

    /// Reads a position. It must have as many holes as the rules say. Each zone must be connected and contain its
    /// seat's start cell; under the swap rule, both zones may contain each other's start cells instead. A last call
    /// that a ban depends on must be given; all others are dropped, and if there is no ban, both may be left out.
    /// `swap` is possible only right after the first call of the game.
    fn read_state(&self, text: &str) -> Result<FillerState, TextError> {
        let rows: Vec<&str> = text.split('/').map(str::trim).collect();
        if rows.len() != self.rows() {
            let expected = notation::rows_of_cells(self.rows() as u64, self.columns() as u64);
            let found = notation::found_rows(rows.len() as u64);
            return Err(TextError::about(found, notation::board(), expected));
        }
        let (last, tail) = split_tail(rows[rows.len() - 1]);
        let mut squares = Vec::with_capacity(self.shape.size());
        for (index, row) in rows.iter().enumerate() {
            let row = if index + 1 == rows.len() { last } else { row };
            let read = self.read_row(row, &mut squares);
            read.map_err(|error| error.within(notation::row((index + 1).to_string())))?;
        }
        self.check_squares(&squares)?;
        let tail = self.read_tail(tail)?;
        self.state_of(&squares, &tail)
    }

    fn read_foreign_state(
        &self,
        text: &str,
    ) -> Option<Result<PositionReading<FillerState>, TextError>> {
        self.read_foreign(text)
    }
}

impl Filler {
    /// Builds the position of a board that was checked with [`Filler::check_squares`].
    fn state_of(&self, squares: &[CellContent], tail: &Tail) -> Result<FillerState, TextError> {
        let &Tail { next, calls, idle, swap } = tail;
        let mut state = self.build_state(squares, next, calls, idle);
        self.forget_calls(&mut state);
        self.refuse_missing_calls(&state)?;
        if swap && (state.over || !self.is_first_cut(&state)) {
            return Err(TextError::failed(notation::after_the_board(), notation::swap_too_late()));
        }
        state.swap = swap;
        Ok(state)
    }

    /// Returns the letter of the last colour.
    fn last_letter(&self) -> char {
        Colour(self.colours as u8 - 1).letter()
    }

    fn read_row(&self, text: &str, squares: &mut Vec<CellContent>) -> Result<(), TextError> {
        let length = text.chars().count();
        if length != self.columns() {
            let expected = notation::cells(self.columns() as u64);
            return Err(TextError::new(text, "", expected));
        }
        for (index, letter) in text.chars().enumerate() {
            let square = match letter {
                '1' => Some(CellContent::Owned(Seat::FIRST)),
                '2' => Some(CellContent::Owned(Seat::SECOND)),
                '#' => Some(CellContent::Hole),
                _ => read_letter(self, letter).map(|colour| CellContent::Neutral(colour.0)),
            };
            squares.push(square.ok_or_else(|| {
                let expected = notation::letters_and_marks(self.last_letter());
                TextError::new(letter, notation::column((index + 1).to_string()), expected)
            })?);
        }
        Ok(())
    }

    fn check_squares(&self, squares: &[CellContent]) -> Result<(), TextError> {
        let holes = squares.iter().filter(|&&square| square == CellContent::Hole).count();
        if holes != self.holes {
            let found = notation::found_holes(holes as u64);
            return Err(TextError::about(found, notation::board(), self.holes.to_string()));
        }
        let swapped = self.is_swapped(squares);
        for seat in [Seat::FIRST, Seat::SECOND] {
            let (row, column) = self.shape.start(if swapped { seat.other() } else { seat });
            let (mut zone, mut seed) = (NO_CELLS, NO_CELLS);
            for (index, &square) in squares.iter().enumerate() {
                let owned = square == CellContent::Owned(seat);
                zone[index / self.columns()] |= u64::from(owned) << (index % self.columns());
            }
            seed[row] = 1 << column & zone[row];
            let number = (seat.index() + 1).to_string();
            if seed[row] == 0 {
                let place =
                    notation::row_and_column((row + 1).to_string(), (column + 1).to_string());
                let expected = notation::mark_of_the_start(number);
                let found = square_letter(squares[row * self.columns() + column]);
                return Err(TextError::new(found, place, expected));
            }
            let connected = count(&self.shape.connected(&seed, &zone));
            if connected != count(&zone) {
                let found = notation::cells_marked(count(&zone).into(), number);
                let expected = notation::one_zone(connected.into());
                return Err(TextError::about(found, notation::board(), expected));
            }
        }
        Ok(())
    }

    /// Returns true if the zones have been exchanged: seat 2 owns the cell where seat 1 started.
    fn is_swapped(&self, squares: &[CellContent]) -> bool {
        let (row, column) = self.shape.start(Seat::FIRST);
        self.swap == Swap::First
            && squares[row * self.columns() + column] == CellContent::Owned(Seat::SECOND)
    }

    fn refuse_missing_calls(&self, state: &FillerState) -> Result<(), TextError> {
        for seat in [Seat::FIRST, Seat::SECOND] {
            if self.minds_call(state, seat) && state.calls[seat.index()].is_none() {
                let place = notation::last_call_of((seat.index() + 1).to_string());
                let expected = notation::letter_for_the_ban(self.last_letter());
                return Err(TextError::new("-", place, expected));
            }
        }
        Ok(())
    }

    /// Reads the words after the board.
    fn read_tail(&self, text: &str) -> Result<Tail, TextError> {
        let expected = match self.swap {
            Swap::First => notation::tail_with_swap(),
            Swap::None => notation::tail(),
        };
        let refuse = || TextError::new(text, notation::after_the_board(), expected);
        let mut words: Vec<&str> = text.split_whitespace().collect();
        let swap = self.swap == Swap::First
            && words.last().is_some_and(|word| word.eq_ignore_ascii_case(SWAP));
        if swap {
            words.pop();
        }
        let mut idle = 0;
        if let Some(number) = words.last().and_then(|word| idle_number(word)) {
            idle = self.read_idle(number)?;
            words.pop();
        }
        let (seat, first, second) = match words[..] {
            [seat] if self.ban.most() == 0 => (seat, "-", "-"),
            [seat, first, second] => (seat, first, second),
            _ => return Err(refuse()),
        };
        let next = match seat {
            "1" => Seat::FIRST,
            "2" => Seat::SECOND,
            _ => {
                return Err(TextError::new(seat, notation::seat_to_move(), notation::one_or_two()));
            }
        };
        Ok(Tail { next, calls: [self.read_call(first)?, self.read_call(second)?], idle, swap })
    }

    fn read_call(&self, text: &str) -> Result<Option<Colour>, TextError> {
        if text == "-" {
            return Ok(None);
        }
        let expected = || notation::letter_or_none(self.last_letter());
        let colour = read_colour(self, text);
        colour.map(Some).ok_or_else(|| TextError::new(text, notation::last_call(), expected()))
    }

    fn read_idle(&self, text: &str) -> Result<u8, TextError> {
        let limit = self.idle_limit();
        let number = whole_number(text).filter(|&number| number <= limit);
        number.map(|number| number as u8).ok_or_else(|| {
            let expected = text::parameter::a_whole_number("0", limit.to_string());
            TextError::new(text, notation::idle(), expected)
        })
    }
}

/// Splits the last row of the board from the words after it.
fn split_tail(text: &str) -> (&str, &str) {
    text.split_once(char::is_whitespace).unwrap_or((text, ""))
}

fn idle_number(word: &str) -> Option<&str> {
    let (key, number) = word.split_once('=')?;
    key.eq_ignore_ascii_case("idle").then_some(number)
}

fn read_colour(rules: &Filler, text: &str) -> Option<Colour> {
    let mut letters = text.chars();
    let letter = letters.next().filter(|_| letters.next().is_none())?;
    read_letter(rules, letter)
}

fn read_letter(rules: &Filler, letter: char) -> Option<Colour> {
    let index = u32::from(letter.to_ascii_uppercase()).checked_sub(u32::from('A'))?;
    ((index as usize) < rules.colours).then_some(Colour(index as u8))
}

pub(crate) fn square_letter(square: CellContent) -> char {
    match square {
        CellContent::Neutral(colour) => Colour(colour).letter(),
        CellContent::Owned(Seat::FIRST) => '1',
        CellContent::Owned(_) => '2',
        CellContent::Hole => '#',
    }
}
