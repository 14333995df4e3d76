//! Games are shared and opened again.

use crate::stage::{Stage, start};
use damier_catalog::SavedGame;
use damier_gui::Desktop;
use damier_i18n::Lang;
use damier_play::BoardLink;
use egui::{Key, OutputCommand};

const SIZE: [f32; 2] = [1000.0, 760.0];

/// Returns the text that a button of the sharing dialog copies.
fn copied(stage: &mut Stage, press: &str) -> String {
    stage.press_in_menu("More", "Share");
    copied_here(stage, press)
}

/// Returns the same if the dialog is already open.
fn copied_here(stage: &mut Stage, press: &str) -> String {
    stage.0.run_steps(2);
    egui_kittest::kittest::Queryable::get_by_label(&stage.0, press).click();
    for _ in 0..5 {
        stage.0.step();
        let commands = &stage.0.output().platform_output.commands;
        let text = commands.iter().find_map(|command| match command {
            OutputCommand::CopyText(text) => Some(text.clone()),
            _ => None,
        });
        if let Some(text) = text {
            stage.settle();
            return text;
        }
    }
    panic!("nothing was copied");
}

fn play(stage: &mut Stage, letters: &[&str]) {
    letters
        .iter()
        .flat_map(|word| word.chars())
        .for_each(|letter| stage.write(&letter.to_string()));
}

#[test]
fn a_position_and_a_whole_game_come_back_by_their_links() {
    let mut stage = Stage::new(start("quarto", &[]));
    play(&mut stage, &["7", "b2", "3", "c3"]);
    let (end, position) = (stage.state(), copied(&mut stage, "Copy a link to this position"));
    assert!(position.starts_with("#game=quarto&position="), "{position}");
    stage.key(Key::PageUp);
    let (earlier, game) = (stage.state(), copied(&mut stage, "Copy a link to the whole game"));
    let mut other = Stage::new(start("2048", &[]));
    other.0.state_mut().load_text("a paste", &position).expect("a link");
    other.settle();
    assert_eq!((other.state(), other.plies()), (end, 0));
    let link = BoardLink::read(&format!("https://boards.example/{game}")).expect("a link");
    other.0.state_mut().follow(&link).expect("a game");
    other.settle();
    assert_eq!((other.state(), other.plies(), other.app().table().length()), (earlier, 3, 4));
    assert!(other.says("You are looking at an earlier position"));
}

#[test]
fn a_broken_link_is_one_sentence_and_leaves_the_board_as_it_was() {
    let mut stage = Stage::new(start("quarto", &[]));
    play(&mut stage, &["7"]);
    let state = stage.state();
    for link in [
        "#game=chess&position=8/8",
        "#game=quarto&position=nonsense",
        "#saved=AAAA",
        "#puzzle=quarto-4711",
        "#puzzle=quarto:torus-1",
        "#puzzle=2026-02-31",
    ] {
        let refused = stage.0.state_mut().load_text("a paste", link).expect_err(link);
        let said = refused.say(Lang::English);
        let tells = ["expected", "allowed", "did you mean"].iter().any(|part| said.contains(part));
        assert!(said.lines().count() == 1 && tells, "{link}: {said}");
        stage.settle();
        assert_eq!((stage.state(), stage.plies()), (state.clone(), 1), "{link}");
    }
}

#[test]
fn a_pasted_board_of_another_program_begins_a_game_and_is_explained() {
    let mut stage = Stage::new(start("2048", &[]));
    let board = "2 . . 2/4 2 . ./. . . ./. . . 8";
    for (text, note) in [
        ("[[2,0,0,2],[4,2,0,0],[0,0,0,0],[0,0,0,8]]", ""),
        ("2,,,2\n4,2,,\n,,,\n,,,8", ""),
        ("0x3000000000121001", "row 1 in its lowest 16 bits"),
    ] {
        stage.0.state_mut().load_text("a paste", text).expect(text);
        stage.settle();
        assert_eq!((stage.state().as_str(), stage.plies()), (board, 0), "{text}");
        assert!(stage.says(note), "{text}");
    }
    let refused = stage.0.state_mut().load_text("a paste", "[[2,0],[0,2]]").expect_err("too small");
    let said = refused.say(Lang::English);
    let sentence = "a paste is no saved game, no link, and no position of 2048: ";
    assert!(said.starts_with(sentence) && said.contains("4 rows of 4 cells"), "{said}");
    assert_eq!(stage.state(), board);
}

#[test]
fn the_text_is_copied_and_a_picture_is_saved_beside_others() {
    let folder = tempfile::tempdir().expect("a folder");
    let position = Some("b74./c.93/20fd/.5a. 6".to_string());
    let begun = damier_gui::Start { position, ..start("quarto", &[]) };
    let desktop = Desktop::default().drawing_in(folder.path().to_path_buf());
    let mut stage = Stage::at(desktop, begun, SIZE, egui::Theme::Light, Lang::English);
    let text = copied(&mut stage, "Copy the game as text");
    assert_eq!(SavedGame::read(&text).expect("a game").game, "quarto");
    for name in ["quarto-0.png", "quarto-0-2.png"] {
        stage.press_in_menu("More", "Share");
        stage.press("Save a picture of the board");
        assert!(stage.says("saved to ") && stage.says(name), "{name}");
        let picture = image::open(folder.path().join(name)).expect("a picture").into_rgb8();
        assert_eq!(picture.dimensions(), (1080, 1240));
        let cloth = picture.pixels().filter(|pixel| pixel.0 == [0x56, 0x77, 0x6f]).count();
        assert!(cloth > 200_000, "the board is on it: {cloth}");
    }
}

#[test]
fn the_puzzle_of_the_day_has_an_address_and_its_result_gives_nothing_away() {
    let level = damier_catalog::PuzzleLevel::Easy;
    let day = (20_004..20_007).find(|&day| {
        let set = damier_catalog::PuzzleSet::of_day(day, level).expect("sound").expect("one ships");
        set.game == "quarto"
    });
    let day = day.expect("one day in three");
    let desktop = Desktop::default().on_day(day);
    let mut stage = Stage::at(desktop, start("2048", &[]), SIZE, egui::Theme::Light, Lang::English);
    let link = BoardLink::PuzzleOfDay { day: Some(day), level: Some(level) };
    stage.0.state_mut().follow(&link).expect("a puzzle");
    stage.settle();
    assert!(stage.says("Puzzle of the day"));
    stage.press("Show the solution");
    stage.press("Share");
    let text = copied_here(&mut stage, "Copy the result with a link to the puzzle");
    let lines: Vec<&str> = text.lines().collect();
    let [title, how, address] = *lines.as_slice() else { panic!("{text}") };
    assert!(title.starts_with("damier: Quarto, puzzle "), "{title}");
    assert_eq!(how, "the solution was shown");
    assert_eq!(BoardLink::read(address), Ok(link.clone()));
    let mut later = Stage::at(
        Desktop::default().on_day(day + 30),
        start("2048", &[]),
        SIZE,
        egui::Theme::Light,
        Lang::English,
    );
    later.0.state_mut().follow(&link).expect("a puzzle");
    later.settle();
    assert!(!later.says("Puzzle of the day") && later.says("Puzzle "), "the day is over");
}
