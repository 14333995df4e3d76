//! The rules, with all their parameters.

use crate::shape::{Direction, Shape};
use crate::state::{MAX_SCORE, State, points};
use game::{Actions, Contest, Game, Outcomes, Rng, Seat, Turn};
use std::sync::Arc;

/// How tiles of a line merge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Merge {
    /// A merged tile is spent for this slide; the pair nearest the wall merges first.
    Once,
    /// From the wall on, a tile merges into the last tile laid down if they are equal, even if that
    /// one is itself a merge.
    Cascade,
}

/// When the game is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// On the slider's turn, when no slide changes the board. A slide that changes nothing is
    /// illegal.
    Stuck,
    /// When a tile is due and no cell is empty. Every slide is legal on the slider's turn, even one
    /// that changes nothing.
    Full,
}

/// Who places the tiles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spawner {
    /// Chance: any empty cell alike, a 4 with the probability of the rules.
    Chance,
    /// The second seat, which also places the start tiles. It may place whatever chance might.
    Adversary,
}

/// What a seat or chance does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// The first seat pushes all tiles.
    Slide(Direction),
    /// Chance, or the second seat, places a tile.
    Spawn {
        /// The number of the cell, row by row as shown, from 0.
        cell: u8,
        /// 1 for a tile 2, 2 for a tile 4.
        exponent: u8,
    },
}

/// The rules of 2048 as a value: shape, merging, spawning, start and end. [`Default`] is the game as
/// everybody knows it: 4x4, two start tiles, a 4 with probability 0.1.
#[derive(Clone, PartialEq, Debug)]
pub struct Twenty48 {
    pub(crate) shape: Arc<Shape>,
    pub(crate) merge: Merge,
    pub(crate) four: f64,
    pub(crate) start: u8,
    pub(crate) end: End,
    pub(crate) spawner: Spawner,
}

impl Default for Twenty48 {
    fn default() -> Self {
        Self {
            shape: Arc::new(Shape::rectangle(4, 4)),
            merge: Merge::Once,
            four: 0.1,
            start: 2,
            end: End::Stuck,
            spawner: Spawner::Chance,
        }
    }
}

impl Twenty48 {
    /// Rows of the board as shown (4 for the 2x2x2x2 box).
    #[must_use]
    pub fn rows(&self) -> usize {
        self.shape.rows()
    }

    /// Columns of the board as shown (4 for the 2x2x2x2 box).
    #[must_use]
    pub fn columns(&self) -> usize {
        self.shape.columns()
    }

    /// Number of cells.
    #[must_use]
    pub fn cells(&self) -> usize {
        self.shape.cells()
    }

    /// Whether the board is a rectangle; otherwise it is the 2x2x2x2 box.
    #[must_use]
    pub fn is_rectangle(&self) -> bool {
        self.shape.is_rectangle()
    }

    /// The directions of slides, in the order in which they are listed.
    #[must_use]
    pub fn directions(&self) -> &'static [Direction] {
        self.shape.directions()
    }

    /// How tiles merge.
    #[must_use]
    pub const fn merge(&self) -> Merge {
        self.merge
    }

    /// The probability that chance places a 4.
    #[must_use]
    pub const fn four(&self) -> f64 {
        self.four
    }

    /// When the game is over.
    #[must_use]
    pub const fn end(&self) -> End {
        self.end
    }

    /// Who places the tiles.
    #[must_use]
    pub const fn spawner(&self) -> Spawner {
        self.spawner
    }

    /// The numbers of the empty cells, in order.
    pub fn empty_cells<'a>(&self, state: &'a State) -> impl Iterator<Item = u8> + 'a {
        let cells = state.cells[..self.cells()].iter().enumerate();
        cells.filter(|&(_, &exponent)| exponent == 0).map(|(cell, _)| cell as u8)
    }

    /// The afterstate of a slide; `None` if it changes nothing.
    #[must_use]
    pub fn slid(&self, state: &State, direction: Direction) -> Option<State> {
        let mut next = *state;
        self.slide(&mut next, direction).then_some(next)
    }

    /// The exponents that may be placed.
    pub(crate) fn spawns(&self) -> &'static [u8] {
        if self.four <= 0.0 {
            &[1]
        } else if self.four >= 1.0 {
            &[2]
        } else {
            &[1, 2]
        }
    }

    /// Pushes all tiles and makes one more tile due; true if the board changed.
    fn slide(&self, state: &mut State, direction: Direction) -> bool {
        let mut changed = false;
        for line in self.shape.lines(direction) {
            changed |= slide_line(state, line, self.merge, |_, _| ());
        }
        state.score = state.score.min(MAX_SCORE);
        state.pending += 1;
        changed
    }

    /// The cells from which and to which each tile goes when all slide, whether it moves or not.
    pub(crate) fn paths(&self, state: &State, direction: Direction) -> Vec<(u8, u8)> {
        let mut paths = Vec::new();
        let mut state = *state;
        for line in self.shape.lines(direction) {
            slide_line(&mut state, line, self.merge, |from, to| {
                paths.push((from, to));
            });
        }
        paths
    }

    /// Whether a slide changes the board: some tile has an empty cell or its equal in front of it.
    pub(crate) fn changes(&self, state: &State, direction: Direction) -> bool {
        let moves = |pair: &[u8]| {
            let [front, behind] = [pair[0], pair[1]].map(|cell| state.cells[usize::from(cell)]);
            behind != 0 && (front == 0 || front == behind)
        };
        self.shape.lines(direction).any(|line| line.windows(2).any(moves))
    }

    fn has_room(&self, state: &State) -> bool {
        state.cells[..self.cells()].contains(&0)
    }

    fn may_slide(&self, state: &State, direction: Direction) -> bool {
        self.end == End::Full || self.changes(state, direction)
    }

    /// Everything that may be placed, cell by cell.
    fn placements(&self, state: &State) -> impl Iterator<Item = Action> {
        let spawns = self.spawns();
        self.empty_cells(state).flat_map(move |cell| {
            let spawn = move |&exponent| Action::Spawn { cell, exponent };
            spawns.iter().map(spawn)
        })
    }
}

/// Slides one line in place, and tells for each tile from where to where; true if the line changed. The
/// points go to the state's score.
#[inline]
fn slide_line(state: &mut State, line: &[u8], merge: Merge, mut tell: impl FnMut(u8, u8)) -> bool {
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
    type State = State;
    type Action = Action;

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

    /// The empty board, always: the start tiles are placed by chance or the second seat.
    fn opening(&self, _rng: &mut Rng) -> State {
        State::empty(self.start.max(1))
    }

    fn turn(&self, state: &State) -> Turn {
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

    fn legal_actions(&self, state: &State) -> Actions<Action> {
        match (state.pending, self.spawner) {
            (0, _) => {
                let directions = self.directions().iter().copied();
                let legal = directions.filter(|&direction| self.may_slide(state, direction));
                legal.map(Action::Slide).collect()
            }
            (_, Spawner::Adversary) => self.placements(state).collect(),
            (_, Spawner::Chance) => Actions::new(),
        }
    }

    fn chance_outcomes(&self, state: &State) -> Outcomes<Action> {
        if state.pending == 0 || self.spawner != Spawner::Chance {
            return Outcomes::new();
        }
        let each = 1.0 / self.empty_cells(state).count() as f64;
        let weigh = |action| match action {
            Action::Spawn { exponent: 2, .. } => (action, each * self.four),
            _ => (action, each * (1.0 - self.four)),
        };
        self.placements(state).map(weigh).collect()
    }

    fn apply(&self, state: &mut State, action: Action) {
        debug_assert!(self.is_legal(state, action), "illegal: {action:?} in {state:?}");
        match action {
            Action::Slide(direction) => {
                self.slide(state, direction);
            }
            Action::Spawn { cell, exponent } => {
                state.cells[usize::from(cell)] = exponent;
                state.pending -= 1;
            }
        }
    }

    fn score(&self, state: &State, seat: Seat) -> i64 {
        if seat == Seat::FIRST { state.score } else { -state.score }
    }

    fn is_legal(&self, state: &State, action: Action) -> bool {
        match action {
            Action::Slide(direction) => {
                state.pending == 0
                    && self.directions().contains(&direction)
                    && self.may_slide(state, direction)
            }
            Action::Spawn { cell, exponent } => {
                let cell = usize::from(cell);
                state.pending > 0
                    && cell < self.cells()
                    && state.cells[cell] == 0
                    && self.spawns().contains(&exponent)
            }
        }
    }

    fn sample_chance(&self, state: &State, rng: &mut Rng) -> Option<Action> {
        if state.pending == 0 || self.spawner != Spawner::Chance || !self.has_room(state) {
            return None;
        }
        let chosen = rng.index(self.empty_cells(state).count());
        let exponent = if rng.happens(self.four) { 2 } else { 1 };
        self.empty_cells(state).nth(chosen).map(|cell| Action::Spawn { cell, exponent })
    }
}
