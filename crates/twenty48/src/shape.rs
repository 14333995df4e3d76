//! Shapes of boards. A shape is a list of lines of cells for each direction. The cells of a line are counted from the
//! edge towards which tiles slide.

use crate::state::MAX_CELLS;

/// Direction of a slide. Rectangles have the first four directions, and the 2x2x2x2 box has all eight.
///
/// The box is shown as two by two grids. `left`, `right`, `up` and `down` push tiles within a grid. `ana` pushes them
/// towards the upper grids, `kata` towards the lower ones, `in` towards the left ones, and `out` towards the right
/// ones.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Direction {
    /// Towards the first column.
    Left,
    /// Towards the last column.
    Right,
    /// Towards the first row.
    Up,
    /// Towards the last row.
    Down,
    /// Towards the upper grids of the box.
    Ana,
    /// Towards the lower grids of the box.
    Kata,
    /// Towards the left grids of the box.
    In,
    /// Towards the right grids of the box.
    Out,
}

impl Direction {
    /// All directions, in the order in which actions are listed.
    pub const ALL: [Self; 8] =
        [Self::Left, Self::Right, Self::Up, Self::Down, Self::Ana, Self::Kata, Self::In, Self::Out];

    /// Returns the word for the direction in texts.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Left => "left",
            Self::Right => "right",
            Self::Up => "up",
            Self::Down => "down",
            Self::Ana => "ana",
            Self::Kata => "kata",
            Self::In => "in",
            Self::Out => "out",
        }
    }

    /// Returns the direction with this word, in upper or lower case, or `None` if there is none.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|direction| direction.word().eq_ignore_ascii_case(word))
    }

    /// Returns the direction along an axis of the shape: towards its high end if `high` is true, towards its low end if
    /// it is false.
    fn along(axis: usize, high: bool) -> Self {
        Self::ALL[2 * axis + usize::from(high)]
    }
}

/// Axis of a shape.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Axis {
    size: usize,
    /// Difference between the numbers of neighbouring cells.
    stride: usize,
}

impl Axis {
    fn coordinate(self, cell: usize) -> usize {
        cell / self.stride % self.size
    }

    fn is_end(self, cell: usize) -> bool {
        let coordinate = self.coordinate(cell);
        coordinate == 0 || coordinate == self.size - 1
    }
}

/// Lines of one direction, one after the other. All have the same length.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Lines {
    length: usize,
    cells: Box<[u8]>,
}

/// Symmetry of a shape, which maps each cell and each direction to its image.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Symmetry {
    cells: Box<[u8]>,
    directions: [Direction; 8],
}

impl Symmetry {
    pub(crate) fn cell(&self, cell: u8) -> u8 {
        self.cells[usize::from(cell)]
    }

    pub(crate) fn direction(&self, direction: Direction) -> Direction {
        self.directions[direction as usize]
    }
}

/// Shape of a board. Its cells are numbered row by row as shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct BoardShape {
    rows: usize,
    columns: usize,
    axes: usize,
    lines: Vec<Lines>,
    /// For each cell, the number of axes at one of whose ends the cell lies.
    ends: Box<[u8]>,
    symmetries: Vec<Symmetry>,
}

impl BoardShape {
    /// Creates a rectangle. Both sides must be at least 2, and the number of cells at most [`MAX_CELLS`].
    pub(crate) fn rectangle(rows: usize, columns: usize) -> Self {
        let across = Axis { size: columns, stride: 1 };
        let down = Axis { size: rows, stride: columns };
        Self::new(rows, columns, &[across, down])
    }

    /// Creates the 2x2x2x2 box, which is shown as 4 rows of 4 cells. In the number of a cell, bit 0 is its column
    /// within a grid, bit 1 the column of the grid, bit 2 the row within a grid, and bit 3 the row of the grid.
    pub(crate) fn hypercube() -> Self {
        let axes = [1, 4, 8, 2].map(|stride| Axis { size: 2, stride });
        Self::new(4, 4, &axes)
    }

    fn new(rows: usize, columns: usize, axes: &[Axis]) -> Self {
        debug_assert!(rows * columns <= MAX_CELLS, "a state holds 64 cells");
        let cells = rows * columns;
        let lines = axes
            .iter()
            .flat_map(|&axis| [lines(axis, cells, false), lines(axis, cells, true)])
            .collect();
        let ends = |cell| axes.iter().filter(|axis| axis.is_end(cell)).count() as u8;
        Self {
            rows,
            columns,
            axes: axes.len(),
            lines,
            ends: (0..cells).map(ends).collect(),
            symmetries: symmetries(axes, cells),
        }
    }

    /// Returns the number of rows as shown.
    pub(crate) fn rows(&self) -> usize {
        self.rows
    }

    /// Returns the number of columns as shown.
    pub(crate) fn columns(&self) -> usize {
        self.columns
    }

    pub(crate) fn cells(&self) -> usize {
        self.rows * self.columns
    }

    pub(crate) fn is_rectangle(&self) -> bool {
        self.axes == 2
    }

    pub(crate) fn directions(&self) -> &'static [Direction] {
        &Direction::ALL[..2 * self.axes]
    }

    /// Returns the lines of a direction. Each begins at the edge towards which tiles slide.
    #[inline]
    pub(crate) fn lines(&self, direction: Direction) -> impl Iterator<Item = &[u8]> {
        let lines = &self.lines[direction as usize];
        lines.cells.chunks_exact(lines.length)
    }

    /// Returns true if a cell is at an end of every axis, false if not.
    pub(crate) fn is_corner(&self, cell: usize) -> bool {
        usize::from(self.ends[cell]) == self.axes
    }

    /// Returns true if a cell is at an end of some axis, false if not.
    pub(crate) fn is_edge(&self, cell: usize) -> bool {
        self.ends[cell] > 0
    }

    pub(crate) fn symmetries(&self) -> &[Symmetry] {
        &self.symmetries
    }
}

/// Returns the lines along an axis. They begin at its high end if `from_high` is true, and at its low end if it is
/// false.
fn lines(axis: Axis, cells: usize, from_high: bool) -> Lines {
    let first = (0..cells).filter(|&cell| axis.coordinate(cell) == 0);
    let line = |start: usize| {
        (0..axis.size).map(move |step| {
            let step = if from_high { axis.size - 1 - step } else { step };
            (start + step * axis.stride) as u8
        })
    };
    Lines { length: axis.size, cells: first.flat_map(line).collect() }
}

/// Returns all symmetries: every exchange of axes of the same size, combined with every reflection. There are 8 for a
/// square, 4 for other rectangles, and 4! x 2^4 = 384 for the 2x2x2x2 box. The identity is the first.
fn symmetries(axes: &[Axis], cells: usize) -> Vec<Symmetry> {
    let mut all = Vec::new();
    for targets in permutations(axes.len()) {
        let fits = (0..axes.len()).all(|axis| axes[axis].size == axes[targets[axis]].size);
        if fits {
            let masks = 0..1usize << axes.len();
            all.extend(masks.map(|mask| symmetry(axes, cells, &targets, mask)));
        }
    }
    all
}

/// Returns the symmetry that maps each axis `a` to the axis `targets[a]`. The axis is reflected if bit `a` of `mask` is
/// set.
fn symmetry(axes: &[Axis], cells: usize, targets: &[usize], mask: usize) -> Symmetry {
    let reflects = |axis: usize| mask >> axis & 1 == 1;
    let image = |cell: usize| {
        let step = |axis: usize| {
            let at = axes[axis].coordinate(cell);
            let at = if reflects(axis) { axes[axis].size - 1 - at } else { at };
            at * axes[targets[axis]].stride
        };
        (0..axes.len()).map(step).sum::<usize>() as u8
    };
    let mut directions = Direction::ALL;
    for axis in 0..axes.len() {
        for high in [false, true] {
            directions[2 * axis + usize::from(high)] =
                Direction::along(targets[axis], high ^ reflects(axis));
        }
    }
    Symmetry { cells: (0..cells).map(image).collect(), directions }
}

/// Returns all permutations of `0..count` in lexicographic order.
fn permutations(count: usize) -> Vec<Vec<usize>> {
    let mut all = vec![Vec::new()];
    for _ in 0..count {
        let longer = |head: &Vec<usize>| {
            let free = (0..count).filter(|item| !head.contains(item));
            free.map(|item| [head.as_slice(), &[item]].concat()).collect::<Vec<_>>()
        };
        all = all.iter().flat_map(longer).collect();
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn symmetries_are_as_many_as_they_should_be_and_distinct() {
        let shapes = [
            (BoardShape::rectangle(4, 4), 8),
            (BoardShape::rectangle(2, 2), 8),
            (BoardShape::rectangle(3, 4), 4),
            (BoardShape::hypercube(), 384),
        ];
        for (shape, count) in shapes {
            let cells: HashSet<_> = shape.symmetries().iter().map(|s| s.cells.clone()).collect();
            assert_eq!((shape.symmetries().len(), cells.len()), (count, count));
            let identity: Vec<u8> = (0..shape.cells() as u8).collect();
            assert_eq!(*shape.symmetries()[0].cells, *identity);
        }
    }

    #[test]
    fn lines_start_at_the_wall() {
        let shape = BoardShape::rectangle(2, 3);
        let lines = |direction| shape.lines(direction).map(<[u8]>::to_vec).collect::<Vec<_>>();
        assert_eq!(lines(Direction::Left), [[0, 1, 2], [3, 4, 5]]);
        assert_eq!(lines(Direction::Right), [[2, 1, 0], [5, 4, 3]]);
        assert_eq!(lines(Direction::Up), [[0, 3], [1, 4], [2, 5]]);
        assert_eq!(lines(Direction::Down), [[3, 0], [4, 1], [5, 2]]);
    }
}
