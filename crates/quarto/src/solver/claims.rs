//! The positions on which threads work at the moment, so that other threads begin with other positions.

use std::sync::atomic::{AtomicU64, Ordering};

/// Number of slots. Few positions are worked on at a time: for each thread, about as many as a game has plies.
const PLACES: usize = 1 << 12;

/// Positions that threads work on, each with its key. This is a hint and not a lock: of two positions in the same slot
/// one is forgotten, and then two threads may do the same work.
pub(super) struct Claims {
    keys: Box<[AtomicU64]>,
}

impl Claims {
    pub(super) fn new() -> Self {
        let mut keys = Vec::new();
        keys.resize_with(PLACES, AtomicU64::default);
        Self { keys: keys.into_boxed_slice() }
    }

    /// Returns true if a thread works on the position with this key.
    pub(super) fn holds(&self, key: u64) -> bool {
        self.place(key).load(Ordering::Relaxed) == key
    }

    /// Marks the position as worked on.
    pub(super) fn begin(&self, key: u64) {
        self.place(key).store(key, Ordering::Relaxed);
    }

    /// Removes the mark. If two threads work on a position, the first one removes it for both.
    pub(super) fn end(&self, key: u64) {
        if self.holds(key) {
            self.place(key).store(0, Ordering::Relaxed);
        }
    }

    fn place(&self, key: u64) -> &AtomicU64 {
        &self.keys[key as usize % PLACES]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_is_claimed_until_it_is_done_or_forgotten() {
        let claims = Claims::new();
        let [key, same_place, other] = [7, 7 + PLACES as u64, 8];
        claims.begin(key);
        claims.begin(other);
        assert_eq!([key, same_place, other].map(|key| claims.holds(key)), [true, false, true]);
        claims.begin(same_place);
        assert_eq!([key, same_place, other].map(|key| claims.holds(key)), [false, true, true]);
        claims.end(key);
        assert!(claims.holds(same_place), "the end of one that was forgotten ends no other");
        claims.end(same_place);
        assert!(!claims.holds(same_place));
    }
}
