//! The threads of a server: the only place where they start.

use crate::http_error::HttpError;
use damier_catalog::Stopwatch;
use std::thread::{Builder, JoinHandle};
use std::time::Duration;

/// The pause between two looks at whether threads have ended.
const LOOK_EVERY: Duration = Duration::from_millis(20);

/// The threads that a server has started.
#[derive(Debug, Default)]
pub struct ServerThreads(Vec<JoinHandle<()>>);

/// Starts a thread.
///
/// # Errors
/// If the machine has no room for one.
#[expect(clippy::disallowed_methods, reason = "the threads of the class server")]
pub(crate) fn start(
    crew: &mut ServerThreads,
    name: &str,
    work: impl FnOnce() + Send + 'static,
) -> Result<(), HttpError> {
    crew.0.push(Builder::new().name(name.to_string()).spawn(work)?);
    Ok(())
}

impl ServerThreads {
    /// Waits until all have ended, at most so long: what is under way then is done again another time.
    pub fn join(self, longest: Duration) {
        let waited = Stopwatch::start();
        while self.0.iter().any(|thread| !thread.is_finished()) && waited.elapsed() < longest {
            std::thread::sleep(LOOK_EVERY);
        }
    }
}
