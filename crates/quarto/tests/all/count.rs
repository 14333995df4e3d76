//! Boards without a line, compared with known numbers, other ways of counting, and random play.

use crate::twin::Rules;
use damier_game::{Game, Rng};
use damier_quarto::{
    Phase, Piece, PositionClasses, PositionLayer, Quarto, QuartoAction, RuleSet, all_boards,
    boards_without_line, drawn_boards, position_classes, running_share,
};
use std::collections::HashSet;

fn counted(rule_set: RuleSet, placed: u32) -> u64 {
    boards_without_line(rule_set, placed, &mut |_, _| ())
}

/// Found breadth-first by canonical form up to 6 pieces, and by a direct count of labelled boards up to 9.
const CLASSIC: [u64; 10] = [
    1,
    256,
    28_800,
    1_881_600,
    79_368_960,
    2_271_006_720,
    45_051_494_400,
    622_383_722_496,
    5_933_840_753_664,
    38_207_469_146_112,
];

#[test]
fn classic_boards_have_their_known_numbers() {
    for (placed, known) in (0..).zip(CLASSIC) {
        assert_eq!(counted(RuleSet::Lines, placed), known, "{placed}");
    }
}

/// The number found in question 154335 of codegolf.stackexchange.com.
#[test]
fn classic_draws_have_their_known_number() {
    assert_eq!(drawn_boards(RuleSet::Lines), 414_298_141_056);
    assert_eq!(format!("{:.6}", running_share(414_298_141_056, 16)), "0.019801");
}

#[test]
fn all_boards_are_choices_of_squares_times_orders_of_pieces() {
    let product = |from: u64, factors: u64| (from + 1 - factors..=from).product::<u64>();
    for placed in 0..=16 {
        let expected = product(16, placed) / product(placed, placed) * product(16, placed);
        assert_eq!(all_boards(placed as u32), expected);
    }
    assert_eq!((all_boards(17), all_boards(u32::MAX)), (0, 0));
}

/// With four or five pieces no two lines can be complete. 536 of the 1,820 sets of four pieces share
/// a trait.
#[test]
fn boards_of_four_and_five_pieces_follow_from_the_number_of_lines() {
    for rule_set in RuleSet::ALL {
        let complete = 536 * 24 * rule_set.masks().len() as u64;
        assert_eq!(counted(rule_set, 4), all_boards(4) - complete);
        assert_eq!(counted(rule_set, 5), all_boards(5) - complete * 12 * 12);
    }
}

#[test]
fn layers_stand_for_the_boards_without_a_line() {
    for (rule_set, most) in RuleSet::ALL.into_iter().zip([5, 3, 3, 4, 4]) {
        let rules = Quarto::new(rule_set, true);
        let mut layer = PositionLayer::empty();
        for placed in 1..=most {
            layer = layer.next(&rules);
            assert_eq!(layer.boards(&rules), counted(rule_set, placed), "{rule_set:?} {placed}");
        }
    }
}

/// The positions up to symmetry are those that a breadth-first search finds. Those with a piece in hand are the ones
/// that follow from giving each piece.
fn classes_agree(rule_set: RuleSet, most: u32) {
    let rules = Quarto::new(rule_set, false);
    let mut layer = PositionLayer::empty();
    for (placed, counted) in position_classes(rule_set, most, &mut |_, _| ()).iter().enumerate() {
        if placed > 0 {
            layer = layer.next(&rules);
        }
        let given = layer.positions().iter().flat_map(|position| {
            let pieces = Piece::in_mask(position.remaining());
            pieces.map(|piece| {
                let mut given = *position;
                rules.apply(&mut given, QuartoAction::Give(piece));
                rules.canonical(&given)
            })
        });
        let place = given.collect::<HashSet<_>>().len() as u64;
        let listed = PositionClasses { give: layer.positions().len() as u64, place };
        assert_eq!(*counted, listed, "{rule_set:?} {placed}");
    }
}

#[test]
fn classes_are_what_a_search_by_canonical_form_finds() {
    for rule_set in RuleSet::ALL {
        classes_agree(rule_set, 3);
    }
}

/// `cargo test --release -p damier-quarto --test all count -- --ignored`
#[test]
#[ignore = "a minute in release"]
fn more_classes_are_what_a_search_by_canonical_form_finds() {
    for (rule_set, most) in RuleSet::ALL.into_iter().zip([5, 4, 4, 4, 5]) {
        classes_agree(rule_set, most);
    }
}

#[test]
fn classic_positions_up_to_symmetry_have_their_known_numbers() {
    let counted = position_classes(RuleSet::Lines, 6, &mut |_, _| ());
    let give: Vec<u64> = counted.iter().map(|classes| classes.give).collect();
    assert_eq!(give, [1, 2, 40, 454, 10_346, 214_800, 3_835_041]);
}

#[test]
fn a_count_tells_its_progress() {
    let mut calls = Vec::new();
    let mut boards = |placed| {
        boards_without_line(RuleSet::Squares, placed, &mut |done, all| calls.push((done, all)))
    };
    assert_eq!(boards(1), 256); // a corner, a side or an inner square
    assert_eq!(boards(17), 0);
    assert_eq!(calls, [(0, 3), (1, 3), (2, 3), (3, 3), (0, 0)]);
}

/// Uniformly random games are still running after a number of placements as often as the counts say,
/// within four standard deviations (and one game).
fn random_games_agree(games: u32, placements: &[u32]) {
    for (rule_set, misere) in RuleSet::ALL.into_iter().zip([false, true, false, true, false]) {
        let running = running_games(&Quarto::new(rule_set, misere), games);
        for &placed in placements {
            let share = running_share(counted(rule_set, placed), placed);
            let expected = share * f64::from(games);
            let deviation = (expected * (1.0 - share)).sqrt();
            let off = f64::from(running[placed as usize]) - expected;
            assert!(off.abs() < 4.0 * deviation + 1.0, "{rule_set:?} {placed}: {off}");
        }
    }
}

#[test]
fn random_games_run_as_long_as_the_counts_say() {
    random_games_agree(20_000, &[4, 7, 16]);
}

/// `cargo test --release -p damier-quarto --test all count -- --ignored`
#[test]
#[ignore = "three minutes in release"]
fn many_random_games_run_as_long_as_the_counts_say() {
    random_games_agree(1_000_000, &Vec::from_iter(1..=16));
}

/// Returns the number of random games that have no line yet after each number of placements.
fn running_games(rules: &Quarto, games: u32) -> [u32; 17] {
    let mut rng = Rng::new(11);
    let mut running = [0; 17];
    for _ in 0..games {
        let mut state = rules.opening(&mut rng);
        while let Some(action) = rules.random_action(&state, &mut rng) {
            rules.apply(&mut state, action);
            if matches!(state.phase(), Phase::Give | Phase::Full) {
                running[state.placed() as usize] += 1;
            }
        }
    }
    running
}

/// `cargo test --release -p damier-quarto --test all count -- --ignored`
#[test]
#[ignore = "a minute and a half in release"]
fn draws_are_as_many_as_two_halves_of_the_board_give() {
    for (rule_set, name) in RuleSet::ALL.into_iter().zip(crate::twin::NAMES) {
        let lines = Rules { name, misere: false }.lines();
        assert_eq!(drawn_boards(rule_set), crate::halves::drawn_boards(&lines), "{name}");
    }
}
