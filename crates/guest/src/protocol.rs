//! Protocol: JSON Lines over a guest's standard input and output. `PROTOCOL.md` explains it to authors, and
//! `protocol.schema.json` is its schema.
//!
//! A message is one line: a JSON object with a `type`. Readers ignore keys that they do not know. The referee asks and
//! the guest answers. Every question has an `id` that the answer repeats, so that an answer to an older question can be
//! recognised.

use crate::lenient::{question_id, texts};
use crate::text::protocol as text;
use damier_game::{Limits, TextError, plain_line};
use damier_i18n::{Lang, Message};
use serde::{Deserialize, Serialize, Serializer};
use std::collections::BTreeMap;
use std::time::Duration;

/// Version of the protocol.
pub const VERSION: u32 = 1;

/// Maximum length in bytes of a line from either side, including its line break.
pub const MAX_LINE: usize = 1 << 20;

/// Largest number of characters that are kept of the description of a problem.
const MAX_PROBLEM: usize = 4000;

/// Action that resigns the game.
pub const RESIGN: &str = "resign";

/// Message from the referee.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum ToGuest {
    /// First message. The guest answers with one `hello`.
    Hello {
        /// Version of the protocol that the referee speaks: 1.
        protocol: u32,
        /// Name and version of the referee's program.
        program: String,
    },
    /// Start of a game, sent before the first `go`. The guest does not answer.
    NewGame(NewGameMessage),
    /// The guest is on turn. It answers with exactly one `move`.
    Go(GoMessage),
    /// End of a game. The guest does not answer.
    GameOver(GameOverMessage),
    /// Last message: the guest should exit.
    Quit,
    /// The referee did not understand a message of the guest.
    Error(ErrorMessage),
}

/// Start of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "NewGame"))]
pub struct NewGameMessage {
    /// Number of this question.
    pub id: u64,
    /// Game with its parameters, for example `filler:30x30`.
    pub game: String,
    /// Version of the rules.
    pub rules_version: u32,
    /// Seat of the guest, counted from 1.
    pub seat: usize,
    /// Number of seats.
    pub seats: usize,
    /// Initial state, in the game's text form.
    pub state: String,
    /// Seed for the guest's own random numbers. If the game is replayed, the seed is the same.
    pub seed: u64,
    /// Budget of the guest. Values without a limit are absent.
    pub clock: ClockMessage,
    /// Options set by the organiser, as strings; often none.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub options: BTreeMap<String, String>,
}

/// The guest is on turn.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "Go"))]
pub struct GoMessage {
    /// Number of this question.
    pub id: u64,
    /// Number of actions since the start of the game, including those of chance.
    pub ply: u32,
    /// State, in the game's text form.
    pub state: String,
    /// Every action since the last `go`, or since the start of the game, in order: the guest's own first, then those of
    /// the other seat and of chance.
    #[serde(default)]
    pub last: Vec<String>,
    /// Legal actions.
    pub legal: Vec<String>,
    /// Remaining budget: for the rest of the game, and for this move. Values without a limit are absent.
    pub clock_left: ClockMessage,
}

/// End of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "GameOver"))]
pub struct GameOverMessage {
    /// Number of this message.
    pub id: u64,
    /// Why the game ended: `finished`, or who resigned or was at fault.
    pub reason: String,
    /// Final state.
    pub state: String,
    /// Points by seat.
    pub scores: Vec<i64>,
}

/// Budget, or the rest of one.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "Clock"))]
pub struct ClockMessage {
    /// CPU time of the whole game, in milliseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game_ms: Option<f64>,
    /// CPU time of one move, in milliseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub move_ms: Option<f64>,
    /// Search nodes for one move, as the guest counts them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
    /// Search depth in plies, as the guest counts it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub depth: Option<u32>,
}

/// Message from a guest.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum FromGuest {
    /// The guest is ready. It may send this before it is asked.
    Hello(HelloMessage),
    /// Progress of the search. The guest may send any number of these.
    Info {
        /// The `id` of the `go` that the guest is working on.
        #[serde(deserialize_with = "question_id")]
        id: u64,
        /// Search information.
        #[serde(flatten)]
        thought: SearchInfo,
    },
    /// Answer to a `go`.
    Move {
        /// The `id` of the question.
        #[serde(deserialize_with = "question_id")]
        id: u64,
        /// One of the legal actions, or `resign`.
        action: String,
        /// Search information.
        #[serde(flatten)]
        thought: SearchInfo,
    },
    /// The guest cannot continue.
    Error(ErrorMessage),
}

/// A guest's description of itself. Every key may be left out.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "Hello"))]
#[serde(default)]
pub struct HelloMessage {
    /// Version of the protocol that the guest speaks; the referee's if absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub protocol: Option<u32>,
    /// Name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Author of the guest.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub author: Option<String>,
    /// Programming language of the guest.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
    /// Games that the guest plays, for example `2048` or `filler:30x30`. A name without parameters stands for all
    /// variants. If absent, the guest plays any game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub games: Option<Vec<String>>,
    /// Options that may be set.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub options: Vec<DeclaredOption>,
    /// Keys whose values could not be understood.
    #[serde(skip)]
    pub left_out: Vec<&'static str>,
}

/// Option that a guest declares.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "Declared"))]
pub struct DeclaredOption {
    /// Name.
    pub name: String,
    /// Purpose and possible values.
    #[serde(default)]
    pub help: String,
    /// Default and range, if the option is a number. Then all three of `default`, `min` and `max` are there.
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    pub number: Option<NumericOption>,
}

/// Default and range of an option that is a number.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "Number"))]
pub struct NumericOption {
    /// Value that the guest uses if the option is not set.
    #[serde(serialize_with = "write_short")]
    pub default: f64,
    /// Smallest value.
    #[serde(serialize_with = "write_short")]
    pub min: f64,
    /// Largest value.
    #[serde(serialize_with = "write_short")]
    pub max: f64,
    /// True if only whole numbers are allowed.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub whole: bool,
}

/// Writes a whole number without a decimal point, as people do.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes references")]
fn write_short<S: Serializer>(value: &f64, to: S) -> Result<S::Ok, S::Error> {
    let whole = *value as i64;
    if whole as f64 == *value { to.serialize_i64(whole) } else { to.serialize_f64(*value) }
}

impl NumericOption {
    /// Returns true if a value is within the range and, if it must be, whole.
    #[must_use]
    pub fn accepts(&self, value: f64) -> bool {
        (self.min..=self.max).contains(&value) && (!self.whole || value.fract() == 0.0)
    }

    /// Reads the text of a value; `None` if the text is not a number or the option does not accept it.
    #[must_use]
    pub fn read(&self, text: &str) -> Option<f64> {
        text.parse().ok().filter(|&value| self.accepts(value))
    }

    /// Returns true if the default and both ends of the range are values that the option accepts.
    pub(crate) fn is_sound(&self) -> bool {
        [self.default, self.min, self.max].into_iter().all(|value| self.accepts(value))
    }
}

impl HelloMessage {
    /// Returns the values of options as the guest receives them: numbers in plain decimal digits, others as they are.
    pub(crate) fn values(&self, options: &BTreeMap<String, String>) -> BTreeMap<String, String> {
        let number = |name: &str, text: &str| {
            let declared = self.options.iter().find(|declared| declared.name == name)?;
            declared.number?.read(text).map(|value| value.to_string())
        };
        let value = |(name, text): (&String, &String)| {
            (name.clone(), number(name, text).unwrap_or_else(|| text.clone()))
        };
        options.iter().map(value).collect()
    }
}

/// Search information about the position. Every key may be left out.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "Thought"))]
#[serde(default)]
pub struct SearchInfo {
    /// Result that the guest expects for its own seat, in points of the game's score.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value: Option<f64>,
    /// Search depth in plies.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub depth: Option<u32>,
    /// Number of search nodes visited.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
    /// Expected line of play, starting with the guest's own action. Only the first 100 actions are kept.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub pv: Vec<String>,
    /// Any text for people.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// Keys whose values could not be understood.
    #[serde(skip)]
    pub left_out: Vec<&'static str>,
}

/// A problem.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "Complaint"))]
pub struct ErrorMessage {
    /// The `id` of the question that caused the problem, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<u64>,
    /// Kind of problem in one word, for example `unknown-type`.
    pub code: String,
    /// Description of the problem.
    pub message: String,
    /// The description in other languages, by their codes, for example `fr`.
    #[serde(default, deserialize_with = "texts", skip_serializing_if = "BTreeMap::is_empty")]
    pub translations: BTreeMap<String, String>,
}

impl ErrorMessage {
    /// Creates the message about a problem. Its description is in English.
    #[must_use]
    pub fn new(id: Option<u64>, code: &(impl ToString + ?Sized), problem: &Message) -> Self {
        let message = problem.to_string();
        let others = Lang::SPOKEN.iter().map(|lang| (lang.code().to_string(), problem.say(*lang)));
        let translations = others.filter(|(_, text)| *text != message).collect();
        Self { id, code: code.to_string(), message, translations }
    }

    /// Returns the description on one line of limited length, in the reader's language if it is there.
    #[must_use]
    pub fn text(&self) -> Message {
        let translated = |lang: Lang| match lang {
            Lang::English => None,
            _ => self.translations.get(lang.code()).filter(|text| !text.trim().is_empty()),
        };
        let text = |lang| translated(lang).unwrap_or(&self.message).clone();
        plain_line(&Message::said(Lang::SPOKEN.map(text)), MAX_PROBLEM)
    }
}

impl SearchInfo {
    /// Merges this information with older information, which fills the gaps.
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
    /// Creates the clock of an unused budget.
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

/// Converts a duration to milliseconds, rounded to microseconds.
#[must_use]
pub fn milliseconds(time: Duration) -> f64 {
    time.as_micros() as f64 / 1000.0
}

/// Serialises a message to a line, with its line break.
#[must_use]
pub fn write<M: Serialize>(message: &M) -> String {
    let mut line = serde_json::to_string(message).expect("messages hold texts and numbers only");
    line.push('\n');
    line
}

/// Parses a line from a guest.
///
/// # Errors
/// Fails if the line is not a message of a guest.
pub fn read(line: &[u8]) -> Result<FromGuest, TextError> {
    read_message(line, text::guest_message)
}

/// Parses a line from the referee.
///
/// # Errors
/// Fails if the line is not a message of the referee.
pub fn read_to_guest(line: &[u8]) -> Result<ToGuest, TextError> {
    read_message(line, text::referee_message)
}

fn read_message<'a, M: Deserialize<'a>>(
    line: &'a [u8],
    expected: impl Fn(Message) -> Message,
) -> Result<M, TextError> {
    let quote = || String::from_utf8_lossy(line).into_owned();
    let text = std::str::from_utf8(line)
        .map_err(|_| TextError::new(quote(), text::message(), text::one_line_of_json()))?;
    // Some languages start their output with a byte order mark.
    let text = text.trim_start_matches('\u{feff}').trim();
    serde_json::from_str(text)
        .map_err(|error| TextError::new(quote(), text::message(), expected(problem(text, &error))))
}

/// Describes why a line is not a message. The JSON reader itself describes it in English only, and in the words of Rust.
fn problem(line: &str, error: &serde_json::Error) -> Message {
    if !line.starts_with('{') {
        return text::no_object().into();
    }
    let said = error.to_string();
    let quoted = said.split('`').nth(1).unwrap_or_default();
    match said.split(' ').next() {
        Some("number") => text::large_number(error.column().to_string()),
        Some("recursion") => text::deep_nesting().into(),
        _ if !error.is_data() => text::no_json(error.column().to_string()),
        Some("missing") => text::no_key(quoted),
        Some("unknown") => text::no_such_type(quoted),
        _ => text::wrong_value().into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_message_is_explained_in_the_readers_language() {
        for (line, english, french) in [
            ("I take right", "does not start with `{`", "ne commence pas par `{`"),
            ("7", "does not start with `{`", "ne commence pas par `{`"),
            ("{'type': 'move'}", "at character 2", "au caractère 2"),
            (r#"{"type":"move""#, "at character 14", "au caractère 14"),
            (r#"{"type":"move","action":"up"}"#, "`id` is missing", "clé `id` manque"),
            (r#"{"type":"bestmove","id":2}"#, "`bestmove` is not", "`bestmove` n’est pas"),
            (
                r#"{"type":"info","id":2,"value":1e999}"#,
                "character 35 is too",
                "caractère 35 est trop",
            ),
            (r#"{"type":"move","id":2.5,"action":"up"}"#, "wrong type", "bon type"),
            (r#"{"type":"move","id":2,"action":7}"#, "wrong type", "bon type"),
        ] {
            let refused = Message::from(read(line.as_bytes()).expect_err(line));
            for (lang, expected) in [(Lang::English, english), (Lang::French, french)] {
                let said = refused.say(lang);
                assert!(said.contains(expected), "{line}: {said}");
                for raw in ["line 1", "expected value", "missing field", "variant"] {
                    assert!(!said.contains(raw), "{line}: {said}");
                }
            }
        }
    }
}
