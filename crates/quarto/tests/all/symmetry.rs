//! Symmetries, canonical forms, and the counts that follow from them.

use damier_game::{Game, Rng, Symmetric};
use damier_quarto::{Position, PositionLayer, Quarto, RuleSet};
use std::collections::HashSet;

#[test]
fn the_groups_have_their_known_sizes() {
    let size = |rule_set| Quarto::new(rule_set, false).symmetries();
    assert_eq!(size(RuleSet::Lines), 12_288);
    assert_eq!(size(RuleSet::Squares), 3_072);
    assert_eq!(size(RuleSet::Torus), 128 * 384);
    // The four neighbours of an inner square, like the corners of 3x3, are kept by the square's own
    // eight symmetries.
    assert_eq!(size(RuleSet::Corners), 3_072);
    assert_eq!(size(RuleSet::Diamonds), 3_072);
}

/// Returns a state of a random game, after any number of plies.
fn random_state(quarto: &Quarto, rng: &mut Rng) -> Position {
    let mut state = quarto.opening(rng);
    for _ in 0..rng.below(30) {
        let Some(action) = quarto.random_action(&state, rng) else {
            break;
        };
        quarto.apply(&mut state, action);
    }
    state
}

#[test]
fn the_canonical_form_is_the_least_of_all_images() {
    for (rule_set, states) in [(RuleSet::Lines, 60), (RuleSet::Squares, 200), (RuleSet::Torus, 15)]
    {
        let quarto = Quarto::new(rule_set, false);
        let mut rng = Rng::new(3);
        for _ in 0..states {
            let state = random_state(&quarto, &mut rng);
            let images: HashSet<Position> =
                (0..quarto.symmetries()).map(|index| quarto.map_state(index, &state)).collect();
            assert_eq!(images.iter().min(), Some(&quarto.canonical(&state)));
            assert_eq!(images.len() as u64, quarto.orbit_size(&state));
        }
    }
}

#[test]
fn images_share_their_canonical_form() {
    for rule_set in RuleSet::ALL {
        let quarto = Quarto::new(rule_set, true);
        let mut rng = Rng::new(8);
        for _ in 0..2000 {
            let state = random_state(&quarto, &mut rng);
            let image = quarto.map_state(rng.index(quarto.symmetries()), &state);
            assert_eq!(quarto.canonical(&image), quarto.canonical(&state));
            assert_eq!(quarto.orbit_size(&image), quarto.orbit_size(&state));
        }
    }
}

/// The numbers of running boards, up to symmetry and in all, layer by layer.
fn counts(quarto: &Quarto, layers: usize) -> Vec<(usize, u64)> {
    let mut layer = PositionLayer::empty();
    let mut counts = vec![(1, 1)];
    for _ in 0..layers {
        layer = layer.next(quarto);
        counts.push((layer.positions().len(), layer.boards(quarto)));
    }
    counts
}

/// Found in two independent ways: breadth-first by canonical form, and by a direct count of boards.
const CLASSIC: [(usize, u64); 7] = [
    (1, 1),
    (2, 256),
    (40, 28_800),
    (454, 1_881_600),
    (10_346, 79_368_960),
    (214_800, 2_271_006_720),
    (3_835_041, 45_051_494_400),
];

#[test]
fn classic_layers_have_their_known_sizes() {
    assert_eq!(counts(&Quarto::default(), 5), CLASSIC[..6]);
}

#[test]
#[ignore = "ten seconds"]
fn classic_layers_have_their_known_sizes_to_six_placements() {
    assert_eq!(counts(&Quarto::default(), 6), CLASSIC);
}

/// The number of wins at the fourth placement is 4! times the number of boards of four pieces with a line.
#[test]
fn earliest_wins_follow_from_the_labelled_counts() {
    let all = 1_907_942_400;
    for (rule_set, wins) in [(RuleSet::Lines, 3_087_360), (RuleSet::Squares, 5_865_984)] {
        let boards = counts(&Quarto::new(rule_set, false), 4)[4].1;
        assert_eq!(all - 24 * boards, wins);
    }
}
