//! Thread pools: how a computation uses several threads without starting any itself.

/// Threads that work at the same time. What runs on a pool gives the same result on any other.
pub trait ThreadPool: Sync {
    /// Returns the number of threads, at least 1.
    fn size(&self) -> usize;

    /// Runs the job once on every thread, with its number `0..size()`, all at the same time; returns
    /// when all have finished. Number 0 is the calling thread, so that a budget's clock sees its work.
    fn run(&self, job: &(dyn Fn(usize) + Sync));
}

/// Calling thread alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SingleThread;

impl ThreadPool for SingleThread {
    fn size(&self) -> usize {
        1
    }

    fn run(&self, job: &(dyn Fn(usize) + Sync)) {
        job(0);
    }
}
