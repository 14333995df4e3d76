//! An action that is taken was legal, and one that is refused leaves the game as it was.

use crate::law::{Target, game_and_text, of_each_game, one_line};
use damier_catalog::{Session, TextError};

pub const TARGET: Target = Target { name: "actions", share: 40, longest: 400, seeds, law };

fn seeds() -> Vec<Vec<u8>> {
    let actions = |session: &dyn Session| {
        let saved = session.saved(Vec::new());
        saved.actions.iter().map(|(_, action)| action.as_str()).collect::<Vec<_>>().join(",")
    };
    [3, 12].iter().flat_map(|&plies| of_each_game(plies, actions)).collect()
}

/// Actions between commas, one after another, from the opening on; chance draws where one is refused.
fn law(bytes: &[u8]) {
    let Some((game, text)) = game_and_text(bytes) else { return };
    let mut session = game.session(1);
    for action in text.split(',').take(32) {
        if let Err(error) = take(session.as_mut(), action) {
            one_line(&error);
            session.roll();
        }
    }
}

fn take(session: &mut dyn Session, action: &str) -> Result<(), TextError> {
    let (legal, state, plies) = (session.legal(), session.state().text(), session.plies());
    let taken = session.act(action);
    if taken.is_ok() {
        let last = session.last_action().expect("the one just taken");
        assert!(legal.contains(&last), "{last} is none of {legal:?}");
        assert_eq!(session.plies(), plies + 1);
    } else {
        assert_eq!((session.state().text(), session.plies()), (state, plies));
    }
    taken
}
