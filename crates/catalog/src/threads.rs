//! A pool whose threads live as long as a job. One of the few places that start threads.

use damier_game::ThreadPool;
use std::thread;

/// A pool of this many threads, at least one: the calling one, and others that live as long as the job.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ScopedThreads(pub usize);

impl ThreadPool for ScopedThreads {
    fn size(&self) -> usize {
        self.0.max(1)
    }

    #[expect(clippy::disallowed_methods, reason = "the pool that long searches are given")]
    fn run(&self, job: &(dyn Fn(usize) + Sync)) {
        thread::scope(|scope| {
            for number in 1..self.size() {
                scope.spawn(move || job(number));
            }
            job(0);
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Barrier;
    use std::sync::atomic::{AtomicU64, Ordering};

    #[test]
    fn every_thread_works_once_and_all_at_the_same_time() {
        for wanted in [0, 1, 2, 7] {
            let pool = ScopedThreads(wanted);
            assert_eq!(pool.size(), wanted.max(1));
            let (runs, meet) = (AtomicU64::new(0), Barrier::new(pool.size()));
            pool.run(&|number| {
                meet.wait();
                runs.fetch_add(1 << (8 * number), Ordering::Relaxed);
            });
            let once: u64 = (0..pool.size()).map(|number| 1u64 << (8 * number)).sum();
            assert_eq!(runs.into_inner(), once, "{wanted} threads");
        }
    }
}
