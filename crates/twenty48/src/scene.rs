//! What a board shows of a state, which actions it takes, and the facts of a finished game.

use crate::evaluator::{Course, CourseCounts};
use crate::remark::remark;
use crate::rules::{End, Merge, Spawner, Twenty48, Twenty48Action};
use crate::shape::Direction;
use crate::state::{Twenty48State, tile};
use crate::text::board;
use damier_game::{
    Aside, Axes, BoardMarks, Cell, CellKind, Control, FactKind, Game, Grid, Motion, Scene,
    SceneNote, Seat, Show, Spot, TextError, Turn, Way,
};
use damier_i18n::{Joint, Message, Number, Phrase};

/// The tile in the game's name.
const USUAL_GOAL: i64 = 2048;

/// Smallest tile that a merge makes.
const LEAST_GOAL: i64 = 4;

const FACTS: &[FactKind] = &[
    FactKind {
        name: "tile",
        help: board::the_largest_tile(),
        histogram: true,
        milestone: Some(2048),
    },
    FactKind {
        name: "sum",
        help: board::the_sum_of_all_tiles(),
        histogram: false,
        milestone: None,
    },
];

impl Show for Twenty48 {
    /// Shows the 2x2x2x2 box as four grids. Rows and columns have labels only if a seat places tiles, because it must
    /// name the cells.
    fn scene(&self, state: &Twenty48State) -> Scene<Twenty48Action> {
        let side = self.grids_across();
        let grids = (0..side * side).map(|grid| self.grid(state, grid)).collect();
        let note = |name: Phrase, number: i128| SceneNote::new(name, Aside::Number(number));
        // The sum of the tiles on 64 cells is below 2^66.
        let whole = |number: u128| i128::try_from(number).unwrap_or(i128::MAX);
        let (prompt, controls) = match self.turn(state) {
            Turn::Player(Seat::FIRST) => (board::slide_the_tiles().into(), self.slides(state)),
            Turn::Player(_) => (board::place_a_tile().into(), self.spots_for_tiles(state)),
            Turn::Chance | Turn::Over => (Message::default(), Vec::new()),
        };
        Scene::from_grids(grids, side)
            .with_marks(BoardMarks { axes: self.axes(), ..BoardMarks::default() })
            .with_notes([
                note(board::score(), state.score.into()),
                note(board::sum_of_tiles(), whole(state.sum())),
                note(board::largest_tile(), whole(tile(state.largest()))),
            ])
            .with_task(prompt, controls)
    }

    fn changes(&self) -> Message {
        let usual = Self::default();
        let is_notebook = Self { shape: self.shape.clone(), ..Self::notebook() } == *self;
        let has = |is_changed: bool, words: Phrase| is_changed.then(|| Message::from(words));
        let four = Number::fixed(100.0 * self.four, 0);
        let four = (self.four != usual.four).then(|| board::fours(four));
        let rules = if is_notebook {
            vec![Some(board::notebook().into())]
        } else {
            vec![
                has(self.merge == Merge::Cascade, board::merges_again()),
                four,
                has(self.end == End::Full, board::ends_when_full()),
                has(self.spawner == Spawner::Adversary, board::adversary_places()),
            ]
        };
        let shape = has(!self.is_rectangle(), board::four_dimensions());
        let changes = std::iter::once(shape).chain(rules).flatten();
        Message::list(changes.collect(), Joint::Space)
    }

    fn motions(&self, state: &Twenty48State, action: Twenty48Action) -> Vec<Motion> {
        let Twenty48Action::Slide(direction) = action else { return Vec::new() };
        let motion = |(from, to)| Motion { from: self.spot(from), to: self.spot(to) };
        self.paths(state, direction).into_iter().map(motion).collect()
    }

    fn remark(&self, state: &Twenty48State, action: Twenty48Action) -> Message {
        remark(self, state, action)
    }

    fn counts(&self, state: &Twenty48State) -> Message {
        let (weights, counts) = (Course::default(), CourseCounts::new(self, state));
        let Course { empty, change, corner, edge } = weights;
        board::counts(
            format!("{empty} × {}", counts.empty),
            format!("{change} × {}", counts.changes),
            counts.largest.to_string(),
            (corner * i64::from(counts.is_in_corner)).to_string(),
            (edge * i64::from(counts.is_at_edge)).to_string(),
            weights.weigh(counts).to_string(),
        )
    }

    fn is_idle(&self, state: &Twenty48State, action: Twenty48Action) -> bool {
        matches!(action, Twenty48Action::Slide(direction) if !self.changes(state, direction))
    }

    fn standing(&self, state: &Twenty48State) -> Message {
        board::standing(state.sum().to_string(), tile(state.largest()).to_string())
    }

    fn goal(&self, text: Option<&str>) -> Result<Option<i64>, TextError> {
        let most = self.largest_possible();
        let Some(text) = text else { return Ok(Some(USUAL_GOAL).filter(|&usual| usual <= most)) };
        let read = text
            .trim()
            .parse()
            .ok()
            .filter(|goal: &i64| (LEAST_GOAL..=most).contains(goal) && goal.count_ones() == 1);
        let expected = || board::a_tile(LEAST_GOAL.to_string(), most.to_string());
        read.map(Some).ok_or_else(|| TextError::new(text, board::wanted_tile(), expected()))
    }

    fn reached(&self, state: &Twenty48State) -> i64 {
        i64::try_from(tile(state.largest())).unwrap_or(i64::MAX)
    }

    fn fact_kinds(&self) -> &'static [FactKind] {
        FACTS
    }

    fn facts(&self, state: &Twenty48State) -> Vec<i64> {
        let count = |number: u128| i64::try_from(number).unwrap_or(i64::MAX);
        vec![count(tile(state.largest())), count(state.sum())]
    }
}

impl Twenty48 {
    /// Returns the largest tile that can be made, at most 2^62, which no game reaches.
    fn largest_possible(&self) -> i64 {
        1 << self.largest_exponent().min(62)
    }

    /// Returns the names of the directions in four dimensions.
    fn axes(&self) -> Option<Axes> {
        let pair = |one: Phrase, other: Phrase| [one.into(), other.into()];
        (!self.is_rectangle()).then(|| Axes {
            within: [pair(board::left(), board::right()), pair(board::up(), board::down())],
            across: [pair(board::inwards(), board::outwards()), pair(board::ana(), board::kata())],
        })
    }

    /// Returns the number of grids side by side. The number of grids one below the other is the same.
    fn grids_across(&self) -> usize {
        if self.is_rectangle() { 1 } else { 2 }
    }

    /// Returns the grid with this number. Grids are counted row by row.
    fn grid(&self, state: &Twenty48State, grid: usize) -> Grid {
        let side = self.grids_across();
        let (rows, columns) = (self.rows() / side, self.columns() / side);
        let (top, left) = (grid / side * rows, grid % side * columns);
        let cell = |row, column| match state.cells[(top + row) * self.columns() + left + column] {
            0 => Cell::new(CellKind::Empty, "."),
            exponent => Cell::new(CellKind::Tile(exponent), tile(exponent).to_string()),
        };
        let labels = |letter: char, first: usize, count: usize| {
            let count = if self.spawner == Spawner::Adversary { count } else { 0 };
            (1..=count).map(move |number| format!("{letter}{}", first + number))
        };
        Grid::new(rows, columns, cell)
            .with_labels(labels('r', top, rows), labels('c', left, columns))
    }

    fn spot(&self, cell: u8) -> Spot {
        let side = self.grids_across();
        let (rows, columns) = (self.rows() / side, self.columns() / side);
        let (row, column) =
            (usize::from(cell) / self.columns(), usize::from(cell) % self.columns());
        let grid = row / rows * side + column / columns;
        Spot { grid, row: row % rows, column: column % columns }
    }

    /// Returns the controls of all directions, including those in which nothing moves.
    fn slides(&self, state: &Twenty48State) -> Vec<Control<Twenty48Action>> {
        let slide = |&direction: &Direction| {
            let action = Twenty48Action::Slide(direction);
            let control = match direction {
                Direction::Left => Control::push(Way::Left, board::left(), action),
                Direction::Right => Control::push(Way::Right, board::right(), action),
                Direction::Up => Control::push(Way::Up, board::up(), action),
                Direction::Down => Control::push(Way::Down, board::down(), action),
                Direction::Ana => Control::push_across(Way::Up, board::ana(), action),
                Direction::Kata => Control::push_across(Way::Down, board::kata(), action),
                Direction::In => Control::push_across(Way::Left, board::inwards(), action),
                Direction::Out => Control::push_across(Way::Right, board::outwards(), action),
            };
            control.only_if(self.is_legal(state, action))
        };
        self.directions().iter().map(slide).collect()
    }

    /// Returns the controls for placing each possible tile in each empty cell.
    fn spots_for_tiles(&self, state: &Twenty48State) -> Vec<Control<Twenty48Action>> {
        let place = |action: Twenty48Action| {
            let Twenty48Action::Spawn { cell, exponent } = action else { return None };
            let key = if exponent == 1 { '2' } else { '4' };
            Some(Control::choice(self.spot(cell), key, action))
        };
        self.legal_actions(state).into_iter().filter_map(place).collect()
    }
}
