//! The protocol: JSON Lines over a guest's standard input and output. `PROTOCOL.md` explains it to authors;
//! `protocol.schema.json` is its schema.
//!
//! A message is one line: a JSON object with a `type`. Keys that a reader does not know are ignored. The
//! referee asks, the guest answers; every question has an `id` that its answer repeats, so that an answer
//! to an older question is known as such.

use crate::lenient::question_id;
use crate::text::protocol as text;
use damier_game::{Limits, TextError};
use damier_i18n::Message;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::time::Duration;

/// The version of the protocol.
pub const VERSION: u32 = 1;

/// The longest line that either side may write, in bytes, its line break included.
pub const MAX_LINE: usize = 1 << 20;

/// The action that gives the game up.
pub const RESIGN: &str = "resign";

/// A message of the referee.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum ToGuest {
    /// The first message: to be answered by one `hello`.
    Hello {
        /// The version of the protocol that the referee speaks: 1.
        protocol: u32,
        /// The program that speaks, with its version.
        program: String,
    },
    /// A game begins; not answered. It comes before the first `go` of a game.
    NewGame(NewGameMessage),
    /// The guest is on turn: to be answered by exactly one `move`.
    Go(GoMessage),
    /// The game has ended; not answered.
    GameOver(GameOverMessage),
    /// There will be no other message: the guest should end.
    Quit,
    /// Something that the guest has said was not understood.
    Error(ErrorMessage),
}

/// A game that begins.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "NewGame"))]
pub struct NewGameMessage {
    /// The number of this question.
    pub id: u64,
    /// The game with its parameters, as `filler:30x30`.
    pub game: String,
    /// The version of its rules.
    pub rules_version: u32,
    /// The guest's seat, counted from 1.
    pub seat: usize,
    /// Seats in all.
    pub seats: usize,
    /// The first state, in the game's text form.
    pub state: String,
    /// For the guest's own random numbers: the same game is played again with the same seed.
    pub seed: u64,
    /// The budget of the guest; values without a limit are absent.
    pub clock: ClockMessage,
    /// Settings from whoever invited the guest, as texts; often none.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub options: BTreeMap<String, String>,
}

/// The guest is on turn.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "Go"))]
pub struct GoMessage {
    /// The number of this question.
    pub id: u64,
    /// Actions since the game began, chance's too.
    pub ply: u32,
    /// The state, in the game's text form.
    pub state: String,
    /// Every action since the last `go`, or since the game began: the guest's own first, then those of
    /// the other seat and of chance, in order.
    #[serde(default)]
    pub last: Vec<String>,
    /// The legal actions.
    pub legal: Vec<String>,
    /// The rest of the budget: of the game's time, and for this move. Values without a limit are absent.
    pub clock_left: ClockMessage,
}

/// The end of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "GameOver"))]
pub struct GameOverMessage {
    /// The number of this message.
    pub id: u64,
    /// The end in words: `finished`, or who resigned or was at fault.
    pub reason: String,
    /// The last state.
    pub state: String,
    /// Points by seat.
    pub scores: Vec<i64>,
}

/// A budget, or the rest of one.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "Clock"))]
pub struct ClockMessage {
    /// CPU time of the whole game, in milliseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game_ms: Option<f64>,
    /// CPU time of one move, in milliseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub move_ms: Option<f64>,
    /// Search nodes for one move: by the guest's own honest count.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
    /// Plies to look ahead, the same way.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub depth: Option<u32>,
}

/// A message of a guest.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum FromGuest {
    /// The guest is there. It may say so before it is asked.
    Hello(HelloMessage),
    /// The search so far; as often as the guest likes.
    Info {
        /// The `id` of the `go` that it thinks about.
        #[serde(deserialize_with = "question_id")]
        id: u64,
        /// The search information.
        #[serde(flatten)]
        thought: SearchInfo,
    },
    /// Its answer to a `go`.
    Move {
        /// The `id` of the question.
        #[serde(deserialize_with = "question_id")]
        id: u64,
        /// One of the legal actions, or `resign`.
        action: String,
        /// The search information.
        #[serde(flatten)]
        thought: SearchInfo,
    },
    /// It cannot go on.
    Error(ErrorMessage),
}

/// A guest's account of itself. Everything may be left out.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "Hello"))]
#[serde(default)]
pub struct HelloMessage {
    /// The version of the protocol that it speaks; the referee's if absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub protocol: Option<u32>,
    /// Its name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Its author.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub author: Option<String>,
    /// The language that it is written in.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
    /// The games that it plays, as `2048` or `filler:30x30`; a name without parameters stands for all of
    /// its variants. Any game if absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub games: Option<Vec<String>>,
    /// The options that may be set.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub options: Vec<DeclaredOption>,
    /// The keys whose values could not be understood.
    #[serde(skip)]
    pub left_out: Vec<&'static str>,
}

/// An option that a guest declares.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "Declared"))]
pub struct DeclaredOption {
    /// Its name.
    pub name: String,
    /// Its purpose, and the values that are allowed.
    #[serde(default)]
    pub help: String,
}

/// Search information about the position; everything may be left out.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "Thought"))]
#[serde(default)]
pub struct SearchInfo {
    /// The result that it expects for its own seat, in points of the game's score.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value: Option<f64>,
    /// Plies looked ahead.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub depth: Option<u32>,
    /// Search nodes visited.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
    /// The line of play that it expects, beginning with its own action; the first 100 actions are kept.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub pv: Vec<String>,
    /// Anything, for people.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// The keys whose values could not be understood.
    #[serde(skip)]
    pub left_out: Vec<&'static str>,
}

/// Something is wrong.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "Complaint"))]
pub struct ErrorMessage {
    /// The `id` of the question that it is about, if it is about one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<u64>,
    /// The kind of mistake in one word, as `unknown-type`.
    pub code: String,
    /// The problem, in words.
    pub message: String,
}

impl SearchInfo {
    /// Merges this news with older information, which fills the gaps.
    #[must_use]
    pub(crate) fn over(self, before: Self) -> Self {
        Self {
            value: self.value.or(before.value),
            depth: self.depth.or(before.depth),
            nodes: self.nodes.or(before.nodes),
            pv: if self.pv.is_empty() { before.pv } else { self.pv },
            text: self.text.or(before.text),
            left_out: Vec::new(),
        }
    }
}

impl ClockMessage {
    /// Creates the clock of a budget from which nothing is used yet.
    #[must_use]
    pub fn new(limits: &Limits) -> Self {
        Self {
            game_ms: limits.game_time.map(milliseconds),
            move_ms: limits.move_time.map(milliseconds),
            nodes: limits.nodes,
            depth: limits.depth,
        }
    }
}

/// Converts a time to the unit of the protocol: milliseconds, to the microsecond.
#[must_use]
pub fn milliseconds(time: Duration) -> f64 {
    time.as_micros() as f64 / 1000.0
}

/// Writes a message as a line, with the line break.
#[must_use]
pub fn write<M: Serialize>(message: &M) -> String {
    let mut line = serde_json::to_string(message).expect("messages hold texts and numbers only");
    line.push('\n');
    line
}

/// Reads a line that a guest has written.
///
/// # Errors
/// If the line is not a message of a guest.
pub fn read(line: &[u8]) -> Result<FromGuest, TextError> {
    read_message(line, text::guest_message)
}

/// Reads a line that a referee has written.
///
/// # Errors
/// If the line is not a message of a referee.
pub fn read_to_guest(line: &[u8]) -> Result<ToGuest, TextError> {
    read_message(line, text::referee_message)
}

fn read_message<'a, M: Deserialize<'a>>(
    line: &'a [u8],
    expected: impl Fn(String) -> Message,
) -> Result<M, TextError> {
    let quote = || String::from_utf8_lossy(line).into_owned();
    let text = std::str::from_utf8(line)
        .map_err(|_| TextError::new(quote(), text::message(), text::one_line_of_json()))?;
    // Some languages begin what they write with a byte order mark.
    serde_json::from_str(text.trim_start_matches('\u{feff}').trim())
        .map_err(|error| TextError::new(quote(), text::message(), expected(error.to_string())))
}
