//! Text of states and actions, and the one error of everything that is read from text.

use crate::contract::Game;
use crate::say;
use damier_i18n::{Joint, Lang, Message};
use std::fmt;

/// A mistake in a text: what was found, where, and what is allowed there. Always one line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextError {
    found: Message,
    place: Message,
    allowed: Message,
}

impl TextError {
    /// An error about the text `found`, at `place` (for example `row 2`), where `allowed` is
    /// expected.
    pub fn new(
        found: impl fmt::Display,
        place: impl Into<Message>,
        allowed: impl Into<Message>,
    ) -> Self {
        Self::about(shorten(&found.to_string()), place, allowed)
    }

    /// An error about what was found in words of our own, as `3 rows`, rather than a text as it was given.
    pub fn about(
        found: impl Into<Message>,
        place: impl Into<Message>,
        allowed: impl Into<Message>,
    ) -> Self {
        Self { found: found.into(), place: place.into(), allowed: allowed.into() }
    }

    /// The same error, seen from a larger text: the place is prefixed with `outer`.
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

    /// Says it in a language.
    #[must_use]
    pub fn say(&self, lang: Lang) -> String {
        let plain = |part: &Message| Message::from(one_line(&part.say(lang)));
        let [found, place, allowed] = [&self.found, &self.place, &self.allowed].map(plain);
        let whole = match (found.is_empty(), place.is_empty()) {
            (true, true) => say::nothing_given(allowed),
            (true, false) => say::nothing_at(place, allowed),
            (false, true) => say::refused(found, allowed),
            (false, false) => say::refused_at(place, found, allowed),
        };
        whole.say(lang)
    }
}

/// The English sentence.
impl fmt::Display for TextError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.say(Lang::English))
    }
}

impl std::error::Error for TextError {}

/// The sentence, for doors that say it later.
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

/// The text on one line without control characters, cut to 200 characters.
fn one_line(text: &str) -> String {
    let clean = |c: char| if is_plain(c) { c } else { ' ' };
    shorten(text).chars().map(clean).collect()
}

/// The text without white space around it, cut to 200 characters.
fn shorten(text: &str) -> String {
    let text = text.trim();
    let mut short: String = text.chars().take(200).collect();
    if text.chars().nth(200).is_some() {
        short.push('…');
    }
    short
}

/// True if a character shows itself and nothing else: it moves no cursor, turns no direction of
/// writing, and is not without width. Text from strangers is shown without the others.
#[must_use]
pub fn is_plain(c: char) -> bool {
    let unseen = matches!(c,
        '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}');
    !c.is_control() && !unseen
}

/// The canonical text of a game, its states and its actions: the same in every door, file and
/// protocol. Written in one form; read forgivingly about white space and case. Reading is the
/// inverse of writing.
pub trait Notation: Game {
    /// The name with all parameters that differ from their defaults, as in `2048:5x5,four=0.25`:
    /// the game's own reader gives back an equal value.
    fn name(&self) -> String;

    /// Counts up whenever the same actions could lead to other states or scores, never for a change
    /// of form.
    fn rules_version(&self) -> u32;

    /// Appends the text of an action of this state. No white space inside words of an action is
    /// significant, and the text holds neither `,` nor `;` nor a line break.
    fn write_action(&self, state: &Self::State, action: Self::Action, out: &mut String);

    /// The state in words of bits, as programs exchange it; [`Notation::read_state`] reads it, too. `None` where a game
    /// has no such form.
    fn packed_text(&self, _state: &Self::State) -> Option<String> {
        None
    }

    /// The action in bits, likewise: the first word of it is an action that [`Notation::read_action`] reads.
    fn packed_action(&self, _state: &Self::State, _action: Self::Action) -> Option<String> {
        None
    }

    /// Reads an action that might be tried in this state. It need not be legal.
    ///
    /// # Errors
    /// If the text is no action of this game.
    fn read_action(&self, state: &Self::State, text: &str) -> Result<Self::Action, TextError>;

    /// Appends the text of a state, on one line.
    fn write_state(&self, state: &Self::State, out: &mut String);

    /// Reads a state, which must be possible under the rules' own invariants (not necessarily
    /// reachable).
    ///
    /// # Errors
    /// If the text is no state of this game.
    fn read_state(&self, text: &str) -> Result<Self::State, TextError>;

    /// The text of an action.
    fn action_text(&self, state: &Self::State, action: Self::Action) -> String {
        let mut text = String::new();
        self.write_action(state, action, &mut text);
        text
    }

    /// The text of a state.
    fn state_text(&self, state: &Self::State) -> String {
        let mut text = String::new();
        self.write_state(state, &mut text);
        text
    }

    /// The texts of whatever may be done in this state, by a seat or by chance, in the game's order.
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
    fn errors_name_what_where_and_what_is_allowed() {
        let error = TextError::new("x", "row 2", "a number").within("line 7");
        assert_eq!(error.to_string(), "line 7, row 2: `x`; allowed: a number");
        let nothing = TextError::new("", "", "a number");
        assert_eq!(nothing.to_string(), "nothing given; allowed: a number");
        let lines = TextError::new("a\nb", "", "one line");
        assert_eq!(lines.to_string(), "`a b`; allowed: one line");
        let places = TextError::new("a", "key c\nd", "e").within("file f\ng");
        assert_eq!(places.to_string(), "file f g, key c d: `a`; allowed: e");
    }

    #[test]
    fn text_from_strangers_repaints_nothing() {
        let odd = "a\u{1b}[31m\u{202e}b\u{200b}\u{feff}\u{9b}\n";
        let error = TextError::new(odd, "here", "\u{2066}c");
        assert_eq!(error.to_string(), "here: `a [31m b   `; allowed:  c");
        assert!("\u{e9}\u{3b1}\u{1f600}\u{4e00}\u{5d0} ".chars().all(is_plain));
    }
}
