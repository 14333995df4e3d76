//! Messages for the author of a guest that did something wrong.

use crate::protocol::{ErrorMessage, HelloMessage, VERSION};
use crate::submission::clean;
use crate::text::fault as text;
use crate::waiting::StopReason;
use damier_game::{Failure, FailureKind, Notation, TextError};
use damier_i18n::Message;
use std::collections::BTreeMap;

fn protocol(message: impl Into<Message>) -> StopReason {
    StopReason::Failure(Failure::new(FailureKind::Protocol, message))
}

/// Describes a line that is not a message.
pub(crate) fn not_a_message(error: &TextError) -> StopReason {
    protocol(text::babble(error))
}

/// Describes too many messages.
pub(crate) fn too_many_lines(most: u32) -> StopReason {
    let message = text::chatter(most.to_string());
    StopReason::Failure(Failure::new(FailureKind::Output, message))
}

/// Describes an answer to another question.
pub(crate) fn wrong_id(id: u64, asked: u64) -> StopReason {
    let (answered, open) = (id.to_string(), asked.to_string());
    protocol(if id < asked {
        text::answered_late(answered, open)
    } else {
        text::answered_unasked(answered, open)
    })
}

/// Describes a guest that reports that it cannot continue.
pub(crate) fn gave_up(complaint: &ErrorMessage) -> StopReason {
    let message = text::gave_up(clean(&complaint.code), complaint.text());
    StopReason::Failure(Failure::new(FailureKind::Crash, message))
}

/// Describes a guest that reports why it cannot start.
pub(crate) fn refuses_to_start(complaint: &ErrorMessage) -> StopReason {
    StopReason::Failure(Failure::new(FailureKind::Crash, complaint.text()))
}

/// Describes an illegal action.
pub(crate) fn illegal<G: Notation>(game: &G, state: &G::State, action: &str) -> Failure {
    let short: String = action.chars().take(100).collect();
    let state_text = game.state_text(state);
    let legal = game.legal_texts(state).join(", ");
    Failure::new(FailureKind::Illegal, text::illegal(short, state_text, legal))
}

/// The most names of games that are read, because reading each costs the referee's time.
const MOST_GAMES: usize = 64;

/// Rejects a guest that does not play this game, does not accept one of these options, or speaks another protocol version.
/// `is_same` returns true if a name means this game, for example `filler:30x30` for `filler`.
pub(crate) fn check_hello(
    hello: &HelloMessage,
    game: &str,
    is_same: &dyn Fn(&str) -> bool,
    options: &BTreeMap<String, String>,
) -> Result<(), StopReason> {
    if let Some(other) = hello.protocol.filter(|&version| version != VERSION) {
        return Err(protocol(text::other_protocol(other.to_string(), VERSION.to_string())));
    }
    let family = game.split(':').next().unwrap_or(game);
    let is_variant = |name: &str| name.split(':').next() == Some(family) && is_same(name);
    let fits = |name: &String| name == game || name == family || is_variant(name);
    let fits_one = |games: &[String]| games.iter().take(MOST_GAMES).any(fits);
    if let Some(games) = hello.games.as_ref().filter(|games| !fits_one(games)) {
        let is_meant =
            |name: &&String| name.eq_ignore_ascii_case(game) || name.eq_ignore_ascii_case(family);
        if let Some(meant) = games.iter().find(is_meant) {
            return Err(protocol(text::other_spelling(meant, meant.to_ascii_lowercase())));
        }
        if games.is_empty() {
            return Err(protocol(text::empty_games()));
        }
        return Err(protocol(text::other_game(game, games.join(", "))));
    }
    options.iter().try_for_each(|(name, value)| check_option(hello, name, value))
}

/// Rejects an option that the guest does not declare, or a value that it does not accept.
fn check_option(hello: &HelloMessage, name: &str, value: &str) -> Result<(), StopReason> {
    let Some(declared) = hello.options.iter().find(|declared| declared.name == name) else {
        let names: Vec<&str> = hello.options.iter().map(|one| one.name.as_str()).collect();
        return Err(protocol(match names.as_slice() {
            [] => text::no_options(name),
            some => text::no_such_option(name, some.join(", ")),
        }));
    };
    match declared.number {
        Some(number) if number.read(value).is_none() => {
            let (min, max) = (number.min.to_string(), number.max.to_string());
            let kind = if number.whole { "whole" } else { "any" };
            Err(protocol(text::other_value(name, value, kind, min, max)))
        }
        Some(_) | None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::protocol::{DeclaredOption, FromGuest, NumericOption, read};
    use damier_i18n::Lang;

    fn said(reason: StopReason) -> String {
        match reason {
            StopReason::Failure(failure) => failure.message.to_string(),
            StopReason::Stopped => String::new(),
        }
    }

    #[test]
    fn a_problem_keeps_its_translations() {
        let read = |message: &str| {
            let line = format!("{{\"type\":\"error\",\"code\":\"load\",{message}}}");
            match read(line.as_bytes()) {
                Ok(FromGuest::Error(complaint)) => complaint,
                other => panic!("{other:?}"),
            }
        };
        let both = read(r#""message":"no grid","translations":{"fr":"aucune grille","de":7}"#);
        let StopReason::Failure(failure) = gave_up(&both) else { panic!("it goes on") };
        let french = "a abandonné par un message `error`\u{a0}: load\u{a0}: aucune grille";
        assert_eq!(failure.message.say(Lang::French), french);
        assert_eq!(said(gave_up(&both)), "gave up with an `error` message: load: no grid");
        assert_eq!(ErrorMessage::new(None, "load", &both.text()).translations.len(), 1);
        let odd = read(r#""message":"a\u001b[2Jb\u202e","translations":{"en":"x","fr":" "}"#);
        assert_eq!(odd.text(), "a [2Jb ".into());
        for odd in ["null", "[1]", "{}"] {
            let english = read(&format!("\"message\":\"no grid\",\"translations\":{odd}"));
            assert_eq!(english.text(), "no grid".into());
        }
    }

    #[test]
    fn strangers_are_told_what_they_would_need() {
        let hello = HelloMessage {
            games: Some(vec!["filler".into(), "2048:5x5".into()]),
            ..HelloMessage::default()
        };
        let none = BTreeMap::new();
        let check_hello = |hello: &HelloMessage, game: &str, options: &BTreeMap<_, _>| {
            check_hello(hello, game, &|name| name == "2048:5x5,four=0.1", options)
        };
        assert!(check_hello(&hello, "filler:10x10", &none).is_ok());
        assert!(check_hello(&hello, "2048:5x5", &none).is_ok());
        let by_default = "2048:5x5,four=0.1".to_string();
        let mut many = vec!["filler:2x2".to_string(); MOST_GAMES];
        many.push("filler".to_string());
        let many = HelloMessage { games: Some(many), ..HelloMessage::default() };
        assert!(check_hello(&many, "filler", &none).is_err(), "read too far");
        let longer = HelloMessage { games: Some(vec![by_default]), ..HelloMessage::default() };
        assert!(check_hello(&longer, "2048:5x5", &none).is_ok(), "another name of the same game");
        assert!(check_hello(&longer, "quarto", &none).is_err());
        let refused = check_hello(&hello, "2048", &none).unwrap_err();
        assert_eq!(said(refused), "does not play 2048: its `games` are filler, 2048:5x5");
        let none_named = HelloMessage { games: Some(vec![]), ..HelloMessage::default() };
        let refused = check_hello(&none_named, "quarto", &none).unwrap_err();
        assert!(said(refused).contains("an empty list"));
        let shouting =
            HelloMessage { games: Some(vec!["Quarto".into()]), ..HelloMessage::default() };
        let refused = check_hello(&shouting, "quarto", &none).unwrap_err();
        assert_eq!(said(refused), "spells the game `Quarto`: write `quarto`");
        let depth = BTreeMap::from([("depth".to_string(), "3".to_string())]);
        let refused = check_hello(&HelloMessage::default(), "quarto", &depth).unwrap_err();
        assert_eq!(said(refused), "has no options, so `depth` cannot be set");
        let old = HelloMessage { protocol: Some(0), ..HelloMessage::default() };
        assert!(
            said(check_hello(&old, "quarto", &none).unwrap_err())
                .starts_with("speaks protocol version 0")
        );
        assert!(said(wrong_id(3, 5)).contains("again, or too late"));
        assert!(said(wrong_id(6, 5)).contains("never asked"));
    }

    #[test]
    fn values_of_numbers_are_within_their_range() {
        let number = |whole| NumericOption { default: 3.0, min: 1.0, max: 9.0, whole };
        let offers = |number| HelloMessage {
            options: vec![DeclaredOption {
                name: "depth".into(),
                number,
                ..DeclaredOption::default()
            }],
            ..HelloMessage::default()
        };
        let set = |number, value: &str| {
            let depth = BTreeMap::from([("depth".to_string(), value.to_string())]);
            check_hello(&offers(number), "quarto", &|_| false, &depth)
                .map_err(said)
                .err()
                .unwrap_or_default()
        };
        assert_eq!(set(None, "99"), "");
        for value in ["1", "9", "2.5", "3e0"] {
            assert_eq!(set(Some(number(false)), value), "", "{value}");
        }
        for value in ["99", "0.9", "much", "", "nan", "inf"] {
            let refused =
                format!("does not accept `depth={value}`: `depth` is a number from 1 to 9");
            assert_eq!(set(Some(number(false)), value), refused);
        }
        assert_eq!(
            set(Some(number(true)), "2.5"),
            "does not accept `depth=2.5`: `depth` is a whole number from 1 to 9"
        );
    }
}
