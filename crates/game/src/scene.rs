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
    /// The same content in at most a few letters, as the text of the state writes it.
    pub text: String,
    /// True if the rules mark this cell, for example as part of a completed line.
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
    /// Number of rows.
    pub rows: usize,
    /// Number of columns.
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

    /// Returns the same grid with labels for all rows and columns.
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

/// Recommended way to draw the cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum BoardLook {
    /// Separate cells, for tiles or stones.
    #[default]
    Tiles,
    /// Adjoining cells, as small as necessary, for colours and zones.
    Regions,
    /// Squares wide enough for pieces with traits.
    Squares,
}

/// Names of the directions of a board of several grids in rows and columns, for people who do not know them. Each pair
/// names the directions to the left and right, or up and down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Axes {
    /// Horizontal and vertical direction within a grid.
    pub within: [[Message; 2]; 2],
    /// Horizontal and vertical direction from grid to grid.
    pub across: [[Message; 2]; 2],
}

/// What unusual rules show on the board besides its cells.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct BoardMarks {
    /// True if opposite edges of the board are joined.
    pub is_joined: bool,
    /// Directions, if they need names.
    pub axes: Option<Axes>,
    /// What to beware of, in a few words, for example that four in a row lose; empty if there is nothing.
    pub warning: Message,
}

/// A state as a board shows it: what can be seen, and what can be done. All fields are public plain data, which a front
/// end may draw in its own way. In the scene that a game returns, controls hold the game's actions. In the scene that a
/// front end receives, they hold the texts of these actions.
///
/// The grids are arranged row by row from the top left. Together they form the board, whose rows and columns are
/// counted from 0 through all grids.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scene<A = String> {
    /// Grids, at least one, all of one size.
    pub grids: Vec<Grid>,
    /// Number of grids side by side.
    pub across: usize,
    /// Recommended way to draw the cells.
    pub look: BoardLook,
    /// What unusual rules show on the board.
    pub marks: BoardMarks,
    /// Notes next to the board.
    pub notes: Vec<SceneNote>,
    /// Task of the seat on turn, in two to five words, such as `give a piece`; empty if no seat is on turn.
    pub prompt: Message,
    /// Ways to act, in the best order for a list.
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
        Self {
            grids,
            across,
            look: BoardLook::default(),
            marks: BoardMarks::default(),
            notes: Vec::new(),
            prompt: Message::default(),
            controls: Vec::new(),
        }
    }

    /// Returns the same scene with this recommended way to draw the cells.
    #[must_use]
    pub fn with_look(self, look: BoardLook) -> Self {
        Self { look, ..self }
    }

    /// Returns the same scene with what unusual rules show on the board.
    #[must_use]
    pub fn with_marks(self, marks: BoardMarks) -> Self {
        Self { marks, ..self }
    }

    /// Returns the same scene with notes next to the board.
    #[must_use]
    pub fn with_notes(self, notes: impl IntoIterator<Item = SceneNote>) -> Self {
        Self { notes: notes.into_iter().collect(), ..self }
    }

    /// Returns the same scene with a task for the seat on turn, and its controls.
    #[must_use]
    pub fn with_task(
        self,
        prompt: impl Into<Message>,
        controls: impl IntoIterator<Item = Control<A>>,
    ) -> Self {
        Self { prompt: prompt.into(), controls: controls.into_iter().collect(), ..self }
    }

    /// Returns the same scene with its actions in another form, for example as texts.
    pub fn map<B>(self, mut form: impl FnMut(A) -> B) -> Scene<B> {
        let Self { grids, across, look, marks, notes, prompt, controls } = self;
        let controls = controls.into_iter().map(|control| control.map(&mut form)).collect();
        Scene { grids, across, look, marks, notes, prompt, controls }
    }

    /// Returns the controls of legal actions.
    pub fn legal(&self) -> impl Iterator<Item = &Control<A>> {
        self.controls.iter().filter(|control| control.is_legal)
    }

    /// Returns the number of rows of the board.
    #[must_use]
    pub fn rows(&self) -> usize {
        self.grids[0].rows * self.grids.len().div_ceil(self.across)
    }

    /// Returns the number of columns of the board.
    #[must_use]
    pub fn columns(&self) -> usize {
        self.grids[0].columns * self.across
    }

    /// Returns the cell of a grid at a row and column of the board; `None` outside the board.
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

    /// Returns the cell at a row and column of the board; `None` outside the board.
    #[must_use]
    pub fn cell(&self, row: usize, column: usize) -> Option<&Cell> {
        let spot = self.spot(row, column)?;
        let grid = &self.grids[spot.grid];
        grid.cells.get(spot.row * grid.columns + spot.column)
    }

    /// Returns all cells with their rows and columns on the board, row by row.
    pub fn cells(&self) -> impl Iterator<Item = ((usize, usize), &Cell)> {
        let all = (0..self.rows()).flat_map(|row| (0..self.columns()).map(move |at| (row, at)));
        all.filter_map(|(row, column)| Some(((row, column), self.cell(row, column)?)))
    }

    /// Returns true if odd rows are shifted right by half a cell.
    #[must_use]
    pub fn is_shifted(&self) -> bool {
        self.grids[0].shifted
    }

    /// Returns the label of a row of the board; `None` if rows have no labels.
    #[must_use]
    pub fn row_label(&self, row: usize) -> Option<&str> {
        let spot = self.spot(row, 0)?;
        self.grids[spot.grid].row_labels.get(spot.row).map(String::as_str)
    }

    /// Returns the label of a column of the board; `None` if columns have no labels.
    #[must_use]
    pub fn column_label(&self, column: usize) -> Option<&str> {
        let spot = self.spot(0, column)?;
        self.grids[spot.grid].column_labels.get(spot.column).map(String::as_str)
    }

    /// Returns the name of a cell by its labels, for example `B4`; `None` if there are no labels.
    #[must_use]
    pub fn cell_name(&self, row: usize, column: usize) -> Option<String> {
        let (row, column) = self.row_label(row).zip(self.column_label(column))?;
        Some(format!("{row}{column}"))
    }

    /// Returns the names of the marked cells, such as those of a completed line, with spaces between them; `None` if
    /// there are none.
    #[must_use]
    pub fn marked_names(&self) -> Option<String> {
        let marked = self.cells().filter(|(_, cell)| cell.marked);
        let names = marked.filter_map(|((row, column), _)| self.cell_name(row, column));
        Some(names.collect::<Vec<_>>().join(" ")).filter(|names| !names.is_empty())
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
    /// Cell of the piece before the action.
    pub from: Spot,
    /// Cell of the piece after the action. Several pieces may end in the same cell.
    pub to: Spot,
}
