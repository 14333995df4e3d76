//! Sessions of every game: actions, undo, saved games, advice.

use damier_catalog::{AnyGame, Limits, SavedGame, Session, Turn, games, open};

/// Small boards and other rules of some games, and every game as it is usually played.
fn names() -> Vec<&'static str> {
    let more = ["2048:3x3", "2048:3x3,spawner=adversary", "filler:6x5", "quarto:squares"];
    games().iter().map(|info| info.name).chain(more).collect()
}

/// Plays a random game to the end through the plain object.
fn play_out(game: &dyn AnyGame, seed: u64) -> Box<dyn Session> {
    let mut session = game.session(seed);
    loop {
        match session.turn() {
            Turn::Over => return session,
            Turn::Chance => assert!(session.roll()),
            Turn::Player(_) => {
                let seed = seed + session.plies() as u64;
                let advice = session.advise("random", Limits::NONE, seed).expect("random plays");
                session.act(&advice.action.expect("random never resigns")).expect("legal");
            }
        }
    }
}

#[test]
fn every_game_is_taken_back_to_its_opening() {
    for name in names() {
        let game = open(name).expect(name);
        let opening = game.session(5).state().text();
        let mut session = play_out(game.as_ref(), 5);
        let mut states = vec![session.state().text()];
        while session.undo() {
            states.push(session.state().text());
        }
        assert_eq!(states.last(), Some(&opening), "{name}");
        assert_eq!(session.plies(), 0);
    }
}

#[test]
fn every_game_is_saved_and_loads_in_the_same_state() {
    for name in names() {
        let game = open(name).expect(name);
        let session = play_out(game.as_ref(), 9);
        let text = session.saved(vec!["a".to_string(), "b".to_string()]).write();
        let saved = SavedGame::read(&text).expect("reads");
        let loaded = open(&saved.game).expect("opens").load(&saved, 1).expect("loads");
        assert_eq!(loaded.state().text(), session.state().text(), "{name}");
        assert_eq!(loaded.state().scores(), session.state().scores(), "{name}");
    }
}

#[test]
fn every_game_refuses_illegal_and_unreadable_actions_and_stays_as_it_is() {
    for name in names() {
        let mut session = open(name).expect(name).session(3);
        while session.roll() {}
        let before = session.state().text();
        for text in ["", "nonsense", "give 99", "left left", "Z", "2@r9c9", "é"] {
            let error = session.act(text).expect_err(text).to_string();
            let helps = ["expected ", "allowed: "].iter().any(|words| error.contains(words));
            assert!(helps && !error.contains('\n'), "{error}");
        }
        assert_eq!(session.state().text(), before, "{name}");
    }
}

#[test]
fn resignation_ends_the_game_and_can_be_taken_back() {
    let mut session = open("quarto").expect("known").session(1);
    assert!(session.resign());
    assert_eq!(session.turn(), Turn::Over);
    assert!(session.legal().is_empty() && session.act("give 0").is_err());
    assert!(session.undo());
    assert!(session.act("give 0").is_ok());
}

#[test]
fn every_player_of_every_game_acts_and_its_name_reads_back() {
    for name in names() {
        let game = open(name).expect(name);
        for player in game.players() {
            let read = match game.check_player(player.name, player.only_seat) {
                Ok(read) => read,
                // Networks are built in for some boards of 2048, and none plays against an adversary.
                Err(error) => {
                    let said = error.to_string();
                    assert!(said.starts_with(&format!("player {}: ", player.name)), "{said}");
                    continue;
                }
            };
            assert_eq!(read, player.name, "defaults are not written");
            let mut session = game.session(1);
            while !matches!(session.turn(), Turn::Player(seat) if player.only_seat.is_none_or(|only| only == seat))
            {
                match session.turn() {
                    Turn::Chance => assert!(session.roll()),
                    _ => {
                        let first = session.legal()[0].clone();
                        session.act(&first).expect("legal");
                    }
                }
            }
            let limits = Limits::read("depth2,2000nodes").expect("a budget");
            let advice = session.advise(player.name, limits, 1).expect(player.name);
            let action = advice.action.unwrap_or_else(|| panic!("{} resigns", player.name));
            session.act(&action).unwrap_or_else(|e| panic!("{} in {name}: {e}", player.name));
        }
    }
}
