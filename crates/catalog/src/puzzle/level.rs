//! Three levels of difficulty.

use super::{Puzzle, PuzzleTask};

/// Longest win of an easy puzzle, in the solver's unit.
const SHORT: u32 = 4;

/// How hard a puzzle is for a person. Each day has a puzzle of each level.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum PuzzleLevel {
    /// Grade 1, and a win takes at most four steps: all test players usually find the solution, also the one that looks
    /// least far ahead.
    Easy,
    /// Other puzzles of the grades 1 to 3.
    Medium,
    /// Grades 4 to 6: most test players usually miss the solution.
    Hard,
}

impl PuzzleLevel {
    /// All levels, from the easiest.
    pub const ALL: [Self; 3] = [Self::Easy, Self::Medium, Self::Hard];

    /// Finds a level by its name.
    #[must_use]
    pub fn parse(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.name() == name)
    }

    /// Returns its name in options, links and files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
        }
    }
}

impl Puzzle {
    /// Returns its level; `None` if it was not graded.
    #[must_use]
    pub fn level(&self) -> Option<PuzzleLevel> {
        let is_long = matches!(self.task, PuzzleTask::Win(Some(steps)) if steps > SHORT);
        Some(match self.grade? {
            0 | 1 if !is_long => PuzzleLevel::Easy,
            0..=3 => PuzzleLevel::Medium,
            _ => PuzzleLevel::Hard,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_win_is_not_easy_and_a_puzzle_without_a_grade_has_no_level() {
        let level = |grade, task| {
            let (solution, position) = ("B2".to_string(), String::new());
            Puzzle { task, solution, grade, position, faults: Vec::new() }.level()
        };
        let [short, long] = [4, 5].map(|steps| PuzzleTask::Win(Some(steps)));
        assert_eq!(level(Some(1), short), Some(PuzzleLevel::Easy));
        assert_eq!(level(Some(1), long), Some(PuzzleLevel::Medium));
        assert_eq!(level(Some(3), PuzzleTask::Hold), Some(PuzzleLevel::Medium));
        assert_eq!(level(Some(4), short), Some(PuzzleLevel::Hard));
        assert_eq!(level(None, short), None);
        assert!(PuzzleLevel::ALL.iter().all(|one| PuzzleLevel::parse(one.name()) == Some(*one)));
        assert_eq!(PuzzleLevel::parse("Easy"), None);
    }
}
