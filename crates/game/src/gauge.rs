//! Progress of a long search, for the person who waits for it.

use std::sync::atomic::{AtomicU64, Ordering};

/// A progress gauge. A search sets it through its budget, and a front end reads it from another thread.
#[derive(Debug, Default)]
pub struct Gauge {
    nodes: AtomicU64,
    done: AtomicU64,
    total: AtomicU64,
}

/// A reading of a gauge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reading {
    /// Number of search nodes so far, if the total is unknown.
    Nodes(u64),
    /// Part of the work that is done, if the search knows the total.
    Part {
        /// Finished units of work, at most `total`.
        done: u64,
        /// All units of work, at least 1.
        total: u64,
    },
}

impl Gauge {
    /// Shows the number of search nodes so far.
    pub(crate) fn count(&self, nodes: u64) {
        self.nodes.store(nodes, Ordering::Relaxed);
    }

    /// Shows the part of the work that is done.
    pub(crate) fn reach(&self, done: u64, total: u64) {
        self.done.store(done, Ordering::Relaxed);
        self.total.store(total, Ordering::Relaxed);
    }

    /// Returns the current reading.
    #[must_use]
    pub fn read(&self) -> Reading {
        let [nodes, done, total] =
            [&self.nodes, &self.done, &self.total].map(|part| part.load(Ordering::Relaxed));
        if total == 0 {
            Reading::Nodes(nodes)
        } else {
            Reading::Part { done: done.min(total), total }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Budget, Limits};
    use std::sync::Arc;

    #[test]
    fn a_budget_sets_its_gauge() {
        let gauge = Arc::new(Gauge::default());
        let mut budget = Budget::new(Limits::NONE).with_gauge(Arc::clone(&gauge));
        budget.begin_move();
        assert_eq!(gauge.read(), Reading::Nodes(0));
        assert!(budget.spend(5_000));
        assert_eq!(gauge.read(), Reading::Nodes(5_000));
        budget.reach(3, 4);
        assert_eq!(gauge.read(), Reading::Part { done: 3, total: 4 });
        budget.reach(9, 4);
        assert_eq!(gauge.read(), Reading::Part { done: 4, total: 4 });
    }
}
