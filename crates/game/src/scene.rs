//! A state as plain data to draw and to act on.

use crate::aside::SceneNote;
use crate::control::{Control, Reach, Spot};
use crate::seat::Seat;
use damier_i18n::Message;

/// Content of a cell of the board.
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
    /// A stone of a seat.
    Stone(Seat),
    /// A piece with these trait bits, below 16.
    Piece(u8),
}

/// A cell to draw.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cell {
    /// Its content.
    pub kind: CellKind,
    /// The same in at most a few letters, as the state's text writes it.
    pub text: String,
    /// True if the rules point at this cell, as at a completed line.
    pub marked: bool,
}

impl Cell {
    /// Creates an unmarked cell.
    pub fn new(kind: CellKind, text: impl Into<String>) -> Self {
        Self { kind, text: text.into(), marked: false }
    }
}

/// A rectangle of cells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Grid {
    /// Rows of cells.
    pub rows: usize,
    /// Cells in a row.
    pub columns: usize,
    /// Cells, row by row from the top left.
    pub cells: Vec<Cell>,
    /// True if odd rows are shifted right by half a cell, as on hexagons.
    pub shifted: bool,
    /// Labels of rows, empty where the game has none.
    pub row_labels: Vec<String>,
    /// Labels of columns, empty where the game has none.
    pub column_labels: Vec<String>,
}

impl Grid {
    /// Returns a grid without labels, filled row by row from the top left.
    pub fn new(rows: usize, columns: usize, cell: impl Fn(usize, usize) -> Cell) -> Self {
        let cell = |index| cell(index / columns, index % columns);
        Self {
            rows,
            columns,
            cells: (0..rows * columns).map(cell).collect(),
            shifted: false,
            row_labels: Vec::new(),
            column_labels: Vec::new(),
        }
    }

    /// Returns the same with labels of rows and columns, as many as there are.
    #[must_use]
    pub fn with_labels<L: ToString>(
        self,
        rows: impl IntoIterator<Item = L>,
        columns: impl IntoIterator<Item = L>,
    ) -> Self {
        let texts = |label: L| label.to_string();
        Self {
            row_labels: rows.into_iter().map(texts).collect(),
            column_labels: columns.into_iter().map(texts).collect(),
            ..self
        }
    }
}

/// Recommended drawing of the cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum BoardLook {
    /// Apart from each other: tiles, stones.
    #[default]
    Tiles,
    /// Joined, as small as it takes: colours and zones.
    Regions,
    /// Squares wide enough for pieces with traits.
    Squares,
}

/// A state as a board shows it: what can be seen and what can be done. All fields are public plain data, which a front
/// end may draw in its own way. A game's own scene holds its actions. Front ends get their texts.
///
/// The grids lie row by row from the top left, and together they are the board: its rows and columns are counted
/// from 0 through all grids.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scene<A = String> {
    /// Grids, at least one, all of one size.
    pub grids: Vec<Grid>,
    /// Grids side by side.
    pub across: usize,
    /// Recommended drawing of the cells.
    pub look: BoardLook,
    /// Notes next to the board.
    pub notes: Vec<SceneNote>,
    /// Task of the seat on turn, in two to five words, such as `give a piece`; empty if no seat is on turn.
    pub prompt: Message,
    /// Ways to act, in the order in which they are best listed.
    pub controls: Vec<Control<A>>,
}

impl<A> Scene<A> {
    /// Creates a board of one grid, without notes and without a task.
    #[must_use]
    pub fn new(grid: Grid) -> Self {
        Self::from_grids(vec![grid], 1)
    }

    /// Creates a board of one or more grids of one size, `across` of them side by side.
    #[must_use]
    pub fn from_grids(grids: Vec<Grid>, across: usize) -> Self {
        let (look, prompt) = (BoardLook::default(), Message::default());
        Self { grids, across, look, notes: Vec::new(), prompt, controls: Vec::new() }
    }

    /// Returns the same drawn in another way.
    #[must_use]
    pub fn with_look(self, look: BoardLook) -> Self {
        Self { look, ..self }
    }

    /// Returns the same with notes next to the board.
    #[must_use]
    pub fn with_notes(self, notes: impl IntoIterator<Item = SceneNote>) -> Self {
        Self { notes: notes.into_iter().collect(), ..self }
    }

    /// Returns the same with a task for the seat on turn, and its controls.
    #[must_use]
    pub fn with_task(
        self,
        prompt: impl Into<Message>,
        controls: impl IntoIterator<Item = Control<A>>,
    ) -> Self {
        Self { prompt: prompt.into(), controls: controls.into_iter().collect(), ..self }
    }

    /// Returns the same scene for another form of its actions, as their texts.
    pub fn map<B>(self, mut form: impl FnMut(A) -> B) -> Scene<B> {
        let Self { grids, across, look, notes, prompt, controls } = self;
        let controls = controls.into_iter().map(|control| control.map(&mut form)).collect();
        Scene { grids, across, look, notes, prompt, controls }
    }

    /// Returns the controls of legal actions.
    pub fn legal(&self) -> impl Iterator<Item = &Control<A>> {
        self.controls.iter().filter(|control| control.is_legal)
    }

    /// Rows of the board.
    #[must_use]
    pub fn rows(&self) -> usize {
        self.grids[0].rows * self.grids.len().div_ceil(self.across)
    }

    /// Columns of the board.
    #[must_use]
    pub fn columns(&self) -> usize {
        self.grids[0].columns * self.across
    }

    /// Returns the grid and cell at a row and column of the board; `None` beyond it.
    #[must_use]
    pub fn spot(&self, row: usize, column: usize) -> Option<Spot> {
        let Grid { rows, columns, .. } = self.grids[0];
        let grid = row / rows * self.across + column / columns;
        let is_there = column < self.columns() && grid < self.grids.len();
        is_there.then_some(Spot { grid, row: row % rows, column: column % columns })
    }

    /// Returns the row and column of a cell on the board.
    #[must_use]
    pub fn position(&self, spot: Spot) -> (usize, usize) {
        let Grid { rows, columns, .. } = self.grids[0];
        let (down, along) = (spot.grid / self.across, spot.grid % self.across);
        (down * rows + spot.row, along * columns + spot.column)
    }

    /// Returns the cell at a row and column of the board; `None` beyond it.
    #[must_use]
    pub fn cell(&self, row: usize, column: usize) -> Option<&Cell> {
        let spot = self.spot(row, column)?;
        let grid = &self.grids[spot.grid];
        grid.cells.get(spot.row * grid.columns + spot.column)
    }

    /// All cells with their rows and columns on the board, row by row.
    pub fn cells(&self) -> impl Iterator<Item = ((usize, usize), &Cell)> {
        let all = (0..self.rows()).flat_map(|row| (0..self.columns()).map(move |at| (row, at)));
        all.filter_map(|(row, column)| Some(((row, column), self.cell(row, column)?)))
    }

    /// Returns true if odd rows are shifted right by half a cell.
    #[must_use]
    pub fn is_shifted(&self) -> bool {
        self.grids[0].shifted
    }

    /// Returns the label of a row of the board, where there are labels.
    #[must_use]
    pub fn row_label(&self, row: usize) -> Option<&str> {
        let spot = self.spot(row, 0)?;
        self.grids[spot.grid].row_labels.get(spot.row).map(String::as_str)
    }

    /// Returns the label of a column of the board, where there are labels.
    #[must_use]
    pub fn column_label(&self, column: usize) -> Option<&str> {
        let spot = self.spot(0, column)?;
        self.grids[spot.grid].column_labels.get(spot.column).map(String::as_str)
    }

    /// Returns the name of a cell by its labels, for example `B4`; `None` where there are none.
    #[must_use]
    pub fn cell_name(&self, row: usize, column: usize) -> Option<String> {
        let (row, column) = self.row_label(row).zip(self.column_label(column))?;
        Some(format!("{row}{column}"))
    }

    /// Returns true if a control is pressed at a row and column of the board.
    #[must_use]
    pub fn is_pressed_at(&self, control: &Control<A>, row: usize, column: usize) -> bool {
        match control.reach {
            Reach::Cell(spot) | Reach::Choice(spot) => self.spot(row, column) == Some(spot),
            Reach::Column(at) => {
                self.spot(row, column).is_some_and(|s| s.grid == 0 && s.column == at)
            }
            Reach::Swatch(colour) => {
                self.cell(row, column).is_some_and(|cell| cell.kind == CellKind::Colour(colour))
            }
            Reach::Push(_) | Reach::PushAcross(_) | Reach::Piece(_) | Reach::Button => false,
        }
    }
}

/// A piece that a front end may show gliding from one cell to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Motion {
    /// Cell where it stood before the action.
    pub from: Spot,
    /// The cell where it is after it; several may meet in one.
    pub to: Spot,
}
