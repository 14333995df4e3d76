//! `damier report --verify`: every game of a run is replayed against its record.

use crate::args::OutputFormat;
use crate::failure::CommandError;
use crate::progress::{Spinner, stop_flag};
use std::io::Write;
use std::sync::atomic::Ordering;
use workbench::arena::Store;
use workbench::{Stopwatch, Verifier};

/// The most games that are listed one by one.
const MAX_LISTED: u64 = 100;

/// The number of games between two looks at the clock.
const STEP: u64 = 256;

/// Replays all games. Says in a sentence that all agree, or lists those that do not and fails.
pub(super) fn verify(
    store: &Store,
    format: OutputFormat,
    out: &mut dyn Write,
) -> Result<(), CommandError> {
    let stored: u64 = store.stored()?;
    let (spinner, watch) = (Spinner::new("replaying games"), Stopwatch::start());
    let (mut replayed, mut wrong) = (0u64, 0u64);
    for (number, lineup) in (0u32..).zip(store.lineups()) {
        let verifier = Verifier::new(store.spec(), number, lineup)
            .map_err(|error| error.within(format!("event {}", lineup.name)))?;
        for record in store.records(number) {
            let record = record?;
            if let Err(why) = verifier.check(&record) {
                wrong += 1;
                if wrong <= MAX_LISTED {
                    writeln!(out, "{}/{}: {why}", lineup.name, record.id)?;
                }
            }
            replayed += 1;
            if replayed.is_multiple_of(STEP) {
                if stop_flag().load(Ordering::Relaxed) {
                    return Err(CommandError::Stopped);
                }
                let rate = replayed as f64 / watch.elapsed().as_secs_f64();
                let left = (stored.saturating_sub(replayed)) as f64 / rate;
                spinner.say(format!("{replayed} of {stored} games replayed, {left:.0} s left"));
            }
        }
    }
    drop(spinner);
    if wrong > 0 {
        let listed = if wrong > MAX_LISTED {
            format!(" (the first {MAX_LISTED} are listed)")
        } else {
            String::new()
        };
        let problem =
            format!("{wrong} of {replayed} games do not agree with their records{listed}");
        return Err(CommandError::Input(format!("{}: {problem}", store.file())));
    }
    if format == OutputFormat::Text {
        writeln!(out, "all {replayed} games agree with their records")?;
    }
    Ok(())
}
