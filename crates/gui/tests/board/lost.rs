//! No game is lost, and two games are never mixed up.

use crate::stage::{Stage, start};
use damier_gui::{Start, UnfinishedGame};
use egui::{Event, Key, Modifiers, ViewportEvent, ViewportId};

/// A game of Quarto with four pieces placed, by two people.
fn four_placed() -> Stage {
    let mut stage = Stage::new(start("quarto", &[]));
    for (piece, square) in ["A1", "B2", "C3", "D2"].into_iter().enumerate() {
        stage.press_like(&format!("give {piece:x}"));
        stage.press_like(&format!("{square}: empty"));
    }
    stage
}

fn key(key: Key, modifiers: Modifiers) -> Event {
    Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers }
}

#[test]
fn a_review_leaves_the_game_as_it_was() {
    let mut stage = four_placed();
    stage.press("Undo");
    let (plies, state) = (stage.plies(), stage.state());
    let before = stage.app().going();
    assert_eq!((before.plies, before.is_unsaved, before.game.actions.len()), (7, true, 8));
    stage.press("Review");
    stage.wait_for_review();
    stage.press("First");
    assert_eq!(stage.plies(), 0);
    assert_eq!(stage.app().going(), before, "a page that is left now keeps the game");
    stage.press("Last");
    assert_eq!(stage.plies(), 8, "what was taken back is reviewed too");
    stage.press("Close the review");
    assert_eq!((stage.plies(), stage.state()), (plies, state));
    assert!(stage.app().table().is_unsaved() && !stage.app().table().is_paused());
    stage.press("Redo");
    assert_eq!(stage.plies(), 8);
}

#[test]
fn a_what_if_against_a_player_ends_with_the_game_as_it_was() {
    let mut stage = Stage::sized(
        start("filler:6x6,colours=4", &["", "greedy"]),
        [1200.0, 1450.0],
        egui::Theme::Light,
    );
    let legal = stage.app().table().session().legal();
    stage.press_like(&format!("call {}", legal[0]));
    stage.wait("an answer", |stage| stage.app().table().person().is_some());
    let (before, players) = (stage.app().going(), stage.app().table().players().to_vec());
    stage.press("Review");
    stage.wait_for_review();
    stage.press("First");
    let legal = stage.app().table().session().legal();
    stage.press_like(&format!("call {}", legal[1]));
    assert!(stage.says("this is not the game that was played"));
    stage.press("Go on");
    stage.wait("an answer", |stage| stage.app().table().person().is_some());
    assert!(
        stage.says("this is not the game that was played"),
        "a player has moved, and it is still a what-if"
    );
    assert_eq!(stage.app().going(), before);
    stage.press("Close the review");
    assert_eq!(stage.app().going(), before);
    assert_eq!(stage.app().table().players(), players);
}

#[test]
fn again_ends_a_review_and_asks_first() {
    let mut stage = four_placed();
    stage.press("Review");
    stage.wait_for_review();
    stage.press("New game");
    assert!(stage.says("The game on the board is not saved."));
    stage.press("Start a new game");
    assert!(!stage.says("Close the review") && stage.plies() == 0);
    assert!(!stage.app().table().is_unsaved());
}

#[test]
fn a_game_that_was_left_goes_on_where_it_was() {
    let mut stage = four_placed();
    stage.press("Undo");
    let going = stage.app().going();
    let again = Start { going: Some(going.clone()), ..start("quarto", &[]) };
    let mut stage = Stage::new(again);
    assert_eq!(stage.app().going().plies, 7);
    assert!(stage.app().table().is_unsaved() && !stage.app().table().is_paused());
    stage.press("Redo");
    assert_eq!(stage.plies(), 8);
    let damaged = UnfinishedGame { plies: 99, ..going };
    let stage = Stage::new(Start { going: Some(damaged), ..start("quarto", &[]) });
    assert_eq!(stage.plies(), 8);
}

#[test]
fn a_file_under_review_is_saved_whole_and_others_are_not_replaced_unasked() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("mine.txt");
    let name = path.to_str().expect("plain").to_string();
    let mut stage = four_placed();
    let save = |stage: &mut Stage| {
        stage.key_with(Modifiers::COMMAND, Key::S);
        stage.key_with(Modifiers::COMMAND, Key::A);
        stage.write(&name);
        stage.press("Save the file");
    };
    save(&mut stage);
    let text = std::fs::read_to_string(&path).expect("saved");
    stage.press("Review");
    stage.wait_for_review();
    save(&mut stage);
    assert_eq!(std::fs::read_to_string(&path).expect("saved"), text);
    let mut other = Stage::new(start("2048", &[]));
    save(&mut other);
    assert!(other.says("already exists"));
    assert_eq!(std::fs::read_to_string(&path).expect("saved"), text);
    other.press("Save the file");
    assert!(std::fs::read_to_string(&path).expect("saved").contains("game: 2048"));
}

#[test]
fn half_a_square_is_forgotten_with_its_game() {
    let mut stage = Stage::new(start("quarto", &[]));
    stage.press_like("give 7");
    stage.write("b");
    assert!(stage.says("B…"));
    stage.press_in_menu("More", "Other game…");
    stage.press("Custom…");
    stage.press("Seven Colours");
    stage.press("Begin");
    assert_eq!(stage.app().table().game().name(), "filler");
    assert!(!stage.says("B…"));
}

#[test]
fn the_letter_of_an_order_is_no_call() {
    let mut stage = Stage::new(start("filler:12x12,colours=10", &[]));
    let legal = stage.app().table().session().legal();
    assert!(legal.iter().any(|action| action == "H"), "{legal:?}");
    let events = [key(Key::H, Modifiers::SHIFT), Event::Text("H".to_string())];
    stage.0.input_mut().events.extend(events);
    stage.0.run_steps(3);
    assert_eq!(stage.plies(), 0, "a hint is asked for, and nothing is called");
    stage.write("h");
    assert_eq!(stage.plies(), 1);
}

#[test]
fn a_colour_that_is_not_on_the_board_can_be_called() {
    let position = Some("BB2/BBB/1BB 1 - -".to_string());
    let game = "filler:3x3,colours=4".to_string();
    let mut stage = Stage::new(Start { game, position, ..start("filler", &[]) });
    for action in stage.app().table().session().legal() {
        assert!(stage.says(&format!("call {action}")), "{action}");
    }
    stage.press_like("call A");
    assert_eq!(stage.plies(), 1);
}

#[test]
fn closing_asks_where_a_game_would_be_lost() {
    let mut stage = four_placed();
    let viewport = stage.0.input_mut().viewports.entry(ViewportId::ROOT).or_default();
    viewport.events.push(ViewportEvent::Close);
    stage.0.step();
    stage.0.input_mut().viewports.entry(ViewportId::ROOT).or_default().events.clear();
    stage.settle();
    assert!(stage.says("Exit?") && stage.says("not saved"));
}
