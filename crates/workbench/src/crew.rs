//! A crew of threads. Beside the arena's runner, the only place where threads start.

use game::Crew;
use std::thread;

/// This many hands, at least one: the calling thread, and threads that live as long as the job.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Threads(pub usize);

impl Crew for Threads {
    fn size(&self) -> usize {
        self.0.max(1)
    }

    fn run(&self, job: &(dyn Fn(usize) + Sync)) {
        thread::scope(|scope| {
            for hand in 1..self.size() {
                scope.spawn(move || job(hand));
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
    fn every_hand_works_once_and_all_at_the_same_time() {
        for wanted in [0, 1, 2, 7] {
            let crew = Threads(wanted);
            assert_eq!(crew.size(), wanted.max(1));
            let (hands, meet) = (AtomicU64::new(0), Barrier::new(crew.size()));
            crew.run(&|hand| {
                meet.wait();
                hands.fetch_add(1 << (8 * hand), Ordering::Relaxed);
            });
            let once: u64 = (0..crew.size()).map(|hand| 1u64 << (8 * hand)).sum();
            assert_eq!(hands.into_inner(), once, "{wanted} threads");
        }
    }
}
