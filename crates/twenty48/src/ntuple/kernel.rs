//! Kernels: boards for training and play, with their slides, spawns and indices of weights.

use crate::ntuple::tuples::Tuples;
use crate::packed::{Packed, RowTables};
use crate::playout::place_tile;
use crate::rules::Twenty48;
use crate::shape::Direction;
use crate::state::Twenty48State;
use damier_game::{Game, Rng, mix};

#[cfg(test)]
mod tests;
#[cfg(test)]
pub(super) mod twin;

/// Largest exponent in the tables of a network. Larger tiles count as one rank lower (see [`Packed::downgraded`]).
pub(crate) const TOP: u8 = 14;

/// Board in the form that networks use, with the rules of a game. Tests check that all implementations agree.
pub(crate) trait Kernel: Send + Sync {
    /// A position, without its score.
    type Board: Copy + Send + Sync;

    /// Returns the opening with its start tiles.
    fn opening(&self, rng: &mut Rng) -> Self::Board;

    /// Calls `take` with every slide that changes the board: its direction, its afterstate and its points.
    fn slides(&self, board: Self::Board, take: impl FnMut(Direction, Self::Board, f32));

    /// Calls `take` with every board after a spawn, and the probability of the spawn.
    fn spawns(&self, after: Self::Board, take: impl FnMut(Self::Board, f32));

    /// Returns the board of a state. Tiles above the largest exponent of the kernel count as one rank lower.
    fn board(&self, state: &Twenty48State) -> Self::Board;

    /// Returns a key of an afterstate. On the fast board it is unique. On other boards, two afterstates have the same
    /// key with a probability of 2^-64.
    fn key(&self, after: Self::Board) -> u64;

    /// Returns an afterstate with one more tile, which is drawn by the rules.
    fn place_tile(&self, after: Self::Board, rng: &mut Rng) -> Self::Board;

    /// Writes the indices of the weights of an afterstate into `indices`, whose length must be [`Kernel::lookups`].
    fn features(&self, after: Self::Board, indices: &mut [u32]);

    /// Returns the number of weights for each afterstate. On the fast board it is a multiple of eight.
    fn lookups(&self) -> usize;

    /// Returns the exponent of the largest tile.
    fn largest(&self, board: Self::Board) -> u8;

    /// Returns the exact value of an afterstate, if it is known without the network. This is so for the last afterstate
    /// of an [endgame](crate::ntuple::endgame::Endgame) that is won by making 32768. Otherwise returns `None`.
    #[inline]
    fn exact_value(&self, _after: Self::Board) -> Option<f32> {
        None
    }

    /// Returns how often large tiles were downgraded between two boards.
    fn count_downgrades(&self, before: Self::Board, after: Self::Board) -> u8;
}

/// Kernel of the 4x4 board in one word. `S` is the largest number of runs of a tuple.
pub(crate) struct FastKernel<const S: usize> {
    tables: &'static RowTables,
    tuples: Vec<([CellRun; S], u32)>,
    /// Largest exponent in the tables.
    top: u8,
}

/// Run of consecutive cells of a tuple. It holds the number of bits by which the word of the board is shifted down, and
/// the mask to apply then. If the cells do not ascend, the shift is a rotation.
pub(super) type CellRun = (u32, u64);

/// Returns the runs of consecutive cells of a tuple.
pub(super) fn runs(list: &[u8]) -> Vec<CellRun> {
    let mut runs: Vec<CellRun> = Vec::new();
    for (place, &cell) in list.iter().enumerate() {
        let shift = (4 * (64 + u32::from(cell) - place as u32)) % 64;
        let bits = 0xf << (4 * place);
        match runs.last_mut() {
            Some((same, mask)) if *same == shift => *mask |= bits,
            _ => runs.push((shift, bits)),
        }
    }
    runs
}

/// Returns the index of a tuple, given by its runs, for the board in this word.
#[inline]
pub(super) fn gather(pieces: &[CellRun], word: u64) -> u64 {
    pieces.iter().fold(0, |index, &(shift, bits)| index | word >> shift & bits)
}

/// Returns the largest number of runs of a tuple.
pub(crate) fn most_runs(tuples: &Tuples) -> usize {
    tuples.lists().iter().map(|list| runs(list).len()).max().unwrap_or(0)
}

/// Returns the eight symmetric images of a board.
#[inline]
fn turned(board: Packed) -> [u64; 8] {
    let mirrored = |b: u64| {
        (b & 0x000f_000f_000f_000f) << 12
            | (b & 0x00f0_00f0_00f0_00f0) << 4
            | (b & 0x0f00_0f00_0f00_0f00) >> 4
            | (b & 0xf000_f000_f000_f000) >> 12
    };
    let flipped = |b: u64| {
        b << 48 | (b << 16 & 0x0000_ffff_0000_0000) | (b >> 16 & 0x0000_0000_ffff_0000) | b >> 48
    };
    let (b, t) = (board.bits(), board.transposed().bits());
    let (m, n) = (mirrored(b), mirrored(t));
    [b, m, flipped(b), flipped(m), t, n, flipped(t), flipped(n)]
}

impl<const S: usize> FastKernel<S> {
    /// Creates a kernel for these tuples. `S` must be at least [`most_runs`].
    pub(crate) fn new(tuples: &Tuples) -> Self {
        let offsets = tuples.offsets();
        let pieces = |list: &Vec<u8>| {
            let mut pieces = [(0, 0); S];
            for (piece, run) in pieces.iter_mut().zip(runs(list)) {
                *piece = run;
            }
            pieces
        };
        let offsets = offsets.into_iter().map(|offset| offset as u32);
        Self {
            tables: RowTables::get(),
            tuples: tuples.lists().iter().map(pieces).zip(offsets).collect(),
            top: TOP,
        }
    }

    /// Returns the same kernel with another largest exponent, from 8 to 14. Larger tiles count as one rank lower.
    pub(crate) fn with_top(self, top: u8) -> Self {
        Self { top, ..self }
    }
}

impl<const S: usize> Kernel for FastKernel<S> {
    type Board = Packed;

    fn opening(&self, rng: &mut Rng) -> Packed {
        let empty = Packed::default();
        self.place_tile(self.place_tile(empty, rng), rng)
    }

    #[inline]
    fn slides(&self, board: Packed, mut take: impl FnMut(Direction, Packed, f32)) {
        let columns = board.transposed();
        // The same tiles merge in both directions of a line.
        let across = self.tables.rows_points(board) as f32;
        let along = self.tables.rows_points(columns) as f32;
        for (direction, to_right) in [(Direction::Left, false), (Direction::Right, true)] {
            let slid = self.tables.rows_slid(board, to_right);
            if slid != board {
                take(direction, slid.downgraded(self.top), across);
            }
        }
        for (direction, to_right) in [(Direction::Up, false), (Direction::Down, true)] {
            let slid = self.tables.rows_slid(columns, to_right);
            if slid != columns {
                take(direction, slid.transposed().downgraded(self.top), along);
            }
        }
    }

    #[inline]
    fn spawns(&self, after: Packed, mut take: impl FnMut(Packed, f32)) {
        let each = 1.0 / after.empties() as f32;
        let mut left = after.empty_bits();
        while left != 0 {
            let cell = left & left.wrapping_neg();
            left ^= cell;
            take(after.with_tile(cell, 1), 0.9 * each);
            take(after.with_tile(cell, 2), 0.1 * each);
        }
    }

    fn board(&self, state: &Twenty48State) -> Packed {
        Packed::from_state_downgraded(state).downgraded(self.top)
    }

    #[inline]
    fn key(&self, after: Packed) -> u64 {
        after.bits()
    }

    #[inline]
    fn place_tile(&self, after: Packed, rng: &mut Rng) -> Packed {
        place_tile(after, rng.bits(), &mut 0)
    }

    #[inline]
    fn features(&self, after: Packed, indices: &mut [u32]) {
        let images = turned(after);
        for ((pieces, offset), indices) in self.tuples.iter().zip(indices.chunks_exact_mut(8)) {
            for (index, &image) in indices.iter_mut().zip(&images) {
                *index = offset + gather(pieces, image) as u32;
            }
        }
    }

    fn lookups(&self) -> usize {
        8 * self.tuples.len()
    }

    fn largest(&self, board: Packed) -> u8 {
        board.largest()
    }

    fn count_downgrades(&self, before: Packed, after: Packed) -> u8 {
        // A slide keeps the sum. Only a downgrade of large tiles lowers it.
        u8::from(after.sum() < before.sum())
    }
}

/// Kernel of any board, which uses the general rules.
pub(crate) struct GeneralKernel {
    rules: Twenty48,
    /// For every image of every tuple, its cells and the index of its first weight.
    images: Vec<(Vec<u8>, u32)>,
}

/// Largest number of symmetries with which every image is looked up. It is that of a square. With more symmetries, each
/// set of cells is looked up once.
const MOST_SYMMETRIES: usize = 8;

/// Returns true if every image of a tuple is looked up on this board, false if some images are left out.
pub(crate) fn uses_all_images(rules: &Twenty48) -> bool {
    rules.shape.symmetries().len() <= MOST_SYMMETRIES
}

/// Returns every image of every tuple that is looked up: its cells, and the index of its first weight.
pub(super) fn images(rules: &Twenty48, tuples: &Tuples) -> Vec<(Vec<u8>, u32)> {
    let symmetries = rules.shape.symmetries();
    let mut images = Vec::new();
    for (list, offset) in tuples.lists().iter().zip(tuples.offsets()) {
        let mut seen = Vec::new();
        for symmetry in symmetries {
            let image: Vec<u8> = list.iter().map(|&cell| symmetry.cell(cell)).collect();
            let mut cells = image.clone();
            cells.sort_unstable();
            if uses_all_images(rules) || !seen.contains(&cells) {
                seen.push(cells);
                images.push((image, offset as u32));
            }
        }
    }
    images
}

impl GeneralKernel {
    pub(crate) fn new(rules: &Twenty48, tuples: &Tuples) -> Self {
        Self { rules: rules.clone(), images: images(rules, tuples) }
    }

    #[inline]
    fn index(cells: &[u8], offset: u32, state: &Twenty48State) -> u32 {
        let index = cells.iter().enumerate().fold(0, |index, (place, &cell)| {
            index | u32::from(state.cells[usize::from(cell)].min(15)) << (4 * place)
        });
        offset + index
    }
}

impl Kernel for GeneralKernel {
    type Board = Twenty48State;

    fn opening(&self, rng: &mut Rng) -> Twenty48State {
        let mut state = self.rules.opening(rng);
        while state.pending > 0 {
            state = self.place_tile(state, rng);
        }
        state
    }

    fn slides(&self, board: Twenty48State, mut take: impl FnMut(Direction, Twenty48State, f32)) {
        for &direction in self.rules.directions() {
            if let Some(after) = self.rules.slid(&board, direction) {
                take(direction, after, (after.score - board.score) as f32);
            }
        }
    }

    fn spawns(&self, after: Twenty48State, mut take: impl FnMut(Twenty48State, f32)) {
        for (spawn, chance) in self.rules.chance_outcomes(&after) {
            take(self.rules.after(&after, spawn), chance as f32);
        }
    }

    fn board(&self, state: &Twenty48State) -> Twenty48State {
        *state
    }

    fn key(&self, after: Twenty48State) -> u64 {
        let cells = &after.cells[..self.rules.cells()];
        cells.chunks(8).fold(0, |key, chunk| {
            mix(key, chunk.iter().fold(0, |word, &exponent| word << 8 | u64::from(exponent)))
        })
    }

    fn place_tile(&self, after: Twenty48State, rng: &mut Rng) -> Twenty48State {
        let mut state = after;
        if let Some(spawn) = self.rules.sample_chance(&state, rng) {
            self.rules.apply(&mut state, spawn);
        }
        state
    }

    fn features(&self, after: Twenty48State, indices: &mut [u32]) {
        for ((cells, offset), index) in self.images.iter().zip(indices) {
            *index = Self::index(cells, *offset, &after);
        }
    }

    fn lookups(&self) -> usize {
        self.images.len()
    }

    fn largest(&self, board: Twenty48State) -> u8 {
        board.largest()
    }

    fn count_downgrades(&self, _before: Twenty48State, _after: Twenty48State) -> u8 {
        0
    }
}
