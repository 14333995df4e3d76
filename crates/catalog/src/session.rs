//! One game being played, without the game's types.

use crate::analysis::{AnalysisText, AnyAnalyst, Effort, TypedAnalyst};
use crate::line::write_line;
use crate::ply::Ply;
use crate::state::{AnyState, TypedState};
use crate::text::refusal as text;
use damier_game::saved::SavedGame;
use damier_game::strategy::find_player;
use damier_game::{
    Budget, Choice, Limits, Motion, Notation, Rng, Scene, Seat, Show, Strategy, TextError, Turn,
    Value,
};
use damier_i18n::Message;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// Advice of a player in a state, as text: the action that it would take, and its estimate.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "web", derive(serde::Serialize, serde::Deserialize))]
pub struct Advice {
    /// Action, or `None` if the player would resign.
    pub action: Option<String>,
    /// The player's estimate of the result, if it makes one.
    pub value: Option<Value>,
    /// Line of play that the player expects.
    pub pv: Vec<String>,
    /// Number of search nodes visited.
    pub nodes: u64,
    /// Number of plies looked ahead.
    pub depth: u32,
}

/// One game being played. Everything is text or plain data.
pub trait Session: Send {
    /// Returns the state that was reached.
    fn state(&self) -> &dyn AnyState;

    /// Returns whose turn it is. After a resignation, it is [`Turn::Over`].
    fn turn(&self) -> Turn;

    /// Returns the state as plain data: what is to be drawn, and what the seat on turn can do. After a resignation, no
    /// action is possible.
    fn scene(&self) -> Scene;

    /// Returns the texts of all legal actions; none after a resignation.
    fn legal(&self) -> Vec<String>;

    /// Returns the number of plies so far.
    fn plies(&self) -> usize;

    /// Returns the text of the last action, if there is one.
    fn last_action(&self) -> Option<String>;

    /// Returns the ply with this number, counted from 0; `None` beyond the last.
    fn ply(&self, ply: usize) -> Option<Ply>;

    /// Lists the motions from cell to cell in the ply with this number, counted from 0; none beyond the last.
    fn motions(&self, ply: usize) -> Vec<Motion>;

    /// Returns the seat that resigned, if one did.
    fn resigned(&self) -> Option<Seat>;

    /// Takes an action of a seat or of chance.
    ///
    /// # Errors
    /// The text is not an action, or the action is not legal. The error lists the legal ones.
    fn act(&mut self, text: &str) -> Result<(), TextError>;

    /// Lets chance draw. Returns false if it is not chance's turn.
    fn roll(&mut self) -> bool;

    /// Resigns for the seat on turn. Returns false if no seat is on turn.
    fn resign(&mut self) -> bool;

    /// Takes back the last ply or resignation. Returns false at the opening. When the game continues, chance draws the
    /// same outcomes again.
    fn undo(&mut self) -> bool;

    /// Asks a player which action it would take now. Does not change the game.
    ///
    /// # Errors
    /// The player is unknown, or no seat is on turn.
    fn advise(&self, player: &str, limits: Limits, seed: u64) -> Result<Advice, TextError> {
        self.advise_until(player, limits, seed, None)
    }

    /// Asks a player as [`Session::advise`] does. Raising `stop` ends its search early.
    ///
    /// # Errors
    /// The errors of [`Session::advise`].
    fn advise_until(
        &self,
        player: &str,
        limits: Limits,
        seed: u64,
        stop: Option<Arc<AtomicBool>>,
    ) -> Result<Advice, TextError>;

    /// Asks an analyst what every action is worth now. Returns `None` if the effort ends before the answer is known.
    ///
    /// # Errors
    /// The analyst belongs to another game, or the game is over.
    fn analyse(
        &self,
        analyst: &mut dyn AnyAnalyst,
        effort: &Effort<'_>,
    ) -> Result<Option<AnalysisText>, TextError>;

    /// Returns the game so far in its saved form.
    fn saved(&self, players: Vec<String>) -> SavedGame;
}

/// The only implementation of [`Session`].
pub(crate) struct TypedSession<G: Notation + Show> {
    /// Opening and the state after each action.
    states: Vec<TypedState<G>>,
    actions: Vec<G::Action>,
    resigned: Option<Seat>,
    rng: Rng,
    /// Generator before each action, so that chance draws the same again after [`Session::undo`].
    rngs: Vec<Rng>,
}

impl<G: Notation + Show> TypedSession<G> {
    /// Creates a game at its opening; `rng` draws chance's outcomes.
    pub(crate) fn new(opening: TypedState<G>, rng: Rng) -> Self {
        Self { states: vec![opening], actions: Vec::new(), resigned: None, rng, rngs: Vec::new() }
    }

    /// Takes an action that is known to be legal.
    pub(crate) fn push(&mut self, action: G::Action) {
        let rng = self.rng.clone();
        self.push_drawn(action, rng);
    }

    /// Takes a legal action, which chance may have drawn. `before` is the generator as it was before the draw.
    fn push_drawn(&mut self, action: G::Action, before: Rng) {
        self.states.push(self.here().then(action));
        self.actions.push(action);
        self.rngs.push(before);
    }

    /// Sets the seat that resigned.
    pub(crate) fn set_resigned(&mut self, seat: Option<Seat>) {
        self.resigned = seat;
    }

    fn here(&self) -> &TypedState<G> {
        self.states.last().expect("a session never loses its opening")
    }

    fn rules(&self) -> &G {
        self.here().rules()
    }

    /// Builds a player's strategy that has observed the game so far.
    fn strategy(&self, text: &str, seed: u64) -> Result<Box<dyn Strategy<G>>, TextError> {
        let (player, settings) = find_player(&self.here().offer.roster, text)?;
        let mut strategy = (player.build)(self.rules(), &settings, seed)?;
        for (before, &action) in self.states.iter().zip(&self.actions) {
            strategy.observe(self.rules(), &before.state, action);
        }
        Ok(strategy)
    }
}

impl<G: Notation + Show> Session for TypedSession<G> {
    fn state(&self) -> &dyn AnyState {
        self.here()
    }

    fn turn(&self) -> Turn {
        if self.resigned.is_some() { Turn::Over } else { self.here().turn() }
    }

    fn scene(&self) -> Scene {
        let mut scene = self.here().scene();
        if self.resigned.is_some() {
            scene.prompt = Message::default();
            scene.controls.iter_mut().for_each(|control| control.is_legal = false);
        }
        scene
    }

    fn legal(&self) -> Vec<String> {
        if self.resigned.is_some() { Vec::new() } else { self.here().legal() }
    }

    fn plies(&self) -> usize {
        self.actions.len()
    }

    fn last_action(&self) -> Option<String> {
        self.ply(self.plies().checked_sub(1)?).map(|ply| ply.action)
    }

    fn ply(&self, ply: usize) -> Option<Ply> {
        let (before, &action) = (self.states.get(ply)?, self.actions.get(ply)?);
        Some(Ply { turn: before.turn(), action: before.write(action) })
    }

    fn motions(&self, ply: usize) -> Vec<Motion> {
        let motions = |&action| self.rules().motions(&self.states[ply].state, action);
        self.actions.get(ply).map_or_else(Vec::new, motions)
    }

    fn resigned(&self) -> Option<Seat> {
        self.resigned
    }

    fn act(&mut self, text: &str) -> Result<(), TextError> {
        if self.resigned.is_some() {
            return Err(TextError::failed(text::action(), text::after_the_end(text)));
        }
        self.push(self.here().read_legal(text)?);
        Ok(())
    }

    fn roll(&mut self) -> bool {
        if self.turn() != Turn::Chance {
            return false;
        }
        let before = self.rng.clone();
        let here = self.states.last().expect("a session never loses its opening");
        let drawn = here.rules().sample_chance(&here.state, &mut self.rng);
        drawn.map(|action| self.push_drawn(action, before)).is_some()
    }

    fn resign(&mut self) -> bool {
        let Turn::Player(seat) = self.turn() else {
            return false;
        };
        self.resigned = Some(seat);
        true
    }

    fn undo(&mut self) -> bool {
        if self.resigned.take().is_some() {
            return true;
        }
        if self.actions.pop().is_none() {
            return false;
        }
        self.states.pop();
        if let Some(before) = self.rngs.pop() {
            self.rng = before;
        }
        true
    }

    fn advise_until(
        &self,
        player: &str,
        limits: Limits,
        seed: u64,
        stop: Option<Arc<AtomicBool>>,
    ) -> Result<Advice, TextError> {
        let Turn::Player(_) = self.turn() else {
            return Err(TextError::failed(text::advice(), text::no_player_on_turn()));
        };
        let mut budget = Budget::new(limits);
        if let Some(stop) = stop {
            budget = budget.with_stop(stop);
        }
        budget.begin_move();
        let here = self.here();
        let decision = self.strategy(player, seed)?.choose(self.rules(), &here.state, &mut budget);
        let action = match decision.choice {
            Choice::Act(action) => Some(here.write(action)),
            Choice::Resign | Choice::Fail(_) => None,
        };
        let pv = write_line(here.rules(), &here.state, &decision.pv);
        Ok(Advice {
            action,
            value: decision.value,
            pv,
            nodes: decision.nodes,
            depth: decision.depth,
        })
    }

    fn analyse(
        &self,
        analyst: &mut dyn AnyAnalyst,
        effort: &Effort<'_>,
    ) -> Result<Option<AnalysisText>, TextError> {
        if self.turn() == Turn::Over {
            return Err(TextError::failed(text::position(), text::game_is_over()));
        }
        let analyst = TypedAnalyst::downcast(self.rules(), analyst).ok_or_else(|| {
            TextError::failed(text::analysis(), text::other_analyst(self.rules().name()))
        })?;
        analyst.analyse_state(&self.here().state, effort)
    }

    fn saved(&self, players: Vec<String>) -> SavedGame {
        SavedGame::new(self.rules(), players, &self.states[0].state, &self.actions, self.resigned)
    }
}
