//! `perfect` never gives away a win or a draw: checked against the solver at every ply.

mod position;

use game::{Alone, Budget, Game, Rng, Seat, Strategy, Turn, strategy::find_player};
use position::{all_rules, random_position, solved};
use quarto::{Perfect, Position, Quarto, RuleSet, Solver, players};

/// Plays a position out between `perfect` (in this seat) and a player; what `perfect` does never
/// makes its outcome worse. The score for `perfect`.
fn play(rules: &Quarto, opponent: &str, start: &Position, seat: Seat, seed: u64) -> i64 {
    let roster = players();
    let (player, settings) = find_player(&roster, opponent).expect("a known player");
    let mut opponent = (player.build)(rules, &settings, seed).expect("settings that fit");
    let mut perfect = Perfect::new(rules, seed);
    let mut solver = Solver::new(*rules, None);
    let mut state = *start;
    while let Turn::Player(mover) = rules.turn(&state) {
        let mut budget = Budget::unlimited();
        if mover != seat {
            let decision = opponent.choose(rules, &state, &mut budget);
            state = rules.after(&state, decision.action().expect("it does not resign"));
            continue;
        }
        let before = solved(&mut solver, &state, &Alone);
        let decision = perfect.choose(rules, &state, &mut budget);
        let action = decision.action().expect("it does not resign");
        let outcomes = solver.outcomes(&state, &mut Budget::unlimited(), &Alone).expect("no limit");
        let taken = outcomes.iter().find(|(other, _)| *other == action).expect("a legal action");
        assert_eq!(taken.1, before, "{rules:?} {state:?}: {action:?}");
        state = rules.after(&state, action);
    }
    rules.score(&state, seat)
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

/// `cargo test --release -p quarto --test perfect -- --ignored` (about an hour).
#[test]
#[ignore = "an hour: 500 drawn positions against every player in two rule sets"]
fn it_never_loses_a_drawn_position_to_any_player() {
    for rule_set in [RuleSet::Lines, RuleSet::Squares] {
        let rules = Quarto::new(rule_set, false);
        let mut rng = Rng::new(9);
        let mut solver = Solver::new(rules, None);
        let mut starts = Vec::new();
        while starts.len() < 500 {
            let start = random_position(&rules, 4 + starts.len() as u32 % 5, &mut rng);
            if solved(&mut solver, &start, &Alone) == quarto::Outcome::Draw {
                starts.push(start);
            }
        }
        for player in players().iter().filter(|player| player.name != "perfect") {
            let mut points = [0; 3];
            for (game, start) in starts.iter().enumerate() {
                let seat = Seat::new(game % 2);
                let score = play(&rules, player.name, start, seat, game as u64);
                points[(1 - score) as usize] += 1;
            }
            println!(
                "{rule_set:?} against {}: +{} ={} -{}",
                player.name, points[0], points[1], points[2]
            );
            assert_eq!(points[2], 0);
        }
    }
}
