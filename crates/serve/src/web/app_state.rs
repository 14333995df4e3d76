//! The state that all request handlers share.

use super::buckets::Buckets;
use crate::http_error::HttpError;
use crate::progress::ProgressCache;
use crate::site::Site;
use std::sync::Arc;
use tokio::sync::{Semaphore, SemaphorePermit};

/// The state that all request handlers share.
pub struct AppState {
    /// The class.
    pub site: Arc<Site>,
    pub(crate) buckets: Buckets,
    pub(crate) progress: ProgressCache,
    /// Permits, each of which lets a request read a version into memory.
    uploads: Semaphore,
}

/// The most versions that are read at the same time.
const UPLOADS: usize = 8;

impl AppState {
    /// Creates the state for a class.
    #[must_use]
    pub fn new(site: Arc<Site>) -> Arc<Self> {
        Arc::new(Self {
            site,
            buckets: Buckets::default(),
            progress: ProgressCache::default(),
            uploads: Semaphore::new(UPLOADS),
        })
    }

    /// Waits for a permit to read a version, which takes about 20 MB of memory. Callers must record the time of arrival
    /// before they wait.
    ///
    /// # Errors
    /// Never while the server runs.
    pub(crate) async fn room_for_upload(&self) -> Result<SemaphorePermit<'_>, HttpError> {
        self.uploads.acquire().await.map_err(|error| HttpError::machine(&error))
    }
}

/// Runs work that waits for the disk on a blocking thread, so that it does not delay other requests.
///
/// # Errors
/// Those of the work.
pub(crate) async fn blocking<T: Send + 'static>(
    web: &Arc<AppState>,
    act: impl FnOnce(&AppState) -> Result<T, HttpError> + Send + 'static,
) -> Result<T, HttpError> {
    let web = web.clone();
    let done = tokio::task::spawn_blocking(move || act(&web)).await;
    done.map_err(|error| HttpError::machine(&error))?
}
