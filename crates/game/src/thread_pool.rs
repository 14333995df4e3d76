//! Thread pools: how a computation uses several threads without starting any itself.

/// Threads that work at the same time. A computation must give the same result on every pool.
pub trait ThreadPool: Sync {
    /// Returns the number of threads, at least 1.
    fn size(&self) -> usize;

    /// Runs the job once on every thread at the same time, with the thread's number `0..size()`, and returns when all
    /// have finished. Number 0 is the calling thread, so that a budget's clock sees its work.
    fn run(&self, job: &(dyn Fn(usize) + Sync));
}

/// Pool of the calling thread alone.
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
