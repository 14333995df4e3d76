//! A state that reads draws a whole board of plain characters with one control for each legal action, and so does the
//! state after an action, with whatever glides gliding on the board.

use crate::law::{Target, game_and_text, of_each_game};
use damier_catalog::{Scene, Session, Spot, Turn};
use damier_game::is_plain;

pub const TARGET: Target = Target { name: "scenes", share: 50, longest: 400, seeds, law };

fn seeds() -> Vec<Vec<u8>> {
    [0, 5, 14]
        .iter()
        .flat_map(|&plies| of_each_game(plies, |session| session.state().text()))
        .collect()
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
        assert!(session.state().remark(action).to_string().chars().all(is_plain));
        session.act(action).expect("a legal action");
    }
    let after = whole(session.as_ref());
    assert_eq!(shape(&after), shape(&before));
    for motion in session.motions(0) {
        assert!(holds(&after, motion.from) && holds(&after, motion.to), "{motion:?}");
    }
}

/// The sides of each grid.
fn shape(scene: &Scene) -> Vec<(usize, usize)> {
    scene.grids.iter().map(|grid| (grid.rows, grid.columns)).collect()
}

fn holds(scene: &Scene, spot: Spot) -> bool {
    scene
        .grids
        .get(spot.grid)
        .is_some_and(|grid| spot.row < grid.rows && spot.column < grid.columns)
}

fn whole(session: &dyn Session) -> Scene {
    let scene = session.scene();
    for grid in &scene.grids {
        assert_eq!(grid.cells.len(), grid.rows * grid.columns);
        for (labels, wanted) in [(&grid.row_labels, grid.rows), (&grid.column_labels, grid.columns)]
        {
            assert!(labels.is_empty() || labels.len() == wanted);
        }
        assert!(grid.cells.iter().all(|cell| cell.text.chars().all(is_plain)), "{grid:?}");
    }
    for note in &scene.notes {
        let text = format!("{} {}", note.name, note.aside);
        assert!(text.chars().all(is_plain), "{text:?}");
    }
    let mut pressed: Vec<String> = scene.legal().map(|control| control.action.clone()).collect();
    let mut legal =
        if matches!(session.turn(), Turn::Player(_)) { session.legal() } else { Vec::new() };
    pressed.sort();
    legal.sort();
    assert_eq!(pressed, legal, "one control for each legal action");
    scene
}
