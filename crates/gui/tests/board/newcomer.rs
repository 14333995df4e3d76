//! A newcomer finds everything by its label.

use crate::stage::{DAY, Stage, start};
use damier_catalog::{Puzzle, PuzzleLevel, PuzzleSet, SavedGame};
use damier_gui::{Desktop, Start};
use damier_i18n::Lang;
use egui::{Key, Theme};
use egui_kittest::kittest::{NodeT, Queryable};
use std::path::Path;

/// Opens the first screen on that day. Solved puzzles are saved in a folder.
fn home(folder: &Path, day: u64, size: [f32; 2]) -> Stage {
    let desktop = Desktop::keeping_in(folder.to_path_buf()).on_day(day);
    let mut stage = Stage::at(desktop, start("2048", &[]), size, Theme::Light, Lang::English);
    stage.0.state_mut().go_home();
    stage.settle();
    stage
}

const SIZES: [[f32; 2]; 2] = [[1280.0, 800.0], [390.0, 844.0]];

#[test]
fn a_game_against_a_beginner_is_two_presses_away() {
    for size in SIZES {
        let folder = tempfile::tempdir().expect("a folder");
        let mut stage = home(folder.path(), DAY, size);
        assert!(!stage.says("Continue"), "nothing is under way");
        stage.press("Play Quarto");
        stage.press("Beginner");
        assert_eq!(stage.app().table().game().name(), "quarto");
        assert_eq!(stage.app().table().players(), [None, Some("novice".to_string())]);
        assert!(stage.says("against Beginner") && stage.says("give your rival a piece"));
        stage.press_like("give 7");
        stage.wait("an answer", |stage| stage.app().table().person().is_some());
        stage.settle();
        stage.press("Undo");
        assert_eq!(stage.plies(), 0, "taken back to the person's turn");
        stage.press("Redo");
        stage.press("Home");
        stage.press("Continue");
        assert_eq!(stage.app().table().game().name(), "quarto");
        assert!(stage.plies() > 0, "the game is where it was");
    }
}

#[test]
fn the_rules_a_hint_and_a_review_are_where_they_are_looked_for() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut stage = home(folder.path(), DAY, SIZES[0]);
    stage.press("Rules of Quarto");
    assert!(stage.says("Complete a line of four pieces that share a trait"), "how it is won");
    stage.press("Keys");
    assert!(stage.says("take back") || stage.says("undo / redo"), "how it is done");
    stage.press("Close");
    stage.press("Play 2048");
    stage.press("less room: 3 by 3");
    stage.press("Begin");
    assert_eq!(stage.app().table().game().name(), "2048:3x3");
    stage.press("Hint");
    stage.wait("a hint", |stage| stage.app().table().hint().is_some());
    stage.settle();
    assert!(stage.says("Hint ("));
    let keys = [Key::ArrowLeft, Key::ArrowUp, Key::ArrowRight, Key::ArrowDown];
    for round in 0..2_000 {
        if stage.is_over() {
            break;
        }
        stage.0.key_press(keys[round % keys.len()]);
        stage.0.step();
    }
    stage.settle();
    assert!(stage.is_over() && stage.says("Game over"), "the end is told over the board");
    assert!(stage.says("your new best score"));
    stage.press("Review the game");
    assert!(stage.says("Close the review") && !stage.says("Game over"));
    assert!(!stage.says("our turn"), "in a review it is nobody's turn");
}

#[test]
fn variants_are_chosen_by_what_they_are_and_parameters_behind_custom() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut stage = home(folder.path(), DAY, SIZES[0]);
    stage.press("Play Quarto");
    assert!(!stage.says("seed") && !stage.says("budget"));
    stage.press("Quarto+: 2x2 squares count too");
    stage.press("A friend");
    assert_eq!(stage.app().table().game().name(), "quarto:squares");
    assert_eq!(stage.app().table().players(), [None, None]);
    stage.press("Home");
    stage.press("Play Seven Colours");
    stage.press("Custom…");
    assert!(stage.says("seed") && stage.says("budget"));
    stage.press("Cancel");
    stage.press("Play 2048");
    stage.press("Watch");
    assert!(stage.app().table().is_watched());
}

#[test]
fn the_puzzle_of_the_day_is_solved_and_days_in_a_row_are_counted() {
    let folder = tempfile::tempdir().expect("a folder");
    for (days, day) in [(1, DAY), (2, DAY + 1)] {
        let mut stage = home(folder.path(), day, SIZES[0]);
        stage.press("Solve the puzzle of the day");
        assert!(stage.says("Puzzle of the day") && stage.says("Which one?"));
        solve(&mut stage, day, PuzzleLevel::Easy);
        assert!(stage.says("✓ Right") && stage.says("without a hint"), "{day}");
        assert!(stage.says(&format!("{days} day")), "{days}");
        stage.press("Next puzzle");
        assert!(stage.says("Puzzle of the day: medium") && stage.says("easy ✓"), "{day}");
        solve(&mut stage, day, PuzzleLevel::Medium);
        stage.press("Home");
        assert!(stage.says("2 of 3 done today"), "{day}");
        stage.press("Solve the puzzle of the day");
        assert!(stage.says("Puzzle of the day: hard"), "{day}");
        solve(&mut stage, day, PuzzleLevel::Hard);
        stage.press("Home");
        assert!(stage.says("All three are done."), "{day}");
    }
    let next = home(folder.path(), DAY + 2, SIZES[0]);
    assert!(next.says("2 days in a row"));
    let late = home(folder.path(), DAY + 5, SIZES[0]);
    assert!(!late.says("in a row"), "a missed day ends it");
}

/// Returns the game and the puzzle of a day with this level.
fn puzzle_of(day: u64, level: PuzzleLevel) -> (String, Puzzle) {
    let set = PuzzleSet::of_day(day, level).expect("sound").expect("one ships");
    let number = set.number_of_day(day, Some(level)).expect("one of this level");
    (set.game, set.puzzles[number as usize - 1].clone())
}

/// Gives the solution of the puzzle of a day with this level.
fn solve(stage: &mut Stage, day: u64, level: PuzzleLevel) {
    let (game, puzzle) = puzzle_of(day, level);
    match puzzle.solution.as_str() {
        "left" => stage.key(Key::ArrowLeft),
        "right" => stage.key(Key::ArrowRight),
        "up" => stage.key(Key::ArrowUp),
        "down" => stage.key(Key::ArrowDown),
        piece if piece.starts_with("give ") => stage.press_like(piece),
        square if game == "quarto" => stage.press_like(&format!("{square}: empty")),
        colour => stage.press_like(&format!("call {colour}")),
    }
}

#[test]
fn a_wrong_answer_is_refuted_on_the_board_and_the_question_comes_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut stage = home(folder.path(), DAY, SIZES[0]);
    stage.press("Solve the puzzle of the day");
    let question = stage.state();
    stage.press_like("give 0");
    stage.wait("a refutation", |stage| !stage.app().is_showing());
    stage.settle();
    assert!(stage.says("✗ give 0: loss in"), "what it is worth is proven");
    assert!(stage.says("What happens next") && stage.plies() >= 2, "and played out");
    stage.press("Try again");
    assert_eq!(stage.state(), question);
    solve(&mut stage, DAY, PuzzleLevel::Easy);
    assert!(stage.says("In 2 tries."));
    assert!(!stage.says("in a row"), "no streak after a wrong answer");
    stage.press("Next puzzle");
    assert!(stage.says("Puzzle of the day: medium"), "{}", stage.state());
}

#[test]
fn a_missed_puzzle_is_listed_and_returns_after_three_days() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut stage = home(folder.path(), DAY, SIZES[0]);
    assert!(!stage.says("Missed puzzles"));
    stage.press("Solve the puzzle of the day");
    let missed = stage.state();
    stage.press("Show the solution");
    stage.press("Home");
    stage.press("Missed puzzles (1)");
    assert!(stage.says("1. Quarto, easy: returns on 2024-10-10"));
    stage.press("Cancel");
    let mut later = home(folder.path(), DAY + 3, SIZES[0]);
    later.press("Missed puzzles (1)");
    later.press("1. Quarto, easy: back today");
    assert!(later.says("Missed puzzle 1 of 1"));
    assert_eq!(later.state(), missed);
    solve(&mut later, DAY, PuzzleLevel::Easy);
    assert!(later.says("On the first try"));
    later.press("Home");
    assert!(!later.says("Missed puzzles"), "it is solved");
}

#[test]
fn a_damaged_progress_is_told_and_left_as_it_is() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("puzzles.txt");
    std::fs::write(&file, "streak many\n").expect("written");
    let mut stage = home(folder.path(), DAY, SIZES[0]);
    assert!(stage.says("puzzles.txt, line 1: found `streak many`"));
    stage.press("Solve the puzzle of the day");
    solve(&mut stage, DAY, PuzzleLevel::Easy);
    assert!(stage.says("✓ Right") && stage.says("puzzles.txt, line 1: "));
    assert_eq!(std::fs::read_to_string(&file).expect("there"), "streak many\n");
}

/// The 6 in hand wins on B2 alone. The person places it elsewhere.
const MISTAKE: &str =
    "damier game 1\ngame: quarto\nopening: b74./c.93/20fd/.5a. 6\n\n1. D1\n2. give 1\n";

#[test]
fn the_mistakes_of_a_reviewed_game_are_solved_as_puzzles() {
    let saved = SavedGame::read(MISTAKE).expect("a game");
    let mut stage = Stage::sized(start("quarto", &[]), [1280.0, 1200.0], Theme::Light);
    stage.0.state_mut().review_game(&saved).expect("a game to review");
    stage.wait_for_review();
    stage.settle();
    assert!(stage.says("a solver has proven that exactly one move is best"));
    stage.press("Solve these puzzles");
    assert!(stage.says("in your game"));
    assert!(stage.says("Which one?"), "{}", stage.state());
    stage.press_like("B2: empty");
    assert!(stage.says("✓ Right: B2!"));
    stage.press("Back to the review");
    assert!(stage.says("Close the review") && stage.says("exactly one move is best"));
}

#[test]
fn a_wrong_slide_is_told_what_it_costs() {
    let folder = tempfile::tempdir().expect("a folder");
    let is_2048 = |day: &u64| {
        let (game, puzzle) = puzzle_of(*day, PuzzleLevel::Easy);
        game.starts_with("2048") && puzzle.faults.iter().any(|fault| fault.action == "down")
    };
    let day = (DAY..DAY + 30).find(is_2048).expect("one in three");
    let mut stage = home(folder.path(), day, SIZES[0]);
    stage.press("Solve the puzzle of the day");
    let question = stage.state();
    stage.key(Key::ArrowDown);
    stage.settle();
    assert!(stage.says("✗ down: lowers the expected score by "));
    stage.press("Try again");
    assert_eq!(stage.state(), question);
}

#[test]
fn hints_come_step_by_step_and_the_solution_is_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut stage = home(folder.path(), DAY, SIZES[0]);
    stage.press("Solve the puzzle of the day");
    stage.press("Hint");
    assert!(stage.says("Hint: "));
    stage.press("Hint");
    assert!(stage.says("in gold"));
    stage.press("Hint");
    assert!(stage.says("The solution: give 7.") && stage.says("The best move completes no line"));
    assert!(!stage.says("in a row"));
    stage.key(Key::U);
    assert_eq!(stage.plies(), 0, "the question can be looked at again");
    stage.press_like("give 7: ");
    assert!(stage.says("The solution: give 7.") && !stage.says("✓ Right"), "told is not found");
    stage.0.get_by_label("2048").scroll_to_me();
    stage.settle();
    stage.press("2048");
    assert_eq!(stage.app().table().game().name(), "2048:3x3");
    assert!(stage.says("slide the tiles"));
}

#[test]
fn a_game_under_way_waits_while_a_puzzle_is_solved() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut stage = home(folder.path(), DAY, SIZES[0]);
    stage.press("Play Seven Colours");
    stage.press("A friend");
    let legal = stage.app().table().session().legal();
    stage.press_like(&format!("call {}", legal[0]));
    let (state, going) = (stage.state(), stage.app().going());
    stage.press("Home");
    stage.press("Solve the puzzle of the day");
    assert_ne!(stage.state(), state);
    assert_eq!(stage.app().going(), going, "a page that is left now keeps the game");
    stage.press("Home");
    stage.press("Continue");
    assert_eq!(stage.state(), state);
}

#[test]
fn a_review_waits_behind_the_first_screen_and_ends_with_a_puzzle() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut stage = home(folder.path(), DAY, SIZES[0]);
    stage.press("Play Quarto");
    stage.press("A friend");
    stage.press_like("give 7");
    stage.press_like("A1: empty");
    let going = stage.app().going();
    stage.press("Review");
    stage.wait_for_review();
    stage.press("Home");
    assert!(stage.app().known().is_some(), "it waits");
    assert_eq!(stage.app().going(), going, "the whole game, wherever the review stands");
    stage.press("Continue");
    assert!(stage.says("Close the review"));
    stage.press("Home");
    stage.press("Solve the puzzle of the day");
    assert!(stage.app().known().is_none());
    stage.press("Home");
    stage.press("Continue");
    assert!(!stage.says("Close the review"));
    stage.press("Redo");
    assert_eq!(stage.plies(), 1, "the game can still be walked through");
}

#[test]
fn a_window_that_is_opened_again_goes_on_with_the_game_that_was_left() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut stage = home(folder.path(), DAY, SIZES[0]);
    stage.press("Play Quarto");
    stage.press("A friend");
    stage.press_like("give 7");
    let state = stage.state();
    stage.0.state_mut().keep_game_left();
    let mut beside = home(folder.path(), DAY, SIZES[0]);
    beside.0.state_mut().take_up_game_left();
    assert!(!beside.app().is_under_way(), "the game is that of a window which is open");
    drop((stage, beside));
    let mut next = home(folder.path(), DAY, SIZES[0]);
    assert!(!next.says("Continue"));
    next.0.state_mut().take_up_game_left();
    next.0.state_mut().go_home();
    next.settle();
    next.press("Continue");
    assert_eq!((next.state(), next.plies()), (state, 1));
    next.press("Undo");
    assert_eq!(next.plies(), 0);
    drop(next);
    std::fs::write(folder.path().join("left.txt"), "no game").expect("written");
    let mut damaged = home(folder.path(), DAY, SIZES[0]);
    damaged.0.state_mut().take_up_game_left();
    assert!(!damaged.app().is_under_way());
}

#[test]
fn a_cell_calls_its_colour_and_a_button_says_what_it_takes() {
    let position = "ABCDEF2/BCDEFAB/CDEFABC/DEFABCD/EFABCDE/FABCDEF/ABCDEFA/1CDEFAB 1 - -";
    let position = Some(position.to_string());
    let mut stage = Stage::new(Start { position, ..start("filler:8x7,colours=6", &["", ""]) });
    assert!(stage.says("call C, green: 1 cell") && stage.says("call D, yellow: 0 cells"));
    stage.press_like("row 7, column 1: A");
    assert_eq!(stage.app().table().session().last_action().as_deref(), Some("A"));
}

#[test]
fn a_tile_that_was_played_for_is_announced_and_a_press_beside_it_puts_it_away() {
    let position = Some("8 8 . ./. . . ./. . . ./. . . 4".to_string());
    let goal = Some("16".to_string());
    let mut stage = Stage::new(Start { position, goal, ..start("2048", &[]) });
    stage.key(Key::ArrowLeft);
    assert!(stage.says("points so far"), "it is said over the board");
    stage.press("Go on");
    assert!(!stage.says("points so far") && !stage.is_over());
    let position = Some("b74./c.93/20fd/.5a. 6".to_string());
    let mut stage = Stage::new(Start { position, ..start("quarto", &[]) });
    stage.press_like("B2: empty");
    assert!(stage.says("Review the game"));
    let corner = stage.0.get_by_label_contains("A1: ").rect().left_top();
    stage.0.drag_at(corner + egui::vec2(4.0, 4.0));
    stage.0.drop_at(corner + egui::vec2(4.0, 4.0));
    stage.settle();
    assert!(!stage.says("Review the game"), "the board is seen");
    stage.press("New game");
    assert_eq!(stage.plies(), 0);
}

/// Returns the accessible names of the pictures of the rules, in order.
fn announced(stage: &Stage) -> Vec<String> {
    let said = stage.0.query_all_by_label_contains("Picture ");
    said.map(|node| node.accesskit_node().label().unwrap_or_default()).collect()
}

#[test]
fn the_rules_of_every_game_are_five_pictures_with_a_sentence_each() {
    for size in SIZES {
        // A new game may have none yet: then F1 shows the keys.
        for info in damier_catalog::games().iter().filter(|info| !info.rules_in_pictures.is_empty())
        {
            let mut stage = Stage::sized(start(info.name, &[]), size, Theme::Dark);
            stage.key(Key::F1);
            let pictures = (1..=5).map(|number| format!("Picture {number} of 5"));
            assert_eq!(announced(&stage), pictures.collect::<Vec<_>>(), "{}", info.name);
            for lesson in info.rules_in_pictures {
                assert!(stage.says(&lesson.words.say(Lang::English)), "{}", info.name);
            }
            // Keys alone lead through all of them, and out again.
            for _ in 0..12 {
                stage.key(Key::Tab);
            }
            stage.key(Key::Escape);
            assert!(announced(&stage).is_empty(), "{}: closed", info.name);
        }
    }
}

#[test]
fn a_variant_says_what_its_rules_change_and_shows_it_on_the_board() {
    for game in ["2048", "2048:5x5", "filler", "filler:10x10,colours=5", "quarto"] {
        let game = damier_catalog::open(game).expect("known");
        assert!(game.changes().is_empty(), "{}: the usual rules", game.name());
    }
    for (game, words) in [
        ("quarto:misere", "The player who completes a line of four loses."),
        ("quarto:squares", "Squares of 2x2 also count as lines."),
        ("quarto:traits=colour+height", "Only 2 traits count: colour and height."),
        ("quarto:torus,misere", "loses. Opposite edges are joined"),
        ("filler:10x10,topology=torus", "Opposite edges of the board are joined."),
        ("filler:9x9,topology=hex", "hexagons with six neighbours"),
        ("filler:9x9,ban=own+opponent", "your own colour. You may not call the other player's"),
        ("filler:preset=phone", "You play until no cell is contested."),
        ("filler:9x9,win=majority,swap=first", "The first player with more than half"),
        ("2048:shape=4d", "four dimensions"),
        ("2048:merge=cascade", "may merge again in the same slide"),
        ("2048:four=0.25", "25 % of the new tiles are 4s"),
        ("2048:preset=notebook", "Rules of the class notebook"),
        ("2048:3x3,spawner=adversary", "A second player places the new tiles."),
    ] {
        for size in SIZES {
            let stage = Stage::sized(start(game, &[]), size, Theme::Light);
            assert!(stage.says(words), "{game} {size:?}");
        }
    }
    let scene = |game| damier_catalog::open(game).expect("known").session(1).scene();
    assert!(!scene("quarto:misere").marks.warning.is_empty());
    assert!(scene("quarto:torus").marks.is_joined);
    assert!(scene("filler:9x9,topology=torus").marks.is_joined);
    assert!(scene("2048:shape=4d").marks.axes.is_some());
}

#[test]
fn letters_on_colours_are_a_switch_and_both_shares_are_a_bar() {
    let mut stage = Stage::new(start("filler:10x10", &[]));
    assert!(stage.says("1 owned, 1 controlled"), "the bar has its numbers for screen readers");
    // The buttons have letters in any case.
    assert_eq!(letters(&stage), 7);
    stage.press_in_menu("More", "Letters on the colours");
    assert_eq!(letters(&stage), 7 + 10 * 10 - 2, "on all cells but the two zones");
}

/// Returns the number of texts that are the letter of a colour.
fn letters(stage: &Stage) -> usize {
    fn count(shape: &egui::Shape) -> usize {
        match shape {
            egui::Shape::Vec(shapes) => shapes.iter().map(count).sum(),
            egui::Shape::Text(text) => {
                usize::from(["A", "B", "C", "D", "E", "F", "G"].contains(&text.galley.text()))
            }
            _ => 0,
        }
    }
    stage.0.output().shapes.iter().map(|clipped| count(&clipped.shape)).sum()
}

#[test]
fn a_slide_that_moves_nothing_is_no_mistake() {
    let position = Some("2 . . ./4 . . ./. . . ./. . . .".to_string());
    let start = Start { position, ..start("2048", &[]) };
    let mut stage = Stage::sized(start, SIZES[0], Theme::Dark);
    stage.key(Key::ArrowLeft);
    assert_eq!((stage.0.query_all_by_label_contains("legal").count(), stage.plies()), (0, 0));
    stage.key(Key::ArrowRight);
    assert!(stage.plies() > 0);
}

#[test]
fn who_begins_another_game_is_told_that_this_one_is_not_saved() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut stage = home(folder.path(), DAY, SIZES[0]);
    let warning = "The game on the board is not saved.";
    stage.press("Play Quarto");
    assert!(!stage.says(warning), "nothing is under way");
    stage.press("Beginner");
    stage.press_like("give 7");
    stage.press("Home");
    stage.press("Play 2048");
    assert!(stage.says(warning));
}
