//! Plays a pairing to its end, and repeats it if the machine failed.

use crate::play::game_referee::GameReferee;
use crate::play::referee::{Referee, Unplayed};
use crate::play::running_game::{NoResult, PlayedPart, RunningGame};
use crate::schedule::pairings::Pairing;
use crate::store::record::{Note, Record, VOID};
use damier_game::{Contest, FactKind, Game, Notation, Randomness, Seat, Show};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// Attempts at a game before the run gives up on this machine.
const ATTEMPTS: usize = 3;

impl<G: Game + Notation + Show> Referee for GameReferee<G> {
    fn game(&self) -> String {
        self.name.to_string()
    }

    fn rules_version(&self) -> u32 {
        self.game.rules_version()
    }

    fn contest(&self) -> Contest {
        self.game.contest()
    }

    fn randomness(&self) -> Randomness {
        self.game.randomness()
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
        attempt(self, pairing, PlayedPart::WholeGame, stop)
    }

    fn play_first_turn(
        &self,
        pairing: &Pairing,
        stop: &Arc<AtomicBool>,
    ) -> Result<Record, Unplayed> {
        attempt(self, pairing, PlayedPart::FirstTurn, stop)
    }
}

/// Plays a part of a pairing's game, and repeats it if the machine failed.
fn attempt<G: Game + Notation + Show>(
    referee: &GameReferee<G>,
    pairing: &Pairing,
    part: PlayedPart,
    stop: &Arc<AtomicBool>,
) -> Result<Record, Unplayed> {
    let mut voids = Vec::new();
    loop {
        match RunningGame::new(referee, pairing, stop).play(pairing, part, stop) {
            Ok(mut record) => {
                record.notes.extend(voids);
                return Ok(record);
            }
            Err(NoResult::Stopped) => return Err(Unplayed::Stopped),
            Err(NoResult::Host(cause)) if voids.len() + 1 == ATTEMPTS => {
                return Err(Unplayed::Void(cause));
            }
            Err(NoResult::Host(cause)) => {
                voids.push(Note { seat: None, kind: VOID.to_string(), text: cause.to_string() });
            }
        }
    }
}
