//! States without their types.

use crate::numbered::numbers_of;
use crate::text::refusal as text;
use damier_game::offer::{Numbering, Offer};
use damier_game::{Game, Notation, Rng, Scene, Seat, Show, TextError, Turn};
use damier_i18n::Message;
use std::any::Any;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

/// Reason why an action cannot be taken in a state.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ActionError {
    /// The text or the number is not an action of the game.
    Unknown(TextError),
    /// The rules forbid the action.
    Illegal(TextError),
}

impl From<TextError> for ActionError {
    fn from(error: TextError) -> Self {
        Self::Unknown(error)
    }
}

impl From<ActionError> for TextError {
    fn from(error: ActionError) -> Self {
        match error {
            ActionError::Unknown(error) | ActionError::Illegal(error) => error,
        }
    }
}

/// State after an action.
pub type NextState = Result<Arc<dyn AnyState>, ActionError>;

/// State of any game. It never changes: an action leads to another state.
pub trait AnyState: Any + Send + Sync {
    /// Returns the game's canonical name.
    fn game(&self) -> String;

    /// Returns the text of the state, which [`crate::AnyGame::read`] reads.
    fn text(&self) -> String;

    /// Returns the state in packed form (words of bits), which can be read back; `None` if the game has no packed form.
    fn packed(&self) -> Option<String>;

    /// Returns the state in the packed form that a programming course prints, which can be read back; `None` if there is
    /// none.
    fn course_words(&self) -> Option<String>;

    /// Lists the actions of the seat on turn that have a packed form: the text of each action, and its packed form.
    fn packed_actions(&self) -> Vec<(String, String)>;

    /// Returns whose turn it is.
    fn turn(&self) -> Turn;

    /// Returns the points of each seat.
    fn scores(&self) -> Vec<i64>;

    /// Returns the points of each seat as people are told them ([`Show::shown_score`]).
    fn shown_scores(&self) -> Vec<i64>;

    /// Returns the texts of all legal actions, which are those of a seat or of chance.
    fn legal(&self) -> Vec<String>;

    /// Lists the actions that chance may draw now, with the probabilities; empty unless it is chance's turn.
    fn outcomes(&self) -> Vec<(String, f64)>;

    /// Returns the state as plain data: what is to be drawn, and what the seat on turn can do.
    fn scene(&self) -> Scene;

    /// Sums up how far the game has come, besides its score ([`Show::standing`]); often empty.
    fn standing(&self) -> Message;

    /// Returns the largest value that is reached now, among the values that [`crate::AnyGame::goal`] reads; 0 if there
    /// is none.
    fn reached(&self) -> i64;

    /// Returns the facts that reports show, by name.
    fn facts(&self) -> Vec<(&'static str, i64)>;

    /// Describes the effect of an action of the seat on turn, as a short phrase of plain facts. Empty if there is
    /// nothing to say, or if the text is not a legal action.
    fn remark(&self, action: &str) -> Message;

    /// Describes the state by the counts that simple strategies weigh ([`Show::counts`]). Empty if the game has none.
    fn counts(&self) -> Message;

    /// Returns true if an action of the seat on turn leaves the board as it was ([`Show::is_idle`]); false if it does
    /// not, or if the text is not a legal action.
    fn is_idle(&self, action: &str) -> bool;

    /// Returns the state after an action of a seat or of chance.
    ///
    /// # Errors
    /// The text is not an action, or the action is not legal.
    fn after(&self, action: &str) -> NextState;

    /// Returns the state after the action with a number.
    ///
    /// # Errors
    /// The game's actions have no numbers, none has this number, or the action is not legal.
    fn after_number(&self, number: usize) -> NextState;

    /// Lets chance act until a seat is on turn or the game is over, and returns that state.
    fn settled(&self, rng: &mut Rng) -> Arc<dyn AnyState>;

    /// Returns true if `other` is the same state of the same game.
    fn is_same(&self, other: &dyn AnyState) -> bool;

    /// Returns a hash, which is equal for equal states.
    fn fingerprint(&self) -> u64;

    /// Returns the text of the action with a number.
    ///
    /// # Errors
    /// The game's actions have no numbers, or none has this number.
    fn action_text(&self, number: usize) -> Result<String, TextError>;

    /// Returns the number of an action.
    ///
    /// # Errors
    /// The text is not an action, or the game's actions have no numbers.
    fn action_number(&self, text: &str) -> Result<usize, TextError>;

    /// Returns the numbers of all legal actions, in the order of [`AnyState::legal`].
    ///
    /// # Errors
    /// The game's actions have no numbers.
    fn legal_numbers(&self) -> Result<Vec<usize>, TextError>;

    /// Returns the observation of a learning program as a seat sees it, in the shape that
    /// [`crate::AnyGame::numbering`] gives. The first seat sees the board as it is.
    ///
    /// # Errors
    /// The game has no observations.
    fn observation(&self, seat: Seat) -> Result<Vec<u8>, TextError>;
}

/// The only implementation of [`AnyState`].
pub struct TypedState<G: Game> {
    /// Game of the state.
    pub offer: Arc<Offer<G>>,
    /// State.
    pub state: G::State,
}

impl<G: Notation + Show> TypedState<G> {
    /// Returns the rules.
    pub(crate) fn rules(&self) -> &G {
        &self.offer.rules
    }

    /// Returns another state of the same game.
    pub(crate) fn with(&self, state: G::State) -> Self {
        Self { offer: Arc::clone(&self.offer), state }
    }

    /// Returns the state after an action that is known to be legal.
    pub(crate) fn then(&self, action: G::Action) -> Self {
        self.with(self.rules().after(&self.state, action))
    }

    /// Returns the text of an action.
    pub(crate) fn write(&self, action: G::Action) -> String {
        self.rules().action_text(&self.state, action)
    }

    /// Reads a legal action.
    ///
    /// # Errors
    /// The text is not an action, or the action is not legal. The error lists the legal ones.
    pub(crate) fn read_legal(&self, text: &str) -> Result<G::Action, ActionError> {
        if self.turn() == Turn::Over {
            return Err(self.refuse(text));
        }
        let action = self.rules().read_action(&self.state, text)?;
        if self.is_legal(action) { Ok(action) } else { Err(self.refuse(text)) }
    }

    fn is_legal(&self, action: G::Action) -> bool {
        self.rules().is_legal(&self.state, action)
    }

    /// Returns the error for an illegal action. It lists the legal ones.
    fn refuse(&self, action: &str) -> ActionError {
        let sentence = if self.turn() == Turn::Over {
            text::after_the_end(action)
        } else {
            text::not_legal(action, self.legal().join(", "))
        };
        ActionError::Illegal(TextError::failed(text::action(), sentence))
    }

    /// Returns the action with a number. It need not be legal.
    ///
    /// # Errors
    /// The game's actions have no numbers, or none has this number.
    pub fn numbered(&self, number: usize) -> Result<G::Action, TextError> {
        let (rules, numbers) = (self.rules(), self.numbers()?);
        (numbers.action)(rules, number).ok_or_else(|| {
            let last = (numbers.actions)(rules).saturating_sub(1);
            let expected = text::range("0", last.to_string());
            TextError::new(number, text::action(), expected)
        })
    }

    fn numbers(&self) -> Result<&Numbering<G>, TextError> {
        numbers_of(&self.offer)
    }

    /// Reads a legal action of a seat.
    fn read_move(&self, text: &str) -> Option<G::Action> {
        let Turn::Player(_) = self.turn() else { return None };
        self.read_legal(text).ok()
    }
}

impl<G: Notation + Show> AnyState for TypedState<G> {
    fn game(&self) -> String {
        self.rules().name()
    }

    fn text(&self) -> String {
        self.rules().state_text(&self.state)
    }

    fn packed(&self) -> Option<String> {
        self.rules().packed_text(&self.state)
    }

    fn course_words(&self) -> Option<String> {
        self.rules().course_text(&self.state)
    }

    fn packed_actions(&self) -> Vec<(String, String)> {
        let packed = |action: &G::Action| {
            let packed = self.rules().packed_action(&self.state, *action)?;
            Some((self.write(*action), packed))
        };
        self.rules().legal_actions(&self.state).iter().filter_map(packed).collect()
    }

    fn turn(&self) -> Turn {
        self.rules().turn(&self.state)
    }

    fn scores(&self) -> Vec<i64> {
        let seats = (0..self.rules().seats()).map(Seat::new);
        seats.map(|seat| self.rules().score(&self.state, seat)).collect()
    }

    fn shown_scores(&self) -> Vec<i64> {
        let seats = (0..self.rules().seats()).map(Seat::new);
        seats.map(|seat| self.rules().shown_score(&self.state, seat)).collect()
    }

    fn legal(&self) -> Vec<String> {
        self.rules().legal_texts(&self.state)
    }

    fn outcomes(&self) -> Vec<(String, f64)> {
        let outcomes = self.rules().chance_outcomes(&self.state);
        outcomes.iter().map(|&(action, chance)| (self.write(action), chance)).collect()
    }

    fn scene(&self) -> Scene {
        self.rules().scene(&self.state).map(|action| self.write(action))
    }

    fn standing(&self) -> Message {
        self.rules().standing(&self.state)
    }

    fn reached(&self) -> i64 {
        self.rules().reached(&self.state)
    }

    fn facts(&self) -> Vec<(&'static str, i64)> {
        let names = self.rules().fact_kinds().iter().map(|kind| kind.name);
        names.zip(self.rules().facts(&self.state)).collect()
    }

    fn remark(&self, action: &str) -> Message {
        let remark = |action| self.rules().remark(&self.state, action);
        self.read_move(action).map_or_else(Message::default, remark)
    }

    fn counts(&self) -> Message {
        self.rules().counts(&self.state)
    }

    fn is_idle(&self, action: &str) -> bool {
        self.read_move(action).is_some_and(|action| self.rules().is_idle(&self.state, action))
    }

    fn after(&self, action: &str) -> NextState {
        Ok(Arc::new(self.then(self.read_legal(action)?)))
    }

    fn after_number(&self, number: usize) -> NextState {
        let action = self.numbered(number)?;
        if self.is_legal(action) {
            Ok(Arc::new(self.then(action)))
        } else {
            Err(self.refuse(&self.write(action)))
        }
    }

    fn settled(&self, rng: &mut Rng) -> Arc<dyn AnyState> {
        let mut state = self.state.clone();
        self.rules().settle(&mut state, rng);
        Arc::new(self.with(state))
    }

    fn is_same(&self, other: &dyn AnyState) -> bool {
        let other: &dyn Any = other;
        let is_same = |other: &Self| {
            let is_shared = Arc::ptr_eq(&self.offer, &other.offer);
            (is_shared || self.rules().name() == other.rules().name()) && self.state == other.state
        };
        other.downcast_ref::<Self>().is_some_and(is_same)
    }

    fn fingerprint(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.state.hash(&mut hasher);
        hasher.finish()
    }

    fn action_text(&self, number: usize) -> Result<String, TextError> {
        Ok(self.write(self.numbered(number)?))
    }

    fn action_number(&self, text: &str) -> Result<usize, TextError> {
        let action = self.rules().read_action(&self.state, text)?;
        Ok((self.numbers()?.number)(self.rules(), action))
    }

    fn legal_numbers(&self) -> Result<Vec<usize>, TextError> {
        let numbers = self.numbers()?;
        let seats = self.rules().legal_actions(&self.state);
        let chance = self.rules().chance_outcomes(&self.state);
        let all = seats.iter().copied().chain(chance.iter().map(|&(action, _)| action));
        Ok(all.map(|action| (numbers.number)(self.rules(), action)).collect())
    }

    fn observation(&self, seat: Seat) -> Result<Vec<u8>, TextError> {
        let numbers = self.numbers()?;
        let mut seen = vec![0; (numbers.shape)(self.rules()).iter().product()];
        (numbers.write)(self.rules(), &self.state, seat, &mut seen);
        Ok(seen)
    }
}
