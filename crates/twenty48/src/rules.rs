//! Rules of 2048, with all their parameters.

use crate::shape::{BoardShape, Direction};
use crate::state::{MAX_SCORE, Twenty48State, points};
use damier_game::{Actions, Contest, Game, Outcomes, Randomness, Rng, Seat, Turn};
use std::sync::Arc;

/// Rule for the merging of tiles in a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Merge {
    /// A merged tile cannot merge again in the same slide. Merges begin at the wall to which tiles slide.
    Once,
    /// A merged tile may merge again in the same slide. From the wall on, each tile merges into the last placed tile if
    /// they are equal, even if that tile is itself the result of a merge.
    Cascade,
}

/// Condition that ends the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// It is the turn of the slider, and no slide changes the board. A slide that changes nothing is illegal.
    Stuck,
    /// A new tile must be placed, and no cell is empty. Every slide is legal, even one that changes nothing.
    Full,
}

/// Side that places the tiles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spawner {
    /// Chance places tiles in uniformly random empty cells. A tile is a 4 with the probability of the rules.
    Chance,
    /// The second seat places the tiles, including the start tiles. It may place everything that chance may place.
    Adversary,
}

/// Action of a seat or of chance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Twenty48Action {
    /// Slide of all tiles by the first seat.
    Slide(Direction),
    /// Placement of a tile by chance or the second seat.
    Spawn {
        /// Number of the cell. Cells are numbered from 0, row by row as shown.
        cell: u8,
        /// 1 for a tile 2, 2 for a tile 4.
        exponent: u8,
    },
}

/// Rules of 2048: shape, merging, spawning, start and end. [`Default`] is the well-known game: 4x4, two start tiles,
/// and a 4 with probability 0.1.
#[derive(Clone, PartialEq, Debug)]
pub struct Twenty48 {
    pub(crate) shape: Arc<BoardShape>,
    pub(crate) merge: Merge,
    pub(crate) four: f64,
    pub(crate) start: u8,
    pub(crate) end: End,
    pub(crate) spawner: Spawner,
}

impl Default for Twenty48 {
    fn default() -> Self {
        Self {
            shape: Arc::new(BoardShape::rectangle(4, 4)),
            merge: Merge::Once,
            four: 0.1,
            start: 2,
            end: End::Stuck,
            spawner: Spawner::Chance,
        }
    }
}

impl Twenty48 {
    /// Returns the number of rows as shown, which is 4 for the 2x2x2x2 box.
    #[must_use]
    pub fn rows(&self) -> usize {
        self.shape.rows()
    }

    /// Returns the number of columns as shown, which is 4 for the 2x2x2x2 box.
    #[must_use]
    pub fn columns(&self) -> usize {
        self.shape.columns()
    }

    /// Returns the number of cells.
    #[must_use]
    pub fn cells(&self) -> usize {
        self.shape.cells()
    }

    /// Returns true if the board is a rectangle, false if it is the 2x2x2x2 box.
    #[must_use]
    pub fn is_rectangle(&self) -> bool {
        self.shape.is_rectangle()
    }

    /// Returns the directions of slides, in the order in which they are listed.
    #[must_use]
    pub fn directions(&self) -> &'static [Direction] {
        self.shape.directions()
    }

    /// Returns the merge rule.
    #[must_use]
    pub const fn merge(&self) -> Merge {
        self.merge
    }

    /// Returns the probability that chance places a 4.
    #[must_use]
    pub const fn four(&self) -> f64 {
        self.four
    }

    /// Returns the condition that ends the game.
    #[must_use]
    pub const fn end(&self) -> End {
        self.end
    }

    /// Returns the side that places the tiles.
    #[must_use]
    pub const fn spawner(&self) -> Spawner {
        self.spawner
    }

    /// Returns the numbers of the empty cells in ascending order.
    pub fn empty_cells<'a>(&self, state: &'a Twenty48State) -> impl Iterator<Item = u8> + 'a {
        let cells = state.cells[..self.cells()].iter().enumerate();
        cells.filter(|&(_, &exponent)| exponent == 0).map(|(cell, _)| cell as u8)
    }

    /// Returns the state after a slide, before a tile is placed. Returns `None` if the slide changes nothing.
    #[must_use]
    pub fn slid(&self, state: &Twenty48State, direction: Direction) -> Option<Twenty48State> {
        let mut next = *state;
        self.slide(&mut next, direction).then_some(next)
    }

    /// Returns the exponents of the tiles that may be placed.
    pub(crate) fn spawns(&self) -> &'static [u8] {
        if self.four <= 0.0 {
            &[1]
        } else if self.four >= 1.0 {
            &[2]
        } else {
            &[1, 2]
        }
    }

    /// Slides all tiles, after which one more tile is due. Returns true if the board changed, false if not.
    fn slide(&self, state: &mut Twenty48State, direction: Direction) -> bool {
        let mut changed = false;
        for line in self.shape.lines(direction) {
            changed |= slide_line(state, line, self.merge, |_, _| ());
        }
        state.score = state.score.min(MAX_SCORE);
        state.pending += 1;
        changed
    }

    /// Returns for each tile the cell before and the cell after a slide, including tiles that do not move.
    pub(crate) fn paths(&self, state: &Twenty48State, direction: Direction) -> Vec<(u8, u8)> {
        let mut paths = Vec::new();
        let mut state = *state;
        for line in self.shape.lines(direction) {
            slide_line(&mut state, line, self.merge, |from, to| {
                paths.push((from, to));
            });
        }
        paths
    }

    /// Returns true if a slide changes the board: some tile has an empty cell or an equal tile in front of it. Returns
    /// false if nothing would move.
    pub(crate) fn changes(&self, state: &Twenty48State, direction: Direction) -> bool {
        let moves = |pair: &[u8]| {
            let [front, behind] = [pair[0], pair[1]].map(|cell| state.cells[usize::from(cell)]);
            behind != 0 && (front == 0 || front == behind)
        };
        self.shape.lines(direction).any(|line| line.windows(2).any(moves))
    }

    fn has_room(&self, state: &Twenty48State) -> bool {
        state.cells[..self.cells()].contains(&0)
    }

    fn may_slide(&self, state: &Twenty48State, direction: Direction) -> bool {
        self.end == End::Full || self.changes(state, direction)
    }

    /// Returns all tiles that may be placed, cell by cell.
    fn placements(&self, state: &Twenty48State) -> impl Iterator<Item = Twenty48Action> {
        let spawns = self.spawns();
        self.empty_cells(state).flat_map(move |cell| {
            let spawn = move |&exponent| Twenty48Action::Spawn { cell, exponent };
            spawns.iter().map(spawn)
        })
    }
}

/// Slides one line in place, and adds the points to the score of the state. Calls `tell` with the cell of each tile
/// before and after. Returns true if the line changed, false if not.
#[inline]
pub(crate) fn slide_line(
    state: &mut Twenty48State,
    line: &[u8],
    merge: Merge,
    mut tell: impl FnMut(u8, u8),
) -> bool {
    let cells = &mut state.cells;
    let mut changed = false;
    let mut laid = 0;
    let mut last_is_open = false;
    for &cell in line {
        let exponent = std::mem::take(&mut cells[usize::from(cell)]);
        if exponent == 0 {
            continue;
        }
        if last_is_open && cells[usize::from(line[laid - 1])] == exponent {
            cells[usize::from(line[laid - 1])] = exponent + 1;
            state.score += points(exponent + 1);
            last_is_open = merge == Merge::Cascade;
            changed = true;
            tell(cell, line[laid - 1]);
        } else {
            cells[usize::from(line[laid])] = exponent;
            changed |= line[laid] != cell;
            tell(cell, line[laid]);
            laid += 1;
            last_is_open = true;
        }
    }
    changed
}

impl Game for Twenty48 {
    type State = Twenty48State;
    type Action = Twenty48Action;

    fn seats(&self) -> usize {
        match self.spawner {
            Spawner::Chance => 1,
            Spawner::Adversary => 2,
        }
    }

    fn contest(&self) -> Contest {
        match self.spawner {
            Spawner::Chance => Contest::Solo,
            Spawner::Adversary => Contest::Roles,
        }
    }

    fn randomness(&self) -> Randomness {
        match self.spawner {
            Spawner::Chance => Randomness::Chance,
            Spawner::Adversary => Randomness::Nothing,
        }
    }

    /// Returns the empty board. The start tiles are placed afterwards, by chance or the second seat.
    fn opening(&self, _rng: &mut Rng) -> Twenty48State {
        Twenty48State::empty(self.start.max(1))
    }

    fn turn(&self, state: &Twenty48State) -> Turn {
        if state.pending > 0 {
            return match self.spawner {
                _ if !self.has_room(state) => Turn::Over,
                Spawner::Chance => Turn::Chance,
                Spawner::Adversary => Turn::Player(Seat::SECOND),
            };
        }
        let can_slide = |&direction: &Direction| self.may_slide(state, direction);
        if self.directions().iter().any(can_slide) { Turn::Player(Seat::FIRST) } else { Turn::Over }
    }

    fn legal_actions(&self, state: &Twenty48State) -> Actions<Twenty48Action> {
        match (state.pending, self.spawner) {
            (0, _) => {
                let directions = self.directions().iter().copied();
                let legal = directions.filter(|&direction| self.may_slide(state, direction));
                legal.map(Twenty48Action::Slide).collect()
            }
            (_, Spawner::Adversary) => self.placements(state).collect(),
            (_, Spawner::Chance) => Actions::new(),
        }
    }

    fn chance_outcomes(&self, state: &Twenty48State) -> Outcomes<Twenty48Action> {
        if state.pending == 0 || self.spawner != Spawner::Chance {
            return Outcomes::new();
        }
        let each = 1.0 / self.empty_cells(state).count() as f64;
        let weigh = |action| match action {
            Twenty48Action::Spawn { exponent: 2, .. } => (action, each * self.four),
            _ => (action, each * (1.0 - self.four)),
        };
        self.placements(state).map(weigh).collect()
    }

    fn apply(&self, state: &mut Twenty48State, action: Twenty48Action) {
        debug_assert!(self.is_legal(state, action), "illegal: {action:?} in {state:?}");
        match action {
            Twenty48Action::Slide(direction) => {
                self.slide(state, direction);
            }
            Twenty48Action::Spawn { cell, exponent } => {
                state.cells[usize::from(cell)] = exponent;
                state.pending -= 1;
            }
        }
    }

    fn score(&self, state: &Twenty48State, seat: Seat) -> i64 {
        if seat == Seat::FIRST { state.score } else { -state.score }
    }

    fn is_legal(&self, state: &Twenty48State, action: Twenty48Action) -> bool {
        match action {
            Twenty48Action::Slide(direction) => {
                state.pending == 0
                    && self.directions().contains(&direction)
                    && self.may_slide(state, direction)
            }
            Twenty48Action::Spawn { cell, exponent } => {
                let cell = usize::from(cell);
                state.pending > 0
                    && cell < self.cells()
                    && state.cells[cell] == 0
                    && self.spawns().contains(&exponent)
            }
        }
    }

    fn sample_chance(&self, state: &Twenty48State, rng: &mut Rng) -> Option<Twenty48Action> {
        if state.pending == 0 || self.spawner != Spawner::Chance || !self.has_room(state) {
            return None;
        }
        let chosen = rng.index(self.empty_cells(state).count());
        let exponent = if rng.happens(self.four) { 2 } else { 1 };
        self.empty_cells(state).nth(chosen).map(|cell| Twenty48Action::Spawn { cell, exponent })
    }
}
