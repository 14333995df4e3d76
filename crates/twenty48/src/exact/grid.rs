//! Boards of at most nine cells in one word, with tables of lines for slides and swaps of bits for symmetries.

use crate::rules::{End, Spawner, Twenty48};
use crate::shape::Direction;
use crate::state::{Twenty48State, tile};

/// Board. Bits `4i` to `4i + 3` hold the exponent of cell `i`, 0 for an empty cell.
pub(super) type BoardWord = u64;

/// Largest number of cells that fit into a board and a key.
pub(super) const MOST_CELLS: usize = 9;

/// Lowest bit of every cell.
const ONES: u64 = 0x1_1111_1111;

/// Reflection of the board: the cells that stay, and the pairs of cells that are swapped, grouped by distance.
#[derive(Clone, Copy, Debug)]
struct Reflection {
    keep: u64,
    /// For each distance, the lower cells of the pairs, and the number of bits up to their partners.
    swaps: [(u64, u32); 2],
}

impl Reflection {
    /// Returns the reflection that moves each cell to its image. `image` must be its own inverse. The pairs must have
    /// one or two distances, as in all reflections of rectangles with sides up to 4.
    fn new(cells: usize, image: impl Fn(usize) -> usize) -> Self {
        let mut found = Self { keep: 0, swaps: [(0, 0); 2] };
        for cell in 0..cells {
            let (other, nibble) = (image(cell), 15 << (4 * cell));
            if other == cell {
                found.keep |= nibble;
            } else if other > cell {
                let shift = 4 * (other - cell) as u32;
                let fits = |swap: &&mut (u64, u32)| swap.1 == shift || swap.1 == 0;
                let swap = found.swaps.iter_mut().find(fits).expect("at most two distances");
                *swap = (swap.0 | nibble, shift);
            }
        }
        found
    }

    #[inline]
    fn image(&self, board: BoardWord) -> BoardWord {
        let [(a, far), (b, near)] = self.swaps;
        (board & self.keep)
            | ((board & a) << far)
            | ((board >> far) & a)
            | ((board & b) << near)
            | ((board >> near) & b)
    }
}

/// Line after a slide towards one of its ends.
#[derive(Clone, Copy, Default, Debug)]
struct Line {
    /// Cells of the line, in the positions of the first row or column of a board.
    slid: u32,
    points: u32,
}

/// Rules on boards of at most [`MOST_CELLS`] cells.
pub(super) struct ExactGrid {
    rows: usize,
    columns: usize,
    /// For each row (four bits for each cell): the row slid left, and slid right.
    across: Vec<[Line; 2]>,
    /// For each column: the column slid up, and slid down.
    down: Vec<[Line; 2]>,
    mirror: Reflection,
    flip: Reflection,
    /// Reflection along the diagonal; `None` unless the board is a square.
    transpose: Option<Reflection>,
    all: u64,
    /// True if slides that change nothing are legal, false if they are illegal.
    idle: bool,
    spawns: &'static [u8],
    four: f64,
    chance: bool,
}

impl ExactGrid {
    /// Creates the rules on rectangles of at most [`MOST_CELLS`] cells.
    pub(super) fn new(rules: &Twenty48) -> Self {
        let (rows, columns, cells) = (rules.rows(), rules.columns(), rules.cells());
        let turned = |cell| cell % columns * columns + cell / columns;
        Self {
            rows,
            columns,
            across: lines(rules, columns, 1, [Direction::Left, Direction::Right]),
            down: lines(rules, rows, columns, [Direction::Up, Direction::Down]),
            mirror: Reflection::new(cells, |cell| cell + columns - 1 - 2 * (cell % columns)),
            flip: Reflection::new(cells, |cell| {
                (rows - 1 - cell / columns) * columns + cell % columns
            }),
            transpose: (rows == columns).then(|| Reflection::new(cells, turned)),
            all: ONES & ((1 << (4 * cells)) - 1),
            idle: rules.end() == End::Full,
            spawns: rules.spawns(),
            four: rules.four(),
            chance: rules.spawner() == Spawner::Chance,
        }
    }

    /// Returns true if chance places the tiles, and false if an adversary does.
    pub(super) fn has_chance(&self) -> bool {
        self.chance
    }

    /// Returns the number of cells.
    pub(super) fn cells(&self) -> usize {
        self.rows * self.columns
    }

    /// Returns a number that is larger than every level. The largest sum of the tiles on this number of cells is
    /// `2^(cells + 2) - 4`.
    pub(super) fn levels(&self) -> usize {
        1 << (self.cells() + 1)
    }

    /// Returns the tiles of a state.
    pub(super) fn board(&self, state: &Twenty48State) -> BoardWord {
        let cells = state.exponents()[..self.cells()].iter().enumerate();
        cells.map(|(cell, &exponent)| u64::from(exponent) << (4 * cell)).sum()
    }

    /// Returns the smallest image of a board under the symmetries of its shape.
    #[inline]
    fn canonical(&self, board: BoardWord) -> BoardWord {
        let least = |board| {
            let mirrored = self.mirror.image(board);
            let flipped = self.flip.image(board).min(self.flip.image(mirrored));
            flipped.min(board).min(mirrored)
        };
        match &self.transpose {
            Some(transpose) => least(board).min(least(transpose.image(board))),
            None => least(board),
        }
    }

    /// Calls `visit` with every legal slide, in the order of the rules: its direction, the board after it, and its
    /// points.
    #[inline]
    pub(super) fn slides(
        &self,
        board: BoardWord,
        mut visit: impl FnMut(Direction, BoardWord, u32),
    ) {
        let mut after = [0; 4];
        let mut points = [0; 4];
        let width = 4 * self.columns;
        for row in 0..self.rows {
            let at = width * row;
            let lines = &self.across[(board >> at) as usize & ((1 << width) - 1)];
            for (toward, line) in lines.iter().enumerate() {
                after[toward] |= u64::from(line.slid) << at;
                points[toward] += line.points;
            }
        }
        for column in 0..self.columns {
            let cell = |row: usize| (board >> (width * row + 4 * column) & 15) << (4 * row);
            let cells: u64 = (0..self.rows).map(cell).sum();
            for (toward, line) in self.down[cells as usize].iter().enumerate() {
                after[2 + toward] |= u64::from(line.slid) << (4 * column);
                points[2 + toward] += line.points;
            }
        }
        for (index, direction) in Direction::ALL[..4].iter().enumerate() {
            if self.idle || after[index] != board {
                visit(*direction, after[index], points[index]);
            }
        }
    }

    /// Returns a word with the lowest bit of every empty cell.
    #[inline]
    fn empties(&self, board: BoardWord) -> u64 {
        !(board | board >> 1 | board >> 2 | board >> 3) & self.all
    }

    /// Calls `visit` with every possible spawn, cell by cell: the cell, the exponent, the board after the spawn, and
    /// its probability. Returns false if the board is full, else true.
    #[inline]
    pub(super) fn spawns(
        &self,
        board: BoardWord,
        mut visit: impl FnMut(u8, u8, BoardWord, f64),
    ) -> bool {
        let mut empties = self.empties(board);
        let each = 1.0 / f64::from(empties.count_ones());
        let is_room = empties != 0;
        while empties != 0 {
            let at = empties.trailing_zeros();
            for &exponent in self.spawns {
                let share = if exponent == 2 { self.four } else { 1.0 - self.four };
                visit((at / 4) as u8, exponent, board | u64::from(exponent) << at, each * share);
            }
            empties &= empties - 1;
        }
        is_room
    }

    /// Returns the key of a board's class under the symmetries. Together with the sum of the tiles it determines the
    /// canonical board, so the ninth cell is left out. A key is never 0: that would be eight tiles 2^15.
    #[inline]
    pub(super) fn key(&self, board: BoardWord) -> u32 {
        !(self.canonical(board) as u32)
    }

    /// Returns the canonical board of a key. `level` is half the sum of its tiles.
    #[inline]
    pub(super) fn board_of_key(&self, key: u32, level: usize) -> BoardWord {
        let board = u64::from(!key);
        if self.cells() < MOST_CELLS {
            return board;
        }
        let ninth = level - level_of(board);
        // Half of a tile 2^k is 2^(k-1), whose bit length is k. For an empty cell, it is 0, whose bit length is 0.
        let exponent = u64::from(usize::BITS - ninth.leading_zeros());
        board | exponent << 32
    }
}

/// Returns half the sum of the tiles of a board. A placed 2 adds 1 to it, and a placed 4 adds 2.
#[inline]
pub(super) fn level_of(board: BoardWord) -> usize {
    let half = |cell: u32| (tile((board >> (4 * cell) & 15) as u8) / 2) as usize;
    (0..MOST_CELLS as u32).map(half).sum()
}

/// Returns the exponent of the largest tile; 0 on an empty board.
#[inline]
pub(super) fn largest(board: BoardWord) -> u8 {
    (0..MOST_CELLS as u32).map(|cell| (board >> (4 * cell) & 15) as u8).fold(0, u8::max)
}

/// Returns every line of a length after slides in both `ways` under the rules, in the positions of the first row or
/// column. Neighbours in a line are `stride` cells apart. Lines with impossible tiles stay empty.
fn lines(rules: &Twenty48, length: usize, stride: usize, ways: [Direction; 2]) -> Vec<[Line; 2]> {
    let most = rules.cells() as u8 + 1;
    let pushed = |cells: usize| {
        let mut state = Twenty48State::empty(0);
        for place in 0..length {
            state.cells[place * stride] = (cells >> (4 * place) & 15) as u8;
        }
        if state.largest() > most {
            return [Line::default(); 2];
        }
        ways.map(|way| {
            let slid = rules.slid(&state, way).unwrap_or(state);
            let nibble = |at: usize| u32::from(slid.cells[at * stride]) << (4 * at * stride);
            Line { slid: (0..length).map(nibble).sum(), points: slid.score() as u32 }
        })
    };
    (0..1 << (4 * length)).map(pushed).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Twenty48Action;
    use damier_game::{Game, Params, Rng, Symmetric, Turn};

    fn rules(name: &str) -> Twenty48 {
        let (_, params) = Params::read_game(name).expect("a game");
        Twenty48::read(&params).expect("a variant")
    }

    /// Checks slides, spawns, the canonical form, the key and the level against the rules, over random games.
    #[test]
    fn boards_in_a_word_are_states_of_the_rules() {
        let names = ["2x2", "2x3", "3x2", "2x4", "4x2", "3x3", "3x3,merge=cascade,end=full"];
        for name in names {
            let rules = rules(&format!("2048:{name}"));
            let grid = ExactGrid::new(&rules);
            let (mut rng, mut seen) = (Rng::new(9), 0);
            while seen < 2000 {
                let mut state = rules.opening(&mut rng);
                while let Some(action) = rules.random_action(&state, &mut rng) {
                    agrees(&rules, &grid, &state);
                    seen += 1;
                    rules.apply(&mut state, action);
                }
            }
        }
    }

    fn agrees(rules: &Twenty48, grid: &ExactGrid, state: &Twenty48State) {
        let board = grid.board(state);
        let least = (0..rules.symmetries()).map(|index| grid.board(&rules.map_state(index, state)));
        let canonical = grid.canonical(board);
        assert_eq!(Some(canonical), least.min());
        assert_eq!((2 * level_of(board) as u128, largest(board)), (state.sum(), state.largest()));
        assert_eq!(grid.board_of_key(grid.key(board), level_of(board)), canonical);
        let mut found = Vec::new();
        if rules.turn(state) == Turn::Chance {
            grid.spawns(board, |cell, exponent, next, share| {
                found.push((Twenty48Action::Spawn { cell, exponent }, next, share));
            });
        } else {
            grid.slides(board, |direction, next, points| {
                found.push((Twenty48Action::Slide(direction), next, f64::from(points)));
            });
        }
        let chance = rules.chance_outcomes(state);
        let slides = rules.legal_actions(state);
        let by_rules =
            chance.into_iter().chain(slides.into_iter().map(|action| {
                (action, (rules.after(state, action).score() - state.score()) as f64)
            }));
        let by_rules: Vec<_> = by_rules
            .map(|(action, number)| (action, grid.board(&rules.after(state, action)), number))
            .collect();
        assert_eq!(found, by_rules);
    }
}
