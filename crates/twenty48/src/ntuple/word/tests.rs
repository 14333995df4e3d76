//! Tests that the kernel of one word equals the general one.

use super::*;
use crate::ntuple::kernel::GeneralKernel;
use damier_game::{Game, Params, Turn};

fn rules(params: &str) -> Twenty48 {
    let params = Params::read(params).expect("parameters");
    Twenty48::read(&params).expect("rules")
}

fn packed(state: &Twenty48State) -> Packed {
    Packed::from_state(state).expect("tiles that fit")
}

/// Returns positions of random games in which a slide changes the board, some with larger tiles than random games
/// reach.
fn positions(rules: &Twenty48, count: usize) -> Vec<Twenty48State> {
    let mut rng = Rng::new(9);
    let (mut state, mut found) = (rules.opening(&mut rng), Vec::new());
    while found.len() < count {
        let Some(action) = rules.random_action(&state, &mut rng) else {
            state = rules.opening(&mut rng);
            continue;
        };
        rules.apply(&mut state, action);
        if rules.turn(&state) == Turn::Player(damier_game::Seat::FIRST) {
            let mut lifted = state;
            let lift = rng.below(6) as u8;
            lifted.cells.iter_mut().filter(|cell| **cell > 1).for_each(|cell| *cell += lift);
            found.push(lifted);
        }
    }
    found
}

fn check(params: &str) {
    let rules = rules(params);
    assert!(WordKernel::suits(&rules), "{params}");
    let tuples = Tuples::default_for(&rules);
    let (fast, general) = (WordKernel::new(&rules, &tuples), GeneralKernel::new(&rules, &tuples));
    assert_eq!(fast.lookups(), general.lookups());
    for state in positions(&rules, 400) {
        let (mut found, mut wanted) = (Vec::new(), Vec::new());
        fast.slides(packed(&state), |way, after, points| found.push((way, after, points)));
        general.slides(state, |way, after, points| wanted.push((way, after, points)));
        let plain: Vec<_> =
            wanted.iter().map(|&(way, after, points)| (way, packed(&after), points)).collect();
        assert_eq!(found, plain, "{params}: {state:?}");
        for (&(_, after, _), (_, plain, _)) in found.iter().zip(&wanted) {
            check_afterstate(&fast, &general, after, *plain);
        }
    }
}

fn check_afterstate(
    fast: &WordKernel,
    general: &GeneralKernel,
    after: Packed,
    plain: Twenty48State,
) {
    let (mut found, mut wanted) = (Vec::new(), Vec::new());
    fast.spawns(after, |board, chance| found.push((board, chance)));
    general.spawns(plain, |board, chance| wanted.push((packed(&board), chance)));
    assert_eq!(found.len(), wanted.len());
    for (&(board, chance), &(other, wanted)) in found.iter().zip(&wanted) {
        assert_eq!(board, other);
        assert!((chance - wanted).abs() < 1e-6);
    }
    let (mut looked_up, mut expected) = (vec![0; fast.lookups()], vec![0; general.lookups()]);
    fast.features(after, &mut looked_up);
    general.features(plain, &mut expected);
    assert_eq!(looked_up, expected);
}

#[test]
fn small_boards_equal_the_general_rules() {
    for params in ["3x4", "4x3", "2x2", "3x3,four=0.5", "2x4,four=1", "4x4,four=0"] {
        check(params);
    }
}

#[test]
fn other_rules_on_the_usual_board_equal_the_general_ones() {
    for params in ["preset=notebook", "merge=cascade", "3x4,preset=notebook", "end=full"] {
        check(params);
    }
}

#[test]
fn the_box_equals_the_general_rules() {
    check("shape=4d");
    check("shape=4d,merge=cascade");
}

/// Tiles are placed on empty cells, and 4s as often as the rules say.
#[test]
fn tiles_are_placed_by_the_rules() {
    let rules = rules("3x4,four=0.25");
    let kernel = WordKernel::new(&rules, &Tuples::default_for(&rules));
    let (mut rng, mut fours) = (Rng::new(5), 0);
    for _ in 0..4000 {
        let board = kernel.opening(&mut rng);
        assert_eq!(kernel.empty_bits(board).count_ones(), 10, "{board:?}");
        assert_eq!(board.bits() >> 48, 0, "twelve cells");
        fours += u32::from(board.tiles() & 4 != 0);
    }
    // One of two tiles is a 4 with probability 7/16.
    assert!((1600..1900).contains(&fours), "{fours}");
}
