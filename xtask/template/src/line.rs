//! Bits of cells, and the lines of four cells on the board.

/// Rows of the board.
pub(crate) const ROWS: usize = 6;

/// Columns of the board.
pub(crate) const COLUMNS: usize = 7;

/// Number of cells of a line.
const LENGTH: usize = 4;

/// Number of lines: 24 along rows, 21 along columns, 12 along each kind of diagonal.
const COUNT: usize = 69;

/// All lines, each as the bits of its four cells.
pub(crate) const LINES: [u64; COUNT] = find_lines();

/// Returns the bit of a cell. Rows are counted from 0 at the bottom, and columns from 0 at the left.
pub(crate) const fn bit(row: usize, column: usize) -> u64 {
    1 << (ROWS * column + row)
}

/// Returns the bits of a column.
pub(crate) const fn column_bits(column: usize) -> u64 {
    bit(ROWS, column) - bit(0, column)
}

/// Returns true if all cells of a line are among these cells, false if there is no such line.
pub(crate) fn holds_line(cells: u64) -> bool {
    LINES.iter().any(|line| cells & line == *line)
}

const fn find_lines() -> [u64; COUNT] {
    // Steps along a row, along a column, and along both diagonals.
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

/// Returns the line that starts at a cell and continues by `step`. Returns `None` if it leaves the board.
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
