//! Boards of at most 16 cells in one word, with tables of lines for slides, under any rules in which chance places the
//! tiles.

use crate::ntuple::kernel::{CellRun, Kernel, TOP, images, runs};
use crate::ntuple::tuples::Tuples;
use crate::packed::Packed;
use crate::rules::{Spawner, Twenty48, slide_line};
use crate::shape::Direction;
use crate::state::Twenty48State;
use damier_game::Rng;

#[cfg(test)]
mod tests;

/// Largest number of cells of a line that can be the index into a table.
const LONGEST_LINE: usize = 4;

/// Kernel of smaller rectangles, of the 2x2x2x2 box, and of 4x4 with other rules than the standard ones. A test checks
/// that it equals the general kernel, except for two differences: it takes no slide that changes nothing, and tiles
/// above its largest exponent count as one rank lower.
pub(crate) struct WordKernel {
    /// Number of start tiles.
    start: u8,
    /// Exponents of the tiles that chance places, with their probabilities.
    spawns: Vec<(u8, f32)>,
    /// Probability that a new tile is a 4.
    four: f64,
    /// Word with the lowest bit of every cell of the board.
    cells: u64,
    slides: Vec<(Direction, Vec<Vec<CellRun>>)>,
    /// For every line, with its first cell in the low bits: the line slid to its first cell, and the points.
    lines: Box<[(u16, u32)]>,
    /// For every image of every tuple, its cells and the index of its first weight.
    images: Vec<(Vec<CellRun>, u32)>,
    /// Largest exponent in the tables.
    top: u8,
}

impl WordKernel {
    /// Returns true if this kernel supports these rules, false if not.
    pub(crate) fn suits(rules: &Twenty48) -> bool {
        let is_short = rules.rows() <= LONGEST_LINE && rules.columns() <= LONGEST_LINE;
        rules.spawner() == Spawner::Chance && (is_short || !rules.is_rectangle())
    }

    /// Creates a kernel for these tuples. [`WordKernel::suits`] must be true for the rules.
    pub(crate) fn new(rules: &Twenty48, tuples: &Tuples) -> Self {
        let lines = |direction: Direction| rules.shape.lines(direction).map(runs).collect();
        let slides = rules.directions().iter().map(|&direction| (direction, lines(direction)));
        let chance = |exponent| if exponent == 2 { rules.four() } else { 1.0 - rules.four() };
        let spawns = rules.spawns().iter().map(|&exponent| (exponent, chance(exponent) as f32));
        let looked_up = images(rules, tuples).into_iter();
        Self {
            start: rules.start.max(1),
            spawns: spawns.collect(),
            four: rules.four(),
            cells: (0..rules.cells()).fold(0, |cells, cell| cells | 1 << (4 * cell)),
            slides: slides.collect(),
            lines: (0..=u16::MAX).map(|line| slid_line(rules, line)).collect(),
            images: looked_up.map(|(cells, offset)| (runs(&cells), offset)).collect(),
            top: TOP,
        }
    }

    /// Returns the same kernel with another largest exponent, from 8 to 14. Larger tiles count as one rank lower.
    pub(crate) fn with_top(self, top: u8) -> Self {
        Self { top, ..self }
    }

    #[inline]
    fn empty_bits(&self, board: Packed) -> u64 {
        board.empty_bits() & self.cells
    }
}

/// Slides a line to its first cell, which is in the low bits. Returns the line and the points. A tile above 32768
/// counts as 32768.
fn slid_line(rules: &Twenty48, line: u16) -> (u16, u32) {
    let mut state = Twenty48State::empty(0);
    for cell in 0..LONGEST_LINE {
        state.cells[cell] = (line >> (4 * cell) & 0xf) as u8;
    }
    slide_line(&mut state, &[0, 1, 2, 3], rules.merge(), |_, _| ());
    let cells = state.cells[..LONGEST_LINE].iter().rev();
    let slid = cells.fold(0, |slid, &exponent| slid << 4 | u16::from(exponent.min(15)));
    (slid, state.score as u32)
}

/// Returns the cells of these runs, the first one in the lowest bits. Here a run may lie lower in the word than in the
/// list.
#[inline]
fn gather(pieces: &[CellRun], word: u64) -> u64 {
    pieces.iter().fold(0, |index, &(shift, bits)| index | word.rotate_right(shift) & bits)
}

impl Kernel for WordKernel {
    type Board = Packed;

    fn opening(&self, rng: &mut Rng) -> Packed {
        (0..self.start).fold(Packed::default(), |board, _| self.place_tile(board, rng))
    }

    #[inline]
    fn slides(&self, board: Packed, mut take: impl FnMut(Direction, Packed, f32)) {
        for (direction, lines) in &self.slides {
            let (mut slid, mut points) = (0, 0);
            for line in lines {
                let (pushed, own) = self.lines[gather(line, board.bits()) as usize];
                points += own;
                for &(shift, bits) in line {
                    slid |= (u64::from(pushed) & bits).rotate_left(shift);
                }
            }
            if slid != board.bits() {
                take(*direction, Packed::from_bits(slid).downgraded(self.top), points as f32);
            }
        }
    }

    #[inline]
    fn spawns(&self, after: Packed, mut take: impl FnMut(Packed, f32)) {
        let mut left = self.empty_bits(after);
        let each = 1.0 / left.count_ones() as f32;
        while left != 0 {
            let cell = left & left.wrapping_neg();
            left ^= cell;
            for &(exponent, chance) in &self.spawns {
                take(after.with_tile(cell, u64::from(exponent)), chance * each);
            }
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
        let mut left = self.empty_bits(after);
        if left == 0 {
            return after;
        }
        for _ in 0..rng.index(left.count_ones() as usize) {
            left &= left - 1;
        }
        let exponent = if rng.happens(self.four) { 2 } else { 1 };
        after.with_tile(left & left.wrapping_neg(), exponent)
    }

    #[inline]
    fn features(&self, after: Packed, indices: &mut [u32]) {
        for ((cells, offset), index) in self.images.iter().zip(indices) {
            *index = offset + gather(cells, after.bits()) as u32;
        }
    }

    fn lookups(&self) -> usize {
        self.images.len()
    }

    fn largest(&self, board: Packed) -> u8 {
        board.largest()
    }

    fn count_downgrades(&self, before: Packed, after: Packed) -> u8 {
        // A slide keeps the sum. Only a downgrade of large tiles lowers it.
        u8::from(after.sum() < before.sum())
    }
}
