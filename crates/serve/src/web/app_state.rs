//! What every request has at hand.

use super::buckets::Buckets;
use crate::http_error::HttpError;
use crate::site::Site;
use std::sync::Arc;
use tokio::sync::{Semaphore, SemaphorePermit};

/// What every request has at hand.
pub struct AppState {
    /// The class.
    pub site: Arc<Site>,
    pub(crate) buckets: Buckets,
    /// Room for versions that are being read into memory.
    uploads: Semaphore,
}

/// Versions that are read at the same time; the others wait.
const UPLOADS: usize = 8;

impl AppState {
    /// Shows a class.
    #[must_use]
    pub fn new(site: Arc<Site>) -> Arc<Self> {
        Arc::new(Self { site, buckets: Buckets::default(), uploads: Semaphore::new(UPLOADS) })
    }

    /// Waits for room to read a version, which takes some 20 MB of memory; what is returned holds it. The moment at which a version
    /// began to arrive is taken before.
    ///
    /// # Errors
    /// None as long as the server runs.
    pub(crate) async fn room_for_upload(&self) -> Result<SemaphorePermit<'_>, HttpError> {
        self.uploads.acquire().await.map_err(|error| HttpError::machine(&error))
    }
}

/// Does work that waits for the disk where no other request waits for it.
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
