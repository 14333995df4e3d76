//! All comparisons of a table at once. The correction keeps the probability of any false claim in a table of equal
//! players to one in twenty.

use crate::statistics::statistic::normal_quantile_above;

/// Probability of any false claim in a table.
const LEVEL: f64 = 0.05;

/// The comparisons of every two rows of a table, by Holm's procedure (A simple sequentially rejective multiple test
/// procedure, Scand. J. Statist. 6, 1979): the k-th smallest of m probabilities must be below 0.05 / (m - k + 1), and
/// all smaller ones below their own limits.
pub(crate) struct TableComparisons {
    rows: usize,
    /// Indexed by [`TableComparisons::place`].
    comparisons: Vec<Comparison>,
}

/// One comparison, corrected for the others of its table.
#[derive(Clone, Copy)]
pub(crate) struct Comparison {
    /// Probability of such a difference between equal players, in a comparison by itself.
    pub(crate) chance: f64,
    /// Probability below which the difference is significant among the others.
    pub(crate) level: f64,
    /// True if the difference is significant.
    pub(crate) is_certain: bool,
}

impl Comparison {
    /// Returns the difference in standard errors, and the value at which it would be significant.
    pub(crate) fn scores(&self) -> [f64; 2] {
        // A difference may overflow to probability 0; any tiny probability serves as well.
        [self.chance.max(1e-300), self.level]
            .map(|chance| if chance >= 1.0 { 0.0 } else { normal_quantile_above(chance / 2.0) })
    }
}

impl TableComparisons {
    /// Compares rows. `chance(a, b)` is the probability of the difference of `a` and `b`, with `a` above `b`, between
    /// equals.
    pub(crate) fn new(rows: usize, chance: impl Fn(usize, usize) -> f64) -> Self {
        let pairs = (0..rows).flat_map(|a| (a + 1..rows).map(move |b| (a, b)));
        let compare = |(a, b)| Comparison { chance: chance(a, b), level: 0.0, is_certain: false };
        let mut comparisons: Vec<Comparison> = pairs.map(compare).collect();
        let mut order: Vec<usize> = (0..comparisons.len()).collect();
        order.sort_by(|&a, &b| comparisons[a].chance.total_cmp(&comparisons[b].chance));
        let mut all_certain = true;
        for (rank, &at) in order.iter().enumerate() {
            let one = &mut comparisons[at];
            one.level = LEVEL / (order.len() - rank) as f64;
            all_certain &= one.chance < one.level;
            one.is_certain = all_certain;
        }
        Self { rows, comparisons }
    }

    /// Returns the number of rows.
    pub(crate) const fn rows(&self) -> usize {
        self.rows
    }

    /// Returns the comparison of two different rows.
    pub(crate) fn between(&self, a: usize, b: usize) -> Comparison {
        self.comparisons[Self::place(self.rows, a.min(b), a.max(b))]
    }

    /// Returns the index of rows `a < b` among all pairs of rows in order.
    pub(crate) const fn place(rows: usize, a: usize, b: usize) -> usize {
        a * (2 * rows - a - 1) / 2 + b - a - 1
    }

    /// Returns the best and worst possible rank of a row: below all significantly better rows, and above all
    /// significantly worse ones. `leads(a, b)` is true if row `a`, which is above row `b`, did better in their
    /// comparison.
    pub(crate) fn ranks(&self, row: usize, leads: impl Fn(usize, usize) -> bool) -> [usize; 2] {
        let mut ranks = [1, self.rows];
        for other in (0..self.rows).filter(|&other| other != row) {
            let (upper, lower) = (row.min(other), row.max(other));
            if !self.between(upper, lower).is_certain {
                continue;
            }
            let best = if leads(upper, lower) { upper } else { lower };
            if best == row {
                ranks[1] -= 1;
            } else {
                ranks[0] += 1;
            }
        }
        ranks
    }

    /// Numbers rows from 1. Rows share a number as long as they are not significantly different from the first of the
    /// group.
    pub(crate) fn groups(&self) -> Vec<usize> {
        let mut first = 0;
        let mut group = 1;
        let mut groups = Vec::with_capacity(self.rows);
        for row in 0..self.rows {
            if row > 0 && self.between(first, row).is_certain {
                first = row;
                group += 1;
            }
            groups.push(group);
        }
        groups
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Chances 0.005, 0.011, 0.02, 0.04, 0.13 and 0.3 of six comparisons, as `multipletests(…, method="holm")` of
    /// statsmodels adjusts them: 0.03, 0.055, 0.08, 0.12, 0.26, 0.3.
    #[test]
    fn holm_stops_at_the_first_that_fails() {
        let chances = [[0.0, 0.02, 0.005, 0.3], [0.0, 0.0, 0.011, 0.13], [0.0, 0.0, 0.0, 0.04]];
        let table = TableComparisons::new(4, |a, b| chances[a][b]);
        let certain: Vec<(usize, usize)> = (0..4)
            .flat_map(|a| (a + 1..4).map(move |b| (a, b)))
            .filter(|&(a, b)| table.between(b, a).is_certain)
            .collect();
        assert_eq!(certain, [(0, 2)]);
        assert_eq!(
            [0, 1, 2, 3].map(|row| table.ranks(row, |_, _| true)),
            [[1, 3], [1, 4], [2, 4], [1, 4]]
        );
        assert_eq!(table.between(0, 2).chance, 0.005);
        for (a, b, adjusted) in
            [(0, 2, 0.03), (1, 2, 0.055), (0, 1, 0.08), (2, 3, 0.12), (0, 3, 0.3)]
        {
            let comparison = table.between(a, b);
            assert!(
                (comparison.chance * LEVEL / comparison.level - adjusted).abs() < 1e-12,
                "{a} {b}"
            );
        }
    }

    #[test]
    fn groups_hang_on_their_first_row() {
        let values: [f64; 5] = [10.0, 9.0, 8.0, 2.0, 1.0];
        let chance = |a: usize, b: usize| if values[a] - values[b] > 1.5 { 1e-6 } else { 0.5 };
        assert_eq!(TableComparisons::new(5, chance).groups(), [1, 1, 2, 3, 3]);
        assert_eq!(TableComparisons::new(1, chance).groups(), [1]);
        assert!(TableComparisons::new(0, chance).groups().is_empty());
    }
}
