//! Whole games of `greedy` against `random-available`, many thousands a second.
//!
//! The rules of [`Filler`] keep sets as rows of bits, which serves every board. A playout needs less:
//! it keeps one word per cell, finds a region when it is first touched, and looks at every cell a few
//! times in a whole game. It plays the same games as the rules do, call by call.

use crate::board::{MAX_COLOURS, Square};
use crate::layout;
use crate::rules::{Ban, Filler, Win};
use crate::shape::Topology;
use game::{Rng, Seat};

/// The colour of a cell, in the low bits of its word.
const COLOUR: u16 = 0x0f;
/// By seat: the cell's region touches the zone.
const AVAILABLE: [u16; 2] = [0x10, 0x20];
/// By seat: the cell belongs to the zone.
const OWNED: [u16; 2] = [0x40, 0x80];
/// By seat: the seat can no longer reach the cell.
const LOST: [u16; 2] = [0x100, 0x200];
/// Around the board there is a frame that belongs to both and that neither reaches.
const FRAME: u16 = OWNED[0] | OWNED[1] | LOST[0] | LOST[1];

/// How a playout ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// The score of each seat, as [`game::Game::score`] counts it.
    pub scores: [i64; 2],
    /// Calls of both seats.
    pub plies: u32,
}

/// A board that is drawn and played on again and again.
#[derive(Clone, Debug)]
pub struct Playout {
    rules: Filler,
    /// Cells from one row to the next, the frame included.
    width: usize,
    cells: Vec<u16>,
    /// The cells of each seat's available regions, by colour; some may have been taken by the other.
    available: [[Vec<usize>; MAX_COLOURS]; 2],
    gains: [[u32; MAX_COLOURS]; 2],
    owned: [u32; 2],
    controlled: [u32; 2],
    contested: u32,
    /// The last search that visited each cell.
    visits: Vec<u32>,
    searches: u32,
    stack: Vec<usize>,
}

impl Playout {
    /// A playout under these rules; `None` unless they have a plane without holes and no ban.
    #[must_use]
    pub fn new(rules: &Filler) -> Option<Self> {
        let plain = rules.topology() == Topology::Plane && rules.ban == Ban::default();
        let width = rules.columns() + 2;
        let size = width * (rules.rows() + 2);
        (plain && rules.holes == 0).then(|| Self {
            rules: rules.clone(),
            width,
            cells: vec![FRAME; size],
            available: Default::default(),
            gains: [[0; MAX_COLOURS]; 2],
            owned: [1, 1],
            controlled: [1, 1],
            contested: 0,
            visits: vec![0; size],
            searches: 0,
            stack: Vec::new(),
        })
    }

    /// Draws a board as [`game::Game::opening`] does, and plays it with `greedy` on the given seat and
    /// `random-available` on the other; `players` are their generators, by seat.
    pub fn play(&mut self, board: &mut Rng, players: &mut [Rng; 2], greedy: Seat) -> Outcome {
        self.draw(board);
        let (mut seat, mut plies, mut idle) = (0, 0, 0);
        while !self.is_over(idle) {
            let colour = if seat == greedy.index() {
                self.greedy_call(seat, &mut players[seat])
            } else {
                self.available_call(seat, &mut players[seat])
            };
            if self.gains[seat][colour] == 0 {
                idle += 1;
            } else {
                idle = 0;
                self.take(seat, colour);
            }
            seat = 1 - seat;
            plies += 1;
        }
        Outcome {
            scores: self.scores(),
            plies,
        }
    }

    fn draw(&mut self, rng: &mut Rng) {
        let columns = self.rules.columns();
        let squares = layout::draw(&self.rules, rng);
        for (row, squares) in squares.chunks_exact(columns).enumerate() {
            let first = (row + 1) * self.width + 1;
            for (cell, square) in self.cells[first..first + columns].iter_mut().zip(squares) {
                *cell = match *square {
                    Square::Neutral(colour) => u16::from(colour),
                    Square::Owned(_) | Square::Hole => FRAME,
                };
            }
        }
        self.visits.fill(0);
        self.searches = 0;
        self.available.iter_mut().flatten().for_each(Vec::clear);
        self.gains = [[0; MAX_COLOURS]; 2];
        self.owned = [1, 1];
        self.controlled = [1, 1];
        self.contested = self.rules.cells() as u32 - 2;
        let starts = [Seat::FIRST, Seat::SECOND].map(|seat| {
            let (row, column) = self.rules.shape.start(seat);
            (row + 1) * self.width + column + 1
        });
        for (seat, &start) in starts.iter().enumerate() {
            self.cells[start] = OWNED[seat];
        }
        for (seat, &start) in starts.iter().enumerate() {
            self.discover_around(seat, start);
        }
    }

    fn is_over(&self, idle: usize) -> bool {
        self.contested == 0
            || idle >= self.rules.idle_limit()
            || self.has_enough(0)
            || self.has_enough(1)
    }

    fn has_enough(&self, seat: usize) -> bool {
        let twice = 2 * self.controlled[seat] as usize;
        match self.rules.win {
            Win::Half => twice >= self.rules.cells(),
            Win::Majority => twice > self.rules.cells(),
            Win::Full => false,
        }
    }

    fn scores(&self) -> [i64; 2] {
        let (owned, controlled) = (self.owned, self.controlled);
        let scores = match [0, 1].map(|seat| self.has_enough(seat)) {
            [true, false] => [controlled[0], owned[1]],
            [false, true] => [owned[0], controlled[1]],
            _ => controlled,
        };
        scores.map(i64::from)
    }

    /// The call of [`crate::strategy::Best`] with [`crate::strategy::Gain`].
    fn greedy_call(&self, seat: usize, rng: &mut Rng) -> usize {
        let gains = &self.gains[seat][..self.rules.colours];
        let most = gains.iter().max().copied().unwrap_or(0);
        pick(gains, |gain| gain == most, rng)
    }

    /// The call of [`crate::strategy::RandomAvailable`].
    fn available_call(&self, seat: usize, rng: &mut Rng) -> usize {
        let gains = &self.gains[seat][..self.rules.colours];
        let none = gains.iter().all(|&gain| gain == 0);
        pick(gains, |gain| gain > 0 || none, rng)
    }

    fn take(&mut self, seat: usize, colour: usize) {
        let mut taken = std::mem::take(&mut self.available[seat][colour]);
        taken.retain(|&cell| self.cells[cell] & (OWNED[0] | OWNED[1]) == 0);
        // What each taken cell does to Euler's sum; see `territory` for what the sum proves.
        let mut cuts = 0;
        for &cell in &taken {
            cuts += self.own(seat, colour, cell);
        }
        self.owned[seat] += self.gains[seat][colour];
        self.gains[seat][colour] = 0;
        for &cell in &taken {
            self.discover_around(seat, cell);
        }
        if cuts > 0 {
            self.cut_off(1 - seat, cuts, &taken);
        }
        taken.clear();
        self.available[seat][colour] = taken;
    }

    /// Gives a neutral cell to a seat; returns by how much Euler's sum of the other's reach grows.
    #[inline]
    fn own(&mut self, seat: usize, colour: usize, cell: usize) -> i32 {
        let other = 1 - seat;
        let word = self.cells[cell];
        self.gains[other][colour] -= u32::from(word & AVAILABLE[other] != 0);
        self.cells[cell] = OWNED[seat];
        if word & LOST[other] != 0 {
            return 0;
        }
        self.controlled[seat] += 1;
        self.contested -= 1;
        let barrier = OWNED[seat] | LOST[other];
        let at = |place: usize| i32::from(self.cells[place] & barrier == 0);
        let (above, below) = (cell - self.width, cell + self.width);
        let (north, south, west, east) = (at(above), at(below), at(cell - 1), at(cell + 1));
        let faces = (north & west & at(above - 1))
            + (north & east & at(above + 1))
            + (south & west & at(below - 1))
            + (south & east & at(below + 1));
        north + south + west + east - 1 - faces
    }

    /// Makes the regions around a cell of a seat's zone available to it.
    #[inline]
    fn discover_around(&mut self, seat: usize, cell: usize) {
        let known = OWNED[0] | OWNED[1] | AVAILABLE[seat];
        for place in self.around(cell) {
            if self.cells[place] & known == 0 {
                self.discover(seat, place);
            }
        }
    }

    fn discover(&mut self, seat: usize, first: usize) {
        let colour = self.cells[first] & COLOUR;
        let known = OWNED[0] | OWNED[1] | AVAILABLE[seat];
        let list = &mut self.available[seat][usize::from(colour)];
        let mut done = list.len();
        list.push(first);
        self.cells[first] |= AVAILABLE[seat];
        // The list is its own queue: what is pushed is looked at in turn.
        while let Some(&cell) = list.get(done) {
            done += 1;
            for place in [cell - self.width, cell - 1, cell + 1, cell + self.width] {
                if self.cells[place] & (known | COLOUR) == colour {
                    self.cells[place] |= AVAILABLE[seat];
                    list.push(place);
                }
            }
            self.gains[seat][usize::from(colour)] += 1;
        }
    }

    /// Finds the pieces, as many as `cuts`, that these cells cut off from a seat's reach.
    fn cut_off(&mut self, seat: usize, mut cuts: i32, taken: &[usize]) {
        let base = self.searches;
        for &cell in taken {
            for place in self.around(cell) {
                let apart = OWNED[0] | OWNED[1] | LOST[seat];
                let candidate = self.cells[place] & apart == 0 && self.visits[place] <= base;
                if candidate && self.search(seat, place, base) {
                    cuts -= 1;
                    if cuts == 0 {
                        return;
                    }
                }
            }
        }
    }

    /// Searches from a neutral cell for a seat's zone, heading for its start corner; marks everything
    /// as lost and returns true if there is no way. Whatever an earlier search after `base` has
    /// visited, and not marked as lost, has a way.
    fn search(&mut self, seat: usize, from: usize, base: u32) -> bool {
        self.searches += 1;
        let id = self.searches;
        let mut visited = std::mem::take(&mut self.stack);
        visited.clear();
        visited.push(from);
        self.visits[from] = id;
        let found = self.walk(seat, base, &mut visited);
        if !found {
            self.lose(seat, from);
        }
        self.stack = visited;
        !found
    }

    /// Depth-first, the way to the corner tried first; true once the zone is met.
    fn walk(&mut self, seat: usize, base: u32, stack: &mut Vec<usize>) -> bool {
        let id = self.searches;
        let barrier = OWNED[1 - seat] | LOST[seat];
        while let Some(cell) = stack.pop() {
            let mut ways = self.around(cell);
            if seat == 0 {
                // Around lists the way to the top right last.
                ways.reverse();
            }
            for place in ways {
                let word = self.cells[place];
                if word & barrier != 0 || self.visits[place] == id {
                    continue;
                }
                if word & OWNED[seat] != 0 || self.visits[place] > base {
                    return true;
                }
                self.visits[place] = id;
                stack.push(place);
            }
        }
        false
    }

    /// Marks the piece of a seat's former reach around a cell as lost.
    fn lose(&mut self, seat: usize, from: usize) {
        let barrier = OWNED[0] | OWNED[1] | LOST[seat];
        let mut stack = vec![from];
        self.cells[from] |= LOST[seat];
        while let Some(cell) = stack.pop() {
            self.controlled[1 - seat] += 1;
            self.contested -= 1;
            for place in self.around(cell) {
                if self.cells[place] & barrier == 0 {
                    self.cells[place] |= LOST[seat];
                    stack.push(place);
                }
            }
        }
    }

    /// The neighbours of a cell: those to the bottom left first, those to the top right last.
    #[inline]
    fn around(&self, cell: usize) -> [usize; 4] {
        [cell + self.width, cell - 1, cell + 1, cell - self.width]
    }
}

/// One of the colours whose gain passes, each equally likely.
#[inline]
fn pick(gains: &[u32], passes: impl Fn(u32) -> bool, rng: &mut Rng) -> usize {
    let (mut colours, mut count) = ([0; MAX_COLOURS], 0);
    for (colour, &gain) in gains.iter().enumerate() {
        colours[count] = colour;
        count += usize::from(passes(gain));
    }
    rng.pick(&colours[..count]).unwrap_or(0)
}
