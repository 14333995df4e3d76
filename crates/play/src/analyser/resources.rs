//! The resources for an answer.

use damier_catalog::{Advice, AnalysisText, AnyAnalyst, Effort, Session};
use damier_game::{Limits, TextError, ThreadPool};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// The resources for an answer, and the flag that ends it early.
#[derive(Clone, Copy)]
pub struct Resources<'a> {
    /// The budget of each search.
    pub limits: Limits,
    /// Seed of players that choose at random.
    pub seed: u64,
    /// Flag that ends the search early, with the results so far.
    pub stop: &'a Arc<AtomicBool>,
    /// The threads that exact answers may use.
    pub pool: &'a dyn ThreadPool,
}

impl Resources<'_> {
    /// Asks a player for its choice.
    pub(super) fn advise(&self, session: &dyn Session, player: &str) -> Result<Advice, TextError> {
        session.advise_until(player, self.limits, self.seed, Some(Arc::clone(self.stop)))
    }

    /// Asks an analyst about every action; `None` if the effort ends first or there are no actions.
    pub(super) fn analyse(
        &self,
        session: &dyn Session,
        analyst: &mut dyn AnyAnalyst,
    ) -> Result<Option<AnalysisText>, TextError> {
        let stop = Some(Arc::clone(self.stop));
        let effort = Effort { limits: self.limits, stop, gauge: None, pool: self.pool };
        let found = session.analyse(analyst, &effort)?;
        Ok(found.filter(|found| !found.candidates.is_empty()))
    }

    /// Divides the limits equally among a number of searches.
    pub(super) fn divide(self, searches: usize) -> Self {
        let searches = searches.max(1) as u32;
        let limits = Limits {
            move_time: self.limits.move_time.map(|time| time / searches),
            game_time: self.limits.game_time.map(|time| time / searches),
            nodes: self.limits.nodes.map(|nodes| (nodes / u64::from(searches)).max(1)),
            ..self.limits
        };
        Self { limits, ..self }
    }

    pub(super) fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }
}
