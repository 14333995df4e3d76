//! Tests that the fast kernel equals the general one, and that both equal the definition.

use super::*;
use crate::ntuple::kernel::twin::{Twin, boards};

/// Tuples with at most two, four and seven runs.
const TWO: &str = "0123 4567 0145 569a";
const FOUR: &str = "0123 0246 159d";
const SEVEN: &str = "02579 0369c";

fn packed(state: &Twenty48State) -> Packed {
    Packed::from_state(state).expect("tiles that fit")
}

/// Compares every answer of the fast kernel about a thousand boards with the general one's.
fn check<const S: usize>(tuples: &str, runs: usize) {
    let twin = Twin::new(tuples, 1);
    assert_eq!(most_runs(&twin.tuples), runs);
    let (fast, general) =
        (FastKernel::<S>::new(&twin.tuples), GeneralKernel::new(&twin.rules, &twin.tuples));
    for state in boards(runs as u64, 1000) {
        let (mut found, mut wanted) = (Vec::new(), Vec::new());
        let board = fast.board(&state);
        assert_eq!(board, packed(&state));
        fast.slides(board, |way, after, points| found.push((way, after, points)));
        general.slides(state, |way, after, points| wanted.push((way, after, points)));
        let plain = wanted.iter().map(|&(way, after, points)| (way, packed(&after), points));
        assert_eq!(found, plain.collect::<Vec<_>>());
        for (&(_, after, _), (_, plain, _)) in found.iter().zip(&wanted) {
            check_spawns(&fast, &general, after, plain);
            check_features(&fast, &general, &twin, plain);
        }
        assert_eq!(fast.largest(board), general.largest(state));
    }
}

fn check_spawns<K: Kernel<Board = Packed>>(
    fast: &K,
    general: &GeneralKernel,
    after: Packed,
    plain: &Twenty48State,
) {
    let (mut found, mut wanted) = (Vec::new(), Vec::new());
    fast.spawns(after, |board, chance| found.push((board, chance)));
    general.spawns(*plain, |board, chance| wanted.push((packed(&board), chance)));
    assert_eq!(found.len(), wanted.len());
    for (&(board, chance), &(other, wanted)) in found.iter().zip(&wanted) {
        assert_eq!(board, other);
        assert!((chance - wanted).abs() < 1e-6);
    }
    let sum: f32 = found.iter().map(|&(_, chance)| chance).sum();
    assert!((sum - 1.0).abs() < 1e-5, "{sum}");
}

/// Checks that both kernels look up the same weights, on the board and on each of its images, and that their sum
/// matches the definition.
fn check_features<K: Kernel<Board = Packed>>(
    fast: &K,
    general: &GeneralKernel,
    twin: &Twin,
    plain: &Twenty48State,
) {
    let mut features = vec![0; fast.lookups()];
    let mut looked_up = |board| {
        fast.features(board, &mut features);
        features.sort_unstable();
        features.clone()
    };
    let found = looked_up(packed(plain));
    for symmetry in general.rules.shape.symmetries() {
        let mut image = Twenty48State::empty(plain.pending);
        for cell in 0..16 {
            image.cells[usize::from(symmetry.cell(cell))] = plain.cells[usize::from(cell)];
        }
        assert_eq!(looked_up(packed(&image)), found);
    }
    let mut wanted = vec![0; general.lookups()];
    general.features(*plain, &mut wanted);
    wanted.sort_unstable();
    assert_eq!(found, wanted);
    assert_eq!(twin.sum(&found), twin.value(plain));
}

#[test]
fn tuples_of_two_runs_equal_the_general_rules() {
    check::<2>(TWO, 2);
}

#[test]
fn tuples_of_four_runs_equal_the_general_rules() {
    check::<4>(FOUR, 4);
}

#[test]
fn tuples_of_more_runs_equal_the_general_rules() {
    check::<7>(SEVEN, 5);
}

/// Two 16384 merge and are downgraded to one 16384, and the downgrade is counted.
#[test]
fn tiles_too_large_are_played_one_rank_lower() {
    let mut state = Twenty48State::empty(0);
    state.cells[..4].copy_from_slice(&[14, 14, 3, 1]);
    let fast = FastKernel::<2>::new(&Twin::new(TWO, 1).tuples);
    let board = packed(&state);
    let mut seen = 0;
    fast.slides(board, |direction, after, points| {
        seen += 1;
        let merges = matches!(direction, Direction::Left | Direction::Right);
        assert_eq!(points, if merges { 32768.0 } else { 0.0 });
        assert_eq!(after.largest(), 14);
        assert_eq!(fast.count_downgrades(board, after), u8::from(merges));
    });
    assert_eq!(seen, 3);
}
