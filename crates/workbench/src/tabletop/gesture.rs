//! What people do at a board, as actions: read off the legal actions' texts and the labels of the scene.

use super::Tabletop;
use game::Scene;

/// One of four ways on a screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// Towards the first column.
    Left,
    /// Towards the last column.
    Right,
    /// Towards the first row.
    Up,
    /// Towards the last row.
    Down,
}

/// What a person does at a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gesture {
    /// A push of everything.
    Push(Way),
    /// A push from grid to grid, where a board is drawn as several; elsewhere as [`Gesture::Push`].
    PushAcross(Way),
    /// A cell that was pointed at, counted from 0.
    Cell {
        /// Its row.
        row: usize,
        /// Its column.
        column: usize,
    },
    /// A letter or digit that was typed.
    Key(char),
}

impl Way {
    fn word(self) -> &'static str {
        match self {
            Self::Left => "left",
            Self::Right => "right",
            Self::Up => "up",
            Self::Down => "down",
        }
    }

    fn word_across(self) -> &'static str {
        match self {
            Self::Left => "in",
            Self::Right => "out",
            Self::Up => "ana",
            Self::Down => "kata",
        }
    }
}

impl Tabletop {
    /// Whether the board is drawn as several grids side by side.
    #[must_use]
    pub fn has_grids(&self) -> bool {
        self.session.game().contains("shape=4d")
    }

    /// Whether the seat on turn pushes, so that ways are actions.
    #[must_use]
    pub fn takes_pushes(&self) -> bool {
        let ways = [Way::Left, Way::Right, Way::Up, Way::Down];
        let is_push =
            |text: &String| ways.iter().any(|way| text == way.word() || text == way.word_across());
        self.session.legal().iter().any(is_push)
    }

    /// The actions that a gesture may mean now; for a push, also one that the rules refuse here.
    #[must_use]
    pub fn meant(&self, gesture: Gesture) -> Vec<String> {
        let legal = self.session.legal();
        match gesture {
            Gesture::Push(_) | Gesture::PushAcross(_) if !self.takes_pushes() => Vec::new(),
            Gesture::PushAcross(way) if self.has_grids() => vec![way.word_across().to_string()],
            Gesture::Push(way) | Gesture::PushAcross(way) => vec![way.word().to_string()],
            Gesture::Cell { row, column } => at_cell(&self.session.scene(), legal, row, column),
            Gesture::Key(key) => {
                let key = key.to_ascii_lowercase().to_string();
                let last = |text: &str| text.rsplit(' ').next().map(str::to_ascii_lowercase);
                legal.into_iter().filter(|text| last(text).as_ref() == Some(&key)).collect()
            }
        }
    }
}

/// Actions that name a cell by its labels, or, without labels, what stands in it.
fn at_cell(scene: &Scene, legal: Vec<String>, row: usize, column: usize) -> Vec<String> {
    let labels = scene.row_labels.get(row).zip(scene.column_labels.get(column));
    let name = labels.map(|(row, column)| format!("{row}{column}"));
    let means = |text: &String| match &name {
        Some(name) => text == name || text.ends_with(&format!("@{name}")),
        None => scene.cells.get(row * scene.columns + column).is_some_and(|c| c.text == *text),
    };
    legal.into_iter().filter(means).collect()
}
