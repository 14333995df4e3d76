//! Saved games: a text file that a person can read and edit.
//!
//! ```text
//! damier game 1
//! game: quarto
//! seat 1: cautious
//! seat 2: random
//! opening: ..../..../..../.... -
//!
//! 1. give 7
//! 2. B2
//!
//! final: ..../.7../..../.... -
//! ```
//! The first two lines are required. Other header lines and the final state may be left out. Numbers before actions are
//! for reading only. `#` starts a comment, except in the lines that hold a state. The line `resigned: seat 1` means
//! that this seat resigned at the end.

use crate::contract::Game;
use crate::notation::{Notation, TextError};
use crate::position::read_position;
use crate::rng::Rng;
use crate::seat::{Seat, Turn};
use crate::text;
use crate::text_file::without_mark;
use damier_i18n::Message;
use std::fmt::Write;

/// The first line of every saved game.
const MAGIC: &str = "damier game 1";

/// The longest line that is read, in bytes.
const MAX_LINE: usize = 20_000;

/// A saved game as in its file, not yet checked against the rules.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "web", derive(serde::Serialize, serde::Deserialize))]
pub struct SavedGame {
    /// Game's name with its parameters.
    pub game: String,
    /// Players, by seat; may be empty.
    pub players: Vec<String>,
    /// Text of the first state; `None` for a game whose opening is always the same.
    pub opening: Option<String>,
    /// Actions with their line numbers (0 if not from a file).
    pub actions: Vec<(usize, String)>,
    /// Seat that resigned at the end.
    pub resigned: Option<Seat>,
    /// Text of the last state, as a check against damage.
    pub last: Option<String>,
}

/// A saved game that was replayed under its rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReplayedGame<G: Game> {
    /// The first state.
    pub opening: G::State,
    /// Actions, each legal in the state before it.
    pub actions: Vec<G::Action>,
    /// The last state.
    pub last: G::State,
}

impl SavedGame {
    /// Returns the saved form of a game from its opening.
    pub fn new<G: Notation>(
        game: &G,
        players: Vec<String>,
        opening: &G::State,
        actions: &[G::Action],
        resigned: Option<Seat>,
    ) -> Self {
        let mut state = opening.clone();
        let mut texts = Vec::with_capacity(actions.len());
        for &action in actions {
            texts.push((0, game.action_text(&state, action)));
            game.apply(&mut state, action);
        }
        Self {
            game: game.name(),
            players,
            opening: Some(game.state_text(opening)),
            actions: texts,
            resigned,
            last: Some(game.state_text(&state)),
        }
    }

    /// Returns the text of the file.
    #[must_use]
    pub fn write(&self) -> String {
        let mut text = format!("{MAGIC}\ngame: {}\n", self.game);
        for (index, player) in self.players.iter().enumerate() {
            let _ = writeln!(text, "seat {}: {player}", index + 1);
        }
        if let Some(opening) = &self.opening {
            let _ = writeln!(text, "opening: {opening}");
        }
        text.push('\n');
        for (index, (_, action)) in self.actions.iter().enumerate() {
            let _ = writeln!(text, "{}. {action}", index + 1);
        }
        text.push('\n');
        if let Some(seat) = self.resigned {
            let _ = writeln!(text, "resigned: {seat}");
        }
        if let Some(last) = &self.last {
            let _ = writeln!(text, "final: {last}");
        }
        text
    }

    /// Returns true if a text begins as a saved game does.
    #[must_use]
    pub fn is_one(text: &str) -> bool {
        without_mark(text).lines().next().is_some_and(|line| line.trim() == MAGIC)
    }

    /// Reads the text of a file, without checking it against the rules.
    ///
    /// # Errors
    /// The first line or the game is missing, a header is unknown, or a line is too long.
    pub fn read(text: &str) -> Result<Self, TextError> {
        let mut lines = without_mark(text).lines().enumerate();
        let first = lines.next().map_or("", |(_, line)| line.trim());
        if first != MAGIC {
            return Err(TextError::new(first, text::place_line("1"), text::saved_game(MAGIC)));
        }
        let mut saved = Self::default();
        for (index, line) in lines {
            if line.len() > MAX_LINE {
                let place = text::place_line((index + 1).to_string());
                return Err(TextError::failed(place, text::long_line(MAX_LINE.to_string())));
            }
            let line = without_comment(line);
            if !line.is_empty() {
                saved
                    .read_line(line, index + 1)
                    .map_err(|e| e.within(text::place_line((index + 1).to_string())))?;
            }
        }
        if saved.game.is_empty() {
            return Err(TextError::new("", "", text::a_game_line()));
        }
        Ok(saved)
    }

    fn read_line(&mut self, line: &str, number: usize) -> Result<(), TextError> {
        let Some((key, value)) = line.split_once(':') else {
            self.actions.push((number, without_number(line).to_string()));
            return Ok(());
        };
        let (key, value) = (key.trim().to_ascii_lowercase(), value.trim());
        match key.as_str() {
            "game" => self.game = value.to_string(),
            "opening" => self.opening = Some(value.to_string()),
            "final" => self.last = Some(value.to_string()),
            "resigned" => self.resigned = Some(read_seat(value)?),
            _ if key.starts_with("seat ") => {
                let seat = read_seat(&key)?;
                self.players.resize(self.players.len().max(seat.index() + 1), "?".to_string());
                self.players[seat.index()] = value.to_string();
            }
            _ => {
                let keys = ["game", "seat 1", "seat 2", "opening", "resigned", "final"];
                return Err(TextError::unknown(key, "", &keys));
            }
        }
        Ok(())
    }

    /// Replays the game under its rules.
    ///
    /// # Errors
    /// A text is not a state or an action, an action is illegal, or the final state differs from the position after the
    /// last action. The error names the line or ply.
    pub fn replay<G: Notation>(&self, game: &G) -> Result<ReplayedGame<G>, TextError> {
        let opening = match &self.opening {
            Some(text) => {
                read_position(game, text).map_err(|e| e.within(text::place_opening()))?.state
            }
            None => game.opening(&mut Rng::new(0)),
        };
        let mut state = opening.clone();
        let mut actions = Vec::with_capacity(self.actions.len());
        for (index, (line, text)) in self.actions.iter().enumerate() {
            let place = || match line {
                0 => text::place_ply((index + 1).to_string()),
                line => text::place_line_and_ply(line.to_string(), (index + 1).to_string()),
            };
            let action = game.read_action(&state, text).map_err(|e| e.within(place()))?;
            if game.try_apply(&mut state, action).is_err() {
                return Err(TextError::failed(place(), refuse_action(game, &state, text)));
            }
            actions.push(action);
        }
        if let Some(text) = &self.last {
            let last = read_position(game, text).map_err(|e| e.within(text::place_final()))?.state;
            if last != state {
                let expected = text::position_after_the_moves(game.state_text(&state));
                return Err(TextError::new(text, text::place_final(), expected));
            }
        }
        Ok(ReplayedGame { opening, actions, last: state })
    }
}

fn refuse_action<G: Notation>(game: &G, state: &G::State, action: &str) -> Message {
    match game.turn(state) {
        Turn::Over => text::after_the_end(action),
        _ => text::not_legal(action, game.legal_texts(state).join(", ")),
    }
}

/// Returns a line without its comment. Lines that hold a state have none: a `#` there may be a cell.
fn without_comment(line: &str) -> &str {
    let line = line.trim();
    let key = line.split(':').next().unwrap_or("").trim();
    if ["opening", "final"].iter().any(|name| key.eq_ignore_ascii_case(name)) {
        return line;
    }
    line.split('#').next().unwrap_or("").trim()
}

/// Returns a line such as `12. left` without its number.
fn without_number(line: &str) -> &str {
    let rest = line.trim_start_matches(|c: char| c.is_ascii_digit());
    match rest.strip_prefix('.') {
        Some(action) if rest.len() < line.len() => action.trim(),
        _ => line,
    }
}

fn read_seat(text: &str) -> Result<Seat, TextError> {
    match text.trim().to_ascii_lowercase().trim_start_matches("seat").trim() {
        "1" => Ok(Seat::FIRST),
        "2" => Ok(Seat::SECOND),
        _ => Err(TextError::new(text, "", text::seat_1_or_2())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy::Nim;

    fn nim() -> Nim {
        Nim { sticks: 5, ..Nim::default() }
    }

    #[test]
    fn a_game_round_trips_and_damage_is_named() {
        let opening = nim().opening(&mut Rng::new(0));
        let players = vec!["a".to_string(), "b".to_string()];
        let saved = SavedGame::new(&nim(), players, &opening, &[3, 2], None);
        let text = saved.write();
        let line = SavedGame::read(&text).expect("reads").replay(&nim()).expect("replays");
        assert_eq!(line.actions, [3, 2]);
        assert_eq!(nim().turn(&line.last), Turn::Over);

        let message = |from: &str, to: &str| {
            let damaged = text.replacen(from, to, 1);
            let read = SavedGame::read(&damaged).and_then(|saved| saved.replay(&nim()).map(|_| ()));
            read.expect_err(to).to_string()
        };
        assert_eq!(
            message("2. take 2", "2. take 3"),
            "line 8, move 2: `take 3` is not legal here; allowed: take 1, take 2"
        );
        assert_eq!(
            message("damier game 1", "hello"),
            "line 1: found `hello`, expected a saved game, which begins with `damier game 1`"
        );
        assert_eq!(
            message("final: 0 sticks, seat 2", "final: 0 sticks, seat 1"),
            "final: found `0 sticks, seat 1 took the last one`, expected 0 sticks, seat 2 took the last one, \
             the position after the last move"
        );
        assert_eq!(
            message("seat 2: b", "chair: b"),
            "line 4: `chair` is unknown; allowed: game, seat 1, seat 2, opening, resigned, final"
        );
    }
}
