//! The players: what they see, and whether they are as strong as documented.

#![allow(clippy::unwrap_used, reason = "a test's own functions may panic as tests do")]

use damier_game::strategy::find_player;
use damier_game::{Budget, Game, Limits, Notation, Rng, Seat, Turn, mix};
use damier_quarto::{Phase, Position, Quarto, QuartoAction, RuleSet, players};
use std::collections::HashSet;

/// Plays one game between two players by name, and returns the points of the first.
fn play(quarto: &Quarto, names: [&str; 2], seed: u64) -> i64 {
    let roster = players();
    let mut strategies: Vec<_> = names
        .iter()
        .zip(0..)
        .map(|(name, seat)| {
            let (player, settings) = find_player(&roster, name).unwrap();
            (player.build)(quarto, &settings, mix(seed, seat)).unwrap()
        })
        .collect();
    let mut state = quarto.opening(&mut Rng::new(seed));
    while let Turn::Player(seat) = quarto.turn(&state) {
        let mut budget = Budget::unlimited();
        let decision = strategies[seat.index()].choose(quarto, &state, &mut budget);
        quarto.try_apply(&mut state, decision.action().unwrap()).unwrap();
    }
    quarto.score(&state, Seat::FIRST)
}

/// Returns the wins, draws and losses of the first player over pairs of games, one in each seat.
fn match_of(quarto: &Quarto, names: [&str; 2], pairs: u64) -> (i64, i64, i64) {
    let (mut wins, mut draws, mut losses) = (0, 0, 0);
    for seed in 0..pairs {
        for points in
            [play(quarto, names, seed), -play(quarto, [names[1], names[0]], mix(seed, 99))]
        {
            match points {
                1 => wins += 1,
                0 => draws += 1,
                _ => losses += 1,
            }
        }
    }
    (wins, draws, losses)
}

fn choices(quarto: &Quarto, name: &str, text: &str) -> Vec<String> {
    let state = quarto.read_state(text).unwrap();
    let roster = players();
    let (player, settings) = find_player(&roster, name).unwrap();
    let mut seen: Vec<String> = (0..200)
        .map(|seed| {
            let mut strategy = (player.build)(quarto, &settings, seed).unwrap();
            let decision = strategy.choose(quarto, &state, &mut Budget::unlimited());
            quarto.action_text(&state, decision.action().unwrap())
        })
        .collect();
    seen.sort();
    seen.dedup();
    seen
}

#[test]
fn every_name_is_listed_once() {
    let names: Vec<&str> = players().iter().map(|player| player.name).collect();
    let different: HashSet<&str> = names.iter().copied().collect();
    assert_eq!(different.len(), names.len(), "{names:?}");
    let expected = ["cautious", "traits", "random", "first", "one-ply", "flat-mc"];
    assert_eq!(names[..6], expected);
}

#[test]
fn both_take_a_win_and_hand_none_over() {
    let quarto = Quarto::default();
    for name in ["cautious", "traits"] {
        // 0, 1 and 2 are all black and low; 4 is black too, so A4 wins.
        assert_eq!(choices(&quarto, name, "012./..../..../.... 4"), ["A4"], "{name}");
        // The pieces that are neither black nor low.
        let gifts = choices(&quarto, name, "012./..../..../.... -");
        assert!(
            gifts.iter().all(|gift| ["give c", "give d", "give e", "give f"].contains(&&**gift))
        );
    }
}

/// However soon its budget ends: a level that looks ahead takes a win in one.
#[test]
fn a_win_in_one_is_taken_with_any_budget() {
    let (quarto, roster) = (Quarto::default(), players());
    let mut won = 0;
    for seed in 0..12 {
        let state = win_in_one(&quarto, seed);
        for name in ["club", "expert", "perfect", "alphabeta", "mtdf", "mcts", "expectimax"] {
            let (player, settings) = find_player(&roster, name).unwrap();
            for nodes in [1, 5, 10, 20, 50] {
                let mut budget = Budget::new(Limits { nodes: Some(nodes), ..Limits::NONE });
                budget.begin_move();
                let mut strategy = (player.build)(&quarto, &settings, seed).unwrap();
                let decision = strategy.choose(&quarto, &state, &mut budget);
                let next = quarto.after(&state, decision.action().unwrap());
                let text = quarto.state_text(&state);
                assert_eq!(next.phase(), Phase::Completed, "{name} with {nodes} nodes: {text}");
                won += 1;
            }
        }
    }
    assert_eq!(won, 12 * 7 * 5);
}

/// Returns a position of a random game in which the piece in hand completes a line on some squares, but not on all.
fn win_in_one(quarto: &Quarto, seed: u64) -> Position {
    let mut rng = Rng::new(seed);
    loop {
        let mut state = quarto.opening(&mut rng);
        while let Some(action) = quarto.random_action(&state, &mut rng) {
            quarto.apply(&mut state, action);
            let Phase::Place(piece) = state.phase() else { continue };
            let wins = quarto.completing_squares(&state, piece);
            if wins != 0 && wins != !state.occupied() {
                return state;
            }
        }
    }
}

#[test]
fn in_misere_both_avoid_the_line() {
    let misere = Quarto::new(RuleSet::Lines, true);
    for name in ["cautious", "traits"] {
        let squares = choices(&misere, name, "012./..../..../.... 4");
        assert!(!squares.contains(&"A4".to_string()), "{name}: {squares:?}");
    }
    let text = forced_gift(&misere);
    let state = misere.read_state(&text).unwrap();
    for name in ["cautious", "traits"] {
        for gift in choices(&misere, name, &text) {
            let given = misere.after(&state, misere.read_action(&state, &gift).unwrap());
            let Phase::Place(piece) = given.phase() else {
                panic!("a gift leads to a placement");
            };
            assert_eq!(misere.completing_squares(&given, piece), !given.occupied(), "{name}");
        }
    }
}

/// Returns a position late in a random game in which some pieces, but not all, complete a line on every square.
fn forced_gift(quarto: &Quarto) -> String {
    let forced = |state: &Position| {
        let gifts = quarto.legal_actions(state);
        let count = gifts
            .iter()
            .filter(|&&gift| {
                let given = quarto.after(state, gift);
                quarto
                    .legal_actions(&given)
                    .iter()
                    .all(|&place| quarto.after(&given, place).phase() == Phase::Completed)
            })
            .count();
        count > 0 && count < gifts.len()
    };
    let mut rng = Rng::new(1);
    loop {
        let mut state = quarto.opening(&mut rng);
        while let Some(action) = quarto.random_action(&state, &mut rng) {
            let running = matches!(action, QuartoAction::Place(_)) && state.placed() > 8;
            quarto.apply(&mut state, action);
            if running && state.phase() == Phase::Give && forced(&state) {
                return quarto.state_text(&state);
            }
        }
    }
}

#[test]
fn the_stronger_player_wins() {
    for rule_set in RuleSet::ALL {
        for misere in [false, true] {
            let quarto = Quarto::new(rule_set, misere);
            for names in [["cautious", "random"], ["traits", "random"]] {
                let (wins, draws, losses) = match_of(&quarto, names, 100);
                let result = format!("{} {names:?}: {wins} {draws} {losses}", quarto.name());
                assert!(2 * wins + draws > 320, "less than 80 % in {result}");
            }
            let (wins, draws, losses) = match_of(&quarto, ["traits", "cautious"], 200);
            let result = format!("{} traits cautious: {wins} {draws} {losses}", quarto.name());
            assert!(wins > losses, "{result}");
        }
    }
}
