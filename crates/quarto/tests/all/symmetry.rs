//! Symmetries, canonical forms, and the counts that follow from them.

use crate::position::beginners_rules;
use damier_game::{Game, Rng, Symmetric};
use damier_quarto::{Position, PositionLayer, Quarto, RuleSet, TraitSet};
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
    // The traits that count change places with each other: 1! 3!, 2! 2! or 3! 1! orders instead of 4!.
    let some = |traits| {
        let rules = Quarto::default().with_traits(TraitSet::from_text(traits).expect("known"));
        rules.symmetries()
    };
    let sizes = ["filling", "colour+shape", "colour+height+shape"].map(some);
    assert_eq!(sizes, [32 * 6 * 16, 32 * 4 * 16, 32 * 6 * 16]);
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
    let usual = [(RuleSet::Lines, 60), (RuleSet::Squares, 200), (RuleSet::Torus, 15)]
        .map(|(rule_set, states)| (Quarto::new(rule_set, false), states));
    let some = |traits| TraitSet::from_text(traits).expect("known");
    let beginners = ["filling", "height", "colour+filling", "height+shape", "colour+height+shape"]
        .map(|traits| (Quarto::new(RuleSet::Squares, false).with_traits(some(traits)), 60));
    for (quarto, states) in usual.into_iter().chain(beginners) {
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
    let misere = RuleSet::ALL.map(|rule_set| Quarto::new(rule_set, true));
    for quarto in misere.into_iter().chain(beginners_rules()) {
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
