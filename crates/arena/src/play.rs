//! The referee: seats entrants, plays a pairing to its end, writes the record.

use crate::guard::{guard, install, one_line};
use crate::record::{Fault, Record, SEPARATOR, Termination};
use crate::schedule::Pairing;
use game::Meter;
use game::strategy::find_player;
use game::{
    Budget, Choice, Contest, FactKind, Game, Limits, Notation, Player, Rng, Seat, Show, Strategy,
    TextError, Turn,
};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// Makes an entrant's strategy for one game from a seed of its own.
type Seating<G> = Arc<dyn Fn(&G, u64) -> Result<Box<dyn Strategy<G>>, TextError> + Send + Sync>;

/// A player in a tournament: a name, and how to make its strategy.
pub struct Entrant<G: Game> {
    /// The canonical text of the player and its settings, unique within an event.
    pub name: String,
    /// The one seat that it can take, if it cannot take all.
    pub only_seat: Option<Seat>,
    build: Seating<G>,
}

impl<G: Game> Entrant<G> {
    /// An entrant for any seat. `build` gets the game and a seed, once per game.
    pub fn new(
        name: impl Into<String>,
        build: impl Fn(&G, u64) -> Result<Box<dyn Strategy<G>>, TextError> + Send + Sync + 'static,
    ) -> Self {
        Self { name: name.into(), only_seat: None, build: Arc::new(build) }
    }

    /// The same entrant for one seat only.
    #[must_use]
    pub fn only(mut self, seat: Seat) -> Self {
        self.only_seat = Some(seat);
        self
    }

    /// The entrant that a text such as `hybrid(gain=2)` names on a roster.
    ///
    /// # Errors
    /// As [`find_player`].
    pub fn find(roster: &Arc<[Player<G>]>, text: &str) -> Result<Self, TextError> {
        let (player, settings) = find_player(roster, text)?;
        let name = format!("{}{}", player.name, settings.suffix(&player.settings));
        let (only_seat, line) = (player.only_seat, player.name);
        let roster = Arc::clone(roster);
        let build = move |game: &G, seed| {
            let player = roster.iter().find(|player| player.name == line);
            let player = player.expect("the player was found on this roster");
            (player.build)(game, &settings, seed)
        };
        Ok(Self { only_seat, ..Self::new(name, build) })
    }
}

/// A game with its entrants, ready to play any pairing of them: what the runner knows of a game.
pub trait Referee: Send + Sync {
    /// The game with its parameters.
    fn game(&self) -> String;

    /// The version of its rules.
    fn rules_version(&self) -> u32;

    /// How its results are compared.
    fn contest(&self) -> Contest;

    /// The facts that its records hold.
    fn fact_kinds(&self) -> &'static [FactKind];

    /// The names of the entrants, by index.
    fn entrants(&self) -> Vec<String>;

    /// Whether an entrant can take a seat.
    fn serves(&self, entrant: usize, seat: Seat) -> bool;

    /// Plays a game to its end, or drops it (`None`) when `stop` is raised: strategies see the flag in
    /// their budgets.
    fn play_unless(&self, pairing: &Pairing, stop: &Arc<AtomicBool>) -> Option<Record>;

    /// Plays a game to its end.
    fn play(&self, pairing: &Pairing) -> Record {
        self.play_unless(pairing, &Arc::default()).expect("nobody else can raise this flag")
    }
}

/// The referee of any game under the contract.
///
/// CPU time is charged for choosing, and where the budget limits time also for observing; building a
/// strategy is not charged.
pub struct Table<G: Game> {
    game: G,
    name: Arc<str>,
    entrants: Vec<(Arc<str>, Entrant<G>)>,
    limits: Limits,
    openings: Vec<G::State>,
}

impl<G: Game + Notation + Show> Table<G> {
    /// Lays a table for these entrants, each of which may spend `limits` in every game.
    pub fn new(game: G, entrants: Vec<Entrant<G>>, limits: Limits) -> Self {
        install();
        let entrants = entrants.into_iter();
        Self {
            name: game.name().into(),
            game,
            entrants: entrants.map(|e| (e.name.as_str().into(), e)).collect(),
            limits,
            openings: Vec::new(),
        }
    }

    /// The same table, where games begin in these states in turn instead of drawn ones; without any, as
    /// before.
    #[must_use]
    pub fn with_openings(mut self, openings: Vec<G::State>) -> Self {
        self.openings = openings;
        self
    }

    /// Where a game begins. What chance draws in it follows from the same seed either way.
    fn opening(&self, pairing: &Pairing, rng: &mut Rng) -> G::State {
        let drawn = self.game.opening(rng);
        let turn = pairing.round.checked_rem(self.openings.len() as u64);
        turn.map_or(drawn, |turn| self.openings[turn as usize].clone())
    }
}

impl<G: Game + Notation + Show> Referee for Table<G> {
    fn game(&self) -> String {
        self.name.to_string()
    }

    fn rules_version(&self) -> u32 {
        self.game.rules_version()
    }

    fn contest(&self) -> Contest {
        self.game.contest()
    }

    fn fact_kinds(&self) -> &'static [FactKind] {
        self.game.fact_kinds()
    }

    fn entrants(&self) -> Vec<String> {
        let names = self.entrants.iter();
        names.map(|(name, _)| name.to_string()).collect()
    }

    fn serves(&self, entrant: usize, seat: Seat) -> bool {
        let only = self.entrants[entrant].1.only_seat;
        only.is_none_or(|only| only == seat)
    }

    fn play_unless(&self, pairing: &Pairing, stop: &Arc<AtomicBool>) -> Option<Record> {
        let mut sitting = Sitting::new(self, pairing, stop);
        let ending = match sitting.seat_all(self, pairing) {
            Ok(()) => sitting.play_out(stop)?,
            Err(fault) => fault,
        };
        // A strategy that was cut short may have given up: that is no result.
        let stopped = stop.load(Ordering::Relaxed);
        (!stopped).then(|| sitting.close(self, pairing, ending))
    }
}

/// A game under way.
struct Sitting<'a, G: Game> {
    game: &'a G,
    rng: Rng,
    state: G::State,
    opening: String,
    actions: String,
    plies: u32,
    strategies: Vec<Box<dyn Strategy<G>>>,
    budgets: Vec<Budget>,
    timed: bool,
    meter: Meter,
    moves: Vec<u32>,
    nodes: Vec<u64>,
    charged: Vec<Duration>,
    slowest: Duration,
}

impl<'a, G: Game + Notation + Show> Sitting<'a, G> {
    fn new(table: &'a Table<G>, pairing: &Pairing, stop: &Arc<AtomicBool>) -> Self {
        let game = &table.game;
        let seats = game.seats();
        let meter = Meter::start(seats);
        let mut rng = Rng::new(pairing.seed);
        let state = table.opening(pairing, &mut rng);
        Self {
            game,
            rng,
            opening: game.state_text(&state),
            state,
            actions: String::with_capacity(256),
            plies: 0,
            strategies: Vec::with_capacity(seats),
            budgets: vec![Budget::new(table.limits).with_stop(Arc::clone(stop)); seats],
            timed: table.limits.is_timed(),
            meter,
            moves: vec![0; seats],
            nodes: vec![0; seats],
            charged: vec![Duration::ZERO; seats],
            slowest: Duration::ZERO,
        }
    }

    fn seat_all(&mut self, table: &Table<G>, pairing: &Pairing) -> Result<(), Termination> {
        for (index, &entrant) in pairing.seats.iter().enumerate() {
            let seat = Seat::new(index);
            let (_, entrant) = &table.entrants[entrant];
            let seed = pairing.strategy_seed(seat);
            let strategy = guard(|| (entrant.build)(self.game, seed))
                .map_err(|message| self.fault(seat, Fault::Panic, &message))?
                .map_err(|error| self.fault(seat, Fault::Start, &error.to_string()))?;
            self.strategies.push(strategy);
        }
        Ok(())
    }

    /// Plays until the game ends; `None` when `stop` is raised before.
    fn play_out(&mut self, stop: &AtomicBool) -> Option<Termination> {
        loop {
            if stop.load(Ordering::Relaxed) {
                return None;
            }
            let (action, by) = match self.game.turn(&self.state) {
                Turn::Over => return Some(Termination::Finished),
                Turn::Chance => {
                    let drawn = self.game.sample_chance(&self.state, &mut self.rng);
                    (drawn.expect("chance on turn has outcomes"), None)
                }
                Turn::Player(seat) => match self.choose(seat) {
                    Ok(action) => (action, Some(seat)),
                    Err(ending) => return Some(ending),
                },
            };
            if let Err(ending) = self.take(action, by) {
                return Some(ending);
            }
        }
    }

    /// A legal action of the seat on turn, or the end of the game.
    fn choose(&mut self, seat: Seat) -> Result<G::Action, Termination> {
        let (game, state, at) = (self.game, &self.state, seat.index());
        let (strategy, budget) = (&mut self.strategies[at], &mut self.budgets[at]);
        budget.begin_move();
        if !self.timed {
            self.meter.begin();
        }
        let decision = guard(|| strategy.choose(game, state, budget));
        if !self.timed {
            self.meter.end(at);
        }
        let spent = budget.nodes();
        let charge = self.charge(seat);
        let decision = decision.map_err(|message| self.fault(seat, Fault::Panic, &message))?;
        charge?;
        self.moves[at] += 1;
        self.nodes[at] += decision.nodes.max(spent);
        match decision.choice {
            Choice::Resign => Err(Termination::Resigned(seat)),
            Choice::Act(action) if self.game.is_legal(&self.state, action) => Ok(action),
            Choice::Act(action) => {
                let message = self.describe_illegal(action);
                Err(self.fault(seat, Fault::Illegal, &message))
            }
        }
    }

    /// Tells everyone else of a legal action, writes it down and applies it.
    fn take(&mut self, action: G::Action, by: Option<Seat>) -> Result<(), Termination> {
        for at in 0..self.strategies.len() {
            let seat = Seat::new(at);
            if by != Some(seat) {
                self.tell(seat, action)?;
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

    fn tell(&mut self, seat: Seat, action: G::Action) -> Result<(), Termination> {
        let (game, state, at) = (self.game, &self.state, seat.index());
        let strategy = &mut self.strategies[at];
        if self.timed {
            self.budgets[at].begin_move();
        }
        guard(|| strategy.observe(game, state, action))
            .map_err(|message| self.fault(seat, Fault::Panic, &message))?;
        self.charge(seat)
    }

    /// Closes a move by the CPU clock, where time is limited.
    fn charge(&mut self, seat: Seat) -> Result<(), Termination> {
        if !self.timed {
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
                Err(self.fault(seat, Fault::Time, &overrun.to_string()))
            }
        }
    }

    fn fault(&self, seat: Seat, fault: Fault, message: &str) -> Termination {
        Termination::Fault { seat, fault, ply: self.plies, message: one_line(message) }
    }

    fn describe_illegal(&self, action: G::Action) -> String {
        // An action from nowhere may be more than its own notation can write.
        let text = guard(|| self.game.action_text(&self.state, action))
            .unwrap_or_else(|_| format!("{action:?}"));
        let legal = self.game.legal_texts(&self.state).join(SEPARATOR);
        let state = self.game.state_text(&self.state);
        format!("`{text}` in `{state}`; legal: {legal}")
    }

    fn close(self, table: &Table<G>, pairing: &Pairing, termination: Termination) -> Record {
        let Self { game, state, .. } = self;
        let (metered, game_cpu) = self.meter.finish();
        let score = |seat| game.score(&state, Seat::new(seat));
        let record = Record {
            event: pairing.event,
            id: pairing.id,
            pair: pairing.pair,
            seed: pairing.seed,
            game: Arc::clone(&table.name),
            rules_version: game.rules_version(),
            seats: pairing.seats.clone(),
            entrants: pairing
                .seats
                .iter()
                .map(|&entrant| Arc::clone(&table.entrants[entrant].0))
                .collect(),
            opening: self.opening,
            actions: self.actions,
            plies: self.plies,
            scores: (0..game.seats()).map(score).collect(),
            facts: game.facts(&state),
            termination,
            last: game.state_text(&state),
            moves: self.moves,
            nodes: self.nodes,
            cpu: if self.timed { self.charged } else { metered },
            slowest: self.slowest,
            game_cpu,
        };
        // A strategy that panics while it is dropped harms nobody any more: its game is over.
        let _ = guard(|| drop(self.strategies));
        record
    }
}
