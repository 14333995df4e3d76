//! Events and games of a run, found by the names that tables show.

use crate::failure::CommandError;
use crate::text::games as text;
use damier_catalog::TextError;
use damier_experiments::arena::{Record, Store};

/// Finds the number of the event with this name.
pub(crate) fn find_event(store: &Store, name: &str) -> Result<usize, TextError> {
    let lineups = store.lineups();
    let found = lineups.iter().position(|lineup| lineup.name == name.trim());
    let names: Vec<&str> = lineups.iter().map(|lineup| lineup.name.as_str()).collect();
    found.ok_or_else(|| TextError::unknown(name, text::place_event(), &names))
}

/// Refuses the name of a player that is in no event. `place` says where the name was written.
pub(crate) fn check_player(store: &Store, player: &str, place: &str) -> Result<(), TextError> {
    let mut names: Vec<&str> =
        store.lineups().iter().flat_map(|l| &l.entrants).map(String::as_str).collect();
    names.sort_unstable();
    names.dedup();
    if names.contains(&player) {
        return Ok(());
    }
    Err(TextError::unknown(player, place, &names))
}

/// Finds the record that `EVENT/NUMBER`, or `NUMBER` of the first event, names.
pub(crate) fn find(store: &Store, text: &str) -> Result<Record, CommandError> {
    let lineups = store.lineups();
    let (event, number) = match text.rsplit_once('/') {
        Some((name, number)) => (find_event(store, name)?, number),
        None => (0, text),
    };
    let scheduled = lineups.get(event).map_or(0, |lineup| lineup.scheduled);
    let refuse = || {
        let number = text::a_game_number(scheduled.saturating_sub(1).to_string());
        TextError::new(text, text::place_game(), number)
    };
    let id: u64 = number.trim().parse().map_err(|_| refuse())?;
    let event = u32::try_from(event).map_err(|_| refuse())?;
    store.record(event, id)?.ok_or_else(|| {
        let is_scheduled = id < scheduled;
        let unplayed = || TextError::failed(text, text::not_played_yet());
        if is_scheduled { unplayed().into() } else { refuse().into() }
    })
}
