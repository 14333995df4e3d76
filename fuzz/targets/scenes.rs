//! A state that reads draws a whole board of plain characters, and so does the state after an action, with whatever
//! glides gliding on the board.

use crate::law::{Target, game_and_text, of_each_game};
use game::is_plain;
use workbench::{Scene, Session, Turn};

pub const TARGET: Target = Target { name: "scenes", share: 50, longest: 400, seeds, law };

fn seeds() -> Vec<Vec<u8>> {
    [0, 5, 14].iter().flat_map(|&plies| of_each_game(plies, |session| session.state())).collect()
}

fn law(bytes: &[u8]) {
    let Some((game, text)) = game_and_text(bytes) else { return };
    let Ok(mut session) = game.session_from(text, 1) else { return };
    let before = whole(session.as_ref());
    if session.turn() == Turn::Over {
        return;
    }
    if !session.roll() {
        let legal = session.legal();
        let action = &legal[bytes.len() % legal.len()];
        assert!(session.remark(action).chars().all(is_plain));
        session.act(action).expect("a legal action");
    }
    let after = whole(session.as_ref());
    assert_eq!((after.rows, after.columns), (before.rows, before.columns));
    for motion in session.motions(0) {
        assert!(motion.from.max(motion.to) < after.cells.len(), "{motion:?}");
    }
}

fn whole(session: &dyn Session) -> Scene {
    let scene = session.scene();
    assert_eq!(scene.cells.len(), scene.rows * scene.columns);
    for (labels, wanted) in [(&scene.row_labels, scene.rows), (&scene.column_labels, scene.columns)]
    {
        assert!(labels.is_empty() || labels.len() == wanted);
    }
    let notes = scene.notes.iter().flat_map(|(name, text)| [name, text]);
    for text in scene.cells.iter().map(|cell| &cell.text).chain(notes) {
        assert!(text.chars().all(is_plain), "{text:?}");
    }
    scene
}
