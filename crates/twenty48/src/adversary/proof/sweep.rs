//! Sweep: finds all boards of a size on which the slider can force a tile, from the largest sum of tiles to the
//! smallest.
//!
//! A slide keeps the sum and a spawn adds 2 or 4, so the answers for a sum follow from those for the next two sums.
//! Only three sums are in memory, with one bit for every board whose tiles are below the target.

use crate::adversary::grid::{PackedGrid, SLIDES};
use crate::packed::Packed;
use damier_game::offer::ProofStanding;
use damier_game::{Budget, ThreadPool};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

/// All possible rows of a board, by their numbers and by their sums.
struct Rows {
    /// Cells of each row, the first one in the low bits.
    words: Vec<u16>,
    /// Number of each row, and its index among the rows of the same sum.
    numbers: Box<[u16]>,
    ranks: Vec<u16>,
    /// Half of each row's sum.
    sums: Vec<u32>,
    /// Numbers of the rows of each half sum.
    of_sum: Vec<Vec<u16>>,
}

impl Rows {
    /// Lists all rows of a length with exponents below that of the target.
    fn new(length: usize, target: u8) -> Self {
        let fits = |word: &u16| {
            let cells = (0..4).map(|cell| (word >> (4 * cell) & 0xf) as u8);
            let mut placed = cells.enumerate();
            placed.all(|(cell, exponent)| exponent < if cell < length { target } else { 1 })
        };
        let words: Vec<u16> = (0..=u16::MAX).filter(fits).collect();
        let mut rows = Self {
            numbers: vec![0; 1 << 16].into(),
            ranks: Vec::new(),
            sums: words.iter().map(|&word| Packed::from_bits(u64::from(word)).sum() / 2).collect(),
            of_sum: Vec::new(),
            words,
        };
        for (number, &word) in (0u16..).zip(&rows.words) {
            rows.numbers[usize::from(word)] = number;
            let sum = rows.sums[usize::from(number)] as usize;
            if rows.of_sum.len() <= sum {
                rows.of_sum.resize(sum + 1, Vec::new());
            }
            rows.ranks.push(rows.of_sum[sum].len() as u16);
            rows.of_sum[sum].push(number);
        }
        rows
    }

    fn len(&self) -> usize {
        self.words.len()
    }

    /// Returns the largest half sum of a row.
    fn most(&self) -> u32 {
        self.of_sum.len() as u32 - 1
    }
}

/// Boards of one sum. The bit of a board is set if the tile can be forced from it.
struct Layer {
    /// Offsets of the boards that share all rows but the last.
    offsets: Vec<u32>,
    bits: Vec<AtomicU64>,
    /// Number of boards of this sum.
    boards: u64,
}

/// Largest number of boards of a sweep. Offsets have 32 bits, and more boards would take longer than a night.
pub(super) const MOST_BOARDS: f64 = 1e11;

/// Assumption about all boards whose sum is above the first one that is swept.
#[derive(Clone, Copy)]
pub(super) struct SumAssumption {
    /// Half of the first sum swept.
    pub(super) half_sum: u32,
    /// True if these boards count as won, false if they count as lost. A board that is lost although they count as won
    /// is lost. A board that is won although they count as lost is won.
    pub(super) won: bool,
}

/// Sweep in progress. Its boards are at least as wide as high.
pub(super) struct Sweep {
    grid: PackedGrid,
    /// True if the boards of the question are higher than wide, so they must be transposed; false if they are swept as
    /// they are.
    is_turned: bool,
    target: u8,
    spawns: &'static [u8],
    rows: Rows,
    /// Half of the sum of the lowest layer swept.
    half_sum: u32,
    /// Half of the first sum swept. `is_won_above` is true if boards with larger sums count as won, and false if they
    /// count as lost.
    first: u32,
    is_won_above: bool,
    /// Layers of the lowest sum swept so far, and of the next two sums.
    layers: [Layer; 3],
    swept: u64,
    /// Numbers of boards on which the tile can be forced, in the last two layers swept.
    won: [u64; 2],
}

impl Sweep {
    /// Returns the number of boards with this number of cells and with tiles below the target.
    pub(super) fn all_boards(cells: usize, target: u8) -> f64 {
        f64::from(target).powi(cells as i32)
    }

    /// Creates a sweep for boards of at most 3x4 cells, in either orientation. It starts with the largest sum, or with
    /// the sum of the assumption. Returns `None` if the boards are larger, or if there are too many.
    pub(super) fn new(
        grid: &PackedGrid,
        target: u8,
        spawns: &'static [u8],
        from: Option<SumAssumption>,
    ) -> Option<Self> {
        let (rows, columns) = (grid.rows().min(grid.columns()), grid.rows().max(grid.columns()));
        let is_turned = rows != grid.rows();
        if rows > 3 || Self::all_boards(rows * columns, target) > MOST_BOARDS {
            return None;
        }
        let grid = PackedGrid::with_size(rows, columns);
        let rows = Rows::new(columns, target);
        let largest = grid.rows() as u32 * rows.most();
        let SumAssumption { half_sum, won } =
            from.unwrap_or(SumAssumption { half_sum: largest, won: false });
        let half_sum = half_sum.min(largest) + 1;
        let none = || Layer { offsets: Vec::new(), bits: Vec::new(), boards: 0 };
        let layers = [none(), none(), none()];
        let (swept, is_won_above) = (0, won);
        Some(Self {
            grid,
            is_turned,
            target,
            spawns,
            rows,
            half_sum,
            first: half_sum - 1,
            is_won_above,
            layers,
            swept,
            won: [1, 1],
        })
    }

    /// Sweeps down to this half sum and returns true. Returns false if the budget ends first. The next call then
    /// continues.
    pub(super) fn down_to(
        &mut self,
        half_sum: u32,
        budget: &mut Budget,
        pool: &dyn ThreadPool,
        watch: &mut dyn FnMut(ProofStanding),
    ) -> bool {
        let total = self.total();
        while self.half_sum > half_sum {
            if self.is_lost_below() {
                return true;
            }
            if !self.sweep_next(budget, pool) {
                return false;
            }
            watch(ProofStanding::Sweep { boards: self.swept, total });
        }
        true
    }

    /// Returns an upper bound of the number of boards in the sums to sweep.
    fn total(&self) -> u64 {
        let of_sum = |rows: &[f64]| -> Vec<f64> {
            let mut sums = vec![0.0; rows.len() + self.rows.of_sum.len()];
            for (sum, boards) in rows.iter().enumerate() {
                for (more, group) in self.rows.of_sum.iter().enumerate() {
                    sums[sum + more] += boards * group.len() as f64;
                }
            }
            sums
        };
        let all = (0..self.grid.rows()).fold(vec![1.0], |sums, _| of_sum(&sums));
        all.iter().take(self.first as usize + 1).sum::<f64>() as u64
    }

    /// Returns the number of boards decided so far, including symmetric images.
    pub(super) const fn judged(&self) -> u64 {
        self.swept
    }

    /// Returns true if the slider can force the tile from a board. The sum of the board must be one of the last three
    /// swept. For a board above the first sum, this returns the assumption. For a board below the last sum, it returns
    /// false, which is right if [`Sweep::is_lost_below`].
    pub(super) fn is_won(&self, board: Packed) -> bool {
        let board = if self.is_turned { board.transposed() } else { board };
        let half_sum = board.sum() / 2;
        if half_sum > self.first {
            return self.is_won_above;
        }
        let above = half_sum.checked_sub(self.half_sum);
        let layer = above.and_then(|above| self.layers.get(above as usize));
        layer.is_some_and(|layer| self.holds(layer, board))
    }

    /// Returns true if no board below the last sum can be won: its sum is too small to make the tile in one slide, and
    /// no board of the last two sums is won. Returns false if that is unknown.
    fn is_lost_below(&self) -> bool {
        self.half_sum <= 1 << (self.target - 1) && self.won == [0, 0]
    }

    /// Sweeps the next lower sum and returns true. Returns false if the budget ends first.
    fn sweep_next(&mut self, budget: &mut Budget, pool: &dyn ThreadPool) -> bool {
        let half_sum = self.half_sum - 1;
        let layer = self.layer(half_sum);
        let (heads, won) = (AtomicUsize::new(0), AtomicU64::new(0));
        let budget = Mutex::new(budget);
        pool.run(&|_| {
            loop {
                let head = heads.fetch_add(1, Ordering::Relaxed);
                if head >= self.rows.len() {
                    break;
                }
                let (boards, found) = self.sweep_head(head, half_sum, &layer);
                won.fetch_add(found, Ordering::Relaxed);
                if !budget.lock().is_ok_and(|mut budget| budget.spend(boards)) {
                    heads.store(self.rows.len(), Ordering::Relaxed);
                }
            }
        });
        if budget.lock().is_ok_and(|budget| budget.is_spent()) {
            return false;
        }
        self.swept += layer.boards;
        self.won = [won.into_inner(), self.won[0]];
        self.half_sum = half_sum;
        self.layers.rotate_right(1);
        self.layers[0] = layer;
        true
    }

    /// Returns an empty layer for a half sum, with no board won yet.
    fn layer(&self, half_sum: u32) -> Layer {
        let rows = &self.rows;
        let mut offsets = Vec::with_capacity(rows.len().pow(self.grid.rows() as u32 - 1));
        let mut boards = 0u64;
        let mut add = |used: u32| {
            offsets.push(boards as u32);
            let left = half_sum.checked_sub(used).and_then(|left| rows.of_sum.get(left as usize));
            boards += left.map_or(0, Vec::len) as u64;
        };
        for &first in &rows.sums {
            if self.grid.rows() == 2 {
                add(first);
            } else {
                rows.sums.iter().for_each(|second| add(first + second));
            }
        }
        let words = boards.div_ceil(64) as usize;
        Layer { offsets, bits: (0..words).map(|_| AtomicU64::new(0)).collect(), boards }
    }

    /// Decides the boards of a half sum whose first row is this one, with all their images. Returns the numbers of
    /// boards decided and won.
    fn sweep_head(&self, first: usize, half_sum: u32, layer: &Layer) -> (u64, u64) {
        let rows = &self.rows;
        let Some(left) = half_sum.checked_sub(rows.sums[first]) else { return (0, 0) };
        let word = u64::from(rows.words[first]);
        let mut counts = (0, 0);
        if self.grid.rows() == 2 {
            self.sweep_lasts(word, left, 16, layer, &mut counts);
            return counts;
        }
        for (second, &sum) in rows.words.iter().zip(&rows.sums) {
            if let Some(left) = left.checked_sub(sum) {
                self.sweep_lasts(word | u64::from(*second) << 16, left, 32, layer, &mut counts);
            }
        }
        counts
    }

    /// Decides the boards that share all rows except the last one. The half sum of the last row is given.
    fn sweep_lasts(
        &self,
        head: u64,
        left: u32,
        shift: u32,
        layer: &Layer,
        counts: &mut (u64, u64),
    ) {
        for &last in self.rows.of_sum.get(left as usize).map_or(&[][..], Vec::as_slice) {
            let board =
                Packed::from_bits(head | u64::from(self.rows.words[usize::from(last)]) << shift);
            if self.grid.canonical(board) != board {
                continue;
            }
            counts.0 += 1;
            if self.can_force(board) {
                counts.1 += 1;
                for image in self.grid.images(board) {
                    let place = self.place(layer, image);
                    layer.bits[place / 64].fetch_or(1 << (place % 64), Ordering::Relaxed);
                }
            }
        }
    }

    /// Returns true if the slider can force the tile from a board: some slide makes the tile, or leads to a board that
    /// is won after every spawn.
    fn can_force(&self, board: Packed) -> bool {
        SLIDES.iter().any(|&direction| {
            let after = self.grid.slid(board, direction);
            after != board && (after.bits_of(self.target) != 0 || self.survives(after))
        })
    }

    /// Returns true if a board after a slide is won after every spawn. The next lower sum is being swept when this is
    /// called, so the first two layers are those one and two steps above it.
    fn survives(&self, after: Packed) -> bool {
        let mut empties = self.grid.empty_bits(after);
        while empties != 0 {
            let cell = empties & empties.wrapping_neg();
            empties ^= cell;
            for &exponent in self.spawns {
                let spawned = after.with_tile(cell, u64::from(exponent));
                if !self.holds(&self.layers[usize::from(exponent) - 1], spawned) {
                    return false;
                }
            }
        }
        true
    }

    /// Returns true if a board is won. Its sum must be that of the layer.
    #[inline]
    fn holds(&self, layer: &Layer, board: Packed) -> bool {
        if layer.boards == 0 {
            return self.is_won_above;
        }
        let place = self.place(layer, board);
        layer.bits[place / 64].load(Ordering::Relaxed) >> (place % 64) & 1 == 1
    }

    /// Returns the index of a board's bit.
    #[inline]
    fn place(&self, layer: &Layer, board: Packed) -> usize {
        let number = |row: usize| usize::from(self.rows.numbers[usize::from(board.row(row))]);
        let (head, last) = match self.grid.rows() {
            2 => (number(0), number(1)),
            _ => (number(0) * self.rows.len() + number(1), number(2)),
        };
        layer.offsets[head] as usize + usize::from(self.rows.ranks[last])
    }
}
