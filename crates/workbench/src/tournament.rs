//! Tournaments: from a spec to the referees of its events.

use crate::open;
use arena::{Error, Event, Referee, Spec};
use game::Limits;

/// A spec of one event, checked as if it had been read from a file.
///
/// # Errors
/// As [`Spec::read`].
pub fn one_event(seed: u64, event: Event) -> Result<Spec, Error> {
    Spec::read(&Spec { seed, events: vec![event] }.write())
}

/// The referee of every event of a spec, in order.
///
/// # Errors
/// An event's game, player or budget that cannot be had, named with its event.
pub fn referees(spec: &Spec) -> Result<Vec<Box<dyn Referee>>, Error> {
    let lay = |event: &Event| {
        let limits = Limits::read(&event.budget)?;
        open(&event.game)?.referee(&event.players, limits)
    };
    spec.events
        .iter()
        .map(|event| lay(event).map_err(|e| Error::from(e.within(format!("event {}", event.name)))))
        .collect()
}
