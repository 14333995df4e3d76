//! States and actions in whole numbers, as programs that learn take them.

use crate::contract::Game;
use crate::notation::TextError;
use crate::rng::Rng;
use crate::seat::Seat;

/// The side from which a board with two zones is seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Frame {
    /// From the side of the seat on turn: its own zone has the number of the first seat's.
    OnTurn,
    /// The same for both seats.
    Board,
}

/// Numbering of a game's actions and observations of its states, for learning programs.
///
/// Actions are numbered from 0 without gaps: those of seats first, then those that only chance has. An observation is a
/// fixed number of bytes.
pub struct Numbering<G: Game> {
    /// Returns the number of actions that seats can ever have under these rules.
    pub seat_actions: fn(&G) -> usize,
    /// Returns the number of all actions, including those of chance.
    pub actions: fn(&G) -> usize,
    /// Returns the number of an action, counted from 0.
    pub number: fn(&G, G::Action) -> usize,
    /// Returns the action with a number; `None` beyond the last.
    pub action: fn(&G, usize) -> Option<G::Action>,
    /// Returns the shape of an observation, for example rows and columns: one to three numbers above 0.
    pub shape: fn(&G) -> Vec<usize>,
    /// Returns the largest byte that an observation can contain.
    pub largest: fn(&G) -> u8,
    /// Writes the observation of a state as this seat sees it. Its length is the product of the shape.
    pub write: fn(&G, &G::State, Seat, &mut [u8]),
    /// Reads a state from its observation as the first seat sees it. It has the right length.
    ///
    /// # Errors
    /// No state has this observation, or it does not tell the whole state.
    pub read: fn(&G, &[u8]) -> Result<G::State, TextError>,
    /// Creates this many boards, which play faster than the rules alone; `None` if these rules have no such boards.
    /// They are used only for games with one seat.
    pub kernel: fn(&G, usize) -> Option<Box<dyn BoardKernel>>,
}

impl<G: Game> Clone for Numbering<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Numbering<G> {}

/// Many games of one kind, played side by side. Boards are counted from 0. Chance draws from the given generator
/// exactly as [`Game::opening`] and [`Game::sample_chance`] do, so equal seeds give equal games.
///
/// # Panics
/// All methods may panic for a board that does not exist, or for a buffer whose length does not match the shape.
pub trait BoardKernel: Send {
    /// Begins a new game on a board and lets chance act until a seat is on turn.
    fn open(&mut self, board: usize, rng: &mut Rng);

    /// Sets a board to a state, given as text, and lets chance act until a seat is on turn.
    ///
    /// # Errors
    /// The text is not a state of this game. The board is unchanged.
    fn set_up(&mut self, board: usize, state: &str, rng: &mut Rng) -> Result<(), TextError>;

    /// Returns the text of the state of a board.
    fn state_text(&self, board: usize) -> String;

    /// Takes the action with this number for the seat on turn, then lets chance act. Returns false, and changes
    /// nothing, if the action is not legal.
    fn act(&mut self, board: usize, action: usize, rng: &mut Rng) -> bool;

    /// Writes the observation of a board, and a mask with 1 for every legal action of seats and 0 for every other. When
    /// the game is over, the board is seen from the first seat.
    fn observe(&self, board: usize, seen: &mut [u8], mask: &mut [u8]) -> BoardStanding;
}

/// State of play on one board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BoardStanding {
    /// Seat on turn; `None` when the game is over.
    pub on_turn: Option<Seat>,
    /// Points of each seat; the second number is 0 if there is only one seat.
    pub scores: [i64; 2],
}
