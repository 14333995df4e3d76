//! Keyword arguments of boards that are chosen from a few words.

use crate::error::Error;
use crate::fleet::Autoreset;
use crate::text::python as text;
use damier_game::TextError;
use damier_game::offer::Frame;
use damier_i18n::Message;
use pyo3::prelude::*;
use pyo3::types::PyDict;

/// Words of an argument, each with its value.
type Words<T, const N: usize> = [(&'static str, T); N];

/// Values of `autoreset`, which says what happens to a board whose game is over.
const MODES: Words<Autoreset, 3> = [
    ("next-step", Autoreset::NextStep),
    ("same-step", Autoreset::SameStep),
    ("disabled", Autoreset::Disabled),
];
/// Values of `illegal`. Illegal actions are refused (false), or change nothing (true).
const ILLEGAL: Words<bool, 2> = [("raise", false), ("ignore", true)];
/// Values of `frame`, which says from which side boards are seen.
const FRAMES: Words<Frame, 2> = [("agent", Frame::OnTurn), ("board", Frame::Board)];

/// The choices of boards besides the game and their number.
pub(crate) struct Choices {
    pub(crate) mode: Autoreset,
    pub(crate) ignores: bool,
    pub(crate) frame: Frame,
    /// Number of steps after which an episode is truncated.
    pub(crate) limit: Option<u32>,
}

impl Choices {
    pub(crate) fn read(
        autoreset: &str,
        illegal: &str,
        frame: &str,
        limit: Option<u32>,
    ) -> Result<Self, Error> {
        Ok(Self {
            mode: value_of(&MODES, autoreset, text::mode())?,
            ignores: value_of(&ILLEGAL, illegal, text::illegal_actions())?,
            frame: value_of(&FRAMES, frame, text::keyword("frame"))?,
            limit,
        })
    }

    /// Returns the keyword arguments of these choices.
    pub(crate) fn keywords<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let keywords = PyDict::new(py);
        keywords.set_item("autoreset", word_of(&MODES, self.mode))?;
        keywords.set_item("illegal", word_of(&ILLEGAL, self.ignores))?;
        keywords.set_item("frame", word_of(&FRAMES, self.frame))?;
        keywords.set_item("max_episode_steps", self.limit)?;
        Ok(keywords)
    }
}

fn value_of<T: Copy, const N: usize>(
    words: &Words<T, N>,
    given: &str,
    place: impl Into<Message>,
) -> Result<T, Error> {
    let found = words.iter().find(|(word, _)| *word == given);
    let unknown = || TextError::unknown(given, place, &words.map(|(word, _)| word));
    Ok(found.map(|&(_, value)| value).ok_or_else(unknown)?)
}

fn word_of<T: PartialEq, const N: usize>(words: &Words<T, N>, value: T) -> Option<&'static str> {
    words.iter().find(|(_, known)| *known == value).map(|&(word, _)| word)
}
