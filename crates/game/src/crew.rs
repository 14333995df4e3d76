//! Crews: how a computation uses several threads without starting any itself.

/// Hands that work at the same time. What runs on a crew gives the same result on any other.
pub trait Crew: Sync {
    /// How many hands there are, at least 1.
    fn size(&self) -> usize;

    /// Runs the job once on every hand, with its number `0..size()`, all at the same time; returns
    /// when all have finished. Hand 0 is the calling thread, so that a budget's clock sees its work.
    fn run(&self, job: &(dyn Fn(usize) + Sync));
}

/// One hand: the calling thread.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Alone;

impl Crew for Alone {
    fn size(&self) -> usize {
        1
    }

    fn run(&self, job: &(dyn Fn(usize) + Sync)) {
        job(0);
    }
}
