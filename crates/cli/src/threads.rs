//! The number of threads.

use damier_catalog::ScopedThreads;

/// Returns the default number of threads, which is one per processor.
pub(crate) fn default_threads() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// Returns a pool of the requested number of threads.
pub(crate) fn make_pool(threads: Option<u16>) -> ScopedThreads {
    ScopedThreads(threads.map_or_else(default_threads, usize::from))
}
