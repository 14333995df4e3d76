//! Strategies, their decisions, and the roster entries that build them.

use crate::budget::Budget;
use crate::contract::Game;
use crate::failure::Failure;
use crate::notation::TextError;
use crate::params::Params;
use crate::seat::Seat;
use crate::settings::{Setting, Settings};
use crate::text;
use damier_i18n::Phrase;

/// An estimate of the final result for a named seat, in hundredths of a point of the game's score.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "web", derive(serde::Serialize, serde::Deserialize))]
pub struct Value {
    /// The seat whose result is estimated.
    pub seat: Seat,
    /// Hundredths of a point.
    pub centipoints: i64,
}

/// Choice of a strategy on its turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Choice<A> {
    /// Take this action.
    Act(A),
    /// Give the game up.
    Resign,
    /// It cannot continue, for example because it runs in another process that has failed.
    Fail(Box<Failure>),
}

/// A strategy's choice, with its estimate and search statistics.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Decision<A> {
    /// The action, a resignation or a failure.
    pub choice: Choice<A>,
    /// Estimate of the result for the seat that chose, if the strategy makes one.
    pub value: Option<Value>,
    /// Line of play that the strategy expects, starting with its own action; may be empty.
    pub pv: Vec<A>,
    /// Number of search nodes visited.
    pub nodes: u64,
    /// Number of plies looked ahead.
    pub depth: u32,
}

impl<A> Decision<A> {
    /// Creates a decision to take an action, without an estimate or statistics.
    #[must_use]
    pub const fn act(action: A) -> Self {
        Self { choice: Choice::Act(action), value: None, pv: Vec::new(), nodes: 0, depth: 0 }
    }

    /// Creates a decision to resign.
    #[must_use]
    pub const fn resign() -> Self {
        Self { choice: Choice::Resign, value: None, pv: Vec::new(), nodes: 0, depth: 0 }
    }

    /// Creates a decision that reports a failure.
    #[must_use]
    pub fn fail(failure: Failure) -> Self {
        let choice = Choice::Fail(Box::new(failure));
        Self { choice, value: None, pv: Vec::new(), nodes: 0, depth: 0 }
    }

    /// Returns the action chosen, unless the strategy resigns or fails.
    #[must_use]
    pub fn action(self) -> Option<A> {
        match self.choice {
            Choice::Act(action) => Some(action),
            Choice::Resign | Choice::Fail(_) => None,
        }
    }
}

/// Chooses an action within a budget.
///
/// A strategy sees states, never the game's generator. If it needs randomness, it has its own seed. One strategy value
/// plays one seat in one game.
pub trait Strategy<G: Game>: Send {
    /// Chooses an action for the seat on turn. It is called only if the turn is a player's.
    fn choose(&mut self, game: &G, state: &G::State, budget: &mut Budget) -> Decision<G::Action>;

    /// Observes an action of another seat or of chance. `state` is the state before the action.
    fn observe(&mut self, _game: &G, _state: &G::State, _action: G::Action) {}

    /// Is called once, when the game is over, with the last state and a description of how the game ended. The returned
    /// text is kept with the game for the strategy's author.
    fn close(&mut self, _game: &G, _state: &G::State, _ending: &str) -> Option<String> {
        None
    }
}

/// Builds a strategy for a game, with settings and its own seed.
pub type Build<G> =
    Box<dyn Fn(&G, &Settings, u64) -> Result<Box<dyn Strategy<G>>, TextError> + Send + Sync>;

/// An entry of a game's roster: a named strategy with declared settings.
pub struct Player<G: Game> {
    /// Name, lower case.
    pub name: &'static str,
    /// How it chooses, in one line.
    pub summary: Phrase,
    /// Settings that it declares, as in `name(key=value)`.
    pub settings: Vec<Setting>,
    /// The only seat that it can take; `None` if it can take every seat.
    pub only_seat: Option<Seat>,
    /// Builds the strategy.
    pub build: Build<G>,
}

impl<G: Game> Player<G> {
    /// Returns a player for any seat. `build` gets the game, the settings and a seed.
    pub fn new<S: Strategy<G> + 'static>(
        name: &'static str,
        summary: Phrase,
        settings: &[Setting],
        build: impl Fn(&G, &Settings, u64) -> S + Send + Sync + 'static,
    ) -> Self {
        Self {
            name,
            summary,
            settings: settings.to_vec(),
            only_seat: None,
            build: Box::new(move |game, settings, seed| Ok(Box::new(build(game, settings, seed)))),
        }
    }

    /// Returns the same player for one seat only.
    #[must_use]
    pub fn only(mut self, seat: Seat) -> Self {
        self.only_seat = Some(seat);
        self
    }

    /// Returns true if this player can take a seat.
    #[must_use]
    pub fn serves(&self, seat: Seat) -> bool {
        self.only_seat.is_none_or(|only| only == seat)
    }
}

/// Finds the player that a text such as `hybrid(gain=2)` names, and reads its settings.
///
/// # Errors
/// An unknown name, or a setting that is unknown or out of range.
pub fn find_player<'a, G: Game>(
    roster: &'a [Player<G>],
    text: &str,
) -> Result<(&'a Player<G>, Settings), TextError> {
    let (name, params) = Params::read_player(text)?;
    let player = roster.iter().find(|player| player.name == name).ok_or_else(|| {
        let names: Vec<&str> = roster.iter().map(|player| player.name).collect();
        TextError::unknown(&name, text::place_player(), &names)
    })?;
    let settings = Settings::read(&player.settings, &params)
        .map_err(|error| error.within(text::place_of_player(&name)))?;
    Ok((player, settings))
}
