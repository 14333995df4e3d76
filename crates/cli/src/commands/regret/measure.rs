//! Reviews games on several threads.

use super::saved_losses::SavedLosses;
use crate::failure::CommandError;
use crate::progress::{StepProgress, stop_flag};
use crate::threads::make_pool;
use damier_catalog::{Limits, SingleThread, TextError, ThreadPool};
use damier_experiments::arena::Record;
use damier_i18n::Lang;
use damier_play::{Analyser, ReviewOrder, Reviewer};
use damier_reports::GameLosses;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

/// Games to measure.
pub(super) struct Measurement {
    pub(super) records: Vec<Record>,
    /// Budget of a turn.
    pub(super) limits: Limits,
    /// One turn in this many of each seat is measured.
    pub(super) every: u32,
    /// Number of threads; `None` for one per processor.
    pub(super) threads: Option<u16>,
}

/// What has been measured so far.
struct Measured<'a> {
    found: Vec<Option<GameLosses>>,
    saved: &'a mut SavedLosses,
    progress: StepProgress,
    failure: Option<CommandError>,
}

/// Measures the games that are not saved yet, and saves each. Returns all of them in order; `None` if Ctrl-C was pressed.
pub(super) fn measure(
    order: &Measurement,
    saved: &mut SavedLosses,
    lang: Lang,
) -> Result<Option<Vec<GameLosses>>, CommandError> {
    let found: Vec<Option<GameLosses>> =
        order.records.iter().map(|record| saved.find(record)).collect();
    let open: Vec<usize> = (0..found.len()).filter(|&index| found[index].is_none()).collect();
    let progress = StepProgress::games(found.len(), lang);
    let next = AtomicUsize::new(0);
    let measured = Mutex::new(Measured { found, saved, progress, failure: None });
    make_pool(order.threads).run(&|_| {
        let mut analyser = Analyser::default();
        while let Some(&index) = open.get(next.fetch_add(1, Ordering::Relaxed)) {
            let losses = order.review(&order.records[index], &mut analyser);
            let mut measured = measured.lock().unwrap_or_else(PoisonError::into_inner);
            if !measured.add(index, &order.records[index], losses) {
                break;
            }
        }
    });
    let measured = measured.into_inner().unwrap_or_else(PoisonError::into_inner);
    match measured.failure {
        Some(failure) => Err(failure),
        None => Ok(measured.found.into_iter().collect()),
    }
}

impl Measured<'_> {
    /// Saves the losses of a game. Returns false if there is nothing more to do, because of a failure or of Ctrl-C.
    fn add(
        &mut self,
        index: usize,
        record: &Record,
        losses: Result<Option<GameLosses>, TextError>,
    ) -> bool {
        let saved = losses.map_err(CommandError::from).and_then(|losses| {
            losses.iter().try_for_each(|losses| self.saved.add(record, losses))?;
            Ok(losses)
        });
        match saved {
            Ok(losses) => self.found[index] = losses,
            Err(failure) => self.failure = Some(failure),
        }
        self.progress.reach(self.found.iter().flatten().count());
        self.failure.is_none() && self.found[index].is_some()
    }
}

impl Measurement {
    /// Reviews a game; `None` if Ctrl-C was pressed.
    fn review(
        &self,
        record: &Record,
        analyser: &mut Analyser,
    ) -> Result<Option<GameLosses>, TextError> {
        let every = self.every as usize;
        let order = ReviewOrder { limits: self.limits, advisor: None, every };
        let place = |error: TextError| error.within(format!("{}/{}", record.game, record.id));
        let mut reviewer = Reviewer::new(&record.saved(), order).map_err(place)?;
        let is_done = reviewer.go_over(analyser, &SingleThread, &stop_flag(), &mut |_| ());
        Ok(is_done.then(|| GameLosses::new(record, reviewer.review())))
    }
}
