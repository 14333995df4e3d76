//! The threads of a server. They start only here.

use crate::http_error::HttpError;
use damier_catalog::Stopwatch;
use std::thread::{Builder, JoinHandle};
use std::time::Duration;

/// Poll interval while waiting for threads to end.
const POLL_EVERY: Duration = Duration::from_millis(20);

/// The threads of a server.
#[derive(Debug, Default)]
pub struct ServerThreads(Vec<JoinHandle<()>>);

/// Starts a thread.
///
/// # Errors
/// A thread that the system refuses.
#[expect(clippy::disallowed_methods, reason = "the threads of the class server")]
pub(crate) fn start(
    threads: &mut ServerThreads,
    name: &str,
    work: impl FnOnce() + Send + 'static,
) -> Result<(), HttpError> {
    threads.0.push(Builder::new().name(name.to_string()).spawn(work)?);
    Ok(())
}

impl ServerThreads {
    /// Waits until all have ended, but at most this long. The next start repeats unfinished work.
    pub fn join(self, longest: Duration) {
        let waited = Stopwatch::start();
        while self.0.iter().any(|thread| !thread.is_finished()) && waited.elapsed() < longest {
            std::thread::sleep(POLL_EVERY);
        }
    }
}
