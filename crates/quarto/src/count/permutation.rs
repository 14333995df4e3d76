//! Permutations of the squares or of the pieces: cycles and conjugacy classes.

use crate::piece::COUNT;
use std::collections::BTreeMap;

/// A permutation of the 16 squares or of the 16 pieces, by index.
pub(super) type Permutation = [u8; COUNT as usize];

pub(super) const IDENTITY: Permutation = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];

/// Returns the cycles of a permutation, fixed points included.
pub(super) fn cycles(permutation: &Permutation) -> Vec<Vec<u8>> {
    let mut seen = 0u16;
    let mut cycles = Vec::new();
    for first in IDENTITY {
        let next = |&at: &u8| Some(permutation[usize::from(at)]).filter(|&next| next != first);
        if seen >> first & 1 == 0 {
            let cycle: Vec<u8> = std::iter::successors(Some(first), next).collect();
            seen |= cycle.iter().fold(0, |set, &at| set | 1 << at);
            cycles.push(cycle);
        }
    }
    cycles
}

/// Returns the conjugacy classes of a group: one permutation of each, and its size.
pub(super) fn conjugacy_classes(group: &[Permutation]) -> BTreeMap<Permutation, u64> {
    let conjugate = |of: &Permutation, by: &Permutation| {
        let mut conjugate = IDENTITY;
        for (from, to) in of.iter().enumerate() {
            conjugate[usize::from(by[from])] = by[usize::from(*to)];
        }
        conjugate
    };
    let mut classes = BTreeMap::new();
    for element in group {
        let conjugates = group.iter().map(|by| conjugate(element, by));
        *classes.entry(conjugates.min().unwrap_or(*element)).or_default() += 1;
    }
    classes
}
