//! Evaluators on the fast board, which use tables of rows. A test checks that they equal the general evaluators.

use crate::evaluator::{Course, sign_changes};
use crate::packed::{Packed, reversed};
use std::sync::LazyLock;

/// Evaluates boards before a slide.
pub(crate) trait LeafEvaluator: Send {
    /// Returns the value for the first seat, the same as that of the general evaluator.
    fn value(&self, board: Packed) -> i64;
}

/// [`crate::evaluator::Course`] with tables.
pub(crate) struct CourseLeaf {
    course: Course,
    tables: &'static CourseTables,
}

struct CourseTables {
    /// For each row, the number of empty cells in the high byte and the number of sign changes in the low byte. The
    /// sums over a board fit into the bytes, too.
    rows: Box<[u16]>,
    /// For each column, the number of sign changes.
    columns: Box<[u8]>,
    /// For each row, the largest exponent.
    largest: Box<[u8]>,
}

static COURSE: LazyLock<CourseTables> = LazyLock::new(|| {
    let exponents = |row: u16| (0..4).map(move |cell| (row >> (4 * cell) & 0xf) as u8);
    let rows = || 0..=u16::MAX;
    let changes = |row: u16| sign_changes(exponents(row)) as u16;
    let empty = |row: u16| exponents(row).filter(|&k| k == 0).count() as u16;
    CourseTables {
        rows: rows().map(|row| empty(row) << 8 | changes(row)).collect(),
        columns: rows().map(|row| changes(row) as u8).collect(),
        largest: rows().map(|row| exponents(row).fold(0, u8::max)).collect(),
    }
});

impl CourseLeaf {
    pub(crate) fn new(course: Course) -> Self {
        Self { course, tables: &COURSE }
    }
}

impl LeafEvaluator for CourseLeaf {
    #[inline]
    fn value(&self, board: Packed) -> i64 {
        const CORNERS: u64 = 0x1001_0000_0000_1001;
        const EDGES: u64 = 0x1111_1001_1001_1111;
        let (course, tables) = (&self.course, self.tables);
        let turned = board.transposed();
        let (mut counts, mut largest) = (0u16, 0);
        for index in 0..4 {
            let (row, column) = (usize::from(board.row(index)), usize::from(turned.row(index)));
            counts += tables.rows[row] + u16::from(tables.columns[column]);
            largest = largest.max(tables.largest[row]);
        }
        let at_largest = board.bits_of(largest);
        i64::from(largest) + course.empty * i64::from(counts >> 8)
            - course.change * i64::from(counts & 0xff)
            + course.corner * i64::from(at_largest & CORNERS != 0)
            + course.edge * i64::from(at_largest & EDGES != 0)
    }
}

/// [`crate::evaluator::Snake`] with tables.
pub(crate) struct SnakeLeaf(&'static SnakeTables);

struct SnakeTables {
    /// For each row, the sum of its tiles with the weights 64, 16, 4 and 1 from its low end.
    forward: Box<[u32]>,
    /// Same sum with the weights from its high end.
    backward: Box<[u32]>,
}

static SNAKE: LazyLock<SnakeTables> = LazyLock::new(|| {
    let weigh = |row: u16| {
        let exponents = (0..4).map(|cell| u32::from(row >> (4 * cell) & 0xf));
        let weighed = exponents.enumerate().filter(|&(_, k)| k > 0);
        weighed.map(|(cell, k)| 1u32 << (k + 6 - 2 * cell as u32)).sum()
    };
    SnakeTables {
        forward: (0..=u16::MAX).map(weigh).collect(),
        backward: (0..=u16::MAX).map(|row| weigh(reversed(row))).collect(),
    }
});

impl SnakeLeaf {
    pub(crate) fn new() -> Self {
        Self(&SNAKE)
    }

    /// Returns the best value of the four paths along the rows.
    #[inline]
    fn along_rows(&self, board: Packed) -> i64 {
        let rows = [0, 1, 2, 3].map(|row| usize::from(board.row(row)));
        let forward = rows.map(|row| i64::from(self.0.forward[row]));
        let backward = rows.map(|row| i64::from(self.0.backward[row]));
        let path = |a: i64, b: i64, c: i64, d: i64| (a << 24) + (b << 16) + (c << 8) + d;
        let [f, b] = [forward, backward];
        let down = path(f[0], b[1], f[2], b[3]).max(path(b[0], f[1], b[2], f[3]));
        let up = path(f[3], b[2], f[1], b[0]).max(path(b[3], f[2], b[1], f[0]));
        down.max(up)
    }
}

impl LeafEvaluator for SnakeLeaf {
    #[inline]
    fn value(&self, board: Packed) -> i64 {
        if board.empties() == 0 && board.is_stuck() {
            return 0;
        }
        self.along_rows(board).max(self.along_rows(board.transposed()))
    }
}
