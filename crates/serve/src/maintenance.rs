//! What is done once in a while beside checks and games: the clock is watched, and what is old is put away.

use crate::class_clock::ClockNews;
use crate::database::audit;
use crate::http_error::HttpError;
use crate::retention::thin;
use crate::site::Site;
use crate::text::audit as did;
use damier_catalog::Stopwatch;
use std::time::Duration;

/// The time between two looks.
const LOOK_EVERY: Duration = Duration::from_secs(5);
/// The time between two looks at what is old.
const THIN_EVERY: Duration = Duration::from_secs(3600);
/// The time between two notes of the moment until which the class has lived.
const NOTE_EVERY: Duration = Duration::from_secs(60);

/// Takes care of a class until its server ends.
pub(crate) fn take_care(site: &Site) {
    let (mut noted, mut thinned): (Option<Stopwatch>, Option<Stopwatch>) = (None, None);
    while !site.is_stopped() {
        let is_due = noted.as_ref().is_none_or(|since| since.elapsed() >= NOTE_EVERY);
        match watch_clock(site, is_due) {
            Ok(true) => noted = Some(Stopwatch::start()),
            Ok(false) => {}
            Err(error) => tracing::error!(%error, "clock"),
        }
        if thinned.as_ref().is_none_or(|since| since.elapsed() >= THIN_EVERY) {
            thinned = Some(Stopwatch::start());
            if let Err(error) = thin(site) {
                tracing::error!(%error, "thin");
            }
        }
        site.wait(LOOK_EVERY);
    }
    if let Err(error) = watch_clock(site, true) {
        tracing::error!(%error, "clock");
    }
}

/// Writes down what has happened to the machine's clock, and until when the class has lived, if that is due; returns true if
/// something was written.
///
/// # Errors
/// A failed write.
pub(crate) fn watch_clock(site: &Site, is_due: bool) -> Result<bool, HttpError> {
    let (news, clock) = (site.base.clock().take_news(), site.base.clock().clone());
    if news.is_empty() && !is_due {
        return Ok(false);
    }
    site.base.write(move |base| {
        for one in news {
            let said = match one {
                ClockNews::Jumped(seconds) => did::clock_jumped(format!("{seconds:+}")),
                ClockNews::Agrees => did::clock_agrees().into(),
            };
            audit(base, "server", &said)?;
        }
        clock.note(base)
    })?;
    Ok(true)
}
