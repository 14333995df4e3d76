//! Conformance suite, and tests of scenes.

use damier_game::conformance::{SuiteSize, check};
use damier_game::{CellKind, Notation, Reach, Seat, Show};
use damier_newgame::NewGame;

#[test]
fn the_game_conforms() {
    let size = SuiteSize { games: 200, max_plies: 42, ..SuiteSize::default() };
    check(&NewGame, size).unwrap_or_else(|violation| panic!("{violation}"));
}

#[test]
fn a_scene_shows_stones_and_marks_the_completed_line() {
    let scene = |text| NewGame.scene(&NewGame.read_state(text).unwrap());

    let running = scene("......./......./......./......./..22.../.1112..");
    assert_eq!(running.cell(5, 1).unwrap().kind, CellKind::Stone(Seat::FIRST));
    assert_eq!(running.cell(4, 2).unwrap().kind, CellKind::Stone(Seat::SECOND));
    assert_eq!(running.cell(0, 0).unwrap().kind, CellKind::Empty);
    assert!(running.cells().all(|(_, cell)| !cell.marked));
    let reached: Vec<Reach> = running.legal().map(|control| control.reach).collect();
    assert_eq!(reached, (0..7).map(Reach::Column).collect::<Vec<_>>());

    let won = scene("......./......./1....../12...../12...../12.....");
    let marked: Vec<(usize, usize)> =
        won.cells().filter(|(_, cell)| cell.marked).map(|(place, _)| place).collect();
    assert_eq!(marked, [(2, 0), (3, 0), (4, 0), (5, 0)]);
    assert_eq!((won.legal().count(), won.prompt.to_string()), (0, String::new()));
}
