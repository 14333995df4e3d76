//! Text of states and actions: `2 4 . ./. . . ./. 8 . ./. . . 2 score=4`, `left`, `2@r1c3`.

mod foreign;

use crate::rules::{End, Spawner, Twenty48, Twenty48Action};
use crate::shape::Direction;
use crate::state::{MAX_SCORE, Twenty48State, tile};
use crate::text::notation;
use damier_game::{Notation, PositionReading, TextError};
use std::fmt::Write;

impl Notation for Twenty48 {
    fn name(&self) -> String {
        self.write_name()
    }

    fn rules_version(&self) -> u32 {
        1
    }

    fn write_action(&self, _state: &Twenty48State, action: Twenty48Action, out: &mut String) {
        match action {
            Twenty48Action::Slide(direction) => *out += direction.word(),
            Twenty48Action::Spawn { cell, exponent } => {
                let (row, column) =
                    (usize::from(cell) / self.columns(), usize::from(cell) % self.columns());
                let _ = write!(out, "{}@r{}c{}", tile(exponent), row + 1, column + 1);
            }
        }
    }

    /// Reads a slide by its word, for example `left`, or a spawn such as `2@r1c3`: a tile 2 in row 1 and column 3. Rows
    /// and columns are counted from 1.
    fn read_action(&self, _state: &Twenty48State, text: &str) -> Result<Twenty48Action, TextError> {
        let plain: String = text.split_whitespace().collect();
        if let Some(direction) =
            Direction::from_word(&plain).filter(|direction| self.directions().contains(direction))
        {
            return Ok(Twenty48Action::Slide(direction));
        }
        self.read_spawn(&plain.to_ascii_lowercase()).ok_or_else(|| {
            let words: Vec<&str> = self.directions().iter().map(|d| d.word()).collect();
            let (rows, columns) = (self.rows().to_string(), self.columns().to_string());
            let expected = notation::a_slide_or_tile(words.join(", "), rows, columns);
            TextError::new(text, notation::action(), expected)
        })
    }

    fn write_state(&self, state: &Twenty48State, out: &mut String) {
        for cell in 0..self.cells() {
            if cell > 0 {
                out.push(if cell % self.columns() == 0 { '/' } else { ' ' });
            }
            match state.cells[cell] {
                0 => out.push('.'),
                exponent => {
                    let _ = write!(out, "{}", tile(exponent));
                }
            }
        }
        if state.score != 0 {
            let _ = write!(out, " score={}", state.score);
        }
        if state.pending != 0 {
            let _ = write!(out, " spawn={}", state.pending);
        }
    }

    /// Reads the rows from top to bottom, separated by `/`, then `score=N` and `spawn=K`. K is the number of tiles to
    /// place before the next slide. Both may be left out if they are 0.
    ///
    /// # Errors
    /// If the text is damaged. Also if no game on this shape can have the tiles (see [`Twenty48::largest_sum`]), or if
    /// more tiles are to be placed than in any game.
    fn read_state(&self, text: &str) -> Result<Twenty48State, TextError> {
        let end_of_board = text.find(|c: char| c.is_alphabetic()).unwrap_or(text.len());
        let (board, fields) = text.split_at(end_of_board);
        let mut state = Twenty48State::empty(0);
        self.read_board(board, &mut state).map_err(|error| error.within(notation::state()))?;
        read_fields(fields, &mut state).map_err(|error| error.within(notation::state()))?;
        self.refuse_impossible(&state).map_err(|error| error.within(notation::state()))?;
        Ok(state)
    }

    fn read_foreign_state(
        &self,
        text: &str,
    ) -> Option<Result<PositionReading<Twenty48State>, TextError>> {
        self.read_foreign(text)
    }
}

impl Twenty48 {
    /// Returns the exponent of the largest tile on this shape: `cells + 1`, or `cells` if no 4 is placed.
    pub(crate) fn largest_exponent(&self) -> u8 {
        self.cells() as u8 + u8::from(self.four > 0.0)
    }

    /// Returns the largest sum of all tiles: one of each tile from the largest down, 2^18 - 4 on 4x4.
    ///
    /// No slide changes the sum. Let `b` be the largest exponent. A new tile joins at most `cells - 1` tiles. If their
    /// sum is at most this value, it stays so with the new tile. So no game can exceed it, and no tile can exceed 2^b.
    #[must_use]
    pub fn largest_sum(&self) -> u128 {
        let smallest = if self.four > 0.0 { 2 } else { 1 };
        tile(self.largest_exponent() + 1) - tile(smallest)
    }

    fn read_spawn(&self, text: &str) -> Option<Twenty48Action> {
        let (tile, place) = text.split_once("@r")?;
        let (row, column) = place.split_once('c')?;
        let exponent = match tile {
            "2" => 1,
            "4" => 2,
            _ => return None,
        };
        let index = |text: &str, count: usize| {
            let digits = text.bytes().all(|byte| byte.is_ascii_digit());
            let number: usize = text.parse().ok().filter(|_| digits)?;
            (1..=count).contains(&number).then(|| number - 1)
        };
        let cell = index(row, self.rows())? * self.columns() + index(column, self.columns())?;
        Some(Twenty48Action::Spawn { cell: cell as u8, exponent })
    }

    fn read_board(&self, text: &str, state: &mut Twenty48State) -> Result<(), TextError> {
        let rows: Vec<&str> = text.split('/').collect();
        if rows.len() != self.rows() {
            let expected = notation::rows_with_slashes(self.rows() as u64);
            let found = notation::found_rows(rows.len() as u64, text.trim());
            return Err(TextError::about(found, "", expected));
        }
        for (index, row) in rows.iter().enumerate() {
            let first = index * self.columns();
            let cells = &mut state.cells[first..first + self.columns()];
            self.read_row(row, cells)
                .map_err(|error| error.within(notation::row((index + 1).to_string())))?;
        }
        Ok(())
    }

    /// Builds the state with these exponents, row by row. The score is 0, and no tile is due.
    ///
    /// # Errors
    /// No game on this shape can have the tiles.
    pub(crate) fn read_exponents(&self, exponents: &[u8]) -> Result<Twenty48State, TextError> {
        let largest = self.largest_exponent();
        if let Some(at) = exponents.iter().position(|&exponent| exponent > largest) {
            let (row, column) = (at / self.columns() + 1, at % self.columns() + 1);
            let expected = notation::exponent_up_to(largest.to_string());
            let error =
                TextError::new(exponents[at], notation::column(column.to_string()), expected);
            return Err(error.within(notation::row(row.to_string())));
        }
        let state = Twenty48State::set_up(exponents, 0, 0);
        self.refuse_impossible(&state)?;
        Ok(state)
    }

    /// Refuses a board without the number of tiles to place if an adversary may be on turn.
    pub(crate) fn refuse_unknown_turn(&self) -> Result<(), TextError> {
        match self.spawner {
            Spawner::Chance => Ok(()),
            Spawner::Adversary => Err(TextError::failed("", notation::numbers_lack_the_turn())),
        }
    }

    fn read_row(&self, row: &str, cells: &mut [u8]) -> Result<(), TextError> {
        let spaced = row.replace('.', " . ");
        let words: Vec<&str> = spaced.split_whitespace().collect();
        if words.len() != cells.len() {
            let expected = notation::tiles_or_dots(cells.len() as u64);
            return Err(TextError::new(row, "", expected));
        }
        for (column, (word, cell)) in words.iter().zip(cells).enumerate() {
            *cell = self.read_tile(word).ok_or_else(|| self.refuse_tile(word, column))?;
        }
        Ok(())
    }

    /// Returns the error for a text that is no tile.
    fn refuse_tile(&self, word: &str, column: usize) -> TextError {
        let expected = notation::a_dot_or_power(tile(self.largest_exponent()).to_string());
        TextError::new(word, notation::column((column + 1).to_string()), expected)
    }

    fn read_tile(&self, word: &str) -> Option<u8> {
        if word == "." {
            return Some(0);
        }
        let digits = word.bytes().all(|byte| byte.is_ascii_digit());
        let number: u128 = word.parse().ok().filter(|_| digits)?;
        let fits =
            number.is_power_of_two() && (2..=tile(self.largest_exponent())).contains(&number);
        fits.then(|| number.trailing_zeros() as u8)
    }

    fn refuse_impossible(&self, state: &Twenty48State) -> Result<(), TextError> {
        if state.sum() > self.largest_sum() {
            let expected = notation::tiles_of_sum(self.largest_sum().to_string());
            return Err(TextError::about(notation::sum_of(state.sum().to_string()), "", expected));
        }
        let room = self.empty_cells(state).count() as u8;
        let most = match self.end {
            End::Stuck => self.start.max(1).min(room),
            End::Full => self.start.max(1),
        };
        if state.pending > most {
            return Err(TextError::new(
                format!("spawn={}", state.pending),
                "",
                notation::tiles_due(most.to_string()),
            ));
        }
        Ok(())
    }
}

/// Reads `score=N` and `spawn=K` in any order, each at most once.
fn read_fields(text: &str, state: &mut Twenty48State) -> Result<(), TextError> {
    let spaced = text.to_ascii_lowercase().replace('=', " = ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let (mut score, mut pending) = (None, None);
    for field in words.chunks(3) {
        let value = match field {
            [_, "=", value] if value.bytes().all(|byte| byte.is_ascii_digit()) => {
                value.parse().ok()
            }
            _ => None,
        };
        let slot = match field[0] {
            "score" => &mut score,
            "spawn" => &mut pending,
            _ => return Err(refuse_field(field)),
        };
        let limit = if field[0] == "score" { MAX_SCORE } else { i64::from(u8::MAX) };
        let value = value.filter(|&value: &i64| value <= limit && slot.is_none());
        *slot = Some(value.ok_or_else(|| refuse_field(field))?);
    }
    state.score = score.unwrap_or(0);
    state.pending = pending.unwrap_or(0) as u8;
    Ok(())
}

fn refuse_field(field: &[&str]) -> TextError {
    let expected = notation::fields(MAX_SCORE.to_string());
    TextError::new(field.concat(), "", expected)
}
