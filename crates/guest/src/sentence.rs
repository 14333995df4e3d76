//! What a guest did wrong, in sentences that teach.

use crate::process::Halt;
use crate::protocol::{Complaint, Hello, VERSION};
use game::{Failure, FailureKind, Notation, TextError};
use std::collections::BTreeMap;

fn protocol(message: String) -> Halt {
    Halt::Failure(Failure::new(FailureKind::Protocol, message))
}

/// A line that is no message.
pub(crate) fn babble(error: &TextError) -> Halt {
    protocol(format!("{error}; standard output is for messages: print to standard error"))
}

/// Too many messages.
pub(crate) fn chatter(most: u32) -> Halt {
    let message = format!("said {most} lines without an answer among them");
    Halt::Failure(Failure::new(FailureKind::Output, message))
}

/// An answer to another question.
pub(crate) fn wrong_id(id: u64, asked: u64) -> Halt {
    protocol(if id < asked {
        format!("answered question {id} again, or late: question {asked} is open")
    } else {
        format!("answered question {id}, which was never asked: question {asked} is open")
    })
}

/// A guest that says itself that it cannot go on.
pub(crate) fn gave_up(complaint: &Complaint) -> Halt {
    let Complaint { code, message, .. } = complaint;
    let message = format!("gave up: {code}: {message}");
    Halt::Failure(Failure::new(FailureKind::Crash, message))
}

/// An action that there is not, or not now.
pub(crate) fn illegal<G: Notation>(game: &G, state: &G::State, action: &str) -> Failure {
    let short: String = action.chars().take(100).collect();
    let state_text = game.state_text(state);
    let legal = game.legal_texts(state).join(", ");
    Failure::new(FailureKind::Illegal, format!("`{short}` in `{state_text}`; legal: {legal}"))
}

/// A guest that does not play this game, does not have these options, or speaks another protocol.
pub(crate) fn stranger(
    hello: &Hello,
    game: &str,
    options: &BTreeMap<String, String>,
) -> Result<(), Halt> {
    if let Some(other) = hello.protocol.filter(|&version| version != VERSION) {
        return Err(protocol(format!("speaks protocol {other}; this program speaks {VERSION}")));
    }
    let family = game.split(':').next().unwrap_or(game);
    let fits = |name: &String| name == game || name == family;
    if let Some(games) = hello.games.as_ref().filter(|games| !games.iter().any(fits)) {
        return Err(protocol(format!("does not play {game}: it plays {}", games.join(", "))));
    }
    let has = |name: &String| hello.options.iter().any(|declared| declared.name == *name);
    if let Some(name) = options.keys().find(|name| !has(name)) {
        let names: Vec<&str> = hello.options.iter().map(|one| one.name.as_str()).collect();
        let names = if names.is_empty() { "none".to_string() } else { names.join(", ") };
        return Err(protocol(format!("has no option `{name}`; its options: {names}")));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(halt: Halt) -> String {
        match halt {
            Halt::Failure(failure) => failure.message,
            Halt::Stopped => String::new(),
        }
    }

    #[test]
    fn strangers_are_told_what_they_would_need() {
        let hello =
            Hello { games: Some(vec!["filler".into(), "2048:5x5".into()]), ..Hello::default() };
        let none = BTreeMap::new();
        assert!(stranger(&hello, "filler:10x10", &none).is_ok());
        assert!(stranger(&hello, "2048:5x5", &none).is_ok());
        let refused = stranger(&hello, "2048", &none).unwrap_err();
        assert_eq!(said(refused), "does not play 2048: it plays filler, 2048:5x5");
        let depth = BTreeMap::from([("depth".to_string(), "3".to_string())]);
        let refused = stranger(&Hello::default(), "quarto", &depth).unwrap_err();
        assert_eq!(said(refused), "has no option `depth`; its options: none");
        let old = Hello { protocol: Some(0), ..Hello::default() };
        assert!(
            said(stranger(&old, "quarto", &none).unwrap_err()).starts_with("speaks protocol 0")
        );
        assert!(said(wrong_id(3, 5)).contains("again, or late"));
        assert!(said(wrong_id(6, 5)).contains("never asked"));
    }
}
