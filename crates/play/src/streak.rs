//! The days on which a person has solved the puzzle of the day.

use crate::storage;
use std::io;
use std::path::Path;

/// File in the user's data folder.
const FILE: &str = "puzzles.txt";

/// A person's puzzles of the day. Days are counted from 1 January 1970.
///
/// A streak is a run of consecutive days, each solved on the first try and without a hint.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PuzzleStreak {
    /// The last day whose puzzle was solved.
    day: Option<u64>,
    /// Length of the streak that ends on that day, in days.
    streak: u64,
    /// Longest streak so far.
    longest: u64,
    /// Number of all days solved, with or without hints and wrong answers.
    solved: u64,
}

impl PuzzleStreak {
    /// Reads the text of [`PuzzleStreak::write`]. Lines that cannot be read are skipped.
    #[must_use]
    pub fn read(text: &str) -> Self {
        let field = |name: &str| {
            let mut lines = text.lines().filter_map(|line| line.split_once(' '));
            lines.find(|(found, _)| *found == name).and_then(|(_, number)| number.parse().ok())
        };
        let count = |name| field(name).unwrap_or_default();
        Self {
            day: field("day"),
            streak: count("streak"),
            longest: count("longest"),
            solved: count("solved"),
        }
    }

    /// Writes one value per line.
    #[must_use]
    pub fn write(&self) -> String {
        let day = self.day.map(|day| format!("day {day}\n")).unwrap_or_default();
        let Self { streak, longest, solved, .. } = self;
        format!("{day}streak {streak}\nlongest {longest}\nsolved {solved}\n")
    }

    /// Loads the streak from a folder; an empty one if there is no file.
    #[must_use]
    pub fn load(folder: &Path) -> Self {
        Self::read(&storage::load(folder, FILE))
    }

    /// Saves the streak in a folder and creates it if needed.
    ///
    /// # Errors
    /// The folder or the file cannot be written. The old file is then unchanged.
    pub fn keep(&self, folder: &Path) -> io::Result<()> {
        storage::keep(folder, FILE, &self.write())
    }

    /// Records that the puzzle of a day was solved: cleanly (on the first try and without a hint) or not. Each day
    /// counts once, as it was first solved. Days before the last counted day are ignored, so setting the clock back
    /// does not help.
    pub fn take(&mut self, day: u64, is_clean: bool) {
        if self.day.is_some_and(|last| day <= last) {
            return;
        }
        let before = self.on(day);
        self.streak = if is_clean { before + 1 } else { 0 };
        self.longest = self.longest.max(self.streak);
        self.solved += 1;
        self.day = Some(day);
    }

    /// Returns true if the puzzle of this day was solved.
    #[must_use]
    pub fn is_solved(&self, day: u64) -> bool {
        self.day == Some(day)
    }

    /// Returns the length of the streak on a day, in days. It is 0 unless the streak includes that day or the day
    /// before.
    #[must_use]
    pub fn on(&self, day: u64) -> u64 {
        let stands = self.day.is_some_and(|last| last == day || last.checked_add(1) == Some(day));
        if stands { self.streak } else { 0 }
    }

    /// Returns the longest streak so far.
    #[must_use]
    pub fn longest(&self) -> u64 {
        self.longest
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_in_a_row_count_and_a_missed_day_or_a_hint_ends_them() {
        let mut streak = PuzzleStreak::default();
        for day in 100..104 {
            streak.take(day, true);
            streak.take(day, false);
        }
        assert_eq!((streak.on(103), streak.on(104), streak.on(105)), (4, 4, 0));
        streak.take(104, false);
        assert!(streak.is_solved(104));
        assert_eq!((streak.on(104), streak.longest()), (0, 4));
        streak.take(105, true);
        streak.take(107, true);
        assert_eq!((streak.on(107), streak.longest()), (1, 4));
    }

    #[test]
    fn a_clock_that_is_set_back_changes_nothing() {
        let mut streak = PuzzleStreak::default();
        streak.take(200, true);
        streak.take(201, true);
        let before = streak;
        for day in (100..202).rev().chain(100..202) {
            streak.take(day, true);
            assert_eq!(streak, before, "{day}");
        }
        assert_eq!((streak.on(150), streak.on(201)), (0, 2));
        streak.take(202, true);
        assert_eq!(streak.on(202), 3);
    }

    #[test]
    fn a_streak_survives_in_a_folder_and_damage_is_left_out() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut streak = PuzzleStreak::default();
        assert_eq!(PuzzleStreak::load(folder.path()), streak);
        streak.take(20_000, true);
        streak.keep(folder.path()).expect("written");
        assert_eq!(PuzzleStreak::load(folder.path()), streak);
        assert_eq!(PuzzleStreak::read("day x\nnothing\nstreak"), PuzzleStreak::default());
    }
}
