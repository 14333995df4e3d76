//! A saved game that loads saves itself to a text that loads to the same game.

use crate::law::{GAMES, Target, one_line, played, text};
use damier_catalog::{SavedGame, open};

pub const TARGET: Target = Target { name: "saved", share: 70, longest: 700, seeds, law };

fn seeds() -> Vec<Vec<u8>> {
    let saved = |(name, plies): (&str, usize)| {
        let mut session = played(name, plies);
        if plies % 2 == 1 {
            session.resign();
        }
        session.saved(vec!["random".into(), "a(b=1)".into()]).write().into_bytes()
    };
    let plies = [4, 2, 5, 6, 5, 4, 3, 6, 3, 9, 10].into_iter().chain(std::iter::repeat(7));
    GAMES.iter().copied().zip(plies).map(saved).collect()
}

fn law(bytes: &[u8]) {
    let Some(text) = text(bytes) else { return };
    let read = SavedGame::read(text).and_then(|saved| {
        let game = open(&saved.game)?;
        Ok((game.load(&saved, 1)?, game, saved))
    });
    let (session, game, saved) = match read {
        Ok(read) => read,
        Err(error) => return one_line(&error),
    };
    let written = session.saved(saved.players).write();
    let again = SavedGame::read(&written).expect("the text that a game saves");
    let loaded = game.load(&again, 1).expect("the game that was saved");
    assert_eq!(loaded.state().text(), session.state().text());
    assert_eq!((loaded.turn(), loaded.resigned()), (session.turn(), session.resigned()));
    assert_eq!((loaded.plies(), loaded.last_action()), (session.plies(), session.last_action()));
    assert_eq!(loaded.saved(again.players).write(), written);
}
