//! The day of a puzzle of the day.

use crate::streak::PuzzleStreak;

/// The day of a puzzle of the day.
pub(super) struct PuzzleDay {
    /// Counted from 1 January 1970.
    pub(super) number: u64,
    /// Length of the streak, once this day is counted.
    pub(super) streak: Option<u64>,
}

impl PuzzleDay {
    /// Counts the day as solved. Returns the streak to save, or `None` if it was counted before.
    pub(super) fn count(
        &mut self,
        is_clean: bool,
        load: impl FnOnce() -> PuzzleStreak,
    ) -> Option<PuzzleStreak> {
        if self.streak.is_some() {
            return None;
        }
        let mut streak = load();
        streak.take(self.number, is_clean);
        self.streak = Some(streak.on(self.number));
        Some(streak)
    }
}
