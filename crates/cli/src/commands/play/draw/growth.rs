//! Boards on small and large screens, and the rules in pictures.

use super::tests::{app, key, shown, squeezed, text, type_keys};
use crate::commands::play::app::{Mode, TerminalApp};
use crate::commands::play::paint::Depth;
use damier_catalog::games;
use damier_i18n::Lang;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;

/// Returns the cells on the screen, and the area that they take together.
fn cells_within(app: &mut TerminalApp, width: u16, height: u16) -> (usize, u32) {
    shown(app, width, height);
    let areas = app.targets.cells.iter().map(|(area, ..)| *area);
    let screen = Rect { x: 0, y: 1, width, height: height - 3 };
    assert!(areas.clone().all(|area| screen.contains(area.as_position())), "{:?}", app.targets);
    (app.targets.cells.len(), areas.map(Rect::area).sum())
}

#[test]
fn boards_grow_with_the_screen_and_stand_on_a_small_one() {
    for (game, cells) in [("2048", 16), ("quarto", 16), ("filler:8x7", 56), ("filler:10x10", 100)] {
        let mut app = app(game, None, Depth::True);
        let (small, _) = cells_within(&mut app, 40, 15);
        // On a board that does not fit with letters, two rows share a line.
        assert!(small == cells || small == cells / 2, "{game}: {small}");
        let text_small = text(&mut app, 40, 15);
        assert!(!text_small.contains("needs a screen of"), "{game}: {text_small}");
        let (usual, room) = cells_within(&mut app, 80, 24);
        let (large, more) = cells_within(&mut app, 160, 50);
        assert_eq!((usual, large), (cells, cells), "{game}");
        assert!(more > 2 * room && more > 160 * 50 / 3, "{game}: {room} and {more} places");
    }
}

#[test]
fn the_rules_are_told_in_pictures_that_arrows_page_through() {
    for game in games().iter().map(|info| info.name) {
        let mut app = app(game, None, Depth::True);
        let before = app.table.session().plies();
        type_keys(&mut app, "?");
        for (index, lesson) in app.table.game().rules_in_pictures().iter().enumerate() {
            key(&mut app, KeyCode::Right);
            for (width, height) in [(80, 24), (160, 50)] {
                let page = text(&mut app, width, height);
                assert!(page.contains(&format!("picture {} of 5", index + 1)), "{game}: {page}");
                let words = squeezed(&lesson.words.say(Lang::English));
                assert!(squeezed(&page).contains(&words), "{game}: {page}");
            }
        }
        key(&mut app, KeyCode::Right);
        assert_eq!(app.mode, Mode::Help(5), "the last one");
        (0..6).for_each(|_| key(&mut app, KeyCode::Left));
        assert_eq!(app.mode, Mode::Help(0));
        key(&mut app, KeyCode::Esc);
        assert_eq!(app.mode, Mode::Play);
        assert_eq!(app.table.session().plies(), before, "nothing was played");
    }
}
