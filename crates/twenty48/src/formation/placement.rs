//! Placements: sets of cells on which the fixed tiles of a formation may stand.

use crate::formation::layout::Formation;
use crate::formation::symmetry::mapped;
use crate::packed::Packed;

/// Exponent that stands for fixed tiles on the boards of tables. A tile 32768 merges with nothing.
pub(super) const FIXED: u8 = 15;

/// Entry for a set of cells that is not a placement.
const NONE: u16 = u16::MAX;

/// Number of low bits in an entry of [`Placements::by_cells`] that hold the symmetry. The bits above hold the number of
/// the placement.
const SYMMETRY_BITS: u32 = 3;

/// One placement of a formation's fixed tiles, and its free cells.
#[derive(Clone, Debug)]
pub(super) struct Placement {
    /// All bits of the fixed cells, which hold tiles 32768.
    fixed: u64,
    /// Runs of adjacent free cells. Each is a mask of its bits on the board, and the shift from there down to the key.
    runs: Vec<(u32, u64)>,
}

impl Placement {
    /// Creates the placement with fixed tiles on these cells. Bit `c` is for cell `c`.
    fn new(cells: u16) -> Self {
        let mut runs: Vec<(u32, u64)> = Vec::new();
        let (mut fixed, mut free) = (0, 0);
        for cell in 0..16u32 {
            let bits = 0xf << (4 * cell);
            if cells >> cell & 1 == 1 {
                fixed |= bits;
                continue;
            }
            let shift = 4 * (cell - free);
            free += 1;
            match runs.last_mut() {
                Some((same, run)) if *same == shift => *run |= bits,
                _ => runs.push((shift, bits)),
            }
        }
        Self { fixed, runs }
    }

    /// Returns the free cells of a board in this placement: 4 bits for each, in the order of the cells, with the first
    /// in the low bits.
    #[inline]
    pub(super) fn free(&self, board: Packed) -> u64 {
        self.runs.iter().fold(0, |free, &(shift, run)| free | (board.bits() & run) >> shift)
    }

    /// Returns the board with these free cells and with the fixed tiles.
    #[inline]
    pub(super) fn board(&self, free: u64) -> Packed {
        let tiles = self.runs.iter().fold(0, |bits, &(shift, run)| bits | (free << shift) & run);
        Packed::from_bits(self.fixed | tiles)
    }
}

/// All placements of a formation, each in one of the 8 symmetries. The first is the formation itself.
#[derive(Clone, Debug)]
pub(super) struct Placements {
    all: Vec<Placement>,
    /// For each set of fixed cells (bit `c` for cell `c`): the number of the placement, and a symmetry that maps the
    /// board to it.
    by_cells: Box<[u16]>,
}

impl Placements {
    pub(super) fn new(formation: Formation) -> Self {
        let mut placements = Self { all: Vec::new(), by_cells: vec![NONE; 1 << 16].into() };
        placements.add(formation.fixed());
        (0..=u16::MAX)
            .filter(|&cells| formation.allows(cells))
            .for_each(|cells| placements.add(cells));
        placements
    }

    /// Adds the placement with these fixed cells, unless it is already present.
    fn add(&mut self, cells: u16) {
        if self.by_cells[usize::from(cells)] != NONE {
            return;
        }
        let (placement, number) = (Placement::new(cells), self.all.len() as u16);
        let board = Packed::from_bits(placement.fixed);
        for image in (0..8).map(|symmetry| mapped(symmetry, board)) {
            let back = (0..8u16).find(|&back| mapped(usize::from(back), image) == board);
            let entry = &mut self.by_cells[usize::from(fixed_cells(image))];
            *entry = back.map_or(NONE, |back| number << SYMMETRY_BITS | back);
        }
        self.all.push(placement);
    }

    /// Returns the number of placements.
    pub(super) const fn len(&self) -> usize {
        self.all.len()
    }

    /// Returns the placement of this number.
    #[inline]
    pub(super) fn get(&self, number: usize) -> &Placement {
        &self.all[number]
    }

    /// Returns the number of the placement with fixed tiles on these cells, and the symmetry that maps the board to it.
    /// Returns `None` if they are not a placement.
    #[inline]
    pub(super) fn find(&self, cells: u16) -> Option<(usize, usize)> {
        let entry = self.by_cells[usize::from(cells)];
        let (number, symmetry) = (entry >> SYMMETRY_BITS, entry & ((1 << SYMMETRY_BITS) - 1));
        (entry != NONE).then_some((usize::from(number), usize::from(symmetry)))
    }
}

/// Returns the cells of a board that hold 32768. Bit `c` is for cell `c`.
#[inline]
pub(super) const fn fixed_cells(board: Packed) -> u16 {
    // Gathers the lowest bits of the cells.
    let lowest = board.bits_of(FIXED);
    let pairs = (lowest | lowest >> 3) & 0x0303_0303_0303_0303;
    let rows = (pairs | pairs >> 6) & 0x000f_000f_000f_000f;
    let halves = (rows | rows >> 12) & 0x0000_00ff_0000_00ff;
    (halves | halves >> 24) as u16
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_game::Rng;

    #[test]
    fn fixed_cells_are_those_that_hold_32768() {
        let mut rng = Rng::new(3);
        for _ in 0..5000 {
            let mut tile = |cell: u64| u64::from(11 + rng.below(5)) << (4 * cell);
            let board = Packed::from_bits((0..16).map(&mut tile).sum());
            let fixed = (0..16).filter(|&cell| board.exponent(cell) == 15);
            assert_eq!(fixed_cells(board), fixed.map(|cell| 1 << cell).sum::<u16>());
        }
    }

    #[test]
    fn every_symmetry_of_a_stance_leads_to_it() {
        for name in ["442", "442+", "L3+"] {
            let placements = Placements::new(Formation::read(name).unwrap());
            for (number, placement) in placements.all.iter().enumerate() {
                for symmetry in 0..8 {
                    let image = mapped(symmetry, Packed::from_bits(placement.fixed));
                    let (found, back) = placements.find(fixed_cells(image)).expect("a stance");
                    assert_eq!((found, mapped(back, image).bits()), (number, placement.fixed));
                }
            }
        }
    }

    #[test]
    fn tiles_that_may_be_lifted_have_the_placements_that_can_be_counted() {
        // In 442, two of the four columns have two fixed tiles. Without a gap, there are 6 ways, in 4 symmetry classes.
        // With one gap, which is below one of the four columns or between the two fixed tiles of a column, there are 36
        // ways, in 18 symmetry classes.
        for (name, count) in [("442", 1), ("442+", 22), ("441+", 16), ("L3", 1)] {
            assert_eq!(Placements::new(Formation::read(name).unwrap()).len(), count, "{name}");
        }
    }
}
