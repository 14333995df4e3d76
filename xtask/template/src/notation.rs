//! Text forms of the name of the game, of states and of actions.

use crate::line::{COLUMNS, ROWS, bit};
use crate::rules::NewGame;
use crate::state::NewGameState;
use crate::text;
use damier_game::{Notation, TextError};
use damier_i18n::{Message, Phrase};

impl Notation for NewGame {
    fn name(&self) -> String {
        "newgame".to_string()
    }

    fn rules_version(&self) -> u32 {
        1
    }

    fn write_action(&self, _state: &NewGameState, column: usize, out: &mut String) {
        *out += &(column + 1).to_string();
    }

    fn read_action(&self, _state: &NewGameState, text: &str) -> Result<usize, TextError> {
        let number = text.trim().parse().ok();
        let column = number.filter(|number| (1..=COLUMNS).contains(number));
        column
            .map(|number| number - 1)
            .ok_or_else(|| {
                TextError::new(text, text::action(), text::a_column(COLUMNS.to_string()))
            })
    }

    fn write_state(&self, state: &NewGameState, out: &mut String) {
        for row in (0..ROWS).rev() {
            for column in 0..COLUMNS {
                out.push(symbol(state, row, column));
            }
            out.push_str(if row > 0 { "/" } else { "" });
        }
    }

    fn read_state(&self, text: &str) -> Result<NewGameState, TextError> {
        let letters: Vec<char> = text.chars().filter(|letter| !letter.is_whitespace()).collect();
        let rows: Vec<&[char]> = letters.split(|&letter| letter == '/').collect();
        if rows.len() != ROWS || rows.iter().any(|row| row.len() != COLUMNS) {
            return Err(TextError::new(text, text::state(), text::state_form()));
        }
        let mut stones = [0; 2];
        for (row, cells) in rows.iter().rev().enumerate() {
            for (column, &cell) in cells.iter().enumerate() {
                read_cell(cell, row, column, &mut stones)
                    .map_err(|expected| TextError::new(cell, place(row, column), expected))?;
            }
        }
        NewGameState::from_stones(stones)
            .ok_or_else(|| TextError::failed(text::state(), text::impossible_position()))
    }
}

/// Returns the letter for a cell in a text. Rows are counted from 0 at the bottom.
pub(crate) fn symbol(state: &NewGameState, row: usize, column: usize) -> char {
    state.stone_at(row, column).map_or('.', |seat| ['1', '2'][seat.index()])
}

/// Returns the name of a cell for an error. In a text, rows are counted from the top.
fn place(row: usize, column: usize) -> Message {
    text::cell((ROWS - row).to_string(), (column + 1).to_string())
}

/// Reads the letter of a cell, and adds its stone, if any. The rows below must have been read before.
///
/// # Errors
/// Returns what was expected instead of the letter.
fn read_cell(
    letter: char,
    row: usize,
    column: usize,
    stones: &mut [u64; 2],
) -> Result<(), Phrase> {
    let seat = match letter {
        '1' => 0,
        '2' => 1,
        '.' => return Ok(()),
        _ => return Err(text::a_letter()),
    };
    if row > 0 && (stones[0] | stones[1]) & bit(row - 1, column) == 0 {
        return Err(text::an_empty_cell());
    }
    stones[seat] |= bit(row, column);
    Ok(())
}
