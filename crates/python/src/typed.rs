//! Games and states with their types, and the interfaces that hide the types. States never change: an action creates a
//! new one.

use crate::error::Error;
use crate::table::Table;
use damier_catalog::AnyGame;
use damier_experiments::arena::Referee;
use damier_game::offer::{BoardKernel, Offer};
use damier_game::{Game, Rng, Scene, TextError, Turn};
use damier_i18n::Message;
use std::any::Any;
use std::sync::{Arc, OnceLock};

/// A game of any kind.
pub(crate) trait AnyRules: Send + Sync {
    /// Returns the game as other front ends use it.
    fn plain(&self) -> &dyn AnyGame;

    /// Draws the opening. Chance may be on turn in it.
    fn open(self: Arc<Self>, rng: &mut Rng) -> Arc<dyn AnyPosition>;

    /// Reads a position.
    ///
    /// # Errors
    /// If the text is not a state of this game.
    fn read(self: Arc<Self>, text: &str) -> Result<Arc<dyn AnyPosition>, TextError>;

    /// Returns the numbering of actions and the shape of observations.
    ///
    /// # Errors
    /// If the game's actions have no numbers.
    fn numbering(&self) -> Result<&NumberForms, TextError>;

    /// Creates `count` boards.
    ///
    /// # Errors
    /// If the game's actions have no numbers.
    fn boards(self: Arc<Self>, count: usize) -> Result<Box<dyn BoardKernel>, TextError>;

    /// Creates a referee for these players.
    ///
    /// # Errors
    /// If a player does not exist, or an opening is not a position of the game.
    fn referee(
        self: Arc<Self>,
        players: &[String],
        table: &Table<'_>,
    ) -> Result<Box<dyn Referee>, TextError>;
}

/// The numbering of a game's actions, and the shape of its observations.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct NumberForms {
    /// The texts of all actions by number. Actions of seats come first.
    pub(crate) actions: Vec<String>,
    /// Number of actions that seats have.
    pub(crate) seat_actions: usize,
    /// The shape of observations.
    pub(crate) shape: Vec<usize>,
    /// The largest byte of an observation.
    pub(crate) largest: u8,
}

impl NumberForms {
    /// Returns the number of bytes of an observation.
    pub(crate) fn size(&self) -> usize {
        self.shape.iter().product()
    }
}

/// The only implementation of [`AnyRules`].
pub(crate) struct TypedRules<G: Game> {
    pub(crate) offer: Offer<G>,
    /// Computed when it is first needed.
    pub(crate) numbering: OnceLock<NumberForms>,
}

/// The state after an action.
pub(crate) type NextPosition = Result<Arc<dyn AnyPosition>, Error>;

/// A state of some game.
pub(crate) trait AnyPosition: Any + Send + Sync {
    /// Returns the game of the state.
    fn rules(&self) -> Arc<dyn AnyRules>;

    /// Returns the text of the state.
    fn text(&self) -> String;

    /// Returns who acts next.
    fn turn(&self) -> Turn;

    /// Returns the points of each seat.
    fn scores(&self) -> Vec<i64>;

    /// Returns the texts of all legal actions, which are those of a seat or of chance.
    fn legal(&self) -> Vec<String>;

    /// Returns the numbers of all legal actions.
    ///
    /// # Errors
    /// If the game's actions have no numbers.
    fn legal_numbers(&self) -> Result<Vec<usize>, TextError>;

    /// Writes the observation into `seen`, whose length must be [`NumberForms::size`].
    ///
    /// # Errors
    /// If the game's actions have no numbers.
    fn write_observation(&self, seen: &mut [u8]) -> Result<(), TextError>;

    /// Returns the state after an action of a seat or of chance, given by its text.
    ///
    /// # Errors
    /// If the text is not an action, or the action is illegal.
    fn after_text(&self, text: &str) -> NextPosition;

    /// Returns the state after the action with a number.
    ///
    /// # Errors
    /// If no action has the number, or the action is illegal.
    fn after_number(&self, number: usize) -> NextPosition;

    /// Returns the text of the action with a number.
    ///
    /// # Errors
    /// If no action has the number.
    fn action_text(&self, number: usize) -> Result<String, TextError>;

    /// Returns the number of an action, given by its text.
    ///
    /// # Errors
    /// If the text is not an action.
    fn action_number(&self, text: &str) -> Result<usize, TextError>;

    /// Returns the actions that chance can draw, with their probabilities.
    fn outcomes(&self) -> Vec<(String, f64)>;

    /// Lets chance act until a seat is on turn or the game is over, and returns that state.
    fn settled(&self, rng: &mut Rng) -> Arc<dyn AnyPosition>;

    /// Returns the state as data to draw.
    fn scene(&self) -> Scene;

    /// Returns the facts that reports show, by name.
    fn facts(&self) -> Vec<(&'static str, i64)>;

    /// Describes a legal action in words. The text may be empty.
    ///
    /// # Errors
    /// If the text is not an action, or the action is illegal.
    fn remark(&self, text: &str) -> Result<Message, Error>;

    /// Returns true if `other` is the same state of the same game.
    fn is_same(&self, other: &dyn AnyPosition) -> bool;

    /// Returns a hash, which is equal for equal states.
    fn fingerprint(&self) -> u64;
}

/// The only implementation of [`AnyPosition`].
pub(crate) struct TypedPosition<G: Game> {
    pub(crate) rules: Arc<TypedRules<G>>,
    pub(crate) state: G::State,
}
