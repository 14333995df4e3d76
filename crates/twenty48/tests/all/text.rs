//! Tests of texts: parameters, states, actions and saved games, valid and damaged ones. Reading must never panic, and
//! every error must be one line.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use damier_game::saved::SavedGame;
use damier_game::{Game, Notation, Params, Rng, TextError};
use damier_twenty48::{PARAMETERS, Twenty48};
use proptest::prelude::*;

fn read(text: &str) -> Result<Twenty48, TextError> {
    Params::read(text).and_then(|params| Twenty48::read(&params))
}

fn message<T: std::fmt::Debug>(result: Result<T, TextError>) -> String {
    let error = result.unwrap_err().to_string();
    assert!(!error.contains('\n'), "{error}");
    error
}

#[test]
fn names_are_canonical() {
    for (text, name) in [
        ("", "2048"),
        ("4x4,preset=none,four=.1", "2048"),
        ("5X5", "2048:5x5"),
        ("four=1, 3 x 4", "2048:3x4,four=1"),
        ("shape=4D", "2048:shape=4d"),
        ("preset=notebook", "2048:merge=cascade,four=0.25,start=0,end=full"),
        ("end=stuck,preset=notebook,four=-0", "2048:merge=cascade,four=0,start=0"),
        ("four=1e-310", "2048:four=0"),
        ("spawner=adversary,merge=cascade", "2048:merge=cascade,spawner=adversary"),
    ] {
        let rules = read(text).unwrap();
        assert_eq!(rules.name(), name);
        let (_, params) = Params::read_game(name).unwrap();
        assert_eq!(Twenty48::read(&params).unwrap(), rules);
    }
}

#[test]
fn wrong_parameters_are_named() {
    let sides = "ROWSxCOLUMNS with sides from 2 to 8, for example 5x5";
    for (text, expected) in [
        ("1x4", format!("size: found `1x4`, expected {sides}")),
        ("9x4", format!("size: found `9x4`, expected {sides}")),
        ("+5x5", format!("size: found `+5x5`, expected {sides}")),
        ("huge", format!("size: found `huge`, expected {sides}")),
        ("5x5,shape=4d", "size: shape=4d has a fixed size. Leave the size out".into()),
        ("5x5,6x6", "size: this parameter is given twice. Keep one of the two values".into()),
        ("shape=5d", "parameter shape: `5d` is unknown; allowed: rectangle, 4d".into()),
        ("merge=never", "parameter merge: `never` is unknown; allowed: once, cascade".into()),
        ("four=1.5", "parameter four: found `1.5`, expected a probability from 0 to 1".into()),
        ("four=nan", "parameter four: found `nan`, expected a probability from 0 to 1".into()),
        ("start=1", "parameter start: `1` is unknown; allowed: 0, 2".into()),
        ("end=never", "parameter end: `never` is unknown; allowed: stuck, full".into()),
        ("spawner=me", "parameter spawner: `me` is unknown; allowed: chance, adversary".into()),
        ("preset=book", "parameter preset: `book` is unknown; allowed: none, notebook".into()),
        ("four=0,four=1", "parameter four: this parameter is given twice. Keep one of the two values".into()),
        (
            "size=5x5",
            "parameter: `size` is unknown; allowed: ROWSxCOLUMNS, shape, merge, four, start, end, spawner, preset"
                .into(),
        ),
    ] {
        assert_eq!(message(read(text)), expected);
    }
    assert!(PARAMETERS.iter().all(|parameter| !parameter.help.to_string().contains('\n')));
}

#[test]
fn states_are_read_forgivingly() {
    let rules = Twenty48::default();
    let canonical = "2 4 . ./. . . ./. 8 . ./. . . 2 score=12 spawn=1";
    for text in [
        canonical,
        " 2  4 . . / ....  /. 8 ../ . . . 2\tSPAWN = 1 Score=12 ",
        "2 4../..../. 8../...2 spawn=1 score=012",
    ] {
        assert_eq!(rules.state_text(&rules.read_state(text).unwrap()), canonical);
    }
}

#[test]
fn wrong_states_are_named() {
    let rules = Twenty48::default();
    let full = "2 4 2 4/4 2 4 2/2 4 2 4/4 2 4 2";
    let fields = "score=N (0 to 9007199254740992) or spawn=K (the number of tiles to place), each at most once";
    for (text, expected) in [
        ("", "state: 1 row in ``; expected 4 rows separated by /".to_string()),
        (
            "2 4 . ./. . ./. 8 . ./. . . 2",
            "state, row 2: found `. . .`, expected 4 tiles or dots".to_string(),
        ),
        (
            "2 4 . ./. . 6 ./. 8 . ./. . . 2",
            "state, row 2, column 3: found `6`, expected a dot or a power of two from 2 to 131072"
                .to_string(),
        ),
        (
            "2 4 . ./. . . ./. 8 . 1/. . . 2",
            "state, row 3, column 4: found `1`, expected a dot or a power of two from 2 to 131072"
                .to_string(),
        ),
        (
            "262144 . . ./..../..../....",
            "state, row 1, column 1: found `262144`, expected a dot or a power of two from 2 to 131072"
                .to_string(),
        ),
        (
            "..../..../..../.... spawn=3",
            "state: found `spawn=3`, expected at most spawn=2 here".into(),
        ),
        (&format!("{full} spawn=1"), "state: found `spawn=1`, expected at most spawn=0 here".into()),
        ("..../..../..../.... score=-1", format!("state: found `score=-1`, expected {fields}")),
        ("..../..../..../.... score=1 score=1", format!("state: found `score=1`, expected {fields}")),
        ("..../..../..../.... turn=1", format!("state: found `turn=1`, expected {fields}")),
    ] {
        assert_eq!(message(rules.read_state(text)), expected);
    }
    let notebook = read("preset=notebook").unwrap();
    assert!(notebook.read_state(&format!("{full} spawn=1")).is_ok(), "over, but a state");
}

#[test]
fn wrong_actions_are_named() {
    let rules = read("2x3").unwrap();
    let state = rules.opening(&mut Rng::new(0));
    let expected = "left, right, up, down, or a tile, for example 2@r1c1 (tile 2 or 4, row 1 to 2, column 1 to 3)";
    for text in ["", "ana", "3@r1c1", "2@r3c1", "2@r1c0", "2@r1c4", "2@r+1c1", "2@c1r1"] {
        let error = message(rules.read_action(&state, text));
        let found =
            if text.is_empty() { "nothing given".into() } else { format!("found `{text}`") };
        assert_eq!(error, format!("action: {found}, expected {expected}"));
    }
    assert_eq!(rules.action_text(&state, rules.read_action(&state, " 2@R2 C3").unwrap()), "2@r2c3");
}

/// Returns a text with some characters replaced, dropped, doubled or inserted.
fn mangled(text: String) -> impl Strategy<Value = String> {
    let edit = (any::<prop::sample::Index>(), 0..4u8, prop::char::any());
    let odd = prop::sample::select("./ =,x:@rc0123456789-+é\t\n#".chars().collect::<Vec<_>>());
    let edits = prop::collection::vec((edit, odd, any::<bool>()), 1..5);
    edits.prop_map(move |edits| {
        let mut chars: Vec<char> = text.chars().collect();
        for ((at, kind, any), odd, is_odd) in edits {
            let at = at.index(chars.len() + 1);
            let new = if is_odd { odd } else { any };
            match kind {
                0 if at < chars.len() => chars[at] = new,
                1 if at < chars.len() => drop(chars.remove(at)),
                2 if at < chars.len() => chars.insert(at, chars[at]),
                _ => chars.insert(at, new),
            }
        }
        chars.into_iter().collect()
    })
}

/// Returns a random game with this seed. It ends after `plies` plies, if it is that long.
fn some_game(rules: &Twenty48, seed: u64, plies: usize) -> SavedGame {
    let mut rng = Rng::new(seed);
    let opening = rules.opening(&mut rng);
    let mut state = opening;
    let mut actions = Vec::new();
    while let Some(action) = rules.random_action(&state, &mut rng).filter(|_| actions.len() < plies)
    {
        rules.apply(&mut state, action);
        actions.push(action);
    }
    SavedGame::new(rules, Vec::new(), &opening, &actions, None)
}

const VARIANTS: [&str; 4] = ["", "3x5", "shape=4d", "preset=notebook,spawner=adversary"];

fn variant() -> impl Strategy<Value = Twenty48> {
    prop::sample::select(VARIANTS.to_vec()).prop_map(|params| read(params).unwrap())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 10_000, failure_persistence: None, ..Default::default() })]

    #[test]
    fn mangled_parameters_never_panic(
        text in mangled("5x5,shape=4d,merge=cascade,four=0.25,start=0,end=full,preset=notebook".into())
    ) {
        match read(&text) {
            Ok(rules) => {
                let (_, params) = Params::read_game(&rules.name()).unwrap();
                prop_assert_eq!(Twenty48::read(&params).unwrap(), rules);
            }
            Err(error) => prop_assert!(!error.to_string().contains('\n')),
        }
    }

    #[test]
    fn mangled_states_never_panic(
        (rules, text) in (variant(), any::<u64>(), 0..60usize).prop_flat_map(|(rules, seed, plies)| {
            let text = some_game(&rules, seed, plies).last.unwrap();
            (Just(rules), mangled(text))
        })
    ) {
        match rules.read_state(&text) {
            Ok(state) => {
                prop_assert_eq!(rules.read_state(&rules.state_text(&state)), Ok(state));
                // Every state that can be read can also be played on.
                let mut rng = Rng::new(1);
                let mut state = state;
                for _ in 0..10 {
                    let Some(action) = rules.random_action(&state, &mut rng) else { break };
                    rules.apply(&mut state, action);
                }
                prop_assert_eq!(rules.read_state(&rules.state_text(&state)), Ok(state));
            }
            Err(error) => prop_assert!(!error.to_string().contains('\n')),
        }
    }

    #[test]
    fn mangled_actions_never_panic(
        rules in variant(),
        text in prop::sample::select(vec!["left", "ana", "2@r1c3", "4@r4c4"])
            .prop_flat_map(|text| mangled(text.into()))
    ) {
        let mut state = rules.opening(&mut Rng::new(0));
        match rules.read_action(&state, &text) {
            Ok(action) => drop(rules.try_apply(&mut state, action)),
            Err(error) => prop_assert!(!error.to_string().contains('\n')),
        }
    }

    #[test]
    fn mangled_saved_games_never_panic(
        (rules, text) in (variant(), any::<u64>(), 0..30usize).prop_flat_map(|(rules, seed, plies)| {
            let text = some_game(&rules, seed, plies).write();
            (Just(rules), mangled(text))
        })
    ) {
        if let Err(error) = SavedGame::read(&text).and_then(|saved| saved.replay(&rules).map(drop)) {
            prop_assert!(!error.to_string().contains('\n'));
        }
    }
}
