//! What is saved about a person's puzzles: those of the day that are done, the streak, and those that were missed.
//!
//! The text has one value in each line:
//!
//! ```text
//! day 20785
//! streak 3
//! longest 5
//! done 20785 easy hard
//! missed 20788 quarto<TAB>the puzzle, as in a puzzle set
//! ```

use crate::storage;
use crate::streak::PuzzleStreak;
use crate::text::puzzle as text;
use damier_catalog::{Puzzle, PuzzleLevel};
use damier_i18n::Message;
use std::path::Path;

/// File in the user's data folder.
const FILE: &str = "puzzles.txt";

/// Days after which a missed puzzle is posed again.
const RETURNS_AFTER: u64 = 3;

/// Largest number of missed puzzles. The ones missed longest ago are dropped.
const MOST_MISSED: usize = 500;

/// A person's progress with puzzles. Days are counted from 1 January 1970.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct PuzzleProgress {
    streak: PuzzleStreak,
    done: DoneLevels,
    missed: Vec<MissedPuzzle>,
}

/// The puzzles of one day that are over.
#[derive(Clone, PartialEq, Debug, Default)]
struct DoneLevels {
    day: u64,
    levels: Vec<PuzzleLevel>,
}

/// A puzzle that was not solved on the first try and without a hint.
#[derive(Clone, PartialEq, Debug)]
pub struct MissedPuzzle {
    /// The day on which it is posed again.
    pub due: u64,
    /// Name of its game.
    pub game: String,
    /// The puzzle.
    pub puzzle: Puzzle,
}

impl MissedPuzzle {
    fn read(text: &str) -> Option<Self> {
        let (due, rest) = text.split_once(' ')?;
        let (game, puzzle) = rest.split_once('\t')?;
        let (due, game) = (due.parse().ok()?, game.to_string());
        Some(Self { due, game, puzzle: Puzzle::read(puzzle)? })
    }

    /// Returns true if this is a puzzle, whatever its grade.
    fn is(&self, game: &str, puzzle: &Puzzle) -> bool {
        let own = (&*self.game, &self.puzzle.position, &self.puzzle.solution);
        own == (game, &puzzle.position, &puzzle.solution)
    }
}

impl DoneLevels {
    fn read(text: &str) -> Option<Self> {
        let mut words = text.split(' ');
        let day = words.next()?.parse().ok()?;
        Some(Self { day, levels: words.map(PuzzleLevel::parse).collect::<Option<_>>()? })
    }
}

impl PuzzleProgress {
    /// Reads the text of [`PuzzleProgress::write`], also from versions that kept only the streak. `place` names it in
    /// errors.
    ///
    /// # Errors
    /// A damaged line, as a message that says what to do.
    pub fn read(text: &str, place: &str) -> Result<Self, Message> {
        let mut progress = Self::default();
        for (line, number) in text.lines().zip(1..).filter(|(line, _)| !line.is_empty()) {
            let damaged = || text::damaged(place, number, line);
            progress.read_line(line).ok_or_else(damaged)?;
        }
        progress.missed.sort_by_key(|missed| missed.due);
        Ok(progress)
    }

    fn read_line(&mut self, line: &str) -> Option<()> {
        let (name, value) = line.split_once(' ')?;
        let number = || value.parse().ok();
        match name {
            "day" => self.streak.day = Some(number()?),
            "streak" => self.streak.days = number()?,
            "longest" => self.streak.longest = number()?,
            // Older versions counted the solved days here.
            "solved" => _ = number()?,
            "done" => self.done = DoneLevels::read(value)?,
            "missed" => self.missed.push(MissedPuzzle::read(value)?),
            _ => return None,
        }
        Some(())
    }

    /// Writes one value in each line.
    #[must_use]
    pub fn write(&self) -> String {
        let PuzzleStreak { day, days, longest } = self.streak;
        let day = day.map(|day| format!("day {day}\n")).unwrap_or_default();
        let levels = self.done.levels.iter().map(|level| format!(" {}", level.name()));
        let done = format!("done {}{}\n", self.done.day, levels.collect::<String>());
        let missed = self.missed.iter().map(|missed| {
            let MissedPuzzle { due, game, puzzle } = missed;
            format!("missed {due} {game}\t{}\n", puzzle.write())
        });
        format!("{day}streak {days}\nlongest {longest}\n{done}{}", missed.collect::<String>())
    }

    /// Loads the progress from a folder. It is empty if there is no file.
    ///
    /// # Errors
    /// The file is damaged or cannot be read, as a message that says what to do.
    pub fn load(folder: &Path) -> Result<Self, Message> {
        let place = folder.join(FILE).display().to_string();
        match storage::read(folder, FILE) {
            Ok(text) => Self::read(&text, &place),
            Err(error) => Err(text::unreadable(place, &error)),
        }
    }

    /// Changes the progress that is saved in a folder, and returns it. Other programs wait meanwhile, so that none
    /// overwrites what another has saved. The folder is created if needed.
    ///
    /// # Errors
    /// The errors of [`PuzzleProgress::load`], or the file cannot be written. It is then unchanged.
    pub fn update(folder: &Path, change: &dyn Fn(&mut Self)) -> Result<Self, Message> {
        let unwritable = |error| text::unwritable(folder.join(FILE).display().to_string(), &error);
        let _lock = storage::lock(folder, FILE).map_err(unwritable)?;
        let mut progress = Self::load(folder)?;
        change(&mut progress);
        storage::keep(folder, FILE, &progress.write()).map_err(unwritable)?;
        Ok(progress)
    }

    /// Returns the streak.
    #[must_use]
    pub fn streak(&self) -> PuzzleStreak {
        self.streak
    }

    /// Returns true if a day's puzzle of this level is over: it was solved, or its solution was shown.
    #[must_use]
    pub fn is_done(&self, day: u64, level: PuzzleLevel) -> bool {
        self.done.day == day && self.done.levels.contains(&level)
    }

    /// Returns the missed puzzles. The ones that return first come first.
    #[must_use]
    pub fn missed(&self) -> &[MissedPuzzle] {
        &self.missed
    }

    /// Returns the missed puzzles that are posed again on this day.
    #[must_use]
    pub fn returned(&self, today: u64) -> &[MissedPuzzle] {
        &self.missed[..self.missed.partition_point(|missed| missed.due <= today)]
    }

    /// Notes that a puzzle was missed today. It returns after some days.
    pub(crate) fn miss(&mut self, game: &str, puzzle: &Puzzle, today: u64) {
        self.forget(game, puzzle);
        let (due, game, puzzle) = (today + RETURNS_AFTER, game.to_string(), puzzle.clone());
        let place = self.missed.partition_point(|missed| missed.due <= due);
        self.missed.insert(place, MissedPuzzle { due, game, puzzle });
        self.missed.drain(..self.missed.len().saturating_sub(MOST_MISSED));
    }

    /// Removes a puzzle from those missed.
    pub(crate) fn forget(&mut self, game: &str, puzzle: &Puzzle) {
        self.missed.retain(|missed| !missed.is(game, puzzle));
    }

    /// Notes that a day's puzzle of this level is over. If it was solved on the first try and without a hint, the day
    /// counts for the streak. Days before the last one are ignored.
    pub(crate) fn finish(&mut self, day: u64, level: PuzzleLevel, is_clean: bool) {
        if day < self.done.day || self.is_done(day, level) {
            return;
        }
        if day > self.done.day {
            self.done = DoneLevels { day, levels: Vec::new() };
        }
        self.done.levels.push(level);
        if is_clean {
            self.streak.take(day);
        }
    }
}

#[cfg(test)]
mod tests;
