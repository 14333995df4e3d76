//! Seats at the table, and turns.

use crate::text;
use damier_i18n::Message;
use std::fmt;

/// A place at the table, counted from 0. Texts count from 1: [`fmt::Display`] writes `seat 1` for the first, as
/// files and the protocol do. Players read `player 1`, its [`Message`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "web", derive(serde::Serialize, serde::Deserialize))]
pub struct Seat(u8);

impl Seat {
    /// Seat that acts first unless the rules say otherwise.
    pub const FIRST: Self = Self(0);
    /// The other seat of a two-seat game.
    pub const SECOND: Self = Self(1);

    /// Returns the seat with this index, counted from 0.
    ///
    /// # Panics
    /// If `index` is above 255.
    #[must_use]
    pub fn new(index: usize) -> Self {
        Self(u8::try_from(index).expect("a seat index fits in a byte"))
    }

    /// Returns the index of this seat, counted from 0.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the opponent's seat in a two-seat game.
    #[must_use]
    #[inline]
    pub const fn other(self) -> Self {
        Self(1 - self.0)
    }

    /// Returns its name in reports and tables: `seat 1`.
    #[must_use]
    pub fn report_name(self) -> Message {
        text::seat(self.number())
    }

    /// Returns its number in texts, from 1.
    fn number(self) -> String {
        (self.index() + 1).to_string()
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "seat {}", self.0 + 1)
    }
}

/// Its name for players: `player 1`.
impl From<Seat> for Message {
    fn from(seat: Seat) -> Self {
        text::player(seat.number())
    }
}

/// Seat or chance that acts next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Turn {
    /// A seat chooses among the legal actions.
    Player(Seat),
    /// Chance draws one of the outcomes; the state is an *afterstate*.
    Chance,
    /// The game has ended.
    Over,
}
