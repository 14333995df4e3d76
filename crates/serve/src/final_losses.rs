//! What the moves lost in games of the final, measured once it is over and its report is published.

use crate::final_report::{UNMEASURED, write_reports};
use crate::final_round::RUN;
use crate::http_error::HttpError;
use crate::losses::measure_record;
use crate::meta::{meta, remove_meta};
use crate::site::Site;
use damier_catalog::open;
use damier_experiments::arena::{self, Error, Record, Report, Store};
use damier_play::Analyser;
use damier_reports::{EventLosses, GameLosses};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

/// The number of games of each player from which on no more are measured for this player.
const GAMES: u32 = 20;

/// Poll interval in case a wake-up is missed.
const POLL_EVERY: Duration = Duration::from_secs(3);

/// Waits for the end of the final, and adds to its report what the moves lost. Returns when the server stops.
pub(crate) fn measure_when_over(site: &Site) {
    while !site.is_stopped() {
        let open = site.database.read(|base| meta(base, UNMEASURED));
        let added = open.and_then(|open| open.map_or(Ok(()), |_| add_losses(site)));
        if let Err(error) = added {
            tracing::error!(%error, "final-losses");
        }
        site.wait(POLL_EVERY);
    }
}

/// Adds to the reports what the moves lost. If this fails, the reports stay without it.
fn add_losses(site: &Site) -> Result<(), HttpError> {
    let store = Store::open_to_read(&site.class.folder.join(RUN))?;
    let mut report = arena::report(&store)?;
    let added = match measure_final(site, &store, &report) {
        // After a restart, the games are measured from the first one on.
        Ok(None) => return Ok(()),
        Ok(Some(losses)) => write_reports(site, &store, &mut report, &losses),
        Err(error) => Err(error),
    };
    site.database.write(|base| remove_meta(base, UNMEASURED))?;
    added
}

/// Measures some games of each player in every game of the class. `None` if the server is to stop.
///
/// # Errors
/// An unreadable file.
fn measure_final(
    site: &Site,
    store: &Store,
    report: &Report,
) -> Result<Option<Vec<EventLosses>>, HttpError> {
    let mut all = Vec::new();
    for ((number, lineup), event) in (0..).zip(store.lineups()).zip(&report.events) {
        let chosen = choose(store.records(number))?;
        let Some(games) = measure_all(site, &chosen) else { return Ok(None) };
        let game = open(&lineup.game)?;
        all.push(EventLosses::new(&lineup.name, game.as_ref(), &games, event.stored));
    }
    Ok(Some(all))
}

/// Chooses games in the order of play, until [`GAMES`] of each player are chosen.
fn choose(records: impl Iterator<Item = Result<Record, Error>>) -> Result<Vec<Record>, Error> {
    let mut chosen = Vec::new();
    let mut counts: BTreeMap<Arc<str>, u32> = BTreeMap::new();
    for record in records {
        let record = record?;
        let is_wanted = |name: &Arc<str>| counts.get(name).is_none_or(|&count| count < GAMES);
        if record.entrants.iter().any(is_wanted) {
            for name in &record.entrants {
                *counts.entry(name.clone()).or_default() += 1;
            }
            chosen.push(record);
        }
    }
    Ok(chosen)
}

/// Measures games, except those that cannot be measured. `None` if the server is to stop.
fn measure_all(site: &Site, records: &[Record]) -> Option<Vec<GameLosses>> {
    let mut analyser = Analyser::default();
    let mut all = Vec::new();
    for record in records {
        match measure_record(site, record, &mut analyser) {
            Ok(losses) => all.push(losses?),
            Err(error) => {
                tracing::error!(game = record.id, %error, "losses");
                analyser = Analyser::default();
            }
        }
    }
    Some(all)
}
