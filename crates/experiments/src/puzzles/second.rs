//! Second proof of puzzles by the rules alone: every line of play, to its end.

use super::{ChallengePosition, PuzzleHunt, set_question};
use damier_catalog::{AnyGame, Effort, Puzzle, PuzzleLine, PuzzleSet, PuzzleTask, Session, open};
use damier_game::{Limits, Seat, SingleThread, Turn};
use std::collections::HashMap;

/// Positions with at most this many empty squares in Quarto, or free cells in Seven Colours, are proven quickly.
const LATE: usize = 6;
const FEW_CELLS: usize = 14;

/// Returns the value of a state for a seat: the margin in a duel, the expected score in a game with one seat.
fn value(session: &mut dyn Session, seat: Seat, known: &mut HashMap<String, f64>) -> f64 {
    let turn = session.turn();
    if turn == Turn::Over {
        return margin(session, seat);
    }
    let state = session.state().text();
    if let Some(&value) = known.get(&state) {
        return value;
    }
    let value = match turn {
        Turn::Chance => {
            let drawn = session.state().outcomes().into_iter();
            drawn.map(|(action, chance)| chance * after(session, &action, seat, known)).sum()
        }
        Turn::Player(turn) => {
            let legal = session.legal().into_iter();
            let values = legal.map(|action| after(session, &action, seat, known));
            if turn == seat {
                values.fold(f64::NEG_INFINITY, f64::max)
            } else {
                values.fold(f64::INFINITY, f64::min)
            }
        }
        Turn::Over => unreachable!("answered above"),
    };
    known.insert(state, value);
    value
}

fn after(
    session: &mut dyn Session,
    action: &str,
    seat: Seat,
    known: &mut HashMap<String, f64>,
) -> f64 {
    session.act(action).expect("legal");
    let value = value(session, seat, known);
    session.undo();
    value
}

fn margin(session: &dyn Session, seat: Seat) -> f64 {
    let scores = session.state().scores();
    let other = if scores.len() > 1 { scores[1 - seat.index()] } else { 0 };
    (scores[seat.index()] - other) as f64
}

/// Returns the actions of a position with their values for the seat on turn, the best first.
fn prove(mut session: Box<dyn Session>) -> Vec<(String, f64)> {
    let Turn::Player(seat) = session.turn() else { panic!("{}", session.state().text()) };
    let mut known = HashMap::new();
    let legal = session.legal().into_iter();
    let worths = legal.map(|action| {
        let worth = after(session.as_mut(), &action, seat, &mut known);
        (action, worth)
    });
    let mut worths: Vec<(String, f64)> = worths.collect();
    worths.sort_by(|a, b| b.1.total_cmp(&a.1));
    worths
}

/// Returns `most` of the game's own puzzles that are late enough.
fn late(game: &dyn AnyGame, most: usize, is_late: impl Fn(&str) -> bool) -> Vec<Puzzle> {
    let set = PuzzleSet::read(game.info().puzzles[0]).expect("sound");
    let late: Vec<Puzzle> =
        set.puzzles.into_iter().filter(|one| is_late(&one.position)).take(most).collect();
    assert_eq!(late.len(), most);
    late
}

/// Checks that only the solution achieves what its puzzle asks for.
fn check(game: &dyn AnyGame, puzzle: &Puzzle, worths: &[(String, f64)]) {
    let [(best, most), (_, second), ..] = worths else { panic!("{puzzle:?}") };
    assert_eq!(*best, puzzle.solution, "{worths:?}");
    let is_alone = match puzzle.task {
        PuzzleTask::Win(_) => *most > 0.0 && *second <= 0.0,
        PuzzleTask::Hold => *most == 0.0 && *second < 0.0,
        PuzzleTask::Most => *most >= *second + game.score_scale().lead,
    };
    assert!(is_alone, "{puzzle:?} {worths:?}");
}

#[test]
fn the_rules_alone_prove_late_puzzles_of_quarto() {
    let game = open("quarto").expect("known");
    for puzzle in late(game.as_ref(), 25, |text| text.matches('.').count() <= LATE) {
        let session = game.session_from(&puzzle.position, 1);
        check(game.as_ref(), &puzzle, &prove(session.expect("a position")));
    }
}

/// Winners follow from the rules as they are. The most cells are counted when all cells are taken.
#[test]
fn the_rules_alone_prove_late_puzzles_of_seven_colours() {
    let game = open("filler:8x7").expect("known");
    let cells = |text: &str| {
        let board = text.split(' ').next().unwrap_or_default();
        board.chars().filter(char::is_ascii_alphabetic).count()
    };
    for puzzle in late(game.as_ref(), 41, |text| cells(text) <= FEW_CELLS) {
        let question = set_question(game.as_ref(), puzzle.task, &puzzle.position, 1);
        check(game.as_ref(), &puzzle, &prove(question.expect("a position")));
    }
}

/// Puzzles of 2048 that ship are too large for this. A test of the game crate solves them with a program of its own.
#[test]
fn the_rules_alone_prove_small_puzzles_of_2048() {
    let game = open("2048:2x3").expect("known");
    let mut analyst = game.analyst().expect("solvable");
    let players = ["random", "greedy"].map(str::to_string);
    let mut hunt = PuzzleHunt {
        game: game.as_ref(),
        analyst: analyst.as_mut(),
        seed: 1,
        players: &players,
        graders: &players,
        limits: Limits::NONE,
        stop: std::sync::Arc::default(),
        pool: &SingleThread,
    };
    let found = (0..300).filter_map(|number| hunt.find(number).expect("sound"));
    let mut found: Vec<Puzzle> = found.collect();
    // Few boards can follow large tiles.
    let score = |puzzle: &Puzzle| {
        let score = puzzle.position.rsplit('=').next().unwrap_or_default();
        score.parse().unwrap_or(0)
    };
    found.sort_by_key(|puzzle| std::cmp::Reverse(score(puzzle)));
    assert!(found.len() > 3);
    for Puzzle { position, solution, faults, .. } in found.into_iter().take(1) {
        let worths = prove(game.session_from(&position, 1).expect("a position"));
        assert_eq!(worths[0].0, solution);
        for fault in faults {
            let other = worths.iter().find(|(action, _)| *action == fault.action).expect("legal");
            let cost = worths[0].1 - other.1;
            assert!((cost - fault.cost).abs() < 1e-6, "{position}: {cost}, told {fault:?}");
        }
    }
}

/// Returns the challenge of a position whose values the line does not store. The solver finds them.
fn solve_challenge(game: &dyn AnyGame, position: String, solution: String) -> ChallengePosition {
    let task = PuzzleTask::Win(None);
    let puzzle = Puzzle { task, solution, grade: None, position, faults: Vec::new() };
    let mut analyst = game.analyst().expect("solvable");
    let effort = Effort { limits: Limits::NONE, stop: None, gauge: None, pool: &SingleThread };
    let line = PuzzleLine { number: 5, puzzle: Ok(puzzle) };
    let read = ChallengePosition::from_line(game, analyst.as_mut(), 1, &line, &effort);
    read.expect("its own analyst").expect("solved")
}

/// A small board is played to the last cell, so that the margin of the rules is the one that the solver counts.
#[test]
fn the_rules_alone_give_the_losses_of_all_actions() {
    let game = open("filler:3x3,win=full").expect("known");
    let (mut lost, mut equal) = (0, 0);
    for seed in 0..40 {
        let position = game.session(seed).state().text();
        let worths = prove(game.session_from(&position, 1).expect("a position"));
        let (best, most) = worths[0].clone();
        let challenge = solve_challenge(game.as_ref(), position, best);
        assert_eq!(challenge.best.len() + challenge.others.len(), worths.len());
        for (action, worth) in worths {
            let loss = challenge.loss_of(Some(&action));
            let wins = 0.5 * (signum(most) - signum(worth));
            assert!((loss.points - (most - worth)).abs() < 1e-9, "{action}: {loss:?}");
            assert!((loss.wins - wins).abs() < 1e-9, "{action}: {loss:?}");
            assert_eq!(loss.is_nothing(), challenge.best.contains(&action));
            lost += usize::from(loss.wins > 0.0);
            equal += usize::from(loss.is_nothing());
        }
    }
    assert!(lost > 20 && equal > 40, "{lost} {equal}");
}

/// Returns the sign of a margin: 1 for a win, 0 for a draw, -1 for a loss.
fn signum(margin: f64) -> f64 {
    if margin == 0.0 { 0.0 } else { margin.signum() }
}

/// The values that ship are those that the solver finds, and those of late positions follow from the rules.
#[test]
fn the_values_that_ship_are_true() {
    let game = open("quarto").expect("known");
    for puzzle in late(game.as_ref(), 25, |text| text.matches('.').count() <= LATE) {
        let worths = prove(game.session_from(&puzzle.position, 1).expect("a position"));
        assert_eq!(puzzle.faults.len() + 1, worths.len(), "{puzzle:?}");
        let most = worths[0].1;
        for (action, worth) in &worths[1..] {
            let fault = puzzle.faults.iter().find(|fault| fault.action == *action);
            let results = fault.and_then(|fault| fault.results).expect("stored");
            let signs = results.map(|verdict| 2.0 * verdict.wins() - 1.0);
            assert_eq!(signs, [signum(most), signum(*worth)], "{puzzle:?}");
        }
    }
    let filler = open("filler:8x7").expect("known");
    let set = PuzzleSet::read(filler.info().puzzles[0]).expect("sound");
    for puzzle in set.puzzles.into_iter().step_by(50) {
        let solved =
            solve_challenge(filler.as_ref(), puzzle.position.clone(), puzzle.solution.clone());
        for fault in &puzzle.faults {
            let stored = super::ActionLoss::new(fault.results, fault.cost);
            assert_eq!(solved.loss_of(Some(&fault.action)), stored, "{puzzle:?}");
        }
    }
}
