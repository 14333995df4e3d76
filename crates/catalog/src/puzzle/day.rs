//! The puzzles of a day, one of each level, computed from the date, so that every board shows the same ones offline.

use super::{PuzzleLevel, PuzzleSet};
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

    /// Reads the set from which the puzzle of a day with this level is taken; `None` if no set ships. Each level has
    /// another game, and the next day the games change places. Days are counted from 1 January 1970.
    ///
    /// # Errors
    /// The errors of [`PuzzleSet::shipped`].
    pub fn of_day(day: u64, level: PuzzleLevel) -> Result<Option<Self>, TextError> {
        let texts = texts();
        let turn = usize::try_from(day).ok().map(|day| day.wrapping_add(level as usize));
        let Some(text) = turn.and_then(|turn| pick(&texts, turn)) else { return Ok(None) };
        Self::read(text).map(Some)
    }

    /// Returns the number of a day's puzzle in this set, counted from 1: among the puzzles of a level, or among all.
    /// `None` if there is no such puzzle. Days are counted from 1 January 1970.
    #[must_use]
    pub fn number_of_day(&self, day: u64, level: Option<PuzzleLevel>) -> Option<u64> {
        let numbers = self.numbers(level);
        let count = numbers.len() as u64;
        // A game has the same level every third day. If the cycle were a multiple of three, only a third of the puzzles
        // would ever have their day.
        let cycle = count + u64::from(count.is_multiple_of(3));
        numbers.get((day % cycle).checked_rem(count)? as usize).copied()
    }

    /// Returns the numbers of the puzzles of a level, or of all puzzles, counted from 1.
    #[must_use]
    pub fn numbers(&self, level: Option<PuzzleLevel>) -> Vec<u64> {
        let numbered = (1..).zip(&self.puzzles);
        let fits = |(_, puzzle): &(u64, &super::Puzzle)| level.is_none() || puzzle.level() == level;
        numbered.filter(fits).map(|(number, _)| number).collect()
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
    fn a_day_has_a_puzzle_of_each_level_and_each_from_another_game() {
        let sets = PuzzleSet::shipped().expect("sound");
        assert!(sets.len() >= 3, "{}", sets.len());
        for day in 20_000..20_010 {
            let mut games = Vec::new();
            for level in PuzzleLevel::ALL {
                let set = PuzzleSet::of_day(day, level).expect("sound").expect("one ships");
                let number = set.number_of_day(day, Some(level)).expect("one of this level");
                assert_eq!(set.puzzles[number as usize - 1].level(), Some(level), "{day}");
                assert_ne!(set.number_of_day(day + 1, Some(level)), Some(number), "{day}");
                games.push(set.game);
            }
            games.sort();
            games.dedup();
            assert_eq!(games.len(), 3, "{day}");
        }
        assert_eq!(pick::<u8>(&[], 7), None);
    }

    #[test]
    fn every_puzzle_has_its_day_even_if_a_game_comes_every_third_day() {
        let sets = PuzzleSet::shipped().expect("sound");
        for (set, level) in sets.iter().flat_map(|set| PuzzleLevel::ALL.map(|level| (set, level))) {
            let wanted = set.numbers(Some(level)).len();
            let days = (0..=wanted as u64).map(|turn| 20_000 + 3 * turn);
            let mut used: Vec<u64> =
                days.filter_map(|day| set.number_of_day(day, Some(level))).collect();
            used.sort_unstable();
            used.dedup();
            assert_eq!(used.len(), wanted, "{} {level:?}", set.game);
        }
        let none = PuzzleSet { game: "quarto".to_string(), puzzles: Vec::new() };
        assert_eq!((none.number_of_day(7, None), none.numbers(None)), (None, Vec::new()));
    }
}
