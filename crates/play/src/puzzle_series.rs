//! Puzzles that are posed one after another: those of a day, of a set, those missed before, those of a game.

use crate::puzzle_progress::{MissedPuzzle, PuzzleProgress};
use crate::text::puzzle as text;
use damier_catalog::{Puzzle, PuzzleLevel, PuzzleSet};
use damier_game::TextError;
use damier_i18n::{Message, Phrase};

/// Puzzles in the order in which they are posed, and the one that is posed now.
#[derive(Clone, PartialEq, Debug)]
pub struct PuzzleSeries {
    kind: SeriesKind,
    puzzles: Vec<PosedPuzzle>,
    index: usize,
}

/// What the puzzles of a series have in common.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeriesKind {
    /// They are the puzzles of a day, counted from 1 January 1970, the easiest first.
    Day(u64),
    /// They are the puzzles of a set, or those of one level.
    Set,
    /// They were missed before.
    Missed,
    /// They are mistakes of one game.
    Game,
}

/// A puzzle of a series.
#[derive(Clone, PartialEq, Debug)]
pub struct PosedPuzzle {
    /// Name of its game.
    pub game: String,
    /// Its number in a set; `None` if it is not known to be in one.
    pub number: Option<NumberInSet>,
    /// The puzzle.
    pub puzzle: Puzzle,
}

/// The number of a puzzle in its set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NumberInSet {
    /// The number, from 1.
    pub number: u64,
    /// The number of puzzles in the set.
    pub all: u64,
}

impl PuzzleSeries {
    /// Creates the series of a day's puzzles, at the first. `None` if this program has no puzzles.
    ///
    /// # Errors
    /// The errors of [`PuzzleSet::shipped`].
    pub fn from_day(day: u64) -> Result<Option<Self>, TextError> {
        let mut puzzles = Vec::new();
        for level in PuzzleLevel::ALL {
            let Some(set) = PuzzleSet::of_day(day, level)? else { continue };
            let number = set.number_of_day(day, Some(level));
            puzzles.extend(number.and_then(|number| PosedPuzzle::from_set(&set, number)));
        }
        Ok(Self::new(SeriesKind::Day(day), puzzles))
    }

    /// Creates the series that a person continues with today: the first of the day's puzzles that is not over. If all
    /// are over, it is the missed puzzles that return, and without any of those, the day's puzzles again. `None` if
    /// this program has no puzzles.
    ///
    /// # Errors
    /// The errors of [`PuzzleSet::shipped`].
    pub fn for_today(today: u64, progress: &PuzzleProgress) -> Result<Option<Self>, TextError> {
        let Some(series) = Self::from_day(today)? else { return Ok(None) };
        let open = series.open_from(0, progress);
        let missed = || Self::from_missed(progress.returned(today));
        Ok(Some(match open {
            Some(index) => Self { index, ..series },
            None => missed().unwrap_or(series),
        }))
    }

    /// Creates a series of the puzzles of a set, or of those of a level, at the first. `None` if there are none.
    #[must_use]
    pub fn from_set(set: &PuzzleSet, level: Option<PuzzleLevel>) -> Option<Self> {
        let numbers = set.numbers(level).into_iter();
        let puzzles = numbers.filter_map(|number| PosedPuzzle::from_set(set, number));
        Self::new(SeriesKind::Set, puzzles.collect())
    }

    /// Creates a series of missed puzzles, at the first. `None` if there are none.
    #[must_use]
    pub fn from_missed(missed: &[MissedPuzzle]) -> Option<Self> {
        let puzzles = missed.iter().map(|missed| PosedPuzzle {
            game: missed.game.clone(),
            number: None,
            puzzle: missed.puzzle.clone(),
        });
        Self::new(SeriesKind::Missed, puzzles.collect())
    }

    /// Creates a series of the mistakes of one game, at the first. `None` if there are none.
    #[must_use]
    pub fn from_game(game: &str, puzzles: Vec<Puzzle>) -> Option<Self> {
        let posed = |puzzle| PosedPuzzle { game: game.to_string(), number: None, puzzle };
        Self::new(SeriesKind::Game, puzzles.into_iter().map(posed).collect())
    }

    fn new(kind: SeriesKind, puzzles: Vec<PosedPuzzle>) -> Option<Self> {
        (!puzzles.is_empty()).then_some(Self { kind, puzzles, index: 0 })
    }

    /// Moves to the first puzzle of this level. `None` if there is none.
    #[must_use]
    pub fn at_level(self, level: PuzzleLevel) -> Option<Self> {
        let mut puzzles = self.puzzles.iter();
        let index = puzzles.position(|posed| posed.puzzle.level() == Some(level))?;
        Some(Self { index, ..self })
    }

    /// Moves to the puzzle with this number in its set. `None` if there is none.
    #[must_use]
    pub fn at_number(self, number: u64) -> Option<Self> {
        let is_it = |posed: &PosedPuzzle| posed.number.is_some_and(|known| known.number == number);
        let index = self.puzzles.iter().position(is_it)?;
        Some(Self { index, ..self })
    }

    /// Moves to the puzzle with this index. `None` if there is none.
    #[must_use]
    pub fn at(self, index: usize) -> Option<Self> {
        (index < self.puzzles.len()).then_some(Self { index, ..self })
    }

    /// Returns the puzzle that is posed now.
    #[must_use]
    pub fn current(&self) -> &PosedPuzzle {
        &self.puzzles[self.index]
    }

    /// Returns what its puzzles have in common.
    #[must_use]
    pub fn kind(&self) -> SeriesKind {
        self.kind
    }

    /// Returns the level of the puzzle that is posed now, if it is one of a day.
    #[must_use]
    pub fn level_of_day(&self) -> Option<PuzzleLevel> {
        let is_of_day = matches!(self.kind, SeriesKind::Day(_));
        self.current().puzzle.level().filter(|_| is_of_day)
    }

    /// Returns the title of the puzzle that is posed now, for example `Puzzle of the day: easy`. `None` in a set, whose
    /// puzzles have numbers instead.
    #[must_use]
    pub fn title(&self) -> Option<Message> {
        let (number, all) = (self.index as u64 + 1, self.puzzles.len() as u64);
        match (self.kind, self.level_of_day()) {
            (SeriesKind::Day(_), Some(level)) => Some(text::of_day(level_in_words(level))),
            (SeriesKind::Day(_) | SeriesKind::Set, _) => None,
            (SeriesKind::Missed, _) => Some(text::missed_before(number, all)),
            (SeriesKind::Game, _) => Some(text::from_your_game(number, all)),
        }
    }

    /// Returns the series with the next puzzle. After the puzzles of a day come the missed ones that return today.
    /// After the last puzzle of any series come those of the same game and level in this program.
    #[must_use]
    pub fn next(&self, progress: &PuzzleProgress, today: u64) -> Self {
        let after = self.index + 1;
        let next = match self.kind {
            SeriesKind::Day(_) => self.open_from(after, progress),
            _ => (after < self.puzzles.len()).then_some(after),
        };
        if let Some(index) = next {
            return Self { index, ..self.clone() };
        }
        let missed = match self.kind {
            SeriesKind::Day(_) => Self::from_missed(progress.returned(today)),
            _ => None,
        };
        let again = || Self { index: 0, ..self.clone() };
        missed.or_else(|| self.continuation()).unwrap_or_else(again)
    }

    /// Returns the puzzles of this program that follow the last one of the series. `None` after a set, which begins
    /// again.
    fn continuation(&self) -> Option<Self> {
        let PosedPuzzle { game, number, puzzle } = self.current();
        let sets = PuzzleSet::shipped().ok()?;
        let set = sets.iter().find(|set| set.game == *game && self.kind != SeriesKind::Set)?;
        let series = Self::from_set(set, puzzle.level())?;
        let place = |number: Option<NumberInSet>| number.map(|known| known.number);
        let is_later = |posed: &PosedPuzzle| place(posed.number) > place(*number);
        let index = series.puzzles.iter().position(is_later).unwrap_or_default();
        Some(Self { index, ..series })
    }

    /// Returns the index of the first of a day's puzzles, from this index on and then from the beginning, that is not
    /// over.
    fn open_from(&self, index: usize, progress: &PuzzleProgress) -> Option<usize> {
        let SeriesKind::Day(day) = self.kind else { return None };
        let is_open = |index: &usize| {
            let level = self.puzzles[*index].puzzle.level();
            level.is_some_and(|level| !progress.is_done(day, level))
        };
        let all = self.puzzles.len();
        // The puzzle that is posed now is not the next one.
        let others = (index..index + all).map(|index| index % all);
        others.filter(|other| index == 0 || *other != self.index).find(is_open)
    }
}

impl PosedPuzzle {
    fn from_set(set: &PuzzleSet, number: u64) -> Option<Self> {
        let index = usize::try_from(number.checked_sub(1)?).ok()?;
        let puzzle = set.puzzles.get(index)?.clone();
        let number = NumberInSet { number, all: set.puzzles.len() as u64 };
        Some(Self { game: set.game.clone(), number: Some(number), puzzle })
    }
}

/// Returns a level for people.
#[must_use]
pub const fn level_in_words(level: PuzzleLevel) -> Phrase {
    match level {
        PuzzleLevel::Easy => text::easy(),
        PuzzleLevel::Medium => text::medium(),
        PuzzleLevel::Hard => text::hard(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TODAY: u64 = 20_003;

    fn level(series: &PuzzleSeries) -> Option<PuzzleLevel> {
        series.current().puzzle.level()
    }

    #[test]
    fn a_day_goes_on_with_what_is_open_then_with_what_was_missed_then_with_more() {
        let mut progress = PuzzleProgress::default();
        let posed = |progress: &PuzzleProgress| {
            PuzzleSeries::for_today(TODAY, progress).expect("sound").expect("puzzles ship")
        };
        let easy = posed(&progress);
        assert_eq!((easy.kind(), level(&easy)), (SeriesKind::Day(TODAY), Some(PuzzleLevel::Easy)));
        assert!(easy.title().expect("a title").to_string().contains("easy"));
        progress.finish(TODAY, PuzzleLevel::Medium, true);
        let hard = easy.next(&progress, TODAY);
        assert_eq!(level(&hard), Some(PuzzleLevel::Hard), "the other is solved");
        progress.finish(TODAY, PuzzleLevel::Hard, true);
        assert_eq!(level(&hard.next(&progress, TODAY)), Some(PuzzleLevel::Easy));
        progress.finish(TODAY, PuzzleLevel::Easy, true);
        let more = hard.next(&progress, TODAY);
        assert_eq!((more.kind(), level(&more)), (SeriesKind::Set, Some(PuzzleLevel::Hard)));
        assert_eq!(more.current().game, hard.current().game);
        let number = |series: &PuzzleSeries| series.current().number.expect("a set's").number;
        assert!(number(&more) > number(&hard));
        assert_eq!(posed(&progress).kind(), SeriesKind::Day(TODAY), "again");
        progress.miss("quarto", &easy.current().puzzle, TODAY - 5);
        for missed in [posed(&progress), hard.next(&progress, TODAY)] {
            assert_eq!(missed.kind(), SeriesKind::Missed);
            assert_eq!(missed.current().puzzle, easy.current().puzzle);
            let after = missed.next(&progress, TODAY);
            assert_eq!((after.kind(), &*after.current().game), (SeriesKind::Set, "quarto"));
        }
    }

    #[test]
    fn a_set_begins_again_and_can_be_narrowed_to_a_level() {
        let sets = PuzzleSet::shipped().expect("sound");
        let set = sets.iter().find(|set| set.game == "quarto").expect("one");
        let (progress, all) = (PuzzleProgress::default(), set.puzzles.len() as u64);
        let last = PuzzleSeries::from_set(set, None).expect("some").at_number(all);
        let first = last.expect("the last").next(&progress, TODAY);
        assert_eq!(first.current().number, Some(NumberInSet { number: 1, all }));
        assert_eq!(first.title(), None);
        let easy = PuzzleSeries::from_set(set, Some(PuzzleLevel::Easy)).expect("some");
        assert_eq!(level(&easy.next(&progress, TODAY)), Some(PuzzleLevel::Easy));
        assert_eq!(easy.clone().at_number(1), None, "the first is not easy");
        assert_eq!(easy.at(5_000), None);
    }

    #[test]
    fn the_puzzles_of_a_variant_begin_again() {
        let puzzle = PuzzleSet::shipped().expect("sound")[0].puzzles[0].clone();
        let series = PuzzleSeries::from_game("quarto:torus", vec![puzzle]).expect("one");
        assert_eq!(series.next(&PuzzleProgress::default(), TODAY), series);
        assert_eq!(PuzzleSeries::from_game("quarto", Vec::new()), None);
    }
}
