//! Measures the losses of many games on several threads.

use super::game_losses::GameLosses;
use super::order::LossOrder;
use damier_catalog::{SingleThread, TextError, ThreadPool};
use damier_experiments::arena::Record;
use damier_play::Analyser;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

/// Measures games, each on one thread of the pool, and passes their losses to `take` with the index of the record. Ends
/// early if `take` returns false, or if the flag `stop` is raised: the games being measured are then not passed.
///
/// # Errors
/// A record that does not replay.
pub fn measure_games(
    records: &[&Record],
    order: LossOrder,
    pool: &dyn ThreadPool,
    stop: &Arc<AtomicBool>,
    take: &mut (dyn FnMut(usize, GameLosses) -> bool + Send),
) -> Result<(), TextError> {
    let next = AtomicUsize::new(0);
    let end = Mutex::new((take, Ok(())));
    pool.run(&|_| {
        let mut analyser = Analyser::default();
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            let Some(record) = records.get(index) else { break };
            let losses = GameLosses::measure(record, order, &mut analyser, &SingleThread, stop);
            let mut end = end.lock().unwrap_or_else(PoisonError::into_inner);
            let goes_on = match losses {
                Ok(Some(losses)) => (end.0)(index, losses),
                Ok(None) => false,
                Err(error) => {
                    end.1 = Err(error);
                    false
                }
            };
            if !goes_on {
                next.store(records.len(), Ordering::Relaxed);
            }
        }
    });
    end.into_inner().unwrap_or_else(PoisonError::into_inner).1
}
