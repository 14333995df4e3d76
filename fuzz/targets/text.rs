//! Any text, in every place where a text form is read: refused in one line, or read and written alike.
//!
//! The first byte says which form is meant, the second which game.
#![no_main]

use libfuzzer_sys::fuzz_target;
use workbench::arena::Spec;
use workbench::{Limits, SavedGame, open};

const GAMES: [&str; 8] = [
    "2048",
    "2048:shape=4d",
    "2048:3x4,spawner=adversary",
    "filler:8x7",
    "filler:6x6,preset=phone",
    "filler:5x5,topology=hex,swap=first",
    "quarto",
    "quarto:squares,misere",
];

fuzz_target!(|bytes: &[u8]| {
    let [form, game, rest @ ..] = bytes else { return };
    let Ok(text) = std::str::from_utf8(rest) else { return };
    let game = GAMES[usize::from(*game) % GAMES.len()];
    match form % 7 {
        0 => game_name(text),
        1 => state(game, text),
        2 => actions(game, text),
        3 => budget(text),
        4 => spec(text),
        5 => player(game, text),
        _ => saved(text),
    }
});

fn one_line(error: &dyn std::fmt::Display) {
    assert_eq!(error.to_string().lines().count(), 1, "{error}");
}

fn game_name(text: &str) {
    match open(text) {
        Ok(game) => assert_eq!(open(&game.name()).expect("its own name").name(), game.name()),
        Err(error) => one_line(&error),
    }
}

fn state(game: &str, text: &str) {
    let game = open(game).expect("a known game");
    match game.session_from(text, 1) {
        Ok(session) => {
            let written = session.state();
            let again = game.session_from(&written, 1).expect("its own text");
            assert_eq!(again.state(), written);
            assert_eq!(again.legal(), session.legal());
        }
        Err(error) => one_line(&error),
    }
}

/// Actions between commas, one after another, from the opening on; chance draws where none fits.
fn actions(game: &str, text: &str) {
    let mut session = open(game).expect("a known game").session(1);
    for action in text.split(',').take(64) {
        if let Err(error) = session.act(action) {
            one_line(&error);
            session.roll();
        }
    }
    let saved = session.saved(vec!["a".into(), "b".into()]);
    let again = SavedGame::read(&saved.write()).expect("its own text");
    let loaded = open(game).expect("a known game").load(&again, 1).expect("its own game");
    assert_eq!(loaded.state(), session.state());
}

fn budget(text: &str) {
    match Limits::read(text) {
        Ok(limits) => assert_eq!(Limits::read(&limits.to_string()), Ok(limits)),
        Err(error) => one_line(&error),
    }
}

fn spec(text: &str) {
    match Spec::read(text) {
        Ok(spec) => assert_eq!(Spec::read(&spec.write()).as_ref(), Ok(&spec)),
        Err(error) => one_line(&error),
    }
}

fn player(game: &str, text: &str) {
    let game = open(game).expect("a known game");
    match game.check_player(text, None) {
        Ok(name) => assert_eq!(game.check_player(&name, None).as_ref(), Ok(&name)),
        Err(error) => one_line(&error),
    }
}

fn saved(text: &str) {
    match SavedGame::read(text) {
        Ok(saved) => {
            if let Ok(game) = open(&saved.game)
                && let Err(error) = game.load(&saved, 1)
            {
                one_line(&error);
            }
        }
        Err(error) => one_line(&error),
    }
}
