//! A game told in lines of the protocol goes as the game itself: the guest sees the same state and actions, and
//! what it answers leads to the same state.

use crate::law::{GAMES, Rules, Target, game_and_rest};
use damier_catalog::{AnyGame, Session, Turn};
use damier_game::{Notation, Rng};
use damier_guest::protocol::{
    ClockMessage, FromGuest, GoMessage, SearchInfo, ToGuest, read, read_to_guest, write,
};

pub const TARGET: Target = Target { name: "conversations", share: 12, longest: 48, seeds, law };

fn seeds() -> Vec<Vec<u8>> {
    let seed = |number| [&[number, 3][..], &[0, 1, 2, 3, 250, 7, 9].repeat(5)].concat();
    (0..GAMES.len() as u8).map(seed).collect()
}

/// The first byte is the game, the second its seed; each other one chooses an action.
fn law(bytes: &[u8]) {
    let Some((game, rules, [seed, choices @ ..])) = game_and_rest(bytes) else { return };
    let seed = u64::from(*seed);
    match rules {
        Some(Rules::Twenty48(rules)) => play(game, seed, choices, follow(rules, seed)),
        Some(Rules::Filler(rules)) => play(game, seed, choices, follow(rules, seed)),
        Some(Rules::Quarto(rules)) => play(game, seed, choices, follow(rules, seed)),
        None => play(game, seed, choices, |_, _| ()),
    }
}

/// Takes the actions of a session in the game itself, and compares the states.
fn follow<G: Notation>(rules: &G, seed: u64) -> impl FnMut(&str, &str) {
    let mut state = rules.opening(&mut Rng::new(seed));
    move |action, after| {
        let typed = rules.read_action(&state, action).expect("an action of the game");
        rules.try_apply(&mut state, typed).expect("legal in the one, legal in the other");
        assert_eq!(rules.state_text(&state), after);
    }
}

fn play(game: &dyn AnyGame, seed: u64, choices: &[u8], mut follow: impl FnMut(&str, &str)) {
    let mut session = game.session(seed);
    for (ply, &choice) in (0..).zip(choices) {
        let action = match session.turn() {
            Turn::Over => break,
            Turn::Chance => {
                session.roll();
                session.last_action().expect("the one just drawn")
            }
            Turn::Player(_) => {
                let action = ask(game, session.as_ref(), ply, choice);
                session.act(&action).expect("one of the legal actions");
                action
            }
        };
        follow(&action, &session.state().text());
    }
}

/// Asks as a referee, and answers as a guest that knows nothing but the line.
fn ask(game: &dyn AnyGame, session: &dyn Session, ply: u32, choice: u8) -> String {
    let question = ToGuest::Go(GoMessage {
        id: u64::from(ply),
        ply,
        state: session.state().text(),
        last: session.last_action().into_iter().collect(),
        legal: session.legal(),
        clock_left: ClockMessage::default(),
    });
    let Ok(ToGuest::Go(heard)) = read_to_guest(write(&question).as_bytes()) else {
        panic!("a question that is none when read");
    };
    let seen = game.session_from(&heard.state, 0).expect("the state that was told");
    assert_eq!(seen.legal(), heard.legal);
    let action = heard.legal[usize::from(choice) % heard.legal.len()].clone();
    let answer = FromGuest::Move { id: heard.id, action, thought: SearchInfo::default() };
    match read(write(&answer).as_bytes()) {
        Ok(FromGuest::Move { id, action, .. }) if id == heard.id => action,
        other => panic!("{other:?}"),
    }
}
