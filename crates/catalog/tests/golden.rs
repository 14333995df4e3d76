//! The golden playthroughs, line by line, and the laws of the catalog.
//!
//! With `WRITE_PLAYTHROUGHS` set, the playthroughs are written instead of compared.

use damier_catalog::{games, golden, open};
use std::fs;
use std::path::Path;

#[test]
fn playthroughs_are_unchanged() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs");
    let golden = golden::all().expect("the list names games of the catalog");
    if std::env::var_os("WRITE_PLAYTHROUGHS").is_some() {
        fs::remove_dir_all(&folder).expect("removed");
        fs::create_dir(&folder).expect("made");
        golden.iter().for_each(|one| fs::write(folder.join(one.file), &one.text).expect("written"));
    }
    let kept = fs::read_dir(&folder).expect("a folder").count();
    assert_eq!(kept, golden.len(), "files of games that are gone");
    for one in golden {
        let kept = fs::read_to_string(folder.join(one.file)).expect(one.file);
        for (number, (kept, now)) in kept.lines().zip(one.text.lines()).enumerate() {
            assert_eq!(kept, now, "{} line {}", one.file, number + 1);
        }
        assert_eq!(kept.lines().count(), one.text.lines().count(), "{}", one.file);
    }
}

#[test]
fn every_game_has_a_playthrough() {
    let golden = golden::all().expect("the list names games of the catalog");
    for info in games() {
        let line = format!("game: {}", info.name);
        let has = golden.iter().any(|one| one.text.starts_with(&line));
        assert!(has, "{} has no golden playthrough", info.name);
    }
}

#[test]
fn every_game_opens_by_its_examples_under_its_own_name() {
    for info in games() {
        for example in info.examples {
            let game = open(example).expect(example);
            let again = open(&game.name()).expect(example);
            assert_eq!(game.name(), again.name());
        }
    }
}

/// Names that a game gives of its players, so that nobody else needs to know them.
#[test]
fn every_game_has_the_players_that_its_offer_names() {
    for info in games() {
        for name in info.examples {
            let game = open(name).expect(name);
            let named = [game.advisors(), game.levels(), game.scorer().as_slice()].concat();
            assert!(!game.advisors().is_empty(), "nobody advises in {name}");
            for player in named {
                let known = game.players().iter().any(|known| known.name == player);
                assert!(known, "{player} of {name}");
            }
        }
        let benched = info.bench.iter().map(|case| (case.game, case.player));
        for (name, player) in benched.chain(info.slow_players.iter().copied()) {
            let game = open(name).expect(name);
            assert!(game.check_player(player, None).is_ok(), "{player} of {name}");
        }
    }
}

#[test]
fn unknown_games_are_refused_with_the_list() {
    let said = |name| open(name).err().expect("no such game").to_string();
    let names = "2048, filler (Seven Colours), quarto";
    for (name, problem) in [
        ("chess", "`chess` is unknown; allowed:"),
        ("seven-colours", "`seven-colours` is unknown; allowed:"),
        ("", "no game is named. Games:"),
    ] {
        assert!(said(name).starts_with(&format!("game: {problem} {names}")), "{}", said(name));
    }
}
