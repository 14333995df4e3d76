//! Controls of a board: the ways to act in a state, as plain data, with the action behind each.

use damier_i18n::Message;

/// One of the four directions on a screen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
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

/// A cell of a scene: its grid, and its row and column there, all counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Spot {
    /// Index of its grid.
    pub grid: usize,
    /// Its row in that grid.
    pub row: usize,
    /// Its column in that grid.
    pub column: usize,
}

impl Spot {
    /// Creates a cell of the first grid.
    #[must_use]
    pub const fn new(row: usize, column: usize) -> Self {
        Self { grid: 0, row, column }
    }
}

/// Place of a board at which a person takes an action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reach {
    /// A push of the whole board in one direction.
    Push(Way),
    /// A push in one direction from one grid to the next, in scenes with several grids.
    PushAcross(Way),
    /// A cell.
    Cell(Spot),
    /// A cell that offers several actions, each chosen by its key.
    Choice(Spot),
    /// Any cell of this column of the first grid. Columns are counted from 0.
    Column(usize),
    /// A swatch of this colour, and every cell of the board that has it.
    Swatch(u8),
    /// The piece of the stock with these trait bits.
    Piece(u8),
    /// A button with a label.
    Button,
}

/// One way to act at a board, and the action that it takes.
///
/// ```
/// use damier_game::Control;
///
/// // A game of columns: a stone may be dropped into these.
/// let legal = [0, 2, 3];
/// let controls = legal.map(|column| Control::column(column, column).with_keys(column.to_string()));
/// assert_eq!(controls[1].keys, "2");
/// ```
///
/// Every legal action of the seat on turn is reached by exactly one control with [`Control::is_legal`] set. Other
/// controls show actions that the rules refuse in this state, for example a push that changes nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Control<A = String> {
    /// Place where a person presses it.
    pub reach: Reach,
    /// Label for people; empty if the cell says enough.
    pub label: Message,
    /// Digits and small letters that a person types one after the other instead of pressing it; empty if it cannot be
    /// typed. A choice in a cell has one key, which works only while that cell is pointed at.
    pub keys: String,
    /// Action that it takes.
    pub action: A,
    /// True if the rules allow the action now.
    pub is_legal: bool,
}

/// Letters that boards keep for their own commands, for example undo. No control's keys begin with one of them.
pub const RESERVED_KEYS: &str = "npquv";

impl<A> Control<A> {
    fn new(reach: Reach, label: impl Into<Message>, action: A) -> Self {
        Self { reach, label: label.into(), keys: String::new(), action, is_legal: true }
    }

    /// Creates a control for a push of the whole board in one direction. It has no keys, because boards assign keys to
    /// pushes themselves.
    #[must_use]
    pub fn push(way: Way, label: impl Into<Message>, action: A) -> Self {
        Self::new(Reach::Push(way), label, action)
    }

    /// Creates a control for a push in one direction from one grid to the next. It has no keys, because boards assign
    /// keys to pushes themselves.
    #[must_use]
    pub fn push_across(way: Way, label: impl Into<Message>, action: A) -> Self {
        Self::new(Reach::PushAcross(way), label, action)
    }

    /// Creates a control that is pressed at a cell.
    #[must_use]
    pub fn cell(spot: Spot, action: A) -> Self {
        Self::new(Reach::Cell(spot), "", action)
    }

    /// Creates one of several choices in a cell, chosen by a digit or letter.
    #[must_use]
    pub fn choice(spot: Spot, key: char, action: A) -> Self {
        Self::new(Reach::Choice(spot), key, action).with_keys(key)
    }

    /// Creates a control that is pressed at any cell of a column of the first grid.
    #[must_use]
    pub fn column(column: usize, action: A) -> Self {
        Self::new(Reach::Column(column), "", action)
    }

    /// Creates a control for a colour. It is pressed at the swatch of the colour or at a cell of that colour, or typed
    /// by its letter.
    #[must_use]
    pub fn swatch(colour: u8, letter: char, action: A) -> Self {
        Self::new(Reach::Swatch(colour), letter, action).with_keys(letter)
    }

    /// Creates a control for a piece of the stock, which can also be typed by this digit or letter.
    #[must_use]
    pub fn piece(bits: u8, key: char, action: A) -> Self {
        Self::new(Reach::Piece(bits), key, action).with_keys(key)
    }

    /// Creates a control that is a button with a label.
    #[must_use]
    pub fn button(label: impl Into<Message>, action: A) -> Self {
        Self::new(Reach::Button, label, action)
    }

    /// Returns the same control with these keys; capitals become small letters.
    #[must_use]
    pub fn with_keys(self, keys: impl Into<String>) -> Self {
        Self { keys: keys.into().to_ascii_lowercase(), ..self }
    }

    /// Returns the same control, which the rules allow only if `is_legal` is true.
    #[must_use]
    pub fn only_if(self, is_legal: bool) -> Self {
        Self { is_legal, ..self }
    }

    /// Returns the same control with its action in another form, for example as text.
    #[must_use]
    pub fn map<B>(self, form: impl FnOnce(A) -> B) -> Control<B> {
        let Self { reach, label, keys, action, is_legal } = self;
        Control { reach, label, keys, action: form(action), is_legal }
    }

    /// Returns the cell in which it is pressed. Returns `None` if it is pressed in several cells or elsewhere.
    #[must_use]
    pub const fn spot(&self) -> Option<Spot> {
        match self.reach {
            Reach::Cell(spot) | Reach::Choice(spot) => Some(spot),
            _ => None,
        }
    }
}
