//! Tests of puzzles and reviews in full screen.

use super::tests::{app_of, key, text, type_keys};
use crate::commands::play::app::{ExitWay, Mode, TerminalApp};
use crate::commands::play::play_mode::PlayMode;
use crate::commands::play::puzzle_view::PuzzleView;
use crate::commands::play::review_walk::ReviewWalk;
use crate::saved_progress::SavedProgress;
use damier_catalog::{Limits, Puzzle, PuzzleSet, PuzzleTask, SavedGame, open};
use damier_i18n::Lang;
use damier_play::{PuzzleAttempt, PuzzleSeries, ReviewOrder, Reviewer};
use ratatui::crossterm::event::KeyCode;
use std::time::Duration;

/// Sets a puzzle in which the 6 in hand wins on B2 alone.
fn puzzle_view() -> TerminalApp {
    let puzzle = Puzzle {
        task: PuzzleTask::Win(Some(1)),
        solution: "B2".to_string(),
        grade: Some(2),
        position: "b74./c.93/20fd/.5a. 6".to_string(),
        faults: Vec::new(),
    };
    let set = PuzzleSet { game: "quarto".to_string(), puzzles: vec![puzzle.clone(), puzzle] };
    let series = PuzzleSeries::from_set(&set, None).expect("two");
    let saved = SavedProgress::new(None);
    let (table, puzzle_view) = PuzzleView::pose(series, 7, saved).expect("a position of Quarto");
    let mut app = app_of("quarto", open("quarto").expect("known").session(1));
    (app.table, app.play_mode) = (table, PlayMode::Puzzle(Box::new(puzzle_view)));
    app
}

/// Advances time until nothing more happens.
fn settle(app: &mut TerminalApp) {
    let mut now = Duration::ZERO;
    while app.is_busy() {
        app.step(now);
        now += Duration::from_millis(100);
        std::thread::yield_now();
    }
    app.step(now);
}

fn solving(app: &TerminalApp) -> &PuzzleAttempt {
    app.play_mode.puzzle().expect("a puzzle").solving()
}

#[test]
fn a_puzzle_is_solved_on_the_full_screen() {
    let mut app = puzzle_view();
    let screen = text(&mut app, 80, 24);
    for part in ["quarto, puzzle 1 of 2", "You play second", "one?", "S solution"] {
        assert!(screen.contains(part), "{part}: {screen}");
    }
    type_keys(&mut app, "d");
    assert!(text(&mut app, 80, 24).contains("D and which column?"));
    type_keys(&mut app, "1");
    settle(&mut app);
    let screen = text(&mut app, 80, 24);
    assert!(screen.contains("✗ D1: ") && screen.contains("What happens next: D1"), "{screen}");
    assert!(app.table.session().plies() > 1, "it is played out on the board");
    key(&mut app, KeyCode::Enter);
    assert_eq!(app.table.session().plies(), 0, "back to the question");
    type_keys(&mut app, "HH");
    assert!(text(&mut app, 80, 24).contains("Hint: "));
    assert_eq!(app.cursor, (1, 1), "the place is pointed at");
    type_keys(&mut app, "b2");
    let screen = text(&mut app, 80, 24);
    assert!(solving(&app).is_over() && screen.contains("✓ Right: B2!"), "{screen}");
    assert!(screen.contains("difficulty 2"), "{screen}");
    type_keys(&mut app, "n");
    assert!(text(&mut app, 80, 24).contains("puzzle 2 of 2"));
    type_keys(&mut app, "S");
    assert!(text(&mut app, 80, 24).contains("The solution: B2."));
    type_keys(&mut app, "q");
    assert_eq!(app.left, Some(ExitWay::Quit), "nothing is lost that had to be saved");
}

/// Two placements, each with a gift.
const GAME: &str = "damier game 1\ngame: quarto\n\n1. give 0\n2. A1\n3. give 1\n4. B2\n5. give 2\n";

fn reviewed() -> TerminalApp {
    let saved = SavedGame::read(GAME).expect("a saved game");
    let limits = Limits { nodes: Some(200), ..Limits::NONE };
    let order = ReviewOrder { limits, advisor: Some("traits".to_string()), every: 1 };
    let reviewer = Reviewer::new(&saved, order).expect("it replays");
    let game = open(&saved.game).expect("known");
    let mut app = app_of("quarto", game.load(&saved, 0).expect("it replays"));
    app.table.go_to(0);
    let walk = ReviewWalk::begin(reviewer, 1).expect("a thread");
    app.play_mode = PlayMode::Review(Box::new(walk));
    app
}

#[test]
fn a_review_is_walked_through_by_keys() {
    let mut app = reviewed();
    settle(&mut app);
    let screen = text(&mut app, 100, 40);
    assert!(screen.contains("1. player 1: give 0"), "{screen}");
    assert!(screen.contains("move 0 of 5") && screen.contains("mistakes"), "{screen}");
    key(&mut app, KeyCode::Right);
    assert_eq!(app.table.session().plies(), 1);
    let screen = text(&mut app, 100, 40);
    assert!(screen.contains("2. player 2: A1"), "{screen}");
    type_keys(&mut app, "b2");
    assert_eq!(app.table.session().plies(), 1, "nothing is played");
    key(&mut app, KeyCode::End);
    assert_eq!(app.table.session().plies(), 5);
    key(&mut app, KeyCode::Down);
    let told = app.status.clone().expect("told").to_string();
    assert!(told.contains("no more mistakes"), "{told}");
    key(&mut app, KeyCode::Home);
    assert_eq!(app.table.session().plies(), 0);
    type_keys(&mut app, "?");
    assert_eq!(app.mode, Mode::Help(0));
}

#[test]
fn puzzles_and_reviews_have_room_in_every_language() {
    for (mut app, lang) in [
        (puzzle_view(), Lang::French),
        (puzzle_view(), Lang::Pseudo),
        (reviewed(), Lang::French),
        (reviewed(), Lang::Pseudo),
    ] {
        app.lang = lang;
        for (width, height) in [(80, 24), (40, 15), (160, 50)] {
            let screen = text(&mut app, width, height);
            assert!(!screen.contains("screen of"), "{screen}");
        }
    }
}
