//! Players of the adversarial game play whole games, differ by seed, and deserve their names.

use damier_game::strategy::find_player;
use damier_game::{Budget, Game, Limits, Params, Rng, Strategy, Turn};
use damier_twenty48::{Twenty48, Twenty48Action, players};

fn rules(text: &str) -> Twenty48 {
    Twenty48::read(&Params::read(text).expect("text")).expect("rules")
}

fn build(rules: &Twenty48, name: &str, seed: u64) -> Box<dyn Strategy<Twenty48>> {
    let roster = players();
    let (player, settings) = find_player(&roster, name).expect("a player");
    (player.build)(rules, &settings, seed).expect("it can play")
}

/// Plays a whole game. Returns its actions and the score of the slider.
fn play(
    rules: &Twenty48,
    seats: [&str; 2],
    seed: u64,
    limits: Limits,
) -> (Vec<Twenty48Action>, i64) {
    let mut strategies = [0, 1].map(|seat| build(rules, seats[seat], seed + 1000 * seat as u64));
    let mut budgets = [Budget::new(limits), Budget::new(limits)];
    let mut state = rules.opening(&mut Rng::new(seed));
    let mut actions = Vec::new();
    while let Turn::Player(seat) = rules.turn(&state) {
        let seat = seat.index();
        budgets[seat].begin_move();
        let decision = strategies[seat].choose(rules, &state, &mut budgets[seat]);
        let action = decision.action().expect("nobody resigns a running game");
        assert!(rules.is_legal(&state, action), "{action:?} in {state:?}");
        rules.apply(&mut state, action);
        actions.push(action);
    }
    (actions, state.score())
}

fn mean(rules: &Twenty48, seats: [&str; 2], games: u64) -> i64 {
    let score = |seed| play(rules, seats, seed, Limits::NONE).1;
    (0..games).map(score).sum::<i64>() / games as i64
}

#[test]
fn each_side_is_stronger_than_what_it_looks_one_ply_ahead() {
    let rules = rules("spawner=adversary");
    let strong = mean(&rules, ["defender(depth=4)", "adversary(depth=4)"], 8);
    let weak_spawner = mean(&rules, ["defender(depth=4)", "hardest"], 8);
    let weak_slider = mean(&rules, ["greedy", "adversary(depth=4)"], 8);
    assert!(weak_slider < strong && strong < weak_spawner, "{weak_slider} {strong} {weak_spawner}");
}

#[test]
fn games_differ_by_the_seed_and_only_by_it() {
    let rules = rules("spawner=adversary");
    let seats = ["defender(depth=2)", "adversary(depth=2)"];
    let game = |seed| play(&rules, seats, seed, Limits::NONE).0;
    assert_eq!(game(1), game(1));
    assert_ne!(game(1), game(2));
}

#[test]
fn every_rule_set_can_be_played_within_a_budget() {
    let limits = Limits { nodes: Some(300), ..Limits::NONE };
    for text in ["2x2", "3x4", "5x3", "shape=4d", "merge=cascade", "start=0", "four=0"] {
        let rules = rules(&format!("{text},spawner=adversary"));
        let (actions, _) = play(&rules, ["defender", "adversary"], 5, limits);
        assert!(actions.len() > 2, "{text}");
    }
}
