//! The rules against a slow reference implementation (the twin), and against known facts about the game.

use crate::position::beginners_rules;
use crate::twin::{Act, ForcedTable, Rules};
use damier_game::{Game, Notation, Rng, Seat, Turn, perft::perft};
use damier_quarto::{Phase, Piece, PositionLayer, Quarto, QuartoAction, RuleSet, TraitSet};

fn variants() -> impl Iterator<Item = (Rules, Quarto)> {
    crate::twin::NAMES.into_iter().zip(RuleSet::ALL).flat_map(|(name, rule_set)| {
        [false, true].map(|misere| (Rules { name, misere }, Quarto::new(rule_set, misere)))
    })
}

fn assert_same(
    rules: Rules,
    quarto: &Quarto,
    table: &ForcedTable,
    state: &damier_quarto::Position,
) {
    let text = table.text();
    assert_eq!(quarto.state_text(state), text);
    let turn = if table.is_over() { Turn::Over } else { Turn::Player(Seat::new(table.seat)) };
    assert_eq!(quarto.turn(state), turn, "{text}");
    for seat in 0..2 {
        let score = quarto.score(state, Seat::new(seat));
        assert_eq!(score, table.score(rules, seat), "{text}");
    }
    let acts: Vec<String> = table.acts().into_iter().map(Act::text).collect();
    assert_eq!(quarto.legal_texts(state), acts, "{text}");
}

#[test]
fn fast_and_slow_agree_over_100_000_plies_of_every_variant() {
    for (rules, quarto) in variants() {
        play_both(rules, &quarto, &ForcedTable::default(), 100_000);
    }
}

/// Plays random games by both sets of rules, and compares them after every ply.
fn play_both(rules: Rules, quarto: &Quarto, opening: &ForcedTable, most: usize) {
    let lines = rules.lines();
    let mut rng = Rng::new(4);
    let mut plies = 0;
    while plies < most {
        let mut table = opening.clone();
        let mut state = quarto.opening(&mut rng);
        assert_same(rules, quarto, &table, &state);
        while let Some(act) = rng.pick(&table.acts()) {
            let action = quarto.read_action(&state, &act.text()).expect("an action");
            quarto.try_apply(&mut state, action).expect("legal");
            table.act(&lines, act);
            assert_same(rules, quarto, &table, &state);
            plies += 1;
        }
    }
}

#[test]
fn fast_and_slow_agree_if_only_some_traits_count() {
    for (rules, quarto) in variants() {
        for bits in 1..15u8 {
            let quarto = quarto.with_traits(TraitSet::new(bits).expect("a trait"));
            let ignored = [8, 4, 2, 1].map(|bit| bits & bit == 0);
            play_both(rules, &quarto, &ForcedTable { ignored, ..Default::default() }, 3000);
        }
    }
}

#[test]
fn traits_that_do_not_count_complete_nothing() {
    let colour = Quarto::default().with_traits(TraitSet::from_text("colour").expect("a trait"));
    // 0, 1 and 8 are low and hollow: 9 is too, but only 0 and 1 are black.
    let state = colour.read_state("018./..../..../.... 9").expect("a state");
    let a4 = colour.read_action(&state, "A4").expect("a square");
    assert_eq!(colour.after(&state, a4).phase(), Phase::Give);
    assert_eq!(Quarto::default().after(&state, a4).phase(), Phase::Completed);
    let state = colour.read_state("012./..../..../.... 7").expect("a state");
    assert_eq!(colour.after(&state, a4).phase(), Phase::Completed);
    assert_eq!(colour.completing_pieces(&state), 0xff & state.remaining());
}

#[test]
fn random_actions_are_drawn_as_the_contract_draws_them() {
    let quarto = Quarto::default();
    let (mut fast, mut plain) = (Rng::new(5), Rng::new(5));
    for _ in 0..200 {
        let mut state = quarto.opening(&mut fast);
        while let Some(action) = quarto.random_action(&state, &mut fast) {
            let listed = plain.pick(&quarto.legal_actions(&state));
            assert_eq!(listed, Some(action));
            quarto.apply(&mut state, action);
        }
        assert_eq!(fast, plain);
    }
}

#[test]
fn a_rule_set_has_its_number_of_lines() {
    let counts = RuleSet::ALL.map(|rule_set| rule_set.masks().len());
    assert_eq!(counts, [10, 19, 23, 27, 32]);
    for mask in RuleSet::ALL.into_iter().flat_map(RuleSet::masks) {
        assert_eq!(mask.count_ones(), 4);
    }
}

/// Sequences of 4 placements and those among them that end in a win: 10 (classic) and 19 (Quarto+)
/// lines times 536 sets of four pieces that share a trait times 24 orders of the squares times 24 of
/// the pieces.
#[test]
fn perft_gives_the_known_numbers_of_earliest_wins() {
    for (rule_set, wins) in [(RuleSet::Lines, 3_087_360), (RuleSet::Squares, 5_865_984)] {
        let quarto = Quarto::new(rule_set, false);
        let opening = quarto.opening(&mut Rng::new(0));
        let counts: Vec<u64> = (0..=7).map(|plies| perft(&quarto, &opening, plies)).collect();
        let expected = [1, 16, 256, 3840, 57_600, 806_400, 11_289_600, 146_764_800];
        assert_eq!(counts, expected);

        // One more placement and gift from every class of positions after three placements: each
        // sequence that still runs is followed by one of 12 gifts.
        let three = PositionLayer::empty().next(&quarto).next(&quarto).next(&quarto);
        let sequences = |plies| -> u64 {
            let positions = three.positions().iter();
            let weighted = positions.map(|p| quarto.orbit_size(p) * perft(&quarto, p, plies));
            6 * weighted.sum::<u64>()
        };
        let (all, running) = (sequences(2), sequences(3) / 12);
        assert_eq!(all, 1_907_942_400);
        assert_eq!(all - running, wins);
    }
}

#[test]
fn the_twin_counts_the_same_perft() {
    for (rules, quarto) in variants() {
        let lines = rules.lines();
        let opening = quarto.opening(&mut Rng::new(0));
        let slow = crate::twin::perft(&lines, &ForcedTable::default(), 4);
        assert_eq!(perft(&quarto, &opening, 4), slow);
    }
    // From the middle of games, where lines are completed.
    let mut rng = Rng::new(7);
    for (rules, quarto) in variants() {
        let lines = rules.lines();
        let mut table = ForcedTable::default();
        let mut state = quarto.opening(&mut rng);
        for _ in 0..12 {
            let Some(act) = rng.pick(&table.acts()) else {
                break;
            };
            let action = quarto.read_action(&state, &act.text()).unwrap();
            quarto.apply(&mut state, action);
            table.act(&lines, act);
        }
        let slow = crate::twin::perft(&lines, &table, 4);
        assert_eq!(perft(&quarto, &state, 4), slow, "{rules:?}");
    }
}

/// The exact probability that uniformly random play has no winner after n placements: the number of boards without a
/// line divided by the number of boards, N(n) / (C(16, n) 16! / (16 - n)!).
#[test]
fn random_games_last_as_long_as_they_should() {
    const GAMES: u32 = 200_000;
    let quarto = Quarto::default();
    let mut rng = Rng::new(16);
    let mut running = [0u32; 17];
    for _ in 0..GAMES {
        let mut state = quarto.opening(&mut rng);
        while let Some(action) = quarto.random_action(&state, &mut rng) {
            quarto.apply(&mut state, action);
            let placed = matches!(action, QuartoAction::Place(_));
            if placed && state.phase() != Phase::Completed {
                running[state.placed() as usize] += 1;
            }
        }
    }
    let known = [
        (4, 0.998_38),
        (5, 0.991_91),
        (6, 0.975_73),
        (7, 0.943_57),
        (8, 0.888_50),
        (9, 0.804_51),
        (16, 414_298_141_056.0 / 20_922_789_888_000.0),
    ];
    for (placed, expected) in known {
        let share = f64::from(running[placed]) / f64::from(GAMES);
        // Four standard errors, and half of the last digit that is known.
        let error = (expected * (1.0 - expected) / f64::from(GAMES)).sqrt();
        let gap = (share - expected).abs();
        assert!(gap < 4.0 * error + 5e-6, "{placed} placed: {share}, not {expected}");
    }
}

#[test]
fn completing_pieces_are_those_with_a_completing_square() {
    for quarto in variants().map(|(_, quarto)| quarto).chain(beginners_rules()) {
        let mut rng = Rng::new(6);
        for _ in 0..200 {
            let mut state = quarto.opening(&mut rng);
            while let Some(action) = quarto.random_action(&state, &mut rng) {
                let pieces = Piece::in_mask(state.remaining())
                    .filter(|&piece| quarto.completing_squares(&state, piece) != 0)
                    .fold(0, |all, piece| all | piece.mask());
                assert_eq!(quarto.completing_pieces(&state), pieces);
                quarto.apply(&mut state, action);
            }
        }
    }
}
