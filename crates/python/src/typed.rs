//! Games and states with their types, and the plain objects that they are behind. States are never changed: an action makes
//! another one.

use crate::error::Error;
use crate::table::Table;
use damier_catalog::AnyGame;
use damier_experiments::arena::Referee;
use damier_game::offer::{BoardKernel, Offer};
use damier_game::{Game, Rng, Scene, TextError, Turn};
use damier_i18n::Message;
use std::any::Any;
use std::sync::{Arc, OnceLock};

/// A game as the objects of this package share it.
pub(crate) trait AnyRules: Send + Sync {
    /// The game as every door sees it.
    fn plain(&self) -> &dyn AnyGame;

    /// The opening that a generator draws; chance has not acted in it yet.
    fn open(self: Arc<Self>, rng: &mut Rng) -> Arc<dyn AnyPosition>;

    /// Reads a position.
    ///
    /// # Errors
    /// A text that is no state of this game.
    fn read(self: Arc<Self>, text: &str) -> Result<Arc<dyn AnyPosition>, TextError>;

    /// The numbers of actions and the shape of what is seen.
    ///
    /// # Errors
    /// A game without numbers.
    fn numbering(&self) -> Result<&NumberForms, TextError>;

    /// Makes so many boards to be stepped.
    ///
    /// # Errors
    /// A game without numbers.
    fn boards(self: Arc<Self>, count: usize) -> Result<Box<dyn BoardKernel>, TextError>;

    /// Makes a referee for these players.
    ///
    /// # Errors
    /// A player that there is not; an opening that is none.
    fn referee(
        self: Arc<Self>,
        players: &[String],
        table: &Table<'_>,
    ) -> Result<Box<dyn Referee>, TextError>;
}

/// The numbers of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct NumberForms {
    /// The texts of all actions by number, those of seats first.
    pub(crate) actions: Vec<String>,
    /// Actions that seats have.
    pub(crate) seat_actions: usize,
    /// The shape of what is seen.
    pub(crate) shape: Vec<usize>,
    /// The largest byte that can be seen.
    pub(crate) largest: u8,
}

impl NumberForms {
    /// Bytes that are seen.
    pub(crate) fn size(&self) -> usize {
        self.shape.iter().product()
    }
}

/// The one implementation of [`AnyRules`].
pub(crate) struct TypedRules<G: Game> {
    pub(crate) offer: Offer<G>,
    /// Found once.
    pub(crate) numbering: OnceLock<NumberForms>,
}

/// A state that an action has led to.
pub(crate) type Following = Result<Arc<dyn AnyPosition>, Error>;

/// A state of some game.
pub(crate) trait AnyPosition: Any + Send + Sync {
    /// Its game.
    fn rules(&self) -> Arc<dyn AnyRules>;

    /// Its text.
    fn text(&self) -> String;

    /// The seat or chance that acts next.
    fn turn(&self) -> Turn;

    /// Points by seat.
    fn scores(&self) -> Vec<i64>;

    /// The texts of all that may be done, by a seat or by chance.
    fn legal(&self) -> Vec<String>;

    /// The numbers of the same.
    ///
    /// # Errors
    /// A game without numbers.
    fn legal_numbers(&self) -> Result<Vec<usize>, TextError>;

    /// Writes what is seen, as many bytes as the numbering says.
    ///
    /// # Errors
    /// A game without numbers.
    fn write_observation(&self, seen: &mut [u8]) -> Result<(), TextError>;

    /// The state after the action of a text, a seat's or chance's.
    ///
    /// # Errors
    /// A text that is no action, or an action that is not legal.
    fn after_text(&self, text: &str) -> Following;

    /// The state after the action with a number.
    ///
    /// # Errors
    /// A number that no action has, or an action that is not legal.
    fn after_number(&self, number: usize) -> Following;

    /// The text of the action with a number.
    ///
    /// # Errors
    /// A number that no action has.
    fn action_text(&self, number: usize) -> Result<String, TextError>;

    /// The number of the action of a text.
    ///
    /// # Errors
    /// A text that is no action.
    fn action_number(&self, text: &str) -> Result<usize, TextError>;

    /// All that chance may draw, with the probabilities.
    fn outcomes(&self) -> Vec<(String, f64)>;

    /// The state after chance has acted until a seat is on turn or the game is over.
    fn settled(&self, rng: &mut Rng) -> Arc<dyn AnyPosition>;

    /// The state as plain data to draw.
    fn scene(&self) -> Scene;

    /// The facts that reports tell, by name.
    fn facts(&self) -> Vec<(&'static str, i64)>;

    /// The effect of a legal action in words; empty where there is nothing to say.
    ///
    /// # Errors
    /// A text that is no action, or an action that is not legal.
    fn remark(&self, text: &str) -> Result<Message, Error>;

    /// True if the other is the same state of the same game.
    fn is_same(&self, other: &dyn AnyPosition) -> bool;

    /// A number that equal states share.
    fn fingerprint(&self) -> u64;
}

/// The one implementation of [`AnyPosition`].
pub(crate) struct TypedPosition<G: Game> {
    pub(crate) rules: Arc<TypedRules<G>>,
    pub(crate) state: G::State,
}
