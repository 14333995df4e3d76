//! The referee: seats entrants, plays a pairing to its end, writes the record.

use crate::entrant::Entrant;
use crate::guard::install;
use crate::record::{Note, Record, VOID};
use crate::schedule::Pairing;
use crate::sitting::{Sitting, Stop};
use game::{Contest, FactKind, Game, Limits, Notation, Rng, Seat, Show};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// How often a game is tried before the machine is said to be unfit for it.
const ATTEMPTS: usize = 3;

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

    /// Plays a game to its end.
    ///
    /// # Errors
    /// [`Unplayed`], if the game was dropped because `stop` was raised (strategies see the flag in their
    /// budgets), or if the machine failed again and again.
    fn play_unless(&self, pairing: &Pairing, stop: &Arc<AtomicBool>) -> Result<Record, Unplayed>;

    /// Plays a game to its end.
    ///
    /// # Panics
    /// If the machine fails: for games of built-in players, which it cannot.
    fn play(&self, pairing: &Pairing) -> Record {
        let played = self.play_unless(pairing, &Arc::default());
        played.expect("nobody else can raise this flag, and built-in players need no machine")
    }
}

/// Why there is no record of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unplayed {
    /// It was dropped, because the run is to end.
    Stopped,
    /// The machine failed, and not one of the players: the game is to be played again some other time.
    Void(String),
}

/// The referee of any game under the contract.
///
/// CPU time is charged for choosing, and where the budget limits time also for observing; building a
/// strategy is not charged. A game in which the machine fails is void and played again from the same seed.
pub struct Table<G: Game> {
    pub(crate) game: G,
    pub(crate) name: Arc<str>,
    pub(crate) entrants: Vec<(Arc<str>, Entrant<G>)>,
    pub(crate) limits: Limits,
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
    pub(crate) fn opening(&self, pairing: &Pairing, rng: &mut Rng) -> G::State {
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

    fn play_unless(&self, pairing: &Pairing, stop: &Arc<AtomicBool>) -> Result<Record, Unplayed> {
        let mut voids = Vec::new();
        loop {
            match Sitting::new(self, pairing, stop).play(pairing, stop) {
                Ok(mut record) => {
                    record.notes.extend(voids);
                    return Ok(record);
                }
                Err(Stop::Asked) => return Err(Unplayed::Stopped),
                Err(Stop::Host(cause)) if voids.len() + 1 == ATTEMPTS => {
                    return Err(Unplayed::Void(cause));
                }
                Err(Stop::Host(cause)) => {
                    voids.push(Note { seat: None, kind: VOID.to_string(), text: cause });
                }
            }
        }
    }
}
