//! `perfect` never gives away a win or a draw: checked against the solver at every ply.

use crate::position::{all_rules, beginners_rules, random_position, solved};
use damier_game::{
    Budget, Game, Limits, Rng, Seat, SingleThread, Strategy, Turn, strategy::find_player,
};
use damier_quarto::{
    Book, Perfect, Phase, Piece, Position, Quarto, QuartoAction, QuartoOutcome, QuartoSolver,
    RuleSet, players,
};

/// Plays a position to the end between `perfect`, in this seat, and a player, and checks that no action of `perfect`
/// makes its outcome worse. Returns the score of `perfect`.
fn play(rules: &Quarto, opponent: &str, start: &Position, seat: Seat, seed: u64) -> i64 {
    let roster = players();
    let (player, settings) = find_player(&roster, opponent).expect("a known player");
    let mut opponent = (player.build)(rules, &settings, seed).expect("settings that fit");
    let mut perfect = Perfect::new(rules, seed);
    let mut solver = QuartoSolver::new(*rules, None);
    let mut state = *start;
    while let Turn::Player(mover) = rules.turn(&state) {
        let mut budget = Budget::unlimited();
        if mover != seat {
            let decision = opponent.choose(rules, &state, &mut budget);
            state = rules.after(&state, decision.action().expect("it does not resign"));
            continue;
        }
        let before = solved(&mut solver, &state, &SingleThread);
        let decision = perfect.choose(rules, &state, &mut budget);
        let action = decision.action().expect("it does not resign");
        let next = rules.after(&state, action);
        let found = after(rules, &mut solver, &state, &next);
        assert_eq!(found, before, "{rules:?} {state:?}: {action:?}");
        state = next;
    }
    rules.score(&state, seat)
}

/// Returns the outcome of a position for the seat that has just acted.
fn after(
    rules: &Quarto,
    solver: &mut QuartoSolver,
    state: &Position,
    next: &Position,
) -> QuartoOutcome {
    let placed = next.placed() - state.placed();
    match next.phase() {
        Phase::Completed if rules.is_misere() => QuartoOutcome::Loss(1),
        Phase::Completed => QuartoOutcome::Win(1),
        Phase::Full => QuartoOutcome::Draw,
        Phase::Place(_) => solved(solver, next, &SingleThread).opposite(),
        Phase::Give => match solved(solver, next, &SingleThread) {
            QuartoOutcome::Win(placements) => QuartoOutcome::Win(placements + placed),
            QuartoOutcome::Draw => QuartoOutcome::Draw,
            QuartoOutcome::Loss(placements) => QuartoOutcome::Loss(placements + placed),
        },
    }
}

#[test]
fn it_never_makes_its_outcome_worse() {
    for rules in all_rules() {
        let mut rng = Rng::new(7);
        for game in 0..4 {
            let start = random_position(&rules, if rules.is_misere() { 9 } else { 7 }, &mut rng);
            for (seat, opponent) in [(Seat::FIRST, "cautious"), (Seat::SECOND, "random")] {
                play(&rules, opponent, &start, seat, game);
            }
        }
    }
}

#[test]
fn it_never_makes_its_outcome_worse_if_only_some_traits_count() {
    for rules in beginners_rules() {
        let mut rng = Rng::new(11);
        let start = random_position(&rules, if rules.is_misere() { 10 } else { 9 }, &mut rng);
        for (seat, opponent) in [(Seat::FIRST, "cautious"), (Seat::SECOND, "random")] {
            play(&rules, opponent, &start, seat, 1);
        }
    }
}

#[test]
fn it_beats_who_errs() {
    let rules = Quarto::new(RuleSet::Lines, false);
    let mut rng = Rng::new(8);
    let games = 20;
    let points = |seat| {
        let mut sum = 0;
        for game in 0..games {
            let start = random_position(&rules, 6, &mut rng);
            sum += play(&rules, "novice", &start, seat, game);
        }
        sum
    };
    let total: i64 = [Seat::FIRST, Seat::SECOND].map(points).iter().sum();
    assert!(total > 20, "{total} points of 40");
}

#[test]
fn it_plays_well_where_the_budget_ends_first() {
    let rules = Quarto::new(RuleSet::Squares, false);
    let limits = Limits { nodes: Some(6000), ..Limits::NONE };
    let mut rng = Rng::new(10);
    let mut seen = 0;
    for seed in 0..40 {
        let state = random_position(&rules, 5, &mut rng);
        let mut budget = Budget::new(limits);
        budget.begin_move();
        let action = Perfect::new(&rules, seed).choose(&rules, &state, &mut budget).action();
        let Some(QuartoAction::Give(piece)) = action else { panic!("{action:?}") };
        let completing = rules.completing_pieces(&state);
        assert!(completing & piece.mask() == 0, "{state:?}: {piece:?} wins for the other");
        seen += (completing & state.remaining()).count_ones();
    }
    assert!(seen > 40, "{seen} pieces to avoid");
}

/// Long before misere can be solved, the book has the answer.
#[test]
fn it_plays_early_positions_by_the_book() {
    let rules = Quarto::new(RuleSet::Torus, true);
    let mut solver = QuartoSolver::new(rules, Book::shipped(&rules));
    let (mut rng, mut lost) = (Rng::new(12), 0);
    for seed in 0..40 {
        let placed = 1 + u32::from(seed % 4 > 0);
        let give = random_position(&rules, placed, &mut rng);
        let piece = rng.pick(&Piece::in_mask(give.remaining()).collect::<Vec<_>>());
        let state = rules.after(&give, QuartoAction::Give(piece.expect("a piece")));
        let before = solved(&mut solver, &state, &SingleThread);
        let mut budget = Budget::unlimited();
        let action = Perfect::new(&rules, seed).choose(&rules, &state, &mut budget).action();
        let next = rules.after(&state, action.expect("it does not resign"));
        assert_eq!(after(&rules, &mut solver, &state, &next), before, "{state:?}");
        let places =
            rules.legal_actions(&state).into_iter().map(|place| rules.after(&state, place));
        lost += places
            .filter(|next| after(&rules, &mut solver, &state, next).verdict() < before.verdict())
            .count();
    }
    assert!(lost > 0, "somewhere it could have gone wrong");
}

/// `cargo test --release -p damier-quarto --test all perfect -- --ignored --nocapture` (a quarter of an hour).
#[test]
#[ignore = "minutes: 500 drawn positions against four players in two rule sets"]
fn it_never_loses_a_drawn_position() {
    for rule_set in [RuleSet::Lines, RuleSet::Squares] {
        let rules = Quarto::new(rule_set, false);
        let starts = drawn_positions(&rules, 500);
        for player in ["random", "cautious", "club", "expert"] {
            let mut results = [0; 3];
            for (game, start) in starts.iter().enumerate() {
                let score = play(&rules, player, start, Seat::new(game % 2), game as u64);
                results[(1 - score) as usize] += 1;
            }
            let [won, drawn, lost] = results;
            println!("{rule_set:?} against {player}: {won} won, {drawn} drawn, {lost} lost");
            assert_eq!(lost, 0);
        }
    }
}

fn drawn_positions(rules: &Quarto, count: usize) -> Vec<Position> {
    let mut rng = Rng::new(9);
    let mut solver = QuartoSolver::new(*rules, None);
    let mut positions = Vec::new();
    while positions.len() < count {
        let position = random_position(rules, 5 + positions.len() as u32 % 4, &mut rng);
        if solved(&mut solver, &position, &SingleThread) == QuartoOutcome::Draw {
            positions.push(position);
        }
    }
    positions
}
