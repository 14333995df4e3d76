//! Evaluators of the players of the course. Their values serve to compare states, and do not estimate the score.

use crate::rules::Twenty48;
use crate::shape::Direction;
use crate::state::{Twenty48State, points};
use damier_game::{Game, Seat, Turn};
use damier_search::Evaluator;

/// Evaluation of the course, with these weights by default: 10·empty − 11·non-monotonicity + best + 60·corner +
/// 50·edge.
///
/// - `empty` is the number of empty cells.
/// - The non-monotonicity of a line is the number of sign changes between successive differences of exponents (an empty
///   cell is 0). A difference of 0 has no sign, and makes no change with either neighbour. The numbers of all rows and
///   columns are added up.
/// - `best` is the largest exponent.
/// - `corner` is 1 if a largest tile is in a corner, else 0.
/// - `edge` is 1 if a largest tile is at an edge, else 0. A corner is at an edge, too.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Course {
    /// Weight of each empty cell.
    pub empty: i64,
    /// Penalty for each sign change.
    pub change: i64,
    /// Weight of a largest tile in a corner.
    pub corner: i64,
    /// Weight of a largest tile at an edge.
    pub edge: i64,
}

/// Weights of the course.
impl Default for Course {
    fn default() -> Self {
        Self { empty: 10, change: 11, corner: 60, edge: 50 }
    }
}

/// Counts of a board that [`Course`] weighs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct CourseCounts {
    /// Number of empty cells.
    pub(crate) empty: i64,
    /// Sum of the non-monotonicities of all lines.
    pub(crate) changes: i64,
    /// Exponent of the largest tile.
    pub(crate) largest: u8,
    /// True if a largest tile is in a corner.
    pub(crate) is_in_corner: bool,
    /// True if a largest tile is at an edge.
    pub(crate) is_at_edge: bool,
}

impl CourseCounts {
    pub(crate) fn new(rules: &Twenty48, state: &Twenty48State) -> Self {
        let largest = state.largest();
        let (mut is_in_corner, mut is_at_edge, mut changes) = (false, false, 0);
        for cell in (0..rules.cells()).filter(|&cell| state.cells[cell] == largest) {
            is_in_corner |= rules.shape.is_corner(cell);
            is_at_edge |= rules.shape.is_edge(cell);
        }
        // One direction of each axis is enough, because sign changes are the same in both directions.
        for &direction in rules.directions().iter().step_by(2) {
            for line in rules.shape.lines(direction) {
                changes += sign_changes(line.iter().map(|&cell| state.cells[usize::from(cell)]));
            }
        }
        let empty = rules.empty_cells(state).count() as i64;
        Self { empty, changes, largest, is_in_corner, is_at_edge }
    }
}

impl Course {
    /// Returns the evaluation of a board. It does not depend on the side to move.
    #[must_use]
    pub fn value(&self, rules: &Twenty48, state: &Twenty48State) -> i64 {
        self.weigh(CourseCounts::new(rules, state))
    }

    pub(crate) fn weigh(&self, counts: CourseCounts) -> i64 {
        self.empty * counts.empty - self.change * counts.changes
            + i64::from(counts.largest)
            + self.corner * i64::from(counts.is_in_corner)
            + self.edge * i64::from(counts.is_at_edge)
    }
}

impl Evaluator<Twenty48> for Course {
    fn evaluate(&self, game: &Twenty48, state: &Twenty48State, seat: Seat) -> i64 {
        for_seat(self.value(game, state), seat)
    }
}

/// Serpentine weighting: the sum of all tiles, each multiplied by the weight of its cell. Weights fall along a path
/// that winds through the rows or columns from a corner. Of all such paths, the one with the highest sum counts. A
/// finished game is worth 0.
///
/// The first cell has weight 2^30. Each next cell has a quarter of the weight before it, but at least 1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Snake {
    paths: Vec<Vec<u8>>,
}

impl Snake {
    /// Creates the evaluator for a rectangle. Returns `None` for the 2x2x2x2 box, which has no such paths.
    #[must_use]
    pub fn new(rules: &Twenty48) -> Option<Self> {
        use Direction::{Left, Right, Up};
        let mut paths = Vec::new();
        for (first, back) in [(Left, Right), (Up, Direction::Down)] {
            for (first, back) in [(first, back), (back, first)] {
                let lines = |direction| rules.shape.lines(direction).collect::<Vec<_>>();
                let (mut there, mut back) = (lines(first), lines(back));
                paths.push(serpentine(&there, &back));
                there.reverse();
                back.reverse();
                paths.push(serpentine(&there, &back));
            }
        }
        rules.is_rectangle().then_some(Self { paths })
    }

    /// Returns the weight of the cell with this index on the path, counted from 0.
    pub(crate) const fn weight(place: usize) -> i64 {
        if place < 15 { 1 << (30 - 2 * place) } else { 1 }
    }

    /// Returns the evaluation of a board. It does not depend on the side to move.
    #[must_use]
    pub fn value(&self, state: &Twenty48State) -> i64 {
        let along = |path: &Vec<u8>| weigh(path, state);
        self.paths.iter().map(along).fold(0, i64::max)
    }
}

impl Evaluator<Twenty48> for Snake {
    fn evaluate(&self, game: &Twenty48, state: &Twenty48State, seat: Seat) -> i64 {
        match game.turn(state) {
            Turn::Over => 0,
            _ => for_seat(self.value(state), seat),
        }
    }
}

/// Returns the path along every other line of `there`, and along the lines between them of `back`.
fn serpentine(there: &[&[u8]], back: &[&[u8]]) -> Vec<u8> {
    let line = |index: usize| {
        if index.is_multiple_of(2) { there[index] } else { back[index] }
    };
    (0..there.len()).flat_map(|index| line(index).iter().copied()).collect()
}

fn weigh(path: &[u8], state: &Twenty48State) -> i64 {
    let mut sum = 0i64;
    for (place, &cell) in path.iter().enumerate() {
        let exponent = state.cells[usize::from(cell)];
        if exponent > 0 {
            sum = sum.saturating_add(points(exponent).saturating_mul(Snake::weight(place)));
        }
    }
    sum
}

fn for_seat(value: i64, seat: Seat) -> i64 {
    if seat == Seat::FIRST { value } else { -value }
}

/// Counts the sign changes between successive differences of a line.
pub(crate) fn sign_changes(mut exponents: impl Iterator<Item = u8>) -> i64 {
    let Some(first) = exponents.next() else {
        return 0;
    };
    let (mut last, mut last_sign, mut changes) = (first, 0, 0);
    for exponent in exponents {
        let sign = (i64::from(exponent) - i64::from(last)).signum();
        changes += i64::from(sign * last_sign < 0);
        (last, last_sign) = (exponent, sign);
    }
    changes
}
