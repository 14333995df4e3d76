//! Positions in the forms in which people paste them: damier's own text, and those of other programs.

use crate::notation::{Notation, PositionReading, TextError};
use crate::text;
use crate::text_file::without_mark;

/// Reads a position that a person typed or pasted: the text of a state, on one line or with a line for each row; a
/// longer text with one position in it, for example what `damier show` prints; or a form of another program
/// ([`Notation::read_foreign_state`]). A text that [`Notation::read_state`] reads keeps its meaning.
///
/// # Errors
/// The text has none of these forms, has more than one meaning, or holds several positions.
pub fn read_position<G: Notation>(
    game: &G,
    text: &str,
) -> Result<PositionReading<G::State>, TextError> {
    let text = without_mark(text);
    let own = game.read_state(text);
    let own = own.or_else(|refusal| read_rows(game, text).ok_or(refusal));
    let refusal = match own {
        Ok(state) => return Ok(PositionReading::plain(state)),
        Err(refusal) => refusal,
    };
    if let Some(found) = find_state(game, text) {
        return found.map(PositionReading::plain);
    }
    game.read_foreign_state(text).unwrap_or(Err(refusal))
}

/// Reads a state whose rows are lines. What follows the board may be on the last line or on one of its own.
fn read_rows<G: Notation>(game: &G, text: &str) -> Option<G::State> {
    let lines: Vec<&str> = lines(text).collect();
    let (last, rows) = lines.split_last().filter(|(_, rows)| !rows.is_empty())?;
    let rows = rows.join("/");
    [format!("{rows}/{last}"), format!("{rows} {last}")]
        .iter()
        .find_map(|text| game.read_state(text).ok())
}

/// Finds the state in a longer text: on a line of its own, or at the end of a line after a colon. Returns an error if
/// there are several different ones.
fn find_state<G: Notation>(game: &G, text: &str) -> Option<Result<G::State, TextError>> {
    let mut found: Vec<G::State> = Vec::new();
    for line in lines(text) {
        let after_colon = line.split_once(": ").map(|(_, rest)| rest);
        let read = [Some(line), after_colon].into_iter().flatten();
        if let Some(state) = read.filter_map(|text| game.read_state(text).ok()).next()
            && !found.contains(&state)
        {
            found.push(state);
        }
    }
    match found.len() {
        0 => None,
        1 => found.pop().map(Ok),
        count => {
            let found = text::found_positions(count as u64);
            Some(Err(TextError::about(found, "", text::one_position())))
        }
    }
}

/// Returns the lines of a text that are not blank, without white space around them.
fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.split(['\n', '\r']).map(str::trim).filter(|line| !line.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy::Nim;

    #[test]
    fn a_state_is_found_in_a_longer_text() {
        let nim = Nim { sticks: 5, ..Nim::default() };
        let own = nim.read_state("3 sticks, seat 1").expect("a state");
        for text in [
            "\u{feff}3 sticks, seat 1",
            "| | |\r\n3 sticks, seat 1\r\n",
            "final: 3 sticks, seat 1",
            "3 sticks, seat 1\nnim: 3 sticks, seat 1",
        ] {
            assert_eq!(read_position(&nim, text), Ok(PositionReading::plain(own)), "{text}");
        }
        let two = read_position(&nim, "a: 3 sticks, seat 1\nb: 2 sticks, seat 1")
            .expect_err("two states");
        assert_eq!(two.to_string(), "2 positions; expected one position");
        let none = read_position(&nim, "nothing\nat all").expect_err("no state");
        assert_eq!(Err(none), nim.read_state("nothing\nat all"));
    }
}
