//! Whole games of `greedy` against `random-available`, many thousands per second.
//!
//! The rules of [`Filler`] store sets as rows of bits, which suits every board. A playout needs less. It stores one
//! byte per cell, finds a region when it is first touched, and visits every cell a few times in a whole game. It plays
//! the same games as the rules, call by call.

use crate::ban::Ban;
use crate::board::{CellContent, MAX_COLOURS};
use crate::control::{CallRecord, RecordedPosition, STRIDE};
use crate::rules::{Filler, Swap};
use crate::shape::{MAX_SIDE, Topology};
use damier_game::{Rng, Seat};

/// Colour of a cell, in the low bits of its byte.
const COLOUR: u8 = 0x0f;
/// Bit of a cell that belongs to a zone, or to the frame around the board.
const OWNED: u8 = 0x10;
/// By seat, the bit of a cell whose region touches the seat's zone.
const AVAILABLE: [u8; 2] = [0x20, 0x40];

/// Number of bytes from the northern neighbour of a cell to the southern one, both included.
const NEAR: usize = 2 * STRIDE + 1;
/// Places of a cell's neighbours among these bytes.
const NEIGHBOURS: [usize; 4] = [0, STRIDE - 1, STRIDE + 1, 2 * STRIDE];

/// Result of a playout.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FillerPlayoutResult {
    /// Score of each seat, as [`damier_game::Game::score`] counts it.
    pub scores: [i64; 2],
    /// Number of calls of both seats together.
    pub plies: u32,
}

/// Available regions of one colour.
#[derive(Clone, Debug, Default)]
struct List {
    /// Cells of these regions. The other seat may have taken some of the regions.
    cells: Vec<u16>,
    /// Number of these cells that the other seat has taken.
    stale: usize,
}

impl List {
    /// Returns the number of cells that a call gains: those that are still neutral.
    fn gain(&self) -> usize {
        self.cells.len() - self.stale
    }

    fn clear(&mut self) {
        self.cells.clear();
        self.stale = 0;
    }
}

/// Board with a frame around it, in rows of [`STRIDE`] bytes.
type Cells = [u8; STRIDE * (MAX_SIDE + 2)];

/// Cells whose neighbours are still to be visited, with room for one extra entry.
type Queue = [u16; MAX_SIDE * MAX_SIDE + 1];

/// A board that is reused for many games.
#[derive(Clone, Debug)]
pub struct FillerPlayout {
    rules: Filler,
    cells: Box<Cells>,
    /// By seat and colour.
    lists: [[List; MAX_COLOURS]; 2],
    queue: Box<Queue>,
    owned: [usize; 2],
    record: CallRecord,
    /// Number of calls without gain since the last call that gained cells.
    idle: usize,
}

impl FillerPlayout {
    /// Creates a playout under these rules. `None` unless the board is a plane without holes and there is no ban and no
    /// swap.
    #[must_use]
    pub fn new(rules: &Filler) -> Option<Self> {
        let plain = rules.topology() == Topology::Plane
            && rules.ban == Ban::default()
            && rules.swap == Swap::None;
        (plain && rules.holes == 0).then(|| Self {
            rules: rules.clone(),
            cells: Box::new([OWNED; STRIDE * (MAX_SIDE + 2)]),
            lists: Default::default(),
            queue: Box::new([0; MAX_SIDE * MAX_SIDE + 1]),
            owned: [1, 1],
            record: CallRecord::default(),
            idle: 0,
        })
    }

    /// Draws a board as [`damier_game::Game::opening`] does, and plays it with `greedy` on the given seat and
    /// `random-available` on the other. `players` are the random generators of both players, by seat.
    ///
    /// A game that control has ended continues until a seat owns enough cells. The result does not include these calls,
    /// but they draw from the generators in `players`.
    pub fn play(
        &mut self,
        board: &mut Rng,
        players: &mut [Rng; 2],
        greedy: Seat,
    ) -> FillerPlayoutResult {
        self.draw(board);
        while !self.is_decided() {
            let seat = self.record.plies() % 2;
            let colour = if seat == greedy.index() {
                self.greedy_call(seat, &mut players[seat])
            } else {
                self.available_call(seat, &mut players[seat])
            };
            if self.lists[seat][colour].gain() == 0 {
                self.idle += 1;
            } else {
                self.idle = 0;
                self.take(seat, colour);
            }
            self.record.end_ply();
        }
        let mut end = RecordedPosition::last(&self.rules, &self.record, self.owned);
        end.go_to_end();
        FillerPlayoutResult { scores: end.scores(), plies: end.plies as u32 }
    }

    /// Returns true if the game is over. It may have been over for some plies.
    fn is_decided(&self) -> bool {
        self.owned.iter().any(|&cells| self.rules.is_enough(cells))
            || self.owned[0] + self.owned[1] == self.rules.cells()
            || self.idle >= self.rules.idle_limit()
    }

    fn draw(&mut self, rng: &mut Rng) {
        let columns = self.rules.columns();
        let squares = self.rules.draw_squares(rng);
        for (row, squares) in squares.chunks_exact(columns).enumerate() {
            let first = (row + 1) * STRIDE + 1;
            for (cell, square) in self.cells[first..first + columns].iter_mut().zip(squares) {
                *cell = match *square {
                    CellContent::Neutral(colour) => colour,
                    CellContent::Owned(_) | CellContent::Hole => OWNED,
                };
            }
        }
        for list in self.lists.as_flattened_mut() {
            list.clear();
        }
        self.owned = [1, 1];
        self.record.clear();
        self.idle = 0;
        let starts = [Seat::FIRST, Seat::SECOND].map(|seat| {
            let (row, column) = self.rules.shape.start(seat);
            (row + 1) * STRIDE + column + 1
        });
        for start in starts {
            self.cells[start] = OWNED;
        }
        for (seat, start) in starts.into_iter().enumerate() {
            let end = touch(&mut self.cells, &mut self.queue, seat, start, 0);
            self.discover(seat, end);
        }
    }

    /// Returns the call of [`crate::strategy::Best`] with [`crate::strategy::Gain`].
    fn greedy_call(&self, seat: usize, rng: &mut Rng) -> usize {
        let lists = &self.lists[seat][..self.rules.colours];
        let most = lists.iter().map(List::gain).max().unwrap_or(0);
        pick(lists, |gain| gain == most, rng)
    }

    /// Returns the call of [`crate::strategy::RandomAvailable`].
    fn available_call(&self, seat: usize, rng: &mut Rng) -> usize {
        let lists = &self.lists[seat][..self.rules.colours];
        let none = lists.iter().all(|list| list.gain() == 0);
        pick(lists, |gain| gain > 0 || none, rng)
    }

    /// Gives a seat its available regions of a colour.
    fn take(&mut self, seat: usize, colour: usize) {
        let Self { cells, queue, lists, record, .. } = self;
        let [first, second] = lists.each_mut().map(|lists| &mut lists[colour]);
        let (list, others) = if seat == 0 { (first, second) } else { (second, first) };
        let mut found = 0;
        for &place in &list.cells {
            let cell = &mut cells[usize::from(place)];
            if *cell & OWNED == 0 {
                others.stale += usize::from(*cell & AVAILABLE[1 - seat] != 0);
                *cell = OWNED;
                record.cells.push(place);
                found = touch(cells, queue, seat, usize::from(place), found);
            }
        }
        self.owned[seat] += list.gain();
        list.clear();
        self.discover(seat, found);
    }

    /// Marks the regions of the first `end` queued cells as available to a seat, and lists their cells.
    ///
    /// Few neighbours are of the same colour, so the processor predicts the test well enough.
    fn discover(&mut self, seat: usize, mut end: usize) {
        let Self { cells, queue, lists, .. } = self;
        let lists = &mut lists[seat];
        let alike = OWNED | AVAILABLE[seat] | COLOUR;
        let mut done = 0;
        while done < end {
            let place = queue[done];
            done += 1;
            let north = usize::from(place) - STRIDE;
            let near = &mut cells[north..north + NEAR];
            let colour = near[STRIDE] & COLOUR;
            for offset in NEIGHBOURS {
                if near[offset] & alike == colour {
                    near[offset] |= AVAILABLE[seat];
                    queue[end] = (north + offset) as u16;
                    end += 1;
                }
            }
            lists[usize::from(colour)].cells.push(place);
        }
    }
}

/// Queues the cells next to a seat's new cell that become available. Returns the queue's new end.
///
/// Whether a neighbour is new is close to random, so a branch would often be mispredicted. The loop therefore writes
/// first and counts afterwards.
#[inline]
fn touch(cells: &mut Cells, queue: &mut Queue, seat: usize, place: usize, mut end: usize) -> usize {
    let known = OWNED | AVAILABLE[seat];
    let north = place - STRIDE;
    let near = &mut cells[north..north + NEAR];
    for offset in NEIGHBOURS {
        let new = near[offset] & known == 0;
        near[offset] |= AVAILABLE[seat] * u8::from(new);
        queue[end] = (north + offset) as u16;
        end += usize::from(new);
    }
    end
}

/// Returns one of the colours whose gain passes, each equally likely.
#[inline]
fn pick(lists: &[List], passes: impl Fn(usize) -> bool, rng: &mut Rng) -> usize {
    let (mut colours, mut count) = ([0; MAX_COLOURS], 0);
    for (colour, list) in lists.iter().enumerate() {
        colours[count] = colour;
        count += usize::from(passes(list.gain()));
    }
    rng.pick(&colours[..count]).unwrap_or(0)
}
