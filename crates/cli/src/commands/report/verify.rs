//! `damier report --verify`: every game of a run is replayed against its record.

use crate::args::OutputFormat;
use crate::failure::CommandError;
use crate::out::Out;
use crate::progress::{Spinner, stop_flag};
use crate::say::{progress, run as say};
use damier_catalog::Stopwatch;
use damier_experiments::arena::Store;
use damier_experiments::{FileComparison, Hosting, Verifier};
use damier_i18n::Number;
use damier_reports::number::whole;
use std::sync::atomic::Ordering;

/// The most games that are listed one by one.
const MAX_LISTED: u64 = 100;

/// The number of games between two looks at the clock.
const STEP: u64 = 256;

/// Replays all games. Says in a sentence that all agree, or lists those that do not and fails.
pub(super) fn verify(
    store: &Store,
    format: OutputFormat,
    out: &mut Out<'_>,
) -> Result<(), CommandError> {
    let stored: u64 = store.stored()?;
    let (spinner, watch) = (Spinner::new(progress::replaying(), out.lang), Stopwatch::start());
    let (mut replayed, mut wrong) = (0u64, 0u64);
    for (number, lineup) in (0u32..).zip(store.lineups()) {
        let mut verifier = Verifier::new(store.spec(), number, lineup)
            .map_err(|error| error.within(say::place_event(&lineup.name)))?;
        verifier.draw_by(lineup, store.records(number))?;
        for record in store.records(number) {
            let record = record?;
            if let Err(why) = verifier.check(&record) {
                wrong += 1;
                if wrong <= MAX_LISTED {
                    out.say(say::disagrees(format!("{}/{}", lineup.name, record.id), why))?;
                }
            }
            replayed += 1;
            if replayed.is_multiple_of(STEP) {
                if stop_flag().load(Ordering::Relaxed) {
                    return Err(CommandError::Stopped);
                }
                let rate = replayed as f64 / watch.elapsed().as_secs_f64();
                let left = (stored.saturating_sub(replayed)) as f64 / rate;
                let left = Number::ungrouped(left, 0);
                spinner.say(progress::replayed(whole(replayed), whole(stored), left));
            }
        }
    }
    drop(spinner);
    if wrong > 0 {
        let (file, all) = (store.file(), whole(replayed));
        return Err(CommandError::Input(if wrong > MAX_LISTED {
            say::disagree_listed(file, whole(wrong), all, whole(MAX_LISTED))
        } else {
            say::disagree(file, whole(wrong), all)
        }));
    }
    if format == OutputFormat::Text {
        out.say(say::all_agree(whole(replayed)))?;
    }
    verify_files(store, format, out)
}

/// Compares the files of submissions, from the current folder, with those that played.
fn verify_files(
    store: &Store,
    format: OutputFormat,
    out: &mut Out<'_>,
) -> Result<(), CommandError> {
    let hosting = Hosting::new(".", true);
    let FileComparison { same, other, missing } =
        FileComparison::new(store.spec(), store.lineups(), &hosting);
    if !other.is_empty() {
        return Err(CommandError::Input(say::other_files(other.join(", "))));
    }
    if format == OutputFormat::Text && !missing.is_empty() {
        out.say(say::no_files(missing.join(", ")))?;
    }
    if format == OutputFormat::Text && same > 0 {
        out.say(say::same_files(whole(same)))?;
    }
    Ok(())
}
