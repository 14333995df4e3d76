//! Things beside a board, as plain data.

use std::fmt;

/// A thing beside the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Aside {
    /// A number, as the score.
    Number(i128),
    /// Cells that a seat owns and controls, of all that there are.
    Share {
        /// Cells owned.
        owned: u32,
        /// Cells controlled: those owned among them.
        controlled: u32,
        /// All cells of the board.
        of: u32,
    },
    /// The piece with these trait bits, or none.
    Piece(Option<u8>),
    /// The pieces that are left in the stock, by their trait bits.
    Stock(Vec<u8>),
    /// The phase of a turn, or how the game ended, in words. [`crate::scene::Scene::prompt`] says what is to be done.
    Phase(String),
    /// Anything else, in words.
    Text(String),
}

impl fmt::Display for Aside {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => write!(out, "{number}"),
            Self::Share { owned, controlled, of } => {
                let share = 100.0 * f64::from(*controlled) / f64::from(*of);
                write!(out, "{owned} owned, {controlled} controlled ({share:.1} %)")
            }
            Self::Piece(None) => out.write_str("-"),
            Self::Piece(Some(bits)) => write!(out, "{bits:x}"),
            Self::Stock(pieces) => {
                let digits: Vec<String> = pieces.iter().map(|bits| format!("{bits:x}")).collect();
                out.write_str(&digits.join(" "))
            }
            Self::Phase(text) | Self::Text(text) => out.write_str(text),
        }
    }
}

/// A thing beside the board, with its name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SceneNote {
    /// Its name, for people.
    pub name: String,
    /// The thing.
    pub aside: Aside,
}

impl SceneNote {
    /// A thing with a name.
    pub fn new(name: impl Into<String>, aside: Aside) -> Self {
        Self { name: name.into(), aside }
    }
}

impl fmt::Display for SceneNote {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}: {}", self.name, self.aside)
    }
}
