//! What every request has at hand.

use super::buckets::Buckets;
use crate::denial::Denial;
use crate::site::Site;
use std::sync::Arc;

/// What every request has at hand.
pub struct Web {
    /// The class.
    pub site: Arc<Site>,
    pub(crate) buckets: Buckets,
}

impl Web {
    /// Shows a class.
    #[must_use]
    pub fn new(site: Arc<Site>) -> Arc<Self> {
        Arc::new(Self { site, buckets: Buckets::default() })
    }
}

/// Does work that waits for the disk where no other request waits for it.
///
/// # Errors
/// Those of the work.
pub(crate) async fn blocking<T: Send + 'static>(
    web: &Arc<Web>,
    act: impl FnOnce(&Web) -> Result<T, Denial> + Send + 'static,
) -> Result<T, Denial> {
    let web = web.clone();
    let done = tokio::task::spawn_blocking(move || act(&web)).await;
    done.map_err(|error| Denial::machine(&error))?
}
