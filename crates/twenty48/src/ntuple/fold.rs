//! Redundant encoding: tuples that are parts of larger tuples are trained separately. For play, their weights are added
//! to those of the larger tuples.

use crate::ntuple::kernel::{CellRun, gather, runs};
use crate::ntuple::network::{Network, units};
use crate::ntuple::tuples::Tuples;
use std::ops::Range;
use std::sync::Arc;

/// Tuple whose cells are all in another, outer tuple.
struct InnerTuple {
    /// Weights of this tuple.
    weights: Range<usize>,
    /// Bits of the index of the outer tuple that form the index of this tuple.
    pieces: Vec<CellRun>,
}

/// Table that remains after folding, with the tuples that are folded into it.
struct FoldedTable {
    weights: Range<usize>,
    inner: Vec<InnerTuple>,
}

impl Network {
    /// Returns the same network with fewer tables, which saves lookups. If all cells of a tuple are in another tuple,
    /// its weights are added to those of the other. The values of boards do not change, if every image of every tuple
    /// is looked up. If the sums do not fit into 16 bits, they are rounded to a larger unit.
    #[must_use]
    pub(crate) fn fold(self) -> Self {
        let homes = self.tuples().find_homes();
        if homes.iter().all(Option::is_none) {
            return self;
        }
        let tables = tables(self.tuples(), &homes);
        let tuples = self.tuples().without(|tuple| homes[tuple].is_some());
        let weights = self.weights();
        let largest = tables.iter().map(|table| table.bound(weights)).max().unwrap_or(0);
        let scale = f64::from(largest.max(i32::from(i16::MAX))) / f64::from(i16::MAX);
        let mut sums = vec![0; 2 * tuples.weights()];
        let mut rest = &mut sums[..];
        for table in &tables {
            let (own, behind) = rest.split_at_mut(2 * table.weights.len());
            table.write(weights, scale, own);
            rest = behind;
        }
        Self::new(tuples, self.unit() * scale as f32, Arc::new(sums))
    }
}

/// Returns the tables that remain. `homes` holds for each tuple the one into which it is folded.
fn tables(tuples: &Tuples, homes: &[Option<usize>]) -> Vec<FoldedTable> {
    let (offsets, lists) = (tuples.offsets(), tuples.lists());
    let table = |tuple: usize| {
        let range = |tuple: usize| offsets[tuple]..offsets[tuple + 1];
        let within = (0..lists.len()).filter(|&inner| homes[inner] == Some(tuple));
        let inner = |inner: usize| {
            let place = |cell| lists[tuple].iter().position(|own| own == cell).unwrap_or(0) as u8;
            let places: Vec<u8> = lists[inner].iter().map(place).collect();
            InnerTuple { weights: range(inner), pieces: runs(&places) }
        };
        FoldedTable { weights: range(tuple), inner: within.map(inner).collect() }
    };
    (0..lists.len()).filter(|&tuple| homes[tuple].is_none()).map(table).collect()
}

impl FoldedTable {
    /// Returns an upper bound of the absolute values of all sums.
    fn bound(&self, weights: &[[u8; 2]]) -> i32 {
        let largest = |range: &Range<usize>| {
            range.clone().map(|index| units(weights, index).abs()).max().unwrap_or(0)
        };
        largest(&self.weights) + self.inner.iter().map(|inner| largest(&inner.weights)).sum::<i32>()
    }

    /// Returns the sum of a weight and of the weights that are folded into it.
    fn sum(&self, weights: &[[u8; 2]], index: usize) -> i32 {
        let inner = |inner: &InnerTuple| {
            let own = gather(&inner.pieces, index as u64) as usize;
            units(weights, inner.weights.start + own)
        };
        units(weights, self.weights.start + index) + self.inner.iter().map(inner).sum::<i32>()
    }

    /// Writes the sums, divided by `scale`, into `out`, which is filled with zeros. It does not write sums of 0, which
    /// are most, so that the system need not provide memory for them.
    fn write(&self, weights: &[[u8; 2]], scale: f64, out: &mut [u8]) {
        for (index, pair) in out.as_chunks_mut::<2>().0.iter_mut().enumerate() {
            let sum = self.sum(weights, index);
            if sum != 0 {
                *pair = ((f64::from(sum) / scale).round() as i16).to_le_bytes();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ntuple::kernel::twin::{Twin, boards};
    use crate::ntuple::kernel::{FastKernel, GeneralKernel, Kernel};
    use damier_game::mix;

    /// Returns the value of a board in units.
    fn units<K: Kernel>(network: &Network, kernel: &K, board: K::Board) -> f32 {
        let mut features = vec![0; kernel.lookups()];
        kernel.features(board, &mut features);
        network.value(&features) / network.unit()
    }

    /// Draws weights of up to `size` units.
    fn drawn(twin: &Twin, size: i64) -> Network {
        let weight = |index: usize| (mix(9, index as u64) as i64 % (size + 1)) as i16;
        let weights = (0..twin.tuples.weights()).flat_map(|index| weight(index).to_le_bytes());
        Network::new(twin.tuples.clone(), 4.0, Arc::new(weights.collect::<Vec<u8>>()))
    }

    #[test]
    fn boards_are_worth_the_same() {
        for (words, kept) in [("0123 01 456a 012 46 56 9d", "0123 456a 9d"), ("13 0123 3", "0123")]
        {
            let twin = Twin::new(words, 1);
            let whole = drawn(&twin, 8000);
            let folded = whole.clone().fold();
            assert_eq!((folded.tuples().to_string().as_str(), folded.unit()), (kept, 4.0));
            let kernels = [&whole, &folded].map(|network| FastKernel::<4>::new(network.tuples()));
            let plain = GeneralKernel::new(&twin.rules, folded.tuples());
            for state in boards(3, 2000) {
                let [a, b] = [(&whole, &kernels[0]), (&folded, &kernels[1])]
                    .map(|(network, kernel)| units(network, kernel, kernel.board(&state)));
                assert_eq!(a, b, "{words}: {state:?}");
                assert_eq!(a, units(&folded, &plain, state), "{words}: {state:?}");
            }
        }
    }

    /// Three weights of 30,000 do not fit into 16 bits. Each image is then off by at most half of the larger unit.
    #[test]
    fn sums_too_large_get_a_larger_unit() {
        let twin = Twin::new("0123 012 12", 1);
        let whole = drawn(&twin, 30_000);
        let folded = whole.clone().fold();
        let scale = folded.unit() / whole.unit();
        assert!(scale > 2.0 && scale < 2.8, "{scale}");
        let kernels = [&whole, &folded].map(|network| FastKernel::<2>::new(network.tuples()));
        for state in boards(4, 2000) {
            let [a, b] = [(&whole, &kernels[0]), (&folded, &kernels[1])]
                .map(|(network, kernel)| units(network, kernel, kernel.board(&state)));
            assert!((a - b * scale).abs() <= 8.0 * scale / 2.0 + 0.1, "{a} {b}");
        }
    }

    #[test]
    fn tuples_that_lie_in_no_other_stay() {
        let twin = Twin::new("0123 0145 4567", 1);
        let network = twin.network();
        let folded = network.clone().fold();
        assert_eq!(folded.tuples(), network.tuples());
        assert_eq!(folded.weights(), network.weights());
    }
}
