//! Text of states and actions, and the error type of everything that is read from text.

use crate::contract::Game;
use crate::nearest::nearest;
use crate::text;
use damier_i18n::{Joint, Lang, Message};
use std::fmt;

/// An error in a text: what is wrong, where, and what to do. Always one line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextError {
    place: Message,
    problem: Problem,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum Problem {
    /// A text that was found in place of an expected one. If it is empty, nothing was given.
    Unexpected { found: String, expected: Message },
    /// A found text that is described, not quoted, in place of an expected one.
    Mismatch { found: Message, expected: Message },
    /// A name that is not in the list of names.
    Unknown { found: String, names: Message },
    /// A name that is not in the list, but similar to one of these `names`.
    Mistyped { found: String, meant: String, names: u64 },
    /// Anything else, as a whole sentence.
    Failed(Message),
}

impl TextError {
    /// Creates an error about the text `found`, at `place` (for example `row 2`), where `expected` should be. An empty
    /// text is reported as missing.
    pub fn new(
        found: impl fmt::Display,
        place: impl Into<Message>,
        expected: impl Into<Message>,
    ) -> Self {
        let found = shorten(&found.to_string(), FOUND);
        Self {
            place: place.into(),
            problem: Problem::Unexpected { found, expected: expected.into() },
        }
    }

    /// Creates an error about a description of what was found, for example `3 rows`, instead of the text itself.
    pub fn about(
        found: impl Into<Message>,
        place: impl Into<Message>,
        expected: impl Into<Message>,
    ) -> Self {
        let problem = Problem::Mismatch { found: found.into(), expected: expected.into() };
        Self { place: place.into(), problem }
    }

    /// Creates an error about a name that is not one of `names`. Suggests one of them if it is spelt alike.
    pub fn unknown(found: impl fmt::Display, place: impl Into<Message>, names: &[&str]) -> Self {
        Self::unknown_among(found, place, names, names.join(", "))
    }

    /// Creates the error of [`TextError::unknown`] with another list of the names, for example with their titles.
    pub fn unknown_among(
        found: impl fmt::Display,
        place: impl Into<Message>,
        names: &[&str],
        listed: impl Into<Message>,
    ) -> Self {
        let found = found.to_string();
        let problem = match nearest(&found, names) {
            Some(meant) => {
                Problem::Mistyped { found, meant: meant.to_string(), names: names.len() as u64 }
            }
            None => Problem::Unknown { found, names: listed.into() },
        };
        Self { place: place.into(), problem }
    }

    /// Creates an error from a whole sentence: what is in use, missing or failing, and what to do about it.
    pub fn failed(place: impl Into<Message>, sentence: impl Into<Message>) -> Self {
        Self { place: place.into(), problem: Problem::Failed(sentence.into()) }
    }

    /// Returns the same error with `outer` before its place.
    #[must_use]
    pub fn within(mut self, outer: impl Into<Message>) -> Self {
        let outer = outer.into();
        self.place = if self.place.is_empty() {
            outer
        } else {
            Message::list(vec![outer, self.place], Joint::Comma)
        };
        self
    }

    /// Returns the error as one line of text in this language.
    #[must_use]
    pub fn say(&self, lang: Lang) -> String {
        let sentence = self.problem.sentence(lang);
        let place = one_line(&self.place.say(lang), FOUND);
        let whole = if place.is_empty() { sentence } else { text::at(place, sentence) };
        whole.say(lang)
    }
}

impl Problem {
    fn sentence(&self, lang: Lang) -> Message {
        let plain = |part: &Message, most| one_line(&part.say(lang), most);
        match self {
            Self::Unexpected { found, expected } => {
                let expected = plain(expected, SENTENCE);
                match one_line(found, FOUND) {
                    found if found.is_empty() => text::nothing_given(expected),
                    found => text::unexpected(found, expected),
                }
            }
            Self::Mismatch { found, expected } => {
                text::mismatch(plain(found, SENTENCE), plain(expected, SENTENCE))
            }
            Self::Unknown { found, names } => {
                text::unknown(one_line(found, FOUND), plain(names, SENTENCE))
            }
            Self::Mistyped { found, meant, names } => {
                text::mistyped(one_line(found, FOUND), one_line(meant, FOUND), *names)
            }
            Self::Failed(sentence) => plain(sentence, SENTENCE).into(),
        }
    }
}

/// Writes the English sentence.
impl fmt::Display for TextError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.say(Lang::English))
    }
}

impl std::error::Error for TextError {}

/// The sentence in every language.
impl From<TextError> for Message {
    fn from(error: TextError) -> Self {
        Self::from(&error)
    }
}

impl From<&TextError> for Message {
    fn from(error: &TextError) -> Self {
        Self::said(Lang::SPOKEN.map(|lang| error.say(lang)))
    }
}

/// Largest number of characters shown of a given text.
const FOUND: usize = 200;

/// Largest number of characters shown of a sentence, which may quote given texts.
const SENTENCE: usize = 1000;

/// Returns the text on one line without control characters, cut to `most` characters.
fn one_line(text: &str, most: usize) -> String {
    plain_text(&shorten(text, most))
}

/// Returns the text without white space around it. A text of more than `most` characters is cut, after a word if the
/// words are short.
fn shorten(text: &str, most: usize) -> String {
    let text = text.trim();
    let Some((end, _)) = text.char_indices().nth(most) else { return text.to_string() };
    let short = &text[..end];
    let is_inside_word = !text[end..].starts_with(is_joint);
    let words = short.rfind(is_joint).filter(|&words| is_inside_word && 2 * words > end);
    format!("{}…", &short[..words.unwrap_or(end)])
}

/// Returns true if a character separates words or cells.
fn is_joint(letter: char) -> bool {
    letter.is_whitespace() || matches!(letter, '/' | ',' | ';')
}

/// Puts a message on one line without control characters, and cuts it to `most` characters, because it may quote any text.
#[must_use]
pub fn plain_line(message: &Message, most: usize) -> Message {
    message.map_texts(|text| plain_text(&text.trim().chars().take(most).collect::<String>()))
}

/// Returns the text with a space in place of each character that is not plain ([`is_plain`]).
#[must_use]
pub fn plain_text(text: &str) -> String {
    text.chars().map(|c| if is_plain(c) { c } else { ' ' }).collect()
}

/// Returns true if a character shows only itself: it moves no cursor, changes no direction of writing, and has a width.
/// Other characters of untrusted text are replaced.
#[must_use]
pub fn is_plain(c: char) -> bool {
    let unseen = matches!(c,
        '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}');
    !c.is_control() && !unseen
}

/// A position that was read, and how its text was understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PositionReading<S> {
    /// The position.
    pub state: S,
    /// How the text was understood, as a sentence. Empty if the text has only one meaning.
    pub note: Message,
}

impl<S> PositionReading<S> {
    /// Creates the reading of a text that needs no explanation.
    pub fn plain(state: S) -> Self {
        Self { state, note: Message::default() }
    }
}

/// Canonical text of a game, its states and its actions, the same in every front end, file and protocol. Each text is
/// written in one form. Reading is the inverse of writing, and tolerates other white space and case.
pub trait Notation: Game {
    /// Returns the name with all parameters that differ from their defaults, for example `2048:5x5,four=0.25`. Reading
    /// the name gives an equal game.
    fn name(&self) -> String;

    /// Returns the version of the rules. It increases if the same actions could now lead to other states or scores, but
    /// not if only the form of texts changes.
    fn rules_version(&self) -> u32;

    /// Appends the text of an action of this state. White space within the words of an action has no meaning. The text
    /// contains no `,`, no `;` and no line break.
    fn write_action(&self, state: &Self::State, action: Self::Action, out: &mut String);

    /// Returns the state in packed form: words of bits, as programs exchange them. [`Notation::read_state`] reads this
    /// form too. `None` if the game has no packed form.
    fn packed_text(&self, _state: &Self::State) -> Option<String> {
        None
    }

    /// Returns the state in the packed form that a programming course prints, if it differs from
    /// [`Notation::packed_text`]. [`Notation::read_state`] reads this form too.
    fn course_text(&self, _state: &Self::State) -> Option<String> {
        None
    }

    /// Returns the action in packed form; `None` if the game has no packed form. [`Notation::read_action`] reads the
    /// first word of it.
    fn packed_action(&self, _state: &Self::State, _action: Self::Action) -> Option<String> {
        None
    }

    /// Reads an action that might be tried in this state. It need not be legal.
    ///
    /// # Errors
    /// The text is not an action of this game.
    fn read_action(&self, state: &Self::State, text: &str) -> Result<Self::Action, TextError>;

    /// Appends the text of a state, on one line.
    fn write_state(&self, state: &Self::State, out: &mut String);

    /// Reads a state, which must satisfy the invariants of the rules. It need not be reachable from an opening.
    ///
    /// # Errors
    /// The text is not a state of this game.
    fn read_state(&self, text: &str) -> Result<Self::State, TextError>;

    /// Reads a state from a text in a form that other programs write. `None` if the text has none of these forms, so
    /// that the error of [`Notation::read_state`] is the right one. To read what a person pastes, call
    /// [`crate::read_position`], which tries this form last.
    fn read_foreign_state(
        &self,
        _text: &str,
    ) -> Option<Result<PositionReading<Self::State>, TextError>> {
        None
    }

    /// Returns the text of an action.
    fn action_text(&self, state: &Self::State, action: Self::Action) -> String {
        let mut text = String::new();
        self.write_action(state, action, &mut text);
        text
    }

    /// Returns the text of a state.
    fn state_text(&self, state: &Self::State) -> String {
        let mut text = String::new();
        self.write_state(state, &mut text);
        text
    }

    /// Returns the texts of all legal actions of a state, of a seat or of chance, in the game's order.
    fn legal_texts(&self, state: &Self::State) -> Vec<String> {
        let seats = self.legal_actions(state);
        let chance = self.chance_outcomes(state);
        let all = seats.iter().copied().chain(chance.iter().map(|&(action, _)| action));
        all.map(|action| self.action_text(state, action)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_name_what_where_and_what_is_expected() {
        let error = TextError::new("x", "row 2", "a number").within("line 7");
        assert_eq!(error.to_string(), "line 7, row 2: found `x`, expected a number");
        let nothing = TextError::new("", "", "a number");
        assert_eq!(nothing.to_string(), "nothing given, expected a number");
        let lines = TextError::new("a\nb", "", "one line");
        assert_eq!(lines.to_string(), "found `a b`, expected one line");
        let places = TextError::new("a", "key c\nd", "e").within("file f\ng");
        assert_eq!(places.to_string(), "file f g, key c d: found `a`, expected e");
    }

    #[test]
    fn a_mistyped_name_is_recognised_and_others_are_not() {
        let names = ["random", "greedy", "hybrid", "hegemonic"];
        let error = |found| TextError::unknown(found, "player", &names);
        let meant = "player: `gredy` is unknown; did you mean `greedy`? (4 names are known)";
        assert_eq!(error("gredy").to_string(), meant);
        assert!(error("greddy").say(Lang::French).contains("`greedy`"));
        let all = "player: `alphago` is unknown; allowed: random, greedy, hybrid, hegemonic";
        assert_eq!(error("alphago").to_string(), all);
        let only = TextError::unknown("depht", "", &["depth"]);
        assert_eq!(only.to_string(), "`depht` is unknown; allowed: depth");
    }

    #[test]
    fn long_texts_are_cut_after_a_word() {
        let found = |text: &str| TextError::new(text, "", "").to_string();
        let words = "2048 ".repeat(100);
        assert!(found(&words).starts_with(&format!("found `{}2048…`", "2048 ".repeat(39))));
        let rows = "abcdefg/".repeat(100);
        assert!(found(&rows).contains("/abcdefg…`"));
        assert!(found(&"x".repeat(300)).contains(&format!("`{}…`", "x".repeat(200))));
        assert!(found(&"é".repeat(200)).contains(&format!("`{}`", "é".repeat(200))));
    }

    #[test]
    fn a_failure_has_a_sentence_of_its_own() {
        let error = TextError::failed("file a\nb", "is in use:\ntry again later");
        assert_eq!(error.to_string(), "file a b: is in use: try again later");
    }

    #[test]
    fn control_characters_in_text_are_not_shown() {
        let odd = "a\u{1b}[31m\u{202e}b\u{200b}\u{feff}\u{9b}\n";
        let error = TextError::new(odd, "here", "\u{2066}c");
        assert_eq!(error.to_string(), "here: found `a [31m b   `, expected  c");
        assert!("\u{e9}\u{3b1}\u{1f600}\u{4e00}\u{5d0} ".chars().all(is_plain));
    }
}
