//! Boards without a line, by the number of pieces.

use crate::count::matching::{Pairings, Triples};
use crate::line::{LineTable, RuleSet};
use crate::piece::COUNT;
use std::collections::BTreeMap;

/// Returns the number of boards with `placed` of the 16 pieces, with or without lines: the ways to choose squares and
/// to put different pieces on them. 0 for more than 16 pieces.
///
/// ```
/// assert_eq!(damier_quarto::all_boards(2), 28_800); // 120 pairs of squares, 16 · 15 pieces
/// ```
#[must_use]
pub fn all_boards(placed: u32) -> u64 {
    let board = |boards: u64, n: u32| {
        let left = u64::from(u32::from(COUNT).saturating_sub(n));
        boards * left * left / u64::from(n + 1)
    };
    (0..placed).try_fold(1, |boards, n| (boards > 0).then(|| board(boards, n))).unwrap_or(0)
}

/// Returns the number of boards with `placed` of the 16 pieces on which no line has four pieces that share a trait. The
/// number is exact, and the same in misere. 0 for more than 16 pieces.
///
/// Only the pieces on the board are counted, not which piece is in hand or the order of the placements. For *n* pieces,
/// *n*! times the result is the number of sequences of *n* placements after which the game is not won.
///
/// `progress` is called with the number of finished sets of occupied squares, up to symmetry, and with their total:
/// before the first set, and after each one. The slowest counts are those for 12 and 13 pieces. Together they take
/// between 2 (torus) and 20 seconds (squares).
#[must_use]
pub fn boards_without_line(
    rule_set: RuleSet,
    placed: u32,
    progress: &mut dyn FnMut(usize, usize),
) -> u64 {
    let table = LineTable::for_rule_set(rule_set);
    let triples = Triples::new();
    let classes = occupied_classes(table, placed);
    progress(0, classes.len());
    let boards = classes.iter().zip(1..).map(|((&occupied, &size), done)| {
        let boards = size * Pairings::boards(&triples, table, occupied);
        progress(done, classes.len());
        boards
    });
    boards.sum()
}

/// Returns the sets of `placed` squares up to symmetry: the smallest set of each class, and the size of the class.
pub(super) fn occupied_classes(table: &LineTable, placed: u32) -> BTreeMap<u16, u64> {
    let mut classes = BTreeMap::new();
    for set in (0..=u16::MAX).filter(|set| set.count_ones() == placed) {
        let images = table.group().boards().iter().map(|board| board.map_set(set));
        *classes.entry(images.min().unwrap_or(set)).or_default() += 1;
    }
    classes
}

/// Returns the number of arrangements of all 16 pieces without a line: the final boards of drawn games, among 16!
/// boards in total. Takes half a second.
#[must_use]
pub fn drawn_boards(rule_set: RuleSet) -> u64 {
    Pairings::boards(&Triples::new(), LineTable::for_rule_set(rule_set), u16::MAX)
}

/// Returns the probability that uniformly random play has not completed a line after `placed` placements. For 16 this
/// is the probability of a draw. `boards` is the result of [`boards_without_line`] for `placed` pieces. NaN for more
/// than 16 placements.
///
/// A line that is complete stays complete, and after *n* random placements all boards of *n* pieces are equally likely.
///
/// ```
/// let draws = damier_quarto::drawn_boards(damier_quarto::RuleSet::Lines);
/// assert_eq!(format!("{:.4}", damier_quarto::running_share(draws, 16)), "0.0198");
/// ```
#[must_use]
pub fn running_share(boards: u64, placed: u32) -> f64 {
    boards as f64 / all_boards(placed) as f64
}
