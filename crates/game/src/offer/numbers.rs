//! States and actions in whole numbers, as programs that learn take them.

use crate::contract::Game;
use crate::rng::Rng;
use crate::seat::Seat;

/// Numbering of a game's actions and observations of its states, for learning programs.
///
/// Actions are numbered from 0 without a gap, those of seats first, then those that only chance has. What is seen is a
/// fixed number of bytes.
pub struct Numbering<G: Game> {
    /// Counts the actions that seats may ever have under these rules.
    pub seat_actions: fn(&G) -> usize,
    /// Counts all actions, those of chance included.
    pub actions: fn(&G) -> usize,
    /// Gives the number of an action of these rules.
    pub number: fn(&G, G::Action) -> usize,
    /// Gives the action of a number; `None` beyond the last.
    pub action: fn(&G, usize) -> Option<G::Action>,
    /// Returns the shape of an observation, for example rows and columns: one to three numbers above 0.
    pub shape: fn(&G) -> Vec<usize>,
    /// Gives the largest byte that can be seen.
    pub largest: fn(&G) -> u8,
    /// Writes the observation of a state. Its length is the product of the shape.
    pub write: fn(&G, &G::State, &mut [u8]),
    /// Creates boards that step faster than the rules alone; `None` if these rules have none.
    pub kernel: fn(&G, usize) -> Option<Box<dyn BoardKernel>>,
}

impl<G: Game> Clone for Numbering<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Numbering<G> {}

/// Many games of one kind side by side. Boards are counted from 0; chance draws from the generator that is given,
/// exactly as [`Game::opening`] and [`Game::sample_chance`] do, so that equal seeds are equal games.
///
/// # Panics
/// All methods may panic for a board that is not there, or for bytes of another length than the shape says.
pub trait BoardKernel: Send {
    /// Begins a new game on a board and lets chance act until a seat is on turn.
    fn open(&mut self, board: usize, rng: &mut Rng);

    /// Takes the action with a number for the seat on turn, then lets chance act; false, and nothing has changed, if it
    /// is not legal.
    fn act(&mut self, board: usize, action: usize, rng: &mut Rng) -> bool;

    /// Writes the observation of a board, and a mask with 1 for every legal action of seats and 0 for every other.
    fn observe(&self, board: usize, seen: &mut [u8], mask: &mut [u8]) -> BoardStanding;
}

/// Standing of one board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BoardStanding {
    /// Seat on turn; `None` when the game is over.
    pub on_turn: Option<Seat>,
    /// Points by seat; the second is 0 if there is no second seat.
    pub scores: [i64; 2],
}
