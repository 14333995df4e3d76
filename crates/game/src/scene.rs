//! A state as plain data to draw, and the facts that a report tells about it.

use crate::{Game, Seat};

/// What stands in a cell of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CellKind {
    /// Nothing.
    Empty,
    /// No cell at all: a hole in the board.
    Hole,
    /// A tile worth 2 to this power.
    Tile(u8),
    /// A neutral cell of this colour, counted from 0.
    Colour(u8),
    /// A cell that belongs to a seat.
    Owned(Seat),
    /// A piece with these trait bits.
    Piece(u8),
}

/// A cell to draw.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cell {
    /// What stands there.
    pub kind: CellKind,
    /// The same in at most a few letters, as the state's text writes it.
    pub text: String,
    /// Whether the rules point at this cell, as at a completed line.
    pub marked: bool,
}

impl Cell {
    /// An unmarked cell.
    pub fn new(kind: CellKind, text: impl Into<String>) -> Self {
        Self { kind, text: text.into(), marked: false }
    }
}

/// A state to draw. Fields are public plain data: a door may draw them as it likes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scene {
    /// Rows of cells.
    pub rows: usize,
    /// Cells in a row.
    pub columns: usize,
    /// The cells, row by row from the top left.
    pub cells: Vec<Cell>,
    /// Whether odd rows stand half a cell to the right, as on hexagons.
    pub shifted: bool,
    /// Labels of rows and columns, empty where the game has none.
    pub row_labels: Vec<String>,
    /// Labels of columns, empty where the game has none.
    pub column_labels: Vec<String>,
    /// Things beside the board, as name and text: the score, the piece in hand, …
    pub notes: Vec<(String, String)>,
}

/// What a door may show gliding from one cell to another. Cells are indices into [`Scene::cells`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Motion {
    /// Where it stood before the action.
    pub from: usize,
    /// Where it is after it; several may meet in one cell.
    pub to: usize,
}

/// A fact that every finished game of a kind has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FactKind {
    /// Its name in tables and files: lower case, no white space.
    pub name: &'static str,
    /// One line: what it counts.
    pub help: &'static str,
    /// Whether a report shows how often each value occurred.
    pub histogram: bool,
    /// A value that is worth reaching: a report shows the share of games at or above it.
    pub milestone: Option<i64>,
}

/// How a game's scores are read.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ScoreScale {
    /// What a score counts, in the plural: `points`, `cells`.
    pub unit: &'static str,
    /// In a duel, the estimated lead that wins about nine games of ten, above 0, in points of the score: a
    /// rule of thumb, for bars and graphs.
    pub lead: f64,
}

impl Default for ScoreScale {
    fn default() -> Self {
        Self { unit: "points", lead: 1.0 }
    }
}

/// What doors show of a game.
pub trait Show: Game {
    /// The state as plain data to draw.
    fn scene(&self, state: &Self::State) -> Scene;

    /// What glides from cell to cell when an action is taken in a state; nothing where things only appear.
    fn motions(&self, _state: &Self::State, _action: Self::Action) -> Vec<Motion> {
        Vec::new()
    }

    /// What a legal action of a seat does, as a short phrase of plain facts in the game's own words; empty
    /// where there is nothing to say. It judges nothing.
    fn remark(&self, _state: &Self::State, _action: Self::Action) -> String {
        String::new()
    }

    /// How scores are read.
    fn score_scale(&self) -> ScoreScale {
        ScoreScale::default()
    }

    /// The facts that a report tells, one line each.
    fn fact_kinds(&self) -> &'static [FactKind] {
        &[]
    }

    /// The value of each of [`Show::fact_kinds`], in their order.
    fn facts(&self, _state: &Self::State) -> Vec<i64> {
        Vec::new()
    }
}
