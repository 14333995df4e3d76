//! The board as bits, and the lines on it.

/// Rows of the board.
pub(crate) const ROWS: usize = 6;

/// Columns of the board.
pub(crate) const COLUMNS: usize = 7;

/// Stones that make a line.
const LENGTH: usize = 4;

/// Lines: 24 along rows, 21 along columns, 12 along each kind of diagonal.
const COUNT: usize = 69;

/// The lines, each as the bits of its four cells.
pub(crate) const LINES: [u64; COUNT] = find_lines();

/// The bit of a cell; rows are counted from the bottom, rows and columns from 0.
pub(crate) const fn bit(row: usize, column: usize) -> u64 {
    1 << (ROWS * column + row)
}

/// The bits of a whole column.
pub(crate) const fn column_bits(column: usize) -> u64 {
    bit(ROWS, column) - bit(0, column)
}

/// True if a line lies within these cells.
pub(crate) fn holds_line(cells: u64) -> bool {
    LINES.iter().any(|line| cells & line == *line)
}

const fn find_lines() -> [u64; COUNT] {
    // Along a row, along a column, along the diagonals.
    const STEPS: [(isize, isize); 4] = [(0, 1), (1, 0), (1, 1), (-1, 1)];
    let mut lines = [0; COUNT];
    let (mut found, mut index) = (0, 0);
    while index < ROWS * COLUMNS * STEPS.len() {
        let cell = index / STEPS.len();
        if let Some(line) = find_line(cell % ROWS, cell / ROWS, STEPS[index % STEPS.len()]) {
            lines[found] = line;
            found += 1;
        }
        index += 1;
    }
    assert!(found == COUNT);
    lines
}

/// The line from a cell on; `None` if it leaves the board.
const fn find_line(row: usize, column: usize, step: (isize, isize)) -> Option<u64> {
    let (mut line, mut at) = (0, 0);
    while at < LENGTH {
        let row = row as isize + step.0 * at as isize;
        let column = column as isize + step.1 * at as isize;
        if row < 0 || row >= ROWS as isize || column >= COLUMNS as isize {
            return None;
        }
        line |= bit(row as usize, column as usize);
        at += 1;
    }
    Some(line)
}
