//! Measures the losses of many games on several threads.

use super::game_losses::GameLosses;
use super::order::LossOrder;
use damier_catalog::{SingleThread, TextError, ThreadPool};
use damier_experiments::arena::Record;
use damier_play::Analyser;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

/// Measures games, each on one thread of the pool, and passes their losses to `take` with the index of the record. Ends
/// early if `take` returns false, or if the flag `stop` is raised. Games that are being measured then are not passed.
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
    let shared = Mutex::new(Shared { take, is_ended: false, result: Ok(()) });
    pool.run(&|_| {
        let mut analyser = Analyser::default();
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            let Some(record) = records.get(index) else { break };
            let losses = GameLosses::measure(record, order, &mut analyser, &SingleThread, stop);
            let mut shared = shared.lock().unwrap_or_else(PoisonError::into_inner);
            if shared.is_ended {
                break;
            }
            match losses {
                Ok(Some(losses)) => shared.is_ended = !(shared.take)(index, losses),
                Ok(None) => shared.is_ended = true,
                Err(error) => {
                    shared.result = Err(error);
                    shared.is_ended = true;
                }
            }
        }
    });
    shared.into_inner().unwrap_or_else(PoisonError::into_inner).result
}

/// What the threads share.
struct Shared<'a> {
    take: &'a mut (dyn FnMut(usize, GameLosses) -> bool + Send),
    /// True once no more losses are passed.
    is_ended: bool,
    result: Result<(), TextError>,
}
