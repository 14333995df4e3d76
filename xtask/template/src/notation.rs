//! Text: the game's name, states and actions.

use crate::line::{COLUMNS, ROWS, bit};
use crate::rules::NewGame;
use crate::state::NewGameState;
use game::{Notation, TextError};

/// The form of a state's text, for errors.
const STATE_FORM: &str = "six rows of seven cells (1, 2 or `.`) from the top, joined by `/`";

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
            .ok_or_else(|| TextError::new(text, "action", format!("a column from 1 to {COLUMNS}")))
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
            return Err(TextError::new(text, "state", STATE_FORM));
        }
        let mut stones = [0; 2];
        for (row, cells) in rows.iter().rev().enumerate() {
            for (column, &cell) in cells.iter().enumerate() {
                read_cell(cell, row, column, &mut stones)
                    .map_err(|allowed| TextError::new(cell, place(row, column), allowed))?;
            }
        }
        NewGameState::from_stones(stones).ok_or_else(|| {
            let allowed =
                "as many stones of 1 as of 2 or one more, and lines of the last stone only";
            TextError::new(text, "state", allowed)
        })
    }
}

/// The letter of a cell; rows are counted from the bottom.
pub(crate) fn symbol(state: &NewGameState, row: usize, column: usize) -> char {
    state.stone_at(row, column).map_or('.', |seat| ['1', '2'][seat.index()])
}

/// The place of a cell in a text, whose rows are counted from the top.
fn place(row: usize, column: usize) -> String {
    format!("row {}, column {}", ROWS - row, column + 1)
}

/// Adds the stone that a letter means to those of its seat, or says what is allowed; the rows below are read.
fn read_cell(
    letter: char,
    row: usize,
    column: usize,
    stones: &mut [u64; 2],
) -> Result<(), &'static str> {
    let seat = match letter {
        '1' => 0,
        '2' => 1,
        '.' => return Ok(()),
        _ => return Err("1, 2 or `.`"),
    };
    if row > 0 && (stones[0] | stones[1]) & bit(row - 1, column) == 0 {
        return Err("`.` above an empty cell");
    }
    stones[seat] |= bit(row, column);
    Ok(())
}
