//! A referee whose entrants stand at other places in the lineup of a continued run.

use crate::record::Record;
use crate::referee::{Referee, Unplayed};
use crate::schedule::Pairing;
use game::{Contest, FactKind, Randomness, Seat};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

pub(crate) struct PlacedReferee {
    pub(crate) inner: Box<dyn Referee>,
    /// By entrant of the inner referee: its place in the lineup.
    pub(crate) places: Vec<usize>,
    /// The names of the lineup, those of replaced entrants among them.
    pub(crate) names: Vec<String>,
}

impl PlacedReferee {
    fn entrant(&self, place: usize) -> Option<usize> {
        self.places.iter().position(|&one| one == place)
    }
}

impl Referee for PlacedReferee {
    fn game(&self) -> String {
        self.inner.game()
    }

    fn rules_version(&self) -> u32 {
        self.inner.rules_version()
    }

    fn contest(&self) -> Contest {
        self.inner.contest()
    }

    fn randomness(&self) -> Randomness {
        self.inner.randomness()
    }

    fn fact_kinds(&self) -> &'static [FactKind] {
        self.inner.fact_kinds()
    }

    fn entrants(&self) -> Vec<String> {
        self.names.clone()
    }

    fn serves(&self, entrant: usize, seat: Seat) -> bool {
        self.entrant(entrant).is_some_and(|entrant| self.inner.serves(entrant, seat))
    }

    fn play_unless(&self, pairing: &Pairing, stop: &Arc<AtomicBool>) -> Result<Record, Unplayed> {
        let seats: Option<Vec<usize>> =
            pairing.seats.iter().map(|&place| self.entrant(place)).collect();
        // A replaced entrant has finished its games before it was replaced.
        let Some(seats) = seats else { return Err(Unplayed::Stopped) };
        let record = self.inner.play_unless(&Pairing { seats, ..pairing.clone() }, stop)?;
        Ok(Record { seats: pairing.seats.clone(), ..record })
    }
}
