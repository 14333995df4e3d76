//! Periodic maintenance: clock check, and deletion of old versions.

use crate::class_clock::ClockNews;
use crate::database::audit;
use crate::http_error::HttpError;
use crate::retention::delete_old_versions;
use crate::site::Site;
use crate::text::audit as did;
use damier_catalog::Stopwatch;
use std::time::Duration;

/// The time between two clock checks.
const POLL_EVERY: Duration = Duration::from_secs(5);
/// The time between two deletions of old versions.
const DELETE_EVERY: Duration = Duration::from_secs(3600);
/// The time between two writes of the class time.
const NOTE_EVERY: Duration = Duration::from_secs(60);

/// Maintains a class until its server ends.
pub(crate) fn maintain(site: &Site) {
    let (mut noted, mut deleted): (Option<Stopwatch>, Option<Stopwatch>) = (None, None);
    while !site.is_stopped() {
        let is_due = noted.as_ref().is_none_or(|since| since.elapsed() >= NOTE_EVERY);
        match watch_clock(site, is_due) {
            Ok(true) => noted = Some(Stopwatch::start()),
            Ok(false) => {}
            Err(error) => tracing::error!(%error, "clock"),
        }
        if deleted.as_ref().is_none_or(|since| since.elapsed() >= DELETE_EVERY) {
            deleted = Some(Stopwatch::start());
            if let Err(error) = delete_old_versions(site) {
                tracing::error!(%error, "thin");
            }
        }
        site.wait(POLL_EVERY);
    }
    if let Err(error) = watch_clock(site, true) {
        tracing::error!(%error, "clock");
    }
}

/// Logs the jumps of the machine's clock, and stores the class time after a jump or if `is_due`. Returns true if
/// something was written; false if not.
///
/// # Errors
/// A failed write.
pub(crate) fn watch_clock(site: &Site, is_due: bool) -> Result<bool, HttpError> {
    let (news, clock) = (site.database.clock().take_news(), site.database.clock().clone());
    if news.is_empty() && !is_due {
        return Ok(false);
    }
    site.database.write(move |base| {
        for one in news {
            let said = match one {
                ClockNews::Jumped(seconds) => did::clock_jumped(format!("{seconds:+}")),
                ClockNews::Agrees => did::clock_agrees().into(),
            };
            audit(base, "server", &said)?;
        }
        clock.store(base)
    })?;
    Ok(true)
}
