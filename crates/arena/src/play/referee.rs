//! The contract between a run and a game: a referee plays pairings and returns their records.

use crate::schedule::pairings::Pairing;
use crate::store::record::Record;
use damier_game::{Contest, FactKind, Randomness, Seat};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// A game with its entrants, ready to play any pairing of them: all that a run knows of a game.
pub trait Referee: Send + Sync {
    /// The game with its parameters.
    fn game(&self) -> String;

    /// The version of its rules.
    fn rules_version(&self) -> u32;

    /// The kind of contest, which decides how results are compared.
    fn contest(&self) -> Contest;

    /// The part of the game that is drawn at random.
    fn randomness(&self) -> Randomness;

    /// The facts that its records hold.
    fn fact_kinds(&self) -> &'static [FactKind];

    /// The names of the entrants, by index.
    fn entrants(&self) -> Vec<String>;

    /// Returns true if an entrant can take a seat.
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
    /// If the machine fails: for games of built-in players, where it cannot.
    fn play(&self, pairing: &Pairing) -> Record {
        let played = self.play_unless(pairing, &Arc::default());
        played.expect("nobody else can raise this flag, and built-in players need no machine")
    }
}

/// The reason why a game has no record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unplayed {
    /// The game was dropped because the run is to end.
    Stopped,
    /// The machine failed, not a player: the game is to be played again at another time. Holds the cause.
    Void(String),
}
