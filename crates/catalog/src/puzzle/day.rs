//! The puzzle of the day, computed from the date, so that every board shows the same one offline.

use super::PuzzleSet;
use crate::catalog::games;
use damier_game::TextError;

impl PuzzleSet {
    /// Reads the puzzle sets that ship with the program, in the order of the games.
    ///
    /// # Errors
    /// A shipped text is not a puzzle set. This never happens in a release.
    pub fn shipped() -> Result<Vec<Self>, TextError> {
        texts().into_iter().map(Self::read).collect()
    }

    /// Reads the set from which the puzzle of a day is taken; `None` if no set ships. Days are counted from 1 January
    /// 1970.
    ///
    /// # Errors
    /// The errors of [`PuzzleSet::shipped`].
    pub fn of_day(day: u64) -> Result<Option<Self>, TextError> {
        let texts = texts();
        let Some(text) = usize::try_from(day).ok().and_then(|day| pick(&texts, day)) else {
            return Ok(None);
        };
        Self::read(text).map(Some)
    }

    /// Returns the number of a day's puzzle in this set, counted from 1. Days are counted from 1 January 1970.
    #[must_use]
    pub fn number_of_day(&self, day: u64) -> u64 {
        1 + day % (self.puzzles.len() as u64).max(1)
    }
}

fn texts() -> Vec<&'static str> {
    games().iter().flat_map(|info| info.puzzles).copied().collect()
}

fn pick<T: Copy>(all: &[T], day: usize) -> Option<T> {
    all.get(day.checked_rem(all.len())?).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_go_through_the_games_and_through_their_puzzles() {
        let sets = PuzzleSet::shipped().expect("sound");
        assert!(sets.len() >= 3, "{}", sets.len());
        for day in 20_000..20_010 {
            let set = PuzzleSet::of_day(day).expect("sound").expect("one ships");
            assert_eq!(set.game, sets[day as usize % sets.len()].game, "{day}");
            let numbers = [day, day + 1].map(|day| set.number_of_day(day));
            assert!(numbers.iter().all(|&one| one >= 1 && one <= set.puzzles.len() as u64));
            assert_ne!(numbers[0], numbers[1]);
        }
        assert_eq!(pick::<u8>(&[], 7), None);
    }
}
