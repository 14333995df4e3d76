//! Values of a board for several aims of the slider, and how slides and spawns combine them.

use crate::exact::grid::{BoardWord, ExactGrid, largest};

/// Values of a board for the slider. Each lane is for one aim.
///
/// Lane 0 is the score still to come. Each further lane is the probability that a slider with only this aim does *not*
/// reach the tile of the lane. Failure can be very improbable: the smallest probability of missing 64 on 3x3 is 7e-18.
/// The probability of success would then be rounded to 1. Against an adversary, the lane is 1 if the spawner can
/// prevent the tile, else 0.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct LaneValues<const N: usize>(pub(super) [f64; N]);

impl<const N: usize> LaneValues<N> {
    /// Returns the exponent of a lane's tile. The last lane's is the largest tile possible on this number of cells.
    pub(super) fn target(cells: usize, lane: usize) -> Option<u8> {
        (cells + 2 + lane)
            .checked_sub(N)
            .filter(|&exponent| lane > 0 && exponent > 1)
            .map(|e| e as u8)
    }

    /// Returns the values of a finished game, apart from its score.
    #[cold]
    fn over(cells: usize, board: BoardWord) -> Self {
        let reached = largest(board);
        let mut lanes = [0.0; N];
        for (lane, fail) in lanes.iter_mut().enumerate() {
            let missed = Self::target(cells, lane).is_some_and(|target| target > reached);
            *fail = f64::from(u8::from(missed));
        }
        Self(lanes)
    }

    /// Returns the values of a board before a slide. `after` returns the values of an afterstate.
    #[inline]
    pub(super) fn to_slide(
        grid: &ExactGrid,
        board: BoardWord,
        after: impl Fn(BoardWord) -> Self,
    ) -> Self {
        let mut best: Option<Self> = None;
        grid.slides(board, |_, next, points| {
            let mut found = after(next);
            found.0[0] += f64::from(points);
            best = Some(best.map_or(found, |best| best.better(found)));
        });
        best.unwrap_or_else(|| Self::over(grid.cells(), board))
    }

    /// Returns the values of a board before a spawn. `next` returns the values of a board with one more tile.
    #[inline]
    pub(super) fn to_spawn(
        grid: &ExactGrid,
        board: BoardWord,
        mut next: impl FnMut(BoardWord) -> Self,
    ) -> Self {
        if grid.has_chance() {
            let mut mean = Self([0.0; N]);
            let is_room = grid.spawns(board, |_, _, spawned, share| {
                mean.add(next(spawned), share);
            });
            return if is_room { mean } else { Self::over(grid.cells(), board) };
        }
        let mut worst: Option<Self> = None;
        grid.spawns(board, |_, _, spawned, _| {
            let found = next(spawned);
            worst = Some(worst.map_or(found, |worst| worst.worse(found)));
        });
        worst.unwrap_or_else(|| Self::over(grid.cells(), board))
    }

    #[inline]
    fn add(&mut self, other: Self, share: f64) {
        for (sum, part) in self.0.iter_mut().zip(other.0) {
            *sum += share * part;
        }
    }

    /// Returns the better value in each lane: the larger score, or the smaller probability of failure.
    #[inline]
    fn better(self, other: Self) -> Self {
        let mut lanes = self.0;
        lanes[0] = lanes[0].max(other.0[0]);
        for (fail, other) in lanes.iter_mut().zip(other.0).skip(1) {
            *fail = fail.min(other);
        }
        Self(lanes)
    }

    /// Returns the worse value in each lane: the smaller score, or the larger probability of failure.
    #[inline]
    fn worse(self, other: Self) -> Self {
        let mut lanes = self.0;
        lanes[0] = lanes[0].min(other.0[0]);
        for (fail, other) in lanes.iter_mut().zip(other.0).skip(1) {
            *fail = fail.max(other);
        }
        Self(lanes)
    }
}
