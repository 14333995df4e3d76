//! Notes next to a board, as plain data.

use crate::text;
use damier_i18n::{Message, Number};
use std::fmt;

/// Content of a note next to the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Aside {
    /// A number, for example the score.
    Number(i128),
    /// Numbers of cells that a seat owns and controls.
    Share {
        /// Number of owned cells.
        owned: u32,
        /// Number of controlled cells, including the owned ones.
        controlled: u32,
        /// Number of cells that are not owned and touch an owned cell: the perimeter.
        perimeter: u32,
        /// Number of cells of the board.
        of: u32,
    },
    /// A piece with these trait bits; `None` if there is no piece.
    Piece(Option<u8>),
    /// The pieces that are left in the stock, by their trait bits.
    Stock(Vec<u8>),
    /// Phase of a turn, or how the game ended, in words. [`crate::scene::Scene::prompt`] says what to do.
    Phase(Message),
    /// Anything else, in words.
    Text(Message),
}

impl Aside {
    /// Returns the content in words.
    #[must_use]
    pub fn message(&self) -> Message {
        match self {
            Self::Number(number) => number.to_string().into(),
            Self::Share { owned, controlled, of, .. } => {
                let share = 100.0 * f64::from(*controlled) / f64::from(*of);
                let share = Number::fixed(share, 1);
                text::cells_owned(u64::from(*owned), u64::from(*controlled), share)
            }
            Self::Piece(None) => "-".into(),
            Self::Piece(Some(bits)) => format!("{bits:x}").into(),
            Self::Stock(pieces) => {
                let digits: Vec<String> = pieces.iter().map(|bits| format!("{bits:x}")).collect();
                digits.join(" ").into()
            }
            Self::Phase(text) | Self::Text(text) => text.clone(),
        }
    }
}

/// Writes the English words.
impl fmt::Display for Aside {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(out)
    }
}

/// A note next to the board, with its name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SceneNote {
    /// Name of the note, for people.
    pub name: Message,
    /// Content.
    pub aside: Aside,
}

impl SceneNote {
    /// Creates a note with a name.
    pub fn new(name: impl Into<Message>, aside: Aside) -> Self {
        Self { name: name.into(), aside }
    }
}

impl fmt::Display for SceneNote {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}: {}", self.name, self.aside)
    }
}
