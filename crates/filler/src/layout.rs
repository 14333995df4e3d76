//! Boards drawn at random: first the holes, then the colours, start cells included.

use crate::board::CellContent;
use crate::shape::{Cells, FillerShape, NO_CELLS, Topology, count};
use damier_game::{Rng, Seat};

/// How the colours of the first board are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) enum BoardLayout {
    /// Every cell on its own, every colour equally likely.
    #[default]
    Random,
    /// No two neighbours of the same colour.
    NoEqual,
    /// Unchanged by half a turn, so that both seats see the same board.
    Symmetric,
    /// Stripes at right angles to the diagonal between the start cells, in a cycle of all colours in random order. On a
    /// square plane each call takes one stripe, and the first seat to call reaches the middle first.
    Diagonal,
}

/// Rounds in which [`recolour`] gives every cell a new colour.
const ROUNDS: usize = 30;

/// Parameters that decide how a board is drawn.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Drawing<'a> {
    pub(crate) shape: &'a FillerShape,
    /// Number of colours.
    pub(crate) colours: usize,
    /// Number of holes.
    pub(crate) holes: usize,
    pub(crate) layout: BoardLayout,
}

/// Draws the cells of a board, row by row.
pub(crate) fn draw(rules: &Drawing<'_>, rng: &mut Rng) -> Vec<CellContent> {
    let shape = rules.shape;
    let holes = draw_holes(rules, rng);
    let mut squares = match rules.layout {
        BoardLayout::Random => draw_each(rules, rng),
        BoardLayout::Symmetric => {
            let mut colours = draw_each(rules, rng);
            for index in 0..shape.size() / 2 {
                colours[shape.size() - 1 - index] = colours[index];
            }
            colours
        }
        BoardLayout::NoEqual => recolour(rules, &holes, rng),
        BoardLayout::Diagonal => draw_stripes(rules, rng),
    };
    if rules.holes > 0 {
        for (index, square) in squares.iter_mut().enumerate() {
            if holes[index / shape.columns] >> (index % shape.columns) & 1 == 1 {
                *square = CellContent::Hole;
            }
        }
    }
    squares
}

fn draw_each(rules: &Drawing<'_>, rng: &mut Rng) -> Vec<CellContent> {
    let colours = rules.colours as u32;
    (0..rules.shape.size()).map(|_| CellContent::Neutral(rng.below(colours) as u8)).collect()
}

fn draw_stripes(rules: &Drawing<'_>, rng: &mut Rng) -> Vec<CellContent> {
    let FillerShape { rows, columns, .. } = *rules.shape;
    let order = draw_order(rules, rng);
    let stripe = |index| rows - 1 - index / columns + index % columns;
    (0..rules.shape.size())
        .map(|index| CellContent::Neutral(order[stripe(index) % order.len()]))
        .collect()
}

/// Returns all colours in random order.
fn draw_order(rules: &Drawing<'_>, rng: &mut Rng) -> Vec<u8> {
    let mut order: Vec<u8> = (0..rules.colours as u8).collect();
    rng.shuffle(&mut order);
    order
}

/// Returns a board without equal neighbours. It starts from a regular pattern in two or three colours. Every cell in
/// turn is given a new colour, drawn among those that none of its neighbours has (heat-bath Glauber dynamics for proper
/// colourings). This is repeated [`ROUNDS`] times.
fn recolour(rules: &Drawing<'_>, holes: &Cells, rng: &mut Rng) -> Vec<CellContent> {
    let shape = rules.shape;
    let order = draw_order(rules, rng);
    let mut planes = vec![NO_CELLS; rules.colours];
    let mut colours: Vec<u8> = (0..shape.size())
        .map(|index| order[pattern(shape, index / shape.columns, index % shape.columns)])
        .collect();
    let cells =
        || (0..shape.size()).map(|index| (index, index / shape.columns, index % shape.columns));
    for (index, row, column) in cells() {
        planes[usize::from(colours[index])][row] |= (1 << column) & !holes[row];
    }
    let mut free = Vec::with_capacity(rules.colours);
    for (index, row, column) in std::iter::repeat_n((), ROUNDS).flat_map(|()| cells()) {
        planes[usize::from(colours[index])][row] &= !(1 << column);
        let meets = |plane: &Cells| shape.neighbours_in_row(plane, row) >> column & 1 == 1;
        free.clear();
        free.extend(
            (0..rules.colours as u8).filter(|&colour| !meets(&planes[usize::from(colour)])),
        );
        // The colour that the cell had is free, so there is one.
        colours[index] = rng.pick(&free).unwrap_or(colours[index]);
        planes[usize::from(colours[index])][row] |= (1 << column) & !holes[row];
    }
    colours.into_iter().map(CellContent::Neutral).collect()
}

/// Returns the smallest number of colours with which the board can be without equal neighbours.
pub(crate) fn fewest_colours(shape: &FillerShape) -> usize {
    if takes_three(shape) { 3 } else { 2 }
}

fn takes_three(shape: &FillerShape) -> bool {
    let odd_ring = |side: usize| side > 1 && side % 2 == 1;
    match shape.topology {
        Topology::Plane => false,
        Topology::Torus => odd_ring(shape.rows) || odd_ring(shape.columns),
        Topology::Hex => shape.rows > 1 && shape.columns > 1,
    }
}

/// Returns the colour of a cell in a pattern without equal neighbours that uses as few colours as possible.
fn pattern(shape: &FillerShape, row: usize, column: usize) -> usize {
    match shape.topology {
        _ if !takes_three(shape) => (row + column) % 2,
        // In axial coordinates, where a row steps half a column: the difference of the two, modulo 3.
        Topology::Hex => (column + 2 * (row / 2) + 2 * row) % 3,
        // On a ring of odd length the last one takes the third colour.
        Topology::Torus | Topology::Plane => {
            let ring = |at: usize, side: usize| match at + 1 == side && side % 2 == 1 && side > 1 {
                true => 2,
                false => at % 2,
            };
            (ring(row, shape.rows) + ring(column, shape.columns)) % 3
        }
    }
}

/// Draws the holes one after the other in random order, skipping every cell without which the remaining cells would not
/// be connected. Starts again if that leaves too few holes. On symmetric boards a cell and its image become holes
/// together, and with an odd number of holes, one is the middle cell.
fn draw_holes(rules: &Drawing<'_>, rng: &mut Rng) -> Cells {
    if rules.holes == 0 {
        return NO_CELLS;
    }
    loop {
        if let Some(holes) = try_holes(rules, rng) {
            return holes;
        }
    }
}

fn try_holes(rules: &Drawing<'_>, rng: &mut Rng) -> Option<Cells> {
    let shape = rules.shape;
    let last = shape.size() - 1;
    let symmetric = rules.layout == BoardLayout::Symmetric;
    let mut holes = NO_CELLS;
    let mut left = rules.holes;
    if symmetric && left % 2 == 1 {
        holes[shape.rows / 2] |= 1 << (shape.columns / 2);
        left -= 1;
    }
    let starts = [Seat::FIRST, Seat::SECOND].map(|seat| {
        let (row, column) = shape.start(seat);
        row * shape.columns + column
    });
    let mut order: Vec<usize> = (0..=last).filter(|index| !starts.contains(index)).collect();
    rng.shuffle(&mut order);
    let mut progress = true;
    while left > 0 && progress {
        progress = false;
        for &index in &order {
            let image = if symmetric { last - index } else { index };
            let size = if image == index { 1 } else { 2 };
            let taken = holes[index / shape.columns] >> (index % shape.columns) & 1 == 1;
            if taken || size > left || (symmetric && size == 1) {
                continue;
            }
            let mut more = holes;
            more[index / shape.columns] |= 1 << (index % shape.columns);
            more[image / shape.columns] |= 1 << (image % shape.columns);
            if is_connected_without(shape, &more) {
                (holes, left, progress) = (more, left - size, true);
            }
        }
    }
    (left == 0).then_some(holes)
}

fn is_connected_without(shape: &FillerShape, holes: &Cells) -> bool {
    let mut rest = NO_CELLS;
    for row in 0..shape.rows {
        rest[row] = shape.full_row() & !holes[row];
    }
    let (row, column) = shape.start(Seat::FIRST);
    let mut seed = NO_CELLS;
    seed[row] = 1 << column;
    count(&shape.connected(&seed, &rest)) == count(&rest)
}
