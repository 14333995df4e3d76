//! Links to a position, a whole game or a puzzle: the part of an address after `#`, which browsers do not send to
//! servers.
//!
//! | link | what |
//! | --- | --- |
//! | `#game=quarto&position=b74./c.93/20fd/.5a._6` | a position, with `_` for a space; without `position` the opening |
//! | `#saved=q1YqLkksSU1…&at=12` | a whole game: its compressed text in base64url; shown after 12 plies |
//! | `#puzzle=quarto-327` | a puzzle of this program, by its number |
//! | `#puzzle=2026-11-26`, `#puzzle=today` | the puzzles of a day |
//! | `#puzzle=2026-11-26-easy`, `#puzzle=today-hard` | the puzzle of a day with this level |
//!
//! Links are read with or without the part before `#`.

mod escape;

use crate::text::link as text;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use damier_catalog::{PuzzleLevel, date_of_day, day_of_date};
use damier_game::TextError;
use damier_game::saved::SavedGame;
use damier_i18n::Message;
use escape::{escape, unescape};
use flate2::Compression;
use flate2::read::{DeflateDecoder, DeflateEncoder};
use std::io::Read as _;

/// Longest link that is written or read, in bytes. Browsers and chats carry this length.
const LONGEST: usize = 8_000;

/// Longest text of a game in a link, in bytes. A longer one is likely to be an attack.
const LARGEST: u64 = 1 << 20;

/// Word for the day on which the link is followed.
const TODAY: &str = "today";

/// The target of a link.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BoardLink {
    /// A position of a game.
    Position {
        /// The game.
        game: String,
        /// The text of the state; `None` for the opening.
        position: Option<String>,
    },
    /// A whole game.
    Game {
        /// The game.
        saved: SavedGame,
        /// The number of plies after which it is shown; `None` for the end.
        at: Option<usize>,
    },
    /// A puzzle of this program.
    Puzzle {
        /// The name of the game, as in its puzzle set.
        game: String,
        /// Its number, from 1.
        number: u64,
    },
    /// A puzzle of a day.
    PuzzleOfDay {
        /// The day, counted from 1 January 1970; `None` for the day on which the link is followed.
        day: Option<u64>,
        /// Its level; `None` for the first that is not over.
        level: Option<PuzzleLevel>,
    },
}

impl BoardLink {
    /// Returns true if a text looks like a link rather than the text of a game.
    #[must_use]
    pub fn is_one(text: &str) -> bool {
        let (text, starts) = (fragment(text), ["game=", "position=", "saved=", "puzzle=", "at="]);
        !text.contains('\n') && starts.iter().any(|start| text.starts_with(start))
    }

    /// Reads a link, or the part of one after `#`.
    ///
    /// # Errors
    /// A text that is not a link, a link that is cut off or damaged, or a link that is too long. The game and its
    /// position are not checked.
    pub fn read(text: &str) -> Result<Self, TextError> {
        let text = fragment(text);
        let refuse = |found: &str, expected: Message| {
            Err(TextError::new(shorten(found), text::place(), expected))
        };
        if text.len() > LONGEST {
            return Err(too_long());
        }
        let word = |name: &str| {
            let mut words = text.split('&').filter_map(|word| word.split_once('='));
            words.find(|(found, _)| *found == name).map(|(_, value)| value)
        };
        if let Some(puzzle) = word("puzzle") {
            return read_puzzle(puzzle).map_or_else(|| refuse(puzzle, text::a_puzzle().into()), Ok);
        }
        if let Some(packed) = word("saved") {
            let Some(saved) = unpack(packed) else { return refuse(packed, text::whole().into()) };
            let at = match word("at").map(str::parse) {
                None => None,
                Some(Ok(at)) => Some(at),
                Some(Err(_)) => {
                    return refuse(word("at").unwrap_or_default(), text::a_number().into());
                }
            };
            return Ok(Self::Game { saved: SavedGame::read(&saved)?, at });
        }
        match (word("game").and_then(unescape), word("position").map(unescape)) {
            (Some(game), None) if !game.is_empty() => Ok(Self::Position { game, position: None }),
            (Some(game), Some(Some(position))) if !game.is_empty() => {
                Ok(Self::Position { game, position: Some(position) })
            }
            _ => refuse(text, text::words().into()),
        }
    }

    /// Writes the part after `#`.
    ///
    /// # Errors
    /// A game too long for a link.
    pub fn write(&self) -> Result<String, TextError> {
        let text = match self {
            Self::Position { game, position: None } => format!("game={}", escape(game)),
            Self::Position { game, position: Some(position) } => {
                format!("game={}&position={}", escape(game), escape(position))
            }
            Self::Game { saved, at } => {
                let at = at.map_or_else(String::new, |at| format!("&at={at}"));
                format!("saved={}{at}", pack(&saved.write()))
            }
            Self::Puzzle { game, number } => format!("puzzle={}-{number}", escape(game)),
            Self::PuzzleOfDay { day, level } => {
                let day = day.map_or_else(|| TODAY.to_string(), date);
                let level = level.map_or_else(String::new, |level| format!("-{}", level.name()));
                format!("puzzle={day}{level}")
            }
        };
        if text.len() > LONGEST {
            return Err(too_long());
        }
        Ok(text)
    }
}

fn too_long() -> TextError {
    TextError::failed(text::place(), text::too_long(LONGEST as u64))
}

/// Returns the part after `#`, or all of the text if there is no `#`.
fn fragment(text: &str) -> &str {
    let text = text.trim();
    text.split_once('#').map_or(text, |(_, after)| after)
}

/// Returns the beginning of a link, for a message of one line.
fn shorten(text: &str) -> String {
    const SHOWN: usize = 40;
    if text.chars().count() <= SHOWN {
        return text.to_string();
    }
    text.chars().take(SHOWN).chain(['…']).collect()
}

fn pack(text: &str) -> String {
    let mut packed = Vec::new();
    let mut encoder = DeflateEncoder::new(text.as_bytes(), Compression::best());
    // Reading from memory cannot fail.
    let _ = encoder.read_to_end(&mut packed);
    URL_SAFE_NO_PAD.encode(packed)
}

fn unpack(packed: &str) -> Option<String> {
    let packed = URL_SAFE_NO_PAD.decode(packed.trim_end_matches('=')).ok()?;
    let mut text = String::new();
    DeflateDecoder::new(packed.as_slice()).take(LARGEST).read_to_string(&mut text).ok()?;
    (!text.is_empty()).then_some(text)
}

fn read_puzzle(text: &str) -> Option<BoardLink> {
    if let Some(link) = read_puzzle_of_day(text) {
        return Some(link);
    }
    let (game, number) = text.rsplit_once('-')?;
    let (game, number) = (unescape(game)?, number.parse().ok()?);
    (damier_catalog::open(&game).is_ok() && number > 0)
        .then_some(BoardLink::Puzzle { game, number })
}

fn read_puzzle_of_day(text: &str) -> Option<BoardLink> {
    let with_level = text.rsplit_once('-');
    let with_level = with_level.and_then(|(day, level)| Some((day, PuzzleLevel::parse(level)?)));
    let (day, level) = with_level.map_or((text, None), |(day, level)| (day, Some(level)));
    let day = if day == TODAY { None } else { Some(read_date(day)?) };
    Some(BoardLink::PuzzleOfDay { day, level })
}

/// Formats a day, for example `2026-11-26`.
fn date(day: u64) -> String {
    date_of_day(i64::try_from(day).unwrap_or_default())
}

/// Parses a day, the reverse of [`date`].
fn read_date(text: &str) -> Option<u64> {
    let parts: Vec<i64> = text.split('-').map(|part| part.parse().ok()).collect::<Option<_>>()?;
    let [year, month, day] = *parts.as_slice() else { return None };
    if !(1970..=9999).contains(&year) || !(1..=12).contains(&month) || !(1..=31).contains(&day) {
        return None;
    }
    let days = u64::try_from(day_of_date(year, month, day)).ok()?;
    // The 31st of a short month does not exist.
    (date(days) == text).then_some(days)
}

#[cfg(test)]
mod tests;
