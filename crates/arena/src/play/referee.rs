//! The contract between a run and a game: a referee plays pairings and returns their records.

use crate::schedule::pairings::Pairing;
use crate::store::record::Record;
use damier_game::{Contest, FactKind, Randomness, Seat};
use damier_i18n::Message;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// A game with its entrants, ready to play any pairing of them. This is all that a run knows about a game.
pub trait Referee: Send + Sync {
    /// Returns the game with its parameters.
    fn game(&self) -> String;

    /// Returns the version of its rules.
    fn rules_version(&self) -> u32;

    /// Returns the kind of contest: one seat, two seats with the same task, or two seats with different tasks. It
    /// decides how results are compared.
    fn contest(&self) -> Contest;

    /// Returns which parts of the game are random.
    fn randomness(&self) -> Randomness;

    /// Returns the facts that its records hold.
    fn fact_kinds(&self) -> &'static [FactKind];

    /// Returns the names of the entrants, by index.
    fn entrants(&self) -> Vec<String>;

    /// Returns true if an entrant can take a seat.
    fn serves(&self, entrant: usize, seat: Seat) -> bool;

    /// Plays a game to its end.
    ///
    /// # Errors
    /// [`Unplayed`], if the game was dropped because `stop` was raised (strategies see the flag in their budgets), or
    /// if the machine failed at every attempt.
    fn play_unless(&self, pairing: &Pairing, stop: &Arc<AtomicBool>) -> Result<Record, Unplayed>;

    /// Plays a game up to the first action of a seat, under the same conditions as a whole game. The record ends as if
    /// the game were over after this action, unless the seat resigned or committed a fault.
    ///
    /// # Errors
    /// As for [`Referee::play_unless`].
    fn play_first_turn(
        &self,
        pairing: &Pairing,
        stop: &Arc<AtomicBool>,
    ) -> Result<Record, Unplayed>;

    /// Plays a game to its end.
    ///
    /// # Panics
    /// If the machine fails. Use this only for built-in players, with which it cannot.
    fn play(&self, pairing: &Pairing) -> Record {
        let played = self.play_unless(pairing, &Arc::default());
        played.expect("nobody else can raise this flag, and built-in players need no machine")
    }
}

/// The reason why a game has no record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unplayed {
    /// The game was dropped because the run is stopping.
    Stopped,
    /// The machine failed, not a player. The game must be played again later. Holds the cause.
    Void(Message),
}
