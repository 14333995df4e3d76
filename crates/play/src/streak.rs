//! Days in a row on which a person has solved a puzzle of the day.

/// A run of consecutive days, on each of which at least one puzzle of the day was solved on the first try and without a
/// hint. Days are counted from 1 January 1970.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PuzzleStreak {
    /// The last such day.
    pub(crate) day: Option<u64>,
    /// Length of the streak that ends on that day, in days.
    pub(crate) days: u64,
    /// Longest streak so far.
    pub(crate) longest: u64,
}

impl PuzzleStreak {
    /// Counts a day. Each day counts once. Days before the last counted day are ignored, so setting the clock back does
    /// not help.
    pub(crate) fn take(&mut self, day: u64) {
        if self.day.is_some_and(|last| day <= last) {
            return;
        }
        self.days = self.on(day) + 1;
        self.longest = self.longest.max(self.days);
        self.day = Some(day);
    }

    /// Returns the length of the streak on a day, in days. It is 0 unless the streak includes that day or the day
    /// before.
    #[must_use]
    pub fn on(&self, day: u64) -> u64 {
        let stands = self.day.is_some_and(|last| last == day || last.checked_add(1) == Some(day));
        if stands { self.days } else { 0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_in_a_row_count_and_a_missed_day_ends_them() {
        let mut streak = PuzzleStreak::default();
        for day in 100..104 {
            streak.take(day);
            streak.take(day);
        }
        assert_eq!((streak.on(103), streak.on(104), streak.on(105)), (4, 4, 0));
        streak.take(105);
        assert_eq!((streak.on(105), streak.longest), (1, 4));
    }

    #[test]
    fn a_clock_that_is_set_back_changes_nothing() {
        let mut streak = PuzzleStreak::default();
        streak.take(200);
        streak.take(201);
        let before = streak;
        for day in (100..202).rev().chain(100..202) {
            streak.take(day);
            assert_eq!(streak, before, "{day}");
        }
        assert_eq!((streak.on(150), streak.on(201)), (0, 2));
        streak.take(202);
        assert_eq!(streak.on(202), 3);
    }
}
