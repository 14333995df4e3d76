//! A game in progress, from building its strategies to its record.

use crate::play::game_referee::GameReferee;
use crate::play::guard::{MAX_MESSAGE, guard};
use crate::schedule::pairings::Pairing;
use crate::store::record::{Fault, Note, Record, SAID, SEPARATOR, Termination};
use crate::text;
use damier_game::{
    Budget, Choice, Failure, Game, Meter, Notation, Rng, Seat, Show, Strategy, Turn, plain_line,
    thread_clock,
};
use damier_i18n::Message;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// The end of a game.
enum GameEnd {
    /// The game has a result.
    Result(Termination),
    /// The game has no result.
    NoResult(NoResult),
}

/// The reason why a game has no result.
pub(crate) enum NoResult {
    /// The run is stopping.
    Stopped,
    /// The machine failed. Holds the cause.
    Host(Message),
}

/// The part of a game that is played.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum PlayedPart {
    /// To the end of the game.
    WholeGame,
    /// Up to the first action of a seat.
    FirstTurn,
}

/// A game in progress.
pub(crate) struct RunningGame<'a, G: Game> {
    referee: &'a GameReferee<G>,
    game: &'a G,
    rng: Rng,
    state: G::State,
    opening: String,
    actions: String,
    plies: u32,
    strategies: Vec<Box<dyn Strategy<G>>>,
    budgets: Vec<Budget>,
    /// True if the CPU clock is read at every move: if time is limited, or a strategy runs in another process.
    is_timed: bool,
    meter: Meter,
    moves: Vec<u32>,
    nodes: Vec<u64>,
    charged: Vec<Duration>,
    slowest: Duration,
    /// Notes that strategies wrote for their authors before the game was over.
    notes: Vec<Note>,
}

impl<'a, G: Game + Notation + Show> RunningGame<'a, G> {
    pub(crate) fn new(
        referee: &'a GameReferee<G>,
        pairing: &Pairing,
        stop: &Arc<AtomicBool>,
    ) -> Self {
        let game = &referee.game;
        let seats = game.seats();
        let meter = Meter::start(seats);
        let mut rng = Rng::new(pairing.seed);
        let state = referee.opening(pairing, &mut rng);
        let is_outside = |entrant: usize| referee.entrants[entrant].1.is_outside;
        let outside = pairing.seats.iter().any(|&entrant| is_outside(entrant));
        let budget = Budget::new(referee.limits).with_stop(Arc::clone(stop));
        let clock = thread_clock().filter(|_| outside);
        let budget = clock.map_or(budget.clone(), |clock| budget.with_clock(clock));
        let mut budgets = vec![budget; seats];
        for (budget, _) in budgets.iter_mut().zip(&pairing.seats).filter(|(_, s)| is_outside(**s)) {
            // Set before the first move, so that observing an action is never charged by this thread's clock.
            budget.charge(Duration::ZERO);
        }
        Self {
            referee,
            game,
            rng,
            opening: game.state_text(&state),
            state,
            actions: String::with_capacity(256),
            plies: 0,
            strategies: Vec::with_capacity(seats),
            budgets,
            is_timed: outside || referee.limits.is_timed(),
            meter,
            moves: vec![0; seats],
            nodes: vec![0; seats],
            charged: vec![Duration::ZERO; seats],
            slowest: Duration::ZERO,
            notes: Vec::new(),
        }
    }

    /// Plays a part of the game.
    pub(crate) fn play(
        mut self,
        pairing: &Pairing,
        part: PlayedPart,
        stop: &AtomicBool,
    ) -> Result<Record, NoResult> {
        let end = match self.build_strategies(pairing) {
            Ok(()) => self.play_out(part, stop),
            Err(end) => end,
        };
        // A strategy that was interrupted may have given up, which is not a result.
        if stop.load(Ordering::Relaxed) {
            return Err(NoResult::Stopped);
        }
        match end {
            GameEnd::Result(termination) => Ok(self.close(pairing, termination)),
            GameEnd::NoResult(stop) => Err(stop),
        }
    }

    fn build_strategies(&mut self, pairing: &Pairing) -> Result<(), GameEnd> {
        for (index, &entrant) in pairing.seats.iter().enumerate() {
            let seat = Seat::new(index);
            let (_, entrant) = &self.referee.entrants[entrant];
            let seed = pairing.strategy_seed(seat);
            let strategy = guard(|| (entrant.build)(self.game, seat, seed))
                .map_err(|message| self.fault(seat, Fault::Panic, &message))?
                .map_err(|failure| {
                    self.notes.extend(note_of(seat, failure.log.clone()));
                    self.failure(seat, &failure)
                })?;
            self.strategies.push(strategy);
        }
        Ok(())
    }

    /// Plays until the part is over or `stop` is raised.
    fn play_out(&mut self, part: PlayedPart, stop: &AtomicBool) -> GameEnd {
        loop {
            if stop.load(Ordering::Relaxed) {
                return GameEnd::NoResult(NoResult::Stopped);
            }
            let (action, by) = match self.game.turn(&self.state) {
                Turn::Over => return GameEnd::Result(Termination::Finished),
                Turn::Chance => {
                    let drawn = self.game.sample_chance(&self.state, &mut self.rng);
                    (drawn.expect("chance on turn has outcomes"), None)
                }
                Turn::Player(seat) => match self.choose(seat) {
                    Ok(action) => (action, Some(seat)),
                    Err(end) => return end,
                },
            };
            if let Err(end) = self.apply_action(action, by) {
                return end;
            }
            if by.is_some() && part == PlayedPart::FirstTurn {
                return GameEnd::Result(Termination::Finished);
            }
        }
    }

    /// Asks the seat to move for a legal action. An error ends the game.
    fn choose(&mut self, seat: Seat) -> Result<G::Action, GameEnd> {
        let (game, state, at) = (self.game, &self.state, seat.index());
        let (strategy, budget) = (&mut self.strategies[at], &mut self.budgets[at]);
        budget.begin_move();
        if !self.is_timed {
            self.meter.begin();
        }
        let decision = guard(|| strategy.choose(game, state, budget));
        if !self.is_timed {
            self.meter.end(at);
        }
        let spent = budget.nodes();
        let charge = self.charge(seat);
        let decision = decision.map_err(|message| self.fault(seat, Fault::Panic, &message))?;
        // A failing program already gives the cause, so that is reported even if its time also ran out.
        if let Choice::Fail(failure) = &decision.choice {
            return Err(self.failure(seat, failure));
        }
        charge?;
        self.moves[at] += 1;
        self.nodes[at] = self.nodes[at].saturating_add(decision.nodes.max(spent));
        match decision.choice {
            Choice::Act(action) if self.game.is_legal(&self.state, action) => Ok(action),
            Choice::Act(action) => {
                let message = self.describe_illegal(action);
                Err(self.fault(seat, Fault::Illegal, &message))
            }
            Choice::Resign | Choice::Fail(_) => Err(GameEnd::Result(Termination::Resigned(seat))),
        }
    }

    /// Shows a legal action to all other seats, records it and applies it.
    fn apply_action(&mut self, action: G::Action, by: Option<Seat>) -> Result<(), GameEnd> {
        for at in 0..self.strategies.len() {
            let seat = Seat::new(at);
            if by != Some(seat) {
                self.show_action(seat, action)?;
            }
        }
        if self.plies > 0 {
            self.actions.push_str(SEPARATOR);
        }
        self.game.write_action(&self.state, action, &mut self.actions);
        self.game.apply(&mut self.state, action);
        self.plies += 1;
        Ok(())
    }

    fn show_action(&mut self, seat: Seat, action: G::Action) -> Result<(), GameEnd> {
        let (game, state, at) = (self.game, &self.state, seat.index());
        let strategy = &mut self.strategies[at];
        if self.is_timed {
            self.budgets[at].begin_move();
        }
        guard(|| strategy.observe(game, state, action))
            .map_err(|message| self.fault(seat, Fault::Panic, &message))?;
        self.charge(seat)
    }

    /// Charges a move by the CPU clock, if the clock is read.
    fn charge(&mut self, seat: Seat) -> Result<(), GameEnd> {
        if !self.is_timed {
            return Ok(());
        }
        let at = seat.index();
        match self.budgets[at].end_move() {
            Ok(used) => {
                self.charged[at] += used;
                self.slowest = self.slowest.max(used);
                Ok(())
            }
            Err(overrun) => {
                self.charged[at] = match overrun.per {
                    "move" => self.charged[at] + overrun.used,
                    _ => overrun.used,
                };
                Err(self.fault(seat, Fault::Time, &overrun.into()))
            }
        }
    }

    fn failure(&self, seat: Seat, failure: &Failure) -> GameEnd {
        match Fault::from_failure(failure.kind) {
            Some(fault) => self.fault(seat, fault, &failure.message),
            None => GameEnd::NoResult(NoResult::Host(plain_line(&failure.message, MAX_MESSAGE))),
        }
    }

    fn fault(&self, seat: Seat, fault: Fault, message: &Message) -> GameEnd {
        let message = plain_line(message, MAX_MESSAGE);
        GameEnd::Result(Termination::Fault { seat, fault, ply: self.plies, message })
    }

    fn describe_illegal(&self, action: G::Action) -> Message {
        // An unchecked action may not be representable, and writing its notation may panic.
        let text = guard(|| self.game.action_text(&self.state, action))
            .unwrap_or_else(|_| format!("{action:?}"));
        let legal = self.game.legal_texts(&self.state).join(SEPARATOR);
        let state = self.game.state_text(&self.state);
        text::fault::illegal(text, state, legal)
    }

    /// Tells every strategy that the game is over, and returns the notes that they leave for their authors.
    fn close_strategies(&mut self, termination: &Termination) -> Vec<Note> {
        // Programs get this text in English only.
        let ending = termination.in_words().to_string();
        let mut notes = std::mem::take(&mut self.notes);
        for (at, strategy) in self.strategies.iter_mut().enumerate() {
            // A panic here or while dropping the strategy has no effect: the game is over.
            let said = guard(|| strategy.close(self.game, &self.state, &ending)).ok().flatten();
            notes.extend(said.and_then(|text| note_of(Seat::new(at), text)));
        }
        let strategies = std::mem::take(&mut self.strategies);
        let _ = guard(|| drop(strategies));
        notes
    }

    /// Returns the CPU time by seat, and of the whole game.
    fn cpu(&self, meter: Meter, pairing: &Pairing) -> (Vec<Duration>, Duration) {
        let (metered, here) = meter.finish();
        if !self.is_timed {
            return (metered, here);
        }
        let outside = |at: usize| self.referee.entrants[pairing.seats[at]].1.is_outside;
        let elsewhere = self.charged.iter().enumerate().filter(|&(at, _)| outside(at));
        let whole = here + elsewhere.map(|(_, &used)| used).sum::<Duration>();
        (self.charged.clone(), whole)
    }

    fn close(mut self, pairing: &Pairing, termination: Termination) -> Record {
        let notes = self.close_strategies(&termination);
        let meter = self.meter.clone();
        let (cpu, game_cpu) = self.cpu(meter, pairing);
        let Self { referee, game, state, .. } = self;
        let name = |&entrant: &usize| Arc::clone(&referee.entrants[entrant].0);
        Record {
            event: pairing.event,
            id: pairing.id,
            pair: pairing.pair,
            seed: pairing.seed,
            game: Arc::clone(&referee.name),
            rules_version: game.rules_version(),
            seats: pairing.seats.clone(),
            entrants: pairing.seats.iter().map(name).collect(),
            opening: self.opening,
            actions: self.actions,
            plies: self.plies,
            scores: (0..game.seats()).map(|seat| game.score(&state, Seat::new(seat))).collect(),
            facts: game.facts(&state),
            termination,
            last: game.state_text(&state),
            moves: self.moves,
            nodes: self.nodes,
            cpu,
            slowest: self.slowest,
            game_cpu,
            notes,
            machine: None,
        }
    }
}

/// Returns the note with what a seat's strategy wrote for its author; `None` if it wrote nothing.
fn note_of(seat: Seat, text: String) -> Option<Note> {
    let note = |text| Note { seat: Some(seat.index() + 1), kind: SAID.to_string(), text };
    Some(text).filter(|text| !text.is_empty()).map(note)
}
