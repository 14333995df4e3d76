//! A text that reads as a state writes canonically, and that text reads as the same state.

use crate::law::{Target, game_and_text, of_each_game, one_line};

pub const TARGET: Target = Target { name: "states", share: 90, longest: 400, seeds, law };

fn seeds() -> Vec<Vec<u8>> {
    [0, 1, 8, 15]
        .iter()
        .flat_map(|&plies| of_each_game(plies, |session| session.state().text()))
        .collect()
}

fn law(bytes: &[u8]) {
    let Some((game, text)) = game_and_text(bytes) else { return };
    match game.session_from(text, 1) {
        Ok(session) => {
            let written = session.state().text();
            let again = game.session_from(&written, 1).expect("the text that a state writes");
            assert_eq!(again.state().text(), written);
            assert_eq!(
                (again.turn(), again.state().scores()),
                (session.turn(), session.state().scores())
            );
            assert_eq!(again.legal(), session.legal());
        }
        Err(error) => one_line(&error),
    }
}
