//! Every game is played from start to end by the controls on the screen.

use crate::stage::{Stage, start};
use egui::Key;

#[test]
fn a_game_of_2048_is_slid_to_its_end_by_keys() {
    let mut stage = Stage::new(start("2048:2x2", &[]));
    assert!(stage.says("Your turn: slide the tiles"));
    slide_to_the_end(&mut stage);
    assert!(stage.says("Game over: final score"));
    assert!(stage.says(", sum of the tiles ") && stage.says(", largest tile "));
    let end = stage.state();
    stage.press("Undo");
    assert!(!stage.is_over());
    stage.press("Redo");
    assert_eq!(stage.state(), end);
}

fn slide_to_the_end(stage: &mut Stage) {
    let keys = [Key::ArrowLeft, Key::ArrowUp, Key::ArrowRight, Key::ArrowDown];
    for round in 0..400 {
        if stage.is_over() {
            break;
        }
        stage.key(keys[round % keys.len()]);
    }
    assert!(stage.is_over(), "{}", stage.state());
}

#[test]
fn the_best_score_is_kept_from_window_to_window() {
    let folder = tempfile::tempdir().expect("a folder");
    let small = || start("2048:2x2", &[]);
    let mut first = Stage::keeping_in(folder.path(), small());
    assert!(first.says("best score") && !first.says("your new best score"), "from the start");
    slide_to_the_end(&mut first);
    assert!(first.says("your new best score"));
    first.press("Undo");
    first.press("Redo");
    assert!(first.says("your new best score"), "its own score is none of before");
    let made = first.app().table().session().state().scores()[0];
    let next = Stage::keeping_in(folder.path(), small());
    assert!(next.says("best score") && next.says(&made.to_string()), "{made}");
    let mut again = Stage::keeping_in(folder.path(), small());
    slide_to_the_end(&mut again);
    assert!(again.says(&format!("your best score so far: {made}")), "the same game is no better");
    let other = Stage::keeping_in(folder.path(), start("2048", &[]));
    assert!(!other.says(&made.to_string()), "each variant has its own");
}

#[test]
fn a_wanted_tile_is_announced_once() {
    let position = Some("8 8 . ./. . . ./. . . ./. . . 4".to_string());
    let goal = Some("16".to_string());
    let mut stage = Stage::new(damier_gui::Start { position, goal, ..start("2048", &[]) });
    stage.key(Key::ArrowLeft);
    assert!(stage.says("16! Keep playing?"));
    stage.key(Key::ArrowDown);
    assert!(!stage.says("16! Keep playing?"));
}

#[test]
fn buttons_slide_as_keys_do() {
    let mut stage = Stage::new(start("2048", &[]));
    let (before, begun) = (stage.state(), stage.plies());
    stage.press("Left");
    stage.press("Up");
    stage.press("Right");
    stage.press("Down");
    assert!(stage.plies() > begun);
    assert_ne!(stage.state(), before);
    while stage.plies() > begun {
        stage.press("Undo");
    }
    assert_eq!(stage.state(), before);
}

#[test]
fn the_box_has_eight_ways() {
    let mut stage = Stage::new(start("2048:shape=4d", &[]));
    for way in ["Ana", "Kata", "In", "Out", "Left", "Right", "Up", "Down"] {
        stage.press(way);
    }
    assert!(stage.plies() > 4, "{}", stage.plies());
}

#[test]
fn a_game_of_quarto_is_given_and_placed_by_pressing() {
    let mut stage = Stage::new(start("quarto", &[]));
    for piece in 0..16 {
        if stage.is_over() {
            break;
        }
        stage.press_like(&format!("give {piece:x}"));
        assert!(stage.says("place the piece"), "{}", stage.state());
        let square = format!("{}{}: empty", ['A', 'B', 'C', 'D'][piece / 4], piece % 4 + 1);
        stage.press_like(&square);
    }
    // 0, 1, 2, 3 in the first row are all black and low.
    assert!(stage.is_over() && stage.plies() == 8, "{}", stage.state());
    assert!(stage.says("Game over: player 2 wins") || stage.says("Game over: player 1 wins"));
}

#[test]
fn a_square_can_be_typed() {
    let mut stage = Stage::new(start("quarto", &[]));
    for letter in ["7", "c", "3"] {
        stage.write(letter);
    }
    assert!(stage.state().starts_with("..../..../..7./...."), "{}", stage.state());
}

#[test]
fn a_game_of_seven_colours_is_called_to_its_end_against_a_player() {
    let mut stage = Stage::new(start("filler:6x6,colours=4", &["", "greedy"]));
    for _ in 0..60 {
        stage.wait("the other seat calls", |stage| {
            stage.is_over() || stage.app().table().person().is_some()
        });
        if stage.is_over() {
            break;
        }
        let legal = stage.app().table().session().legal();
        let before = stage.plies();
        stage.press_like(&format!("call {}", legal[before % legal.len()]));
        assert!(stage.plies() > before);
    }
    assert!(stage.is_over(), "{}", stage.state());
    assert!(stage.says("Game over: "));
}

#[test]
fn two_players_are_watched_and_held() {
    let mut stage = Stage::new(start("quarto", &["random", "random"]));
    stage.press("Faster");
    stage.press("Faster");
    stage.wait("a few plies", |stage| stage.plies() >= 4);
    stage.press("Pause");
    let held = stage.plies();
    stage.0.run_steps(30);
    assert_eq!(stage.plies(), held);
    stage.press("Go on");
    stage.wait("the end", Stage::is_over);
}

#[test]
fn a_hint_is_given_and_can_be_played() {
    let position = Some("b74./c.93/20fd/.5a. 6".to_string());
    let mut stage = Stage::new(damier_gui::Start { position, ..start("quarto", &[]) });
    stage.press("Hint");
    stage.wait("a hint", |stage| stage.app().table().hint().is_some());
    stage.settle();
    assert!(stage.says("exact"));
    assert!(stage.says("B2") && stage.says("win"));
    stage.press("play B2");
    assert!(stage.says("Game over: "));
}

#[test]
fn a_new_game_is_chosen_with_its_parameters_and_players() {
    let mut stage = Stage::sized(start("2048", &[]), [1000.0, 1100.0], egui::Theme::Light);
    stage.press_in_menu("More", "Other game…");
    stage.press("Custom…");
    stage.press("Quarto");
    assert!(stage.says("What happens to the player who completes a line."));
    stage.press("Quarto+: 2x2 squares count too");
    assert!(stage.says("Lines: also squares of 2x2"), "a setting and its choice, in words");
    assert!(stage.says("board of this game") && stage.says("Written as: quarto:squares"));
    stage.press("Begin");
    assert_eq!(stage.app().table().game().name(), "quarto:squares");
    stage.press_in_menu("More", "Other game…");
    stage.press("Custom…");
    stage.press("Seven Colours");
    stage.choose("player 2: a person");
    stage.press("one-ply");
    stage.press("Begin");
    assert_eq!(stage.app().table().game().name(), "filler");
    assert_eq!(stage.app().table().players(), [None, Some("one-ply".to_string())]);
}

#[test]
fn a_game_is_saved_and_loaded_and_a_damaged_file_changes_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.txt");
    let mut stage = Stage::new(start("2048", &[]));
    stage.press("Left");
    stage.press("Up");
    let saved = stage.state();
    let file = name_file(&mut stage, "Save", path.to_str().expect("plain"));
    stage.key(Key::Enter);
    assert!(stage.says("saved to"), "{file}");
    let text = std::fs::read_to_string(&path).expect("saved");
    assert!(text.starts_with("damier game 1\ngame: 2048\n"), "{text}");
    stage.press("Right");
    stage.press("Down");
    name_file(&mut stage, "Load", &file);
    stage.press("Load the game");
    assert_eq!(stage.state(), saved);
    let broken = folder.path().join("broken.txt");
    std::fs::write(&broken, text.replace("left", "sideways")).expect("written");
    name_file(&mut stage, "Load", broken.to_str().expect("plain"));
    stage.press("Load the game");
    assert!(stage.says("sideways"), "the trouble is told");
    stage.press("Cancel");
    assert_eq!(stage.state(), saved);
}

/// Opens a dialog and types a file's name into it.
fn name_file(stage: &mut Stage, dialog: &str, name: &str) -> String {
    use egui_kittest::kittest::Queryable;
    stage.press_in_menu("More", dialog);
    stage.0.get_by_role_and_label(egui::accesskit::Role::TextInput, "File").focus();
    stage.settle();
    stage.0.key_press_modifiers(egui::Modifiers::COMMAND, Key::A);
    stage.settle();
    stage.write(name);
    name.to_string()
}

#[test]
fn a_piece_cannot_be_taken_twice_and_nothing_panics_on_odd_keys() {
    let mut stage = Stage::new(start("quarto", &[]));
    for key in [Key::Enter, Key::ArrowLeft, Key::Enter, Key::Escape, Key::U, Key::Space] {
        stage.key(key);
    }
    for text in ["z", "9", "9", "A", "ä", "5", "?"] {
        stage.write(text);
    }
    assert!(stage.plies() <= 1, "{}", stage.state());
}

#[test]
fn a_game_is_reviewed_and_left_for_a_what_if() {
    let mut stage = Stage::new(start("quarto", &[]));
    for (piece, square) in ["A1", "B2", "C3"].into_iter().enumerate() {
        stage.press_like(&format!("give {piece:x}"));
        stage.press_like(&format!("{square}: empty"));
    }
    stage.press_like("give 7");
    stage.press_like("D4: empty");
    let end = stage.state();
    stage.press("Review");
    stage.wait_for_review();
    assert!(stage.says("Previous") && stage.says("graph: the value of each position of the game"));
    stage.press("First");
    assert_eq!(stage.plies(), 0);
    stage.press("Next");
    assert_eq!(stage.plies(), 1);
    stage.press_like("D1: empty");
    assert!(stage.says("this is not the game that was played"), "{}", stage.state());
    stage.press("Back to the game");
    assert_eq!(stage.plies(), 2);
    stage.press("Last");
    assert_eq!(stage.state(), end);
    stage.press("Close the review");
    assert_eq!(stage.state(), end);
}

#[test]
fn a_results_file_is_refused_with_the_command_that_shows_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("class.db");
    std::fs::write(&path, b"SQLite format 3\0\xff").expect("a file");
    let mut stage = Stage::new(start("2048", &[]));
    let path = path.to_str().expect("plain");
    let why = stage.0.state_mut().open_file(path).expect_err("no saved game").to_string();
    assert!(why.ends_with(&format!("run: damier report {path} --html results.html")), "{why}");
}

#[test]
fn a_saved_game_is_opened_with_any_byte_order_mark() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.txt");
    let marked =
        "\u{feff}damier game 1\ngame: quarto\nopening: ..../..../..../.... -\n\n1. give 7\n";
    let utf16: Vec<u8> = marked.encode_utf16().flat_map(u16::to_le_bytes).collect();
    for bytes in [marked.as_bytes().to_vec(), utf16] {
        std::fs::write(&path, bytes).expect("a file");
        let mut stage = Stage::new(start("2048", &[]));
        stage.0.state_mut().open_file(path.to_str().expect("plain")).expect("a saved game");
        assert_eq!(stage.plies(), 1);
    }
}

#[test]
fn two_people_type_their_names_and_one_is_addressed() {
    let mut stage = Stage::new(start("quarto", &[]));
    assert!(stage.says("Your turn, player 1: give your rival a piece"));
    stage.press("name of Player 1");
    stage.write("Anna");
    assert!(stage.says("Your turn, Anna: give your rival a piece"));
    let alone = Stage::new(start("quarto", &["", "club"]));
    assert!(alone.says("Your turn: give your rival a piece") && alone.says("Club player"));
    assert!(!alone.says("Faster") && !alone.says("Pause"), "nothing to pace");
}
