//! A referee whose entrants have other indices and names in a lineup.

use crate::play::referee::{Referee, Unplayed};
use crate::schedule::pairings::Pairing;
use crate::store::record::Record;
use damier_game::{Contest, FactKind, Randomness, Seat};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// A referee that wraps another one and gives its entrants the indices and names that they have in a lineup.
pub struct PlacedReferee {
    inner: Box<dyn Referee>,
    /// By entrant of the inner referee: its index in the lineup.
    places: Vec<usize>,
    /// Names of the lineup, including replaced entrants.
    names: Vec<Arc<str>>,
}

impl PlacedReferee {
    /// Gives the entrants of a referee these indices in a lineup with these names.
    pub(crate) fn new(inner: Box<dyn Referee>, places: Vec<usize>, names: &[String]) -> Self {
        let names = names.iter().map(|name| Arc::from(name.as_str())).collect();
        Self { inner, places, names }
    }

    /// Gives these names to the entrants of a referee, in order.
    #[must_use]
    pub fn named(inner: Box<dyn Referee>, names: &[String]) -> Self {
        Self::new(inner, (0..names.len()).collect(), names)
    }

    fn entrant(&self, place: usize) -> Option<usize> {
        self.places.iter().position(|&one| one == place)
    }

    /// Plays a pairing with the indices of the inner referee, and gives its record those of the lineup.
    fn play_placed(
        &self,
        pairing: &Pairing,
        play: impl Fn(&Pairing) -> Result<Record, Unplayed>,
    ) -> Result<Record, Unplayed> {
        let seats: Option<Vec<usize>> =
            pairing.seats.iter().map(|&place| self.entrant(place)).collect();
        // The games of a replaced entrant were all finished before it was replaced.
        let Some(seats) = seats else { return Err(Unplayed::Stopped) };
        let record = play(&Pairing { seats, ..pairing.clone() })?;
        let entrants = pairing.seats.iter().map(|&place| self.names[place].clone()).collect();
        Ok(Record { seats: pairing.seats.clone(), entrants, ..record })
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
        self.names.iter().map(ToString::to_string).collect()
    }

    fn serves(&self, entrant: usize, seat: Seat) -> bool {
        self.entrant(entrant).is_some_and(|entrant| self.inner.serves(entrant, seat))
    }

    fn play_unless(&self, pairing: &Pairing, stop: &Arc<AtomicBool>) -> Result<Record, Unplayed> {
        self.play_placed(pairing, |inner| self.inner.play_unless(inner, stop))
    }

    fn play_first_turn(
        &self,
        pairing: &Pairing,
        stop: &Arc<AtomicBool>,
    ) -> Result<Record, Unplayed> {
        self.play_placed(pairing, |inner| self.inner.play_first_turn(inner, stop))
    }
}
