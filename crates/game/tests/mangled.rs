//! Damaged texts of every form that this crate reads: never a panic, always one line.

use damier_game::saved::SavedGame;
use damier_game::toy::Nim;
use damier_game::{Game, Limits, Notation, Params, Rng, Setting, Settings, TextError};
use proptest::prelude::*;

/// A valid text with some of its bytes replaced, removed, doubled or moved, or plain noise.
fn mangled(valid: &'static [&'static str]) -> impl Strategy<Value = String> {
    let edit = (any::<u8>(), any::<prop::sample::Index>(), any::<char>());
    let edited = (prop::sample::select(valid), prop::collection::vec(edit, 1..6));
    let edited = edited.prop_map(|(text, edits)| {
        let mut chars: Vec<char> = text.chars().collect();
        for (kind, at, new) in edits {
            let at = at.index(chars.len() + 1).min(chars.len());
            match kind % 4 {
                0 => chars.insert(at, new),
                1 if at < chars.len() => drop(chars.remove(at)),
                2 if at < chars.len() => chars[at] = new,
                3 => chars.extend_from_within(at..),
                _ => chars.truncate(at),
            }
        }
        chars.into_iter().collect()
    });
    prop_oneof![4 => edited, 1 => ".{0,60}"]
}

/// Words of every kind of error, which say what to do.
const HELP: &[&str] = &[
    "expected ",
    "allowed: ",
    "did you mean",
    "Keep one",
    "has no settings",
    "Check that the file",
    "comes after the end",
];

fn one_line<T>(answer: Result<T, TextError>) {
    if let Err(error) = answer {
        let text = error.to_string();
        let helps = HELP.iter().any(|words| text.contains(words));
        assert!(!text.contains(['\n', '\r']) && helps, "{text:?}");
    }
}

const SAVED: &str = "damier game 1\ngame: nim:21\nseat 1: a\nseat 2: b\nopening: 21 sticks, seat 1\n\n\
    1. take 3\n2. take 1 # a comment\n\nresigned: seat 1\nfinal: 17 sticks, seat 1\n";

proptest! {
    #![proptest_config(ProptestConfig::with_cases(10_000))]

    #[test]
    fn budgets(text in mangled(&["10s/game,50ms/move", "1000nodes,depth4", "fast", "none"])) {
        let read = Limits::read(&text);
        if let Ok(limits) = &read {
            prop_assert_eq!(Limits::read(&limits.to_string()), Ok(*limits));
        }
        one_line(read);
    }

    #[test]
    fn players_and_parameters(text in mangled(&["hybrid(gain=1,mode=fast)", "2048:5x5,four=0.1"])) {
        let declared = [
            Setting::number("gain", 1.0, 0.0..=10.0, damier_i18n::Phrase::verbatim("weight")),
            Setting::word("mode", &["slow", "fast"], damier_i18n::Phrase::verbatim("how")),
        ];
        let read = Params::read_player(&text).and_then(|(_, given)| Settings::read(&declared, &given));
        one_line(read);
        one_line(Params::read_game(&text));
    }

    #[test]
    fn saved_games(text in mangled(&[SAVED])) {
        one_line(SavedGame::read(&text).and_then(|saved| saved.replay(&Nim::default())));
    }

    #[test]
    fn states_and_actions(text in mangled(&["21 sticks, seat 1", "3 sticks, thief, then seat 2"])) {
        let nim = Nim { sticks: 21, thief: true };
        let opening = nim.opening(&mut Rng::new(0));
        one_line(nim.read_state(&text));
        one_line(nim.read_action(&opening, &text));
    }
}
