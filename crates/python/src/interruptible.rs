//! Long work without the interpreter's lock. Ctrl-C can stop it.

use crate::error::Error;
use crate::panic_guard::catch_panic;
use damier_catalog::{ScopedThreads, ThreadPool};
use pyo3::prelude::*;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// Time between two checks for signals.
const CHECK_INTERVAL: Duration = Duration::from_millis(20);

/// Does a job on another thread while the calling thread checks for signals. If a signal's handler raises an exception,
/// as the one of Ctrl-C does, the job's stop flag is raised. The exception is returned after the job has ended.
///
/// # Errors
/// If a signal's handler raises an exception, or the job panics.
pub(crate) fn run_interruptible<T: Send>(
    py: Python<'_>,
    job: impl FnOnce(&Arc<AtomicBool>) -> T + Send,
) -> PyResult<T> {
    let stop = Arc::new(AtomicBool::new(false));
    let (sender, receiver) = channel::<()>();
    let work = Mutex::new(Some((job, sender)));
    let (result, raised) = (Mutex::new(None), Mutex::new(None));
    let receiver = Mutex::new(receiver);
    let act = |number: usize| {
        if number > 0 {
            let taken = work.lock().unwrap_or_else(PoisonError::into_inner).take();
            if let Some((job, sender)) = taken {
                let done = catch_panic(|| job(&stop));
                *result.lock().unwrap_or_else(PoisonError::into_inner) = Some(done);
                tell(&sender);
            }
            return;
        }
        let receiver = receiver.lock().unwrap_or_else(PoisonError::into_inner);
        if let Err(error) = watch(&receiver, &stop) {
            *raised.lock().unwrap_or_else(PoisonError::into_inner) = Some(error);
        }
    };
    py.detach(|| ScopedThreads(2).run(&act));
    if let Some(error) = raised.into_inner().unwrap_or_else(PoisonError::into_inner) {
        return Err(error);
    }
    let result = result.into_inner().unwrap_or_else(PoisonError::into_inner);
    let done = result.unwrap_or_else(|| Err(Error::Panic(String::new())));
    Ok(done?)
}

/// Tells the waiting thread that the job is done.
fn tell(sender: &Sender<()>) {
    // Sending only fails if the calling thread is gone.
    let _ = sender.send(());
}

/// Waits for the end of the job. The first exception that a signal raises stops it early.
fn watch(receiver: &Receiver<()>, stop: &AtomicBool) -> PyResult<()> {
    let mut raised = Ok(());
    loop {
        match receiver.recv_timeout(CHECK_INTERVAL) {
            Ok(()) | Err(RecvTimeoutError::Disconnected) => return raised,
            Err(RecvTimeoutError::Timeout) if raised.is_ok() => {
                #[allow(clippy::redundant_closure_for_method_calls)]
                // lifetimes: the method alone will not do
                let checked = Python::attach(|py| py.check_signals());
                raised = checked;
                if raised.is_err() {
                    stop.store(true, Ordering::Relaxed);
                }
            }
            Err(RecvTimeoutError::Timeout) => {}
        }
    }
}
