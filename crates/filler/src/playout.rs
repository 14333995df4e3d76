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
    /// The cells of each seat's available regions, by colour: [`Playout::list`] says where each list
    /// starts. Some of the cells may have been taken by the other seat.
    available: Vec<u16>,
    lengths: [[usize; MAX_COLOURS]; 2],
    gains: [[u32; MAX_COLOURS]; 2],
    owned: [u32; 2],
    controlled: [u32; 2],
    contested: u32,
    /// Cells next to those taken last.
    border: Vec<u16>,
    /// The last search that visited each cell.
    visits: Vec<u32>,
    searches: u32,
    /// The cells taken last whose loss split the other's reach around them.
    splits: Vec<u16>,
    /// The buffer of the cells taken last.
    taken: Vec<u16>,
    /// The cells that the last search visited.
    piece: Vec<usize>,
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
            available: vec![0; 2 * MAX_COLOURS * size],
            lengths: [[0; MAX_COLOURS]; 2],
            gains: [[0; MAX_COLOURS]; 2],
            owned: [1, 1],
            controlled: [1, 1],
            contested: 0,
            border: vec![0; 4 * size],
            visits: vec![0; size],
            searches: 0,
            splits: Vec::new(),
            taken: Vec::new(),
            piece: Vec::new(),
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
        Outcome { scores: self.scores(), plies }
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
        self.lengths = [[0; MAX_COLOURS]; 2];
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
            self.discover_around(seat, &[start as u16]);
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

    /// Where the list of a seat's available cells of a colour starts.
    fn list(&self, seat: usize, colour: usize) -> usize {
        (seat * MAX_COLOURS + colour) * self.cells.len()
    }

    fn take(&mut self, seat: usize, colour: usize) {
        let taken = self.take_list(seat, colour);
        // What each taken cell does to Euler's sum; see `territory` for what the sum proves.
        let mut cuts = 0;
        self.splits.clear();
        for &cell in &taken {
            let change = self.own(seat, colour, usize::from(cell));
            cuts += change;
            if change > 0 {
                self.splits.push(cell);
            }
        }
        self.owned[seat] += self.gains[seat][colour];
        self.gains[seat][colour] = 0;
        self.discover_around(seat, &taken);
        if cuts > 0 {
            self.cut_off(1 - seat, cuts, &taken);
        }
        self.taken = taken;
    }

    /// Empties the list of a seat's available cells of a colour; returns those that are still neutral,
    /// in a buffer to be given back.
    fn take_list(&mut self, seat: usize, colour: usize) -> Vec<u16> {
        let start = self.list(seat, colour);
        let length = std::mem::take(&mut self.lengths[seat][colour]);
        let mut taken = std::mem::take(&mut self.taken);
        taken.clear();
        let neutral = |cell: u16| self.cells[usize::from(cell)] & (OWNED[0] | OWNED[1]) == 0;
        let listed = self.available[start..start + length].iter().copied();
        taken.extend(listed.filter(|&cell| neutral(cell)));
        taken
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

    /// Makes the regions around cells of a seat's zone available to it.
    ///
    /// Whether a neighbour is new, or of the same colour, is as good as random, so that the processor
    /// cannot foresee it: both loops write first and count afterwards instead of branching.
    fn discover_around(&mut self, seat: usize, zone: &[u16]) {
        let known = OWNED[0] | OWNED[1] | AVAILABLE[seat];
        let mut found = 0;
        for &cell in zone {
            for place in around(self.width, usize::from(cell)) {
                self.border[found] = place as u16;
                found += usize::from(self.cells[place] & known == 0);
            }
        }
        for index in 0..found {
            let place = usize::from(self.border[index]);
            if self.cells[place] & known == 0 {
                self.discover(seat, place);
            }
        }
    }

    /// Lists the region of a cell; the list is the queue of the search at the same time.
    #[inline]
    fn discover(&mut self, seat: usize, first: usize) {
        let colour = self.cells[first] & COLOUR;
        let alike = OWNED[0] | OWNED[1] | AVAILABLE[seat] | COLOUR;
        let start = self.list(seat, usize::from(colour)) + self.lengths[seat][usize::from(colour)];
        self.cells[first] |= AVAILABLE[seat];
        self.available[start] = first as u16;
        let (mut done, mut end) = (start, start + 1);
        while done < end {
            for place in around(self.width, usize::from(self.available[done])) {
                let belongs = self.cells[place] & alike == colour;
                self.cells[place] |= AVAILABLE[seat] * u16::from(belongs);
                self.available[end] = place as u16;
                end += usize::from(belongs);
            }
            done += 1;
        }
        self.lengths[seat][usize::from(colour)] += end - start;
        self.gains[seat][usize::from(colour)] += (end - start) as u32;
    }

    /// Finds the pieces, as many as `cuts`, that these cells cut off from a seat's reach: small ones
    /// next to the cells that split something first, since most are; then all.
    fn cut_off(&mut self, seat: usize, mut cuts: i32, taken: &[u16]) {
        let splits = std::mem::take(&mut self.splits);
        for (cells, most) in [(&splits[..], 4), (taken, 16), (taken, usize::MAX)] {
            cuts -= self.lose_pieces(seat, cuts, cells, most);
            if cuts == 0 {
                break;
            }
        }
        self.splits = splits;
    }

    /// Marks pieces of at most so many cells next to the given ones as lost for a seat, until as many
    /// as `wanted` are found; returns how many.
    fn lose_pieces(&mut self, seat: usize, wanted: i32, next_to: &[u16], most: usize) -> i32 {
        let apart = OWNED[0] | OWNED[1] | LOST[seat];
        let (before, width) = (self.searches, self.width);
        let mut found = 0;
        for place in next_to.iter().flat_map(|&cell| around(width, usize::from(cell))) {
            let candidate = self.cells[place] & apart == 0 && self.visits[place] <= before;
            if candidate && self.is_piece(seat, place, before, most) {
                self.lose_piece(seat);
                found += 1;
                if found == wanted {
                    break;
                }
            }
        }
        found
    }

    /// Whether a neutral cell hangs together with at most so many neutral cells and no cell of the
    /// seat's zone. What an earlier search after `before` has visited does not.
    fn is_piece(&mut self, seat: usize, from: usize, before: u32, most: usize) -> bool {
        self.searches += 1;
        let barrier = OWNED[1 - seat] | LOST[seat];
        self.piece.clear();
        self.piece.push(from);
        self.visits[from] = self.searches;
        let mut done = 0;
        while let Some(&cell) = self.piece.get(done) {
            done += 1;
            for place in around(self.width, cell) {
                let word = self.cells[place];
                if word & barrier != 0 || self.visits[place] == self.searches {
                    continue;
                }
                let attached = word & OWNED[seat] != 0 || self.visits[place] > before;
                if attached || self.piece.len() == most {
                    return false;
                }
                self.visits[place] = self.searches;
                self.piece.push(place);
            }
        }
        true
    }

    /// Marks the piece that was searched last as lost for a seat.
    fn lose_piece(&mut self, seat: usize) {
        for &cell in &self.piece {
            self.cells[cell] |= LOST[seat];
        }
        let cells = self.piece.len() as u32;
        self.controlled[1 - seat] += cells;
        self.contested -= cells;
    }
}

/// The neighbours of a cell.
#[inline]
fn around(width: usize, cell: usize) -> [usize; 4] {
    [cell - width, cell - 1, cell + 1, cell + width]
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
