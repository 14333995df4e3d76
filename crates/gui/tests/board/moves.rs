//! The list of moves by mouse and keyboard, and the coach.

use crate::stage::{Stage, start};
use egui::Key;
use egui_kittest::kittest::Queryable;

/// A game of two people with five plies.
fn game() -> Stage {
    let mut stage = Stage::new(start("quarto", &[]));
    for letters in ["7", "b2", "3", "c3", "a"] {
        letters.chars().for_each(|letter| stage.write(&letter.to_string()));
    }
    assert_eq!(stage.plies(), 5);
    stage
}

#[test]
fn a_press_on_a_move_shows_its_position_and_the_game_goes_on_from_its_end() {
    let mut stage = game();
    let end = stage.state();
    assert!(
        stage.says("move 5, player 1: give a")
            && !stage.says("You are looking at an earlier position")
    );
    stage.press("move 2, player 2: B2");
    assert_eq!((stage.plies(), stage.app().table().length()), (2, 5));
    assert!(stage.says("You are looking at an earlier position"));
    stage.press("Back to the last move");
    assert_eq!(stage.state(), end);
    assert!(!stage.says("You are looking at an earlier position"));
}

#[test]
fn keys_walk_through_the_moves() {
    let mut stage = game();
    let end = stage.state();
    stage.key(Key::PageUp);
    stage.key(Key::PageUp);
    assert_eq!(stage.plies(), 3);
    stage.key(Key::PageDown);
    assert_eq!(stage.plies(), 4);
    stage.key(Key::Home);
    assert_eq!(stage.plies(), 0);
    stage.key(Key::End);
    assert_eq!(stage.state(), end);
    stage.0.get_by_label("moves (use the arrow keys)").focus();
    stage.settle();
    stage.key(Key::ArrowUp);
    stage.key(Key::ArrowLeft);
    assert_eq!(stage.plies(), 3, "arrows walk while the list has the keys");
    stage.key(Key::End);
    assert_eq!(stage.state(), end);
}

#[test]
fn another_way_is_tried_and_the_game_before_comes_back() {
    let mut stage = game();
    let end = stage.state();
    stage.press("move 2, player 2: B2");
    stage.write("c");
    assert_eq!((stage.plies(), stage.app().table().length()), (3, 3));
    let aside = stage.state();
    stage.press("Back to the original game");
    assert_eq!(stage.state(), end);
    assert!(!stage.says("Back to the original game"));
    // What was tried stays beside the original game.
    stage.press("move 2, player 2: B2");
    assert!(stage.says("Also tried here:") && !stage.says("give 3 (3 moves)"));
    stage.press("give c (1 move)");
    assert_eq!(stage.state(), aside);
    stage.press("move 2, player 2: B2");
    stage.press("give 3 (3 moves)");
    assert_eq!((stage.plies(), stage.app().table().length()), (3, 5));
    assert!(stage.says("move 3, player 2: give 3; other moves were tried here"));
    stage.press("Back to the last move");
    assert_eq!(stage.state(), end);
}

#[test]
fn a_player_waits_while_earlier_moves_are_looked_at() {
    let mut stage = Stage::new(start("filler:8x8,colours=5", &["", "greedy"]));
    let legal = stage.app().table().session().legal();
    stage.press_like(&format!("call {}", legal[0]));
    stage.wait("an answer", |stage| stage.app().table().person().is_some());
    stage.settle();
    let (state, plies) = (stage.state(), stage.plies());
    stage.key(Key::PageUp);
    assert!(stage.app().table().player().is_some(), "it is the player's turn there");
    stage.0.run_steps(60);
    assert_eq!(stage.plies(), plies - 1, "who waits");
    stage.key(Key::End);
    assert_eq!(stage.state(), state);
    assert!(!stage.app().table().is_paused());
}

#[test]
fn the_list_of_a_reviewed_game_has_grades_and_shows_what_was_better() {
    let saved = game().app().table().saved();
    let mut stage = Stage::new(start("quarto", &[]));
    stage.0.state_mut().review_game(&saved).expect("a game to review");
    stage.wait_for_review();
    let label = stage.app().known().and_then(|known| known.turn(2)).expect("reviewed").grade;
    stage.press(&format!("move 2, player 2: B2, {}", label.name()));
    assert_eq!(stage.plies(), 1, "the position in which it was played");
}

#[test]
fn a_review_goes_from_mistake_to_mistake() {
    let mut session = damier_catalog::open("2048:2x3").expect("known").session(3);
    loop {
        while session.roll() {}
        let Some(action) = session.legal().last().cloned() else { break };
        session.act(&action).expect("legal");
    }
    let saved = session.saved(vec![String::new()]);
    let mut stage = Stage::new(start("quarto", &[]));
    stage.0.state_mut().review_game(&saved).expect("a game to review");
    stage.wait_for_review();
    let known = stage.app().known().expect("a review");
    let worst = known.worst(None).expect("mistakes").ply - 1;
    let sentence = known.worst_in_words().expect("told").to_string();
    let wrong = known.turns.iter().filter(|turn| turn.grade > damier_play::Grade::Fine);
    let wrong: Vec<usize> = wrong.map(|turn| turn.ply - 1).collect();
    let [first, .., last] = wrong[..] else { panic!("{wrong:?}") };
    assert_eq!(stage.plies(), worst, "it opens on the worst mistake");
    assert!(stage.says(&sentence), "{sentence}");
    stage.key(Key::Home);
    for &plies in &wrong {
        stage.key(Key::M);
        assert_eq!(stage.plies(), plies);
    }
    assert!(!stage.says("Next mistake"), "there is none");
    stage.key(Key::ArrowDown);
    assert_eq!(stage.plies(), last);
    stage.key(Key::ArrowUp);
    assert!(stage.plies() < last);
    stage.key(Key::Home);
    stage.press("Next mistake");
    assert_eq!(stage.plies(), first);
}

#[test]
fn a_long_game_has_its_last_moves_in_sight() {
    let mut stage = Stage::new(start("2048", &[]));
    let keys = [Key::ArrowLeft, Key::ArrowUp, Key::ArrowRight, Key::ArrowDown];
    for round in 0..240 {
        stage.0.key_press(keys[round % keys.len()]);
        stage.0.step();
    }
    stage.settle();
    let last = stage.app().table().moves_made();
    assert!(stage.says(&format!("move {last}: ")), "{last}");
    assert!(!stage.says("move 3: "), "the first ones are out of sight");
    stage.key(Key::Home);
    assert!(stage.says("move 3: "));
}

/// Creates a game with a coach in which the 6 in hand wins on B2.
fn coached() -> Stage {
    let position = Some("b74./c.93/20fd/.5a. 6".to_string());
    let start = damier_gui::Start { position, ..start("quarto", &[]) };
    // High enough for what the coach says below the pieces.
    let mut stage = Stage::sized(start, [1000.0, 820.0], egui::Theme::Light);
    stage.press_in_menu("More", "Coach: show what each of my moves costs");
    stage.key(Key::Escape);
    stage
}

#[test]
fn the_coach_says_what_a_move_cost_and_it_is_taken_back() {
    let mut stage = coached();
    let before = stage.state();
    "a4".chars().for_each(|letter| stage.write(&letter.to_string()));
    stage.wait("the coach", |stage| !stage.app().is_coach_busy());
    stage.settle();
    assert!(stage.says("Your move turned a win into a"), "what it cost");
    assert!(stage.says("The best move is B2 (win"), "and what was better");
    stage.press("Take it back and try again");
    assert_eq!(stage.state(), before);
    assert!(!stage.says("Your move turned"));
    "b2".chars().for_each(|letter| stage.write(&letter.to_string()));
    stage.wait("the coach", |stage| !stage.app().is_coach_busy());
    stage.settle();
    assert!(stage.is_over() && !stage.says("Take it back and try again"));
}

#[test]
fn a_review_shows_what_each_move_lost() {
    let mut session = damier_catalog::open("filler:6x6").expect("known").session(3);
    while let Some(action) = session.legal().last().cloned() {
        session.act(&action).expect("legal");
    }
    let saved = session.saved(["human", "club"].map(str::to_string).to_vec());
    let mut stage = Stage::new(start("filler:6x6", &[]));
    stage.0.state_mut().review_game(&saved).expect("a game to review");
    stage.wait_for_review();
    let known = stage.app().known().expect("a review");
    let summary = known.losses_in_words().expect("told").to_string();
    let worst = known.worst(None).expect("mistakes");
    let said = known.turn_in_words(worst).to_string();
    let (ply, plies) = (worst.ply - 1, known.plies);
    assert!(summary.starts_with("You lost ") && summary.contains(" Club player "), "{summary}");
    assert!(stage.says(&summary), "{summary}");
    let graph = stage.0.get_by_label_contains("graph: ").rect();
    let mut x = graph.left() + 40.0;
    while !stage.says(&said) && x < graph.right() {
        stage.0.event(egui::Event::PointerMoved(egui::pos2(x, graph.bottom() - 20.0)));
        stage.0.run_steps(30);
        x += 4.0;
    }
    assert!(stage.says(&said), "move {ply} of {plies}: {said}");
}
