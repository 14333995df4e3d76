//! Cycles of files that import each other.

use super::import::Imports;
use std::collections::BTreeSet;

/// Returns the import cycles of a crate, each as the indices of at least two files.
#[must_use]
pub fn rings(imports: &Imports) -> Vec<Vec<usize>> {
    let reach: Vec<BTreeSet<usize>> =
        (0..imports.files.len()).map(|file| reachable(imports, file)).collect();
    let mut found = Vec::new();
    let mut seen = BTreeSet::new();
    for file in 0..imports.files.len() {
        let ring: Vec<usize> = reach[file]
            .iter()
            .copied()
            .filter(|&other| other != file && reach[other].contains(&file))
            .chain([file])
            .collect();
        if ring.len() > 1 && seen.insert(ring.iter().min().copied()) {
            found.push(ring);
        }
    }
    found
}

fn reachable(imports: &Imports, from: usize) -> BTreeSet<usize> {
    let mut found = BTreeSet::new();
    let mut open = vec![from];
    while let Some(file) = open.pop() {
        let next = imports.arrows.iter().filter(|(one, _)| *one == file).map(|&(_, to)| to);
        open.extend(next.filter(|&to| found.insert(to)).collect::<Vec<_>>());
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn imports(arrows: &[(usize, usize)]) -> Imports {
        let files = (0..5).map(|number| format!("{number}.rs").into()).collect();
        Imports { files, arrows: arrows.iter().copied().collect(), through_facade: 0 }
    }

    #[test]
    fn loops_of_any_length_are_found_once() {
        let two = imports(&[(0, 1), (1, 2), (2, 0), (3, 4), (4, 3), (0, 3)]);
        let mut found = rings(&two);
        found.iter_mut().for_each(|ring| ring.sort_unstable());
        assert_eq!(found, [vec![0, 1, 2], vec![3, 4]]);
    }

    #[test]
    fn a_diamond_is_not_a_ring() {
        let diamond = imports(&[(0, 1), (0, 2), (1, 3), (2, 3), (3, 4)]);
        assert!(rings(&diamond).is_empty());
    }
}
