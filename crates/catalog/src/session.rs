//! One game being played, without the game's types.

use crate::analysis::{AnalysisText, AnyAnalyst, Effort, TypedAnalyst};
use crate::line::write_line;
use crate::ply::Ply;
use crate::text::refusal as text;
use damier_game::saved::SavedGame;
use damier_game::strategy::find_player;
use damier_game::{
    Budget, Choice, Limits, Motion, Notation, Player, Rng, Scene, Seat, Show, Strategy, TextError,
    Turn, Value,
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
    /// Returns the game's canonical name.
    fn game(&self) -> String;

    /// Returns whose turn it is. After a resignation, it is [`Turn::Over`].
    fn turn(&self) -> Turn;

    /// Returns the text of the state.
    fn state(&self) -> String;

    /// Returns the state in packed form (words of bits), which can be read back; `None` if the game has no packed form.
    fn packed(&self) -> Option<String> {
        None
    }

    /// Lists the actions of the seat on turn that have a packed form: the text of each action, and its packed form.
    fn packed_actions(&self) -> Vec<(String, String)> {
        Vec::new()
    }

    /// Returns the state as plain data: what is to be drawn, and what the seat on turn can do.
    fn scene(&self) -> Scene;

    /// Returns the points of each seat.
    fn scores(&self) -> Vec<i64>;

    /// Returns the texts of all legal actions.
    fn legal(&self) -> Vec<String>;

    /// Lists the actions that chance may draw now, with the probabilities; empty unless it is chance's turn.
    fn outcomes(&self) -> Vec<(String, f64)>;

    /// Describes the effect of an action of the seat on turn, as a short phrase of plain facts. Empty if there is
    /// nothing to say, or if the text is not a legal action.
    fn remark(&self, action: &str) -> Message;

    /// Returns true if an action of the seat on turn leaves the board as it was ([`Show::is_idle`]); false if it does
    /// not, or if the text is not a legal action.
    fn is_idle(&self, _action: &str) -> bool {
        false
    }

    /// Sums up how far the game has come, besides its score ([`Show::standing`]); often empty.
    fn standing(&self) -> Message;

    /// Returns the largest value that is reached now, among the values that [`crate::AnyGame::goal`] reads; 0 if there
    /// is none.
    fn reached(&self) -> i64;

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
    game: G,
    roster: Arc<[Player<G>]>,
    /// Opening and the state after each action.
    states: Vec<G::State>,
    actions: Vec<G::Action>,
    resigned: Option<Seat>,
    rng: Rng,
    /// Generator before each action, so that chance draws the same again after [`Session::undo`].
    rngs: Vec<Rng>,
}

impl<G: Notation + Show> TypedSession<G> {
    /// Creates a game at its opening; `rng` draws chance's outcomes.
    pub(crate) fn new(game: G, roster: Arc<[Player<G>]>, opening: G::State, rng: Rng) -> Self {
        Self {
            game,
            roster,
            states: vec![opening],
            actions: Vec::new(),
            resigned: None,
            rng,
            rngs: Vec::new(),
        }
    }

    /// Takes an action that is known to be legal.
    pub(crate) fn push(&mut self, action: G::Action) {
        let rng = self.rng.clone();
        self.push_drawn(action, rng);
    }

    /// Takes a legal action, which chance may have drawn. `before` is the generator as it was before the draw.
    fn push_drawn(&mut self, action: G::Action, before: Rng) {
        let next = self.game.after(self.current(), action);
        self.states.push(next);
        self.actions.push(action);
        self.rngs.push(before);
    }

    /// Sets the seat that resigned.
    pub(crate) fn set_resigned(&mut self, seat: Option<Seat>) {
        self.resigned = seat;
    }

    fn current(&self) -> &G::State {
        self.states.last().expect("a session never loses its opening")
    }

    /// Reads a legal action of the seat on turn.
    fn read_legal(&self, text: &str) -> Option<G::Action> {
        let Turn::Player(_) = self.game.turn(self.current()) else { return None };
        let is_legal = |action: &G::Action| self.game.is_legal(self.current(), *action);
        self.game.read_action(self.current(), text).ok().filter(is_legal)
    }

    /// Builds a player's strategy that has observed the game so far.
    fn strategy(&self, text: &str, seed: u64) -> Result<Box<dyn Strategy<G>>, TextError> {
        let (player, settings) = find_player(&self.roster, text)?;
        let mut strategy = (player.build)(&self.game, &settings, seed)?;
        for (state, &action) in self.states.iter().zip(&self.actions) {
            strategy.observe(&self.game, state, action);
        }
        Ok(strategy)
    }
}

impl<G: Notation + Show> Session for TypedSession<G> {
    fn game(&self) -> String {
        self.game.name()
    }

    fn turn(&self) -> Turn {
        if self.resigned.is_some() { Turn::Over } else { self.game.turn(self.current()) }
    }

    fn state(&self) -> String {
        self.game.state_text(self.current())
    }

    fn packed(&self) -> Option<String> {
        self.game.packed_text(self.current())
    }

    fn packed_actions(&self) -> Vec<(String, String)> {
        let state = self.current();
        let bits = |action: &G::Action| {
            let bits = self.game.packed_action(state, *action)?;
            Some((self.game.action_text(state, *action), bits))
        };
        self.game.legal_actions(state).iter().filter_map(bits).collect()
    }

    fn scene(&self) -> Scene {
        let text = |action| self.game.action_text(self.current(), action);
        let mut scene = self.game.scene(self.current()).map(text);
        if self.resigned.is_some() {
            scene.prompt = Message::default();
            scene.controls.iter_mut().for_each(|control| control.is_legal = false);
        }
        scene
    }

    fn scores(&self) -> Vec<i64> {
        (0..self.game.seats())
            .map(|seat| self.game.score(self.current(), Seat::new(seat)))
            .collect()
    }

    fn legal(&self) -> Vec<String> {
        if self.resigned.is_some() { Vec::new() } else { self.game.legal_texts(self.current()) }
    }

    fn outcomes(&self) -> Vec<(String, f64)> {
        let text = |&(action, chance)| (self.game.action_text(self.current(), action), chance);
        self.game.chance_outcomes(self.current()).iter().map(text).collect()
    }

    fn remark(&self, action: &str) -> Message {
        let remark = |action| self.game.remark(self.current(), action);
        self.read_legal(action).map_or_else(Message::default, remark)
    }

    fn is_idle(&self, action: &str) -> bool {
        self.read_legal(action).is_some_and(|action| self.game.is_idle(self.current(), action))
    }

    fn standing(&self) -> Message {
        self.game.standing(self.current())
    }

    fn reached(&self) -> i64 {
        self.game.reached(self.current())
    }

    fn plies(&self) -> usize {
        self.actions.len()
    }

    fn last_action(&self) -> Option<String> {
        let action = *self.actions.last()?;
        Some(self.game.action_text(&self.states[self.actions.len() - 1], action))
    }

    fn ply(&self, ply: usize) -> Option<Ply> {
        let (state, &action) = (self.states.get(ply)?, self.actions.get(ply)?);
        let action = self.game.action_text(state, action);
        Some(Ply { turn: self.game.turn(state), action })
    }

    fn motions(&self, ply: usize) -> Vec<Motion> {
        let action = self.actions.get(ply);
        action.map_or_else(Vec::new, |&action| self.game.motions(&self.states[ply], action))
    }

    fn resigned(&self) -> Option<Seat> {
        self.resigned
    }

    fn act(&mut self, text: &str) -> Result<(), TextError> {
        if self.turn() == Turn::Over {
            return Err(TextError::failed(text::action(), text::after_the_end(text)));
        }
        let action = self.game.read_action(self.current(), text)?;
        if !self.game.is_legal(self.current(), action) {
            let sentence = text::not_legal(text, self.legal().join(", "));
            return Err(TextError::failed(text::action(), sentence));
        }
        self.push(action);
        Ok(())
    }

    fn roll(&mut self) -> bool {
        if self.turn() != Turn::Chance {
            return false;
        }
        let before = self.rng.clone();
        let state = self.states.last().expect("a session never loses its opening");
        let drawn = self.game.sample_chance(state, &mut self.rng);
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
        let decision = self.strategy(player, seed)?.choose(&self.game, self.current(), &mut budget);
        let action = match decision.choice {
            Choice::Act(action) => Some(self.game.action_text(self.current(), action)),
            Choice::Resign | Choice::Fail(_) => None,
        };
        let pv = write_line(&self.game, self.current(), &decision.pv);
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
        let analyst = TypedAnalyst::downcast(&self.game, analyst).ok_or_else(|| {
            TextError::failed(text::analysis(), text::other_analyst(self.game.name()))
        })?;
        analyst.analyse_state(self.current(), effort)
    }

    fn saved(&self, players: Vec<String>) -> SavedGame {
        SavedGame::new(&self.game, players, &self.states[0], &self.actions, self.resigned)
    }
}
