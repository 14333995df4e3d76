//! The platform of a window: files with paths, and a thread that thinks.

use crate::platform::{BoardDescription, OpenedFile, Platform};
use crate::text::{file, window};
use damier_catalog::{SavedGame, data_folder, days_since_1970, decode_text, replace_file};
use damier_i18n::Message;
use damier_play::{BestScores, PuzzleProgress, SaveFailure, Thinker, Thinking, save_game};
use std::cell::OnceCell;
use std::fs::{File, OpenOptions};
use std::hash::{BuildHasher, Hasher, RandomState};
use std::path::{Path, PathBuf};
use std::{fs, io, rc::Rc};

/// Largest file that is read as a saved game, in bytes. A game of a million plies is smaller.
const LARGEST: u64 = 64 << 20;

/// First bytes of a results file, which is an SQLite database (<https://sqlite.org/fileformat.html>).
const SQLITE_HEADER: &[u8] = b"SQLite format 3\0";

/// Largest number of files that are listed.
const LISTED: usize = 200;

/// A computer with files and threads.
#[derive(Clone, Debug, Default)]
pub struct Desktop {
    /// User's data folder; `None` to save nothing.
    data: Option<PathBuf>,
    /// The day that counts as today; `None` for the day of the clock.
    today: Option<u64>,
    /// Folder for pictures, if not the working directory.
    pictures: PathBuf,
    /// File of the unfinished game, once it was needed.
    left: OnceCell<Option<UnfinishedGameFile>>,
}

impl Desktop {
    /// Creates the platform of the user, which keeps its data in the user's data folder.
    #[must_use]
    pub fn of_user() -> Self {
        Self { data: data_folder(), ..Self::default() }
    }

    /// Creates a platform that keeps its data in this folder: best scores, the progress with puzzles and unfinished games.
    #[must_use]
    pub fn keeping_in(folder: PathBuf) -> Self {
        Self { data: Some(folder), ..Self::default() }
    }

    /// Sets the folder for pictures.
    #[must_use]
    pub fn drawing_in(self, folder: PathBuf) -> Self {
        Self { pictures: folder, ..self }
    }

    /// Sets the day, counted from 1 January 1970.
    #[must_use]
    pub fn on_day(self, day: u64) -> Self {
        Self { today: Some(day), ..self }
    }
}

impl Platform for Desktop {
    fn thinker(&self) -> Result<Box<dyn Thinking>, Message> {
        let threads = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        match Thinker::start(threads) {
            Ok(thinker) => Ok(Box::new(thinker)),
            Err(error) => Err(window::no_thread(error)),
        }
    }

    fn prepare(&self) {
        Thinker::warm_up();
    }

    fn draw_lot(&self) -> u64 {
        RandomState::new().build_hasher().finish()
    }

    fn has_paths(&self) -> bool {
        true
    }

    fn save(&mut self, name: &str, game: &SavedGame) -> Result<Message, Message> {
        match save_game(Path::new(name), game) {
            Ok(()) => Ok(window::saved(name)),
            Err(SaveFailure::Refused(why)) => Err(why),
            Err(SaveFailure::Failed(error)) => Err(window::unwritable(name, error)),
        }
    }

    fn save_picture(&mut self, name: &str, png: &[u8]) -> Result<Message, Message> {
        let (stem, end) = name.rsplit_once('.').unwrap_or((name, "png"));
        let others = (2..).map(|number| format!("{stem}-{number}.{end}"));
        let names = std::iter::once(name.to_string()).chain(others);
        let mut paths = names.map(|name| self.pictures.join(name));
        let free = paths.find(|path| !path.exists()).unwrap_or_default();
        let written = replace_file(&free, |out| out.write_all(png));
        let free = free.display().to_string();
        match written {
            Ok(()) => Ok(window::saved(free)),
            Err(error) => Err(window::unwritable(free, error)),
        }
    }

    fn has_file(&self, name: &str) -> bool {
        Path::new(name).exists()
    }

    fn read(&mut self, path: &str) -> Result<OpenedFile, Message> {
        let refuse = |why: Message| file::unreadable(path, why);
        let length = fs::metadata(path).map_err(|error| refuse(error.into()))?.len();
        if length > LARGEST {
            return Err(refuse(file::too_large(length, LARGEST)));
        }
        let bytes = fs::read(path).map_err(|error| refuse(error.into()))?;
        if bytes.starts_with(SQLITE_HEADER) {
            return Err(window::results_file(path));
        }
        let text = decode_text(&bytes).map_err(|_| file::not_text(path))?;
        Ok(OpenedFile { name: path.to_string(), text })
    }

    fn ask_for_file(&mut self) {}

    fn take_chosen(&mut self) -> Option<Result<OpenedFile, Message>> {
        None
    }

    fn saved_games(&self) -> Vec<String> {
        let Ok(entries) = fs::read_dir(".") else { return Vec::new() };
        let names = entries.flatten().filter_map(|entry| entry.file_name().into_string().ok());
        let listed = |name: &String| [".txt", ".damier"].iter().any(|end| name.ends_with(end));
        let mut names: Vec<String> = names.filter(listed).take(LISTED).collect();
        names.sort_unstable();
        names
    }

    fn tell(&mut self, _told: &BoardDescription) {}

    fn best_scores(&self) -> BestScores {
        self.data.as_deref().map(BestScores::load).unwrap_or_default()
    }

    fn keep_best_scores(&mut self, scores: &BestScores) {
        // A score that cannot be saved must not stop a game.
        let _ = self.data.as_deref().map(|folder| scores.keep(folder));
    }

    fn puzzle_progress(&self) -> Result<PuzzleProgress, Message> {
        self.data.as_deref().map_or_else(|| Ok(PuzzleProgress::default()), PuzzleProgress::load)
    }

    fn update_puzzle_progress(
        &mut self,
        change: &dyn Fn(&mut PuzzleProgress),
    ) -> Result<PuzzleProgress, Message> {
        if let Some(folder) = self.data.as_deref() {
            return PuzzleProgress::update(folder, change);
        }
        let mut progress = PuzzleProgress::default();
        change(&mut progress);
        Ok(progress)
    }

    fn game_left(&self) -> Option<SavedGame> {
        let left = self.left.get_or_init(|| UnfinishedGameFile::take_last(self.data.as_deref()?));
        SavedGame::read(&left.as_ref()?.read().ok()?).ok()
    }

    fn keep_game_left(&mut self, game: Option<&SavedGame>) {
        if game.is_none() && self.left.get().is_none() {
            return;
        }
        // A window that was opened for something else does not touch unfinished games.
        let left = self.left.get_or_init(|| UnfinishedGameFile::take_new(self.data.as_deref()?));
        let Some(left) = left else { return };
        // As with scores.
        let _ = match game {
            Some(game) => left.keep(&game.write()),
            None => left.clear(),
        };
    }

    fn today(&self) -> u64 {
        self.today.unwrap_or_else(days_since_1970)
    }
}

/// Most windows that save an unfinished game at the same time.
const MOST: u32 = 16;

/// The file of a window's unfinished game.
#[derive(Clone, Debug)]
struct UnfinishedGameFile {
    path: PathBuf,
    /// Lock, released with its last copy.
    _lock: Rc<File>,
}

impl UnfinishedGameFile {
    /// Takes the latest unfinished game of a folder that no other window holds. Returns a file for a new game if
    /// there is none.
    fn take_last(folder: &Path) -> Option<Self> {
        let games = (1..=MOST).filter_map(|number| {
            let path = path(folder, number, "txt");
            Some((fs::metadata(&path).ok()?.modified().ok()?, number))
        });
        let mut games: Vec<_> = games.collect();
        games.sort_unstable();
        let mut last = games.into_iter().rev().map(|(_, number)| number);
        last.find_map(|number| Self::hold(folder, number)).or_else(|| Self::take_new(folder))
    }

    /// Takes a file without a game.
    fn take_new(folder: &Path) -> Option<Self> {
        let is_free = |number: &u32| !path(folder, *number, "txt").exists();
        (1..=MOST).filter(is_free).find_map(|number| Self::hold(folder, number))
    }

    /// Locks the file with this number, unless another window holds it.
    fn hold(folder: &Path, number: u32) -> Option<Self> {
        fs::create_dir_all(folder).ok()?;
        let mut options = OpenOptions::new();
        let lock = options.create(true).truncate(false).write(true);
        let lock = lock.open(path(folder, number, "lock")).ok()?;
        lock.try_lock().ok()?;
        Some(Self { path: path(folder, number, "txt"), _lock: Rc::new(lock) })
    }

    fn read(&self) -> io::Result<String> {
        fs::read_to_string(&self.path)
    }

    /// Writes the text of a game, whole or not at all.
    fn keep(&self, text: &str) -> io::Result<()> {
        replace_file(&self.path, |out| out.write_all(text.as_bytes()))
    }

    /// Removes the saved game.
    fn clear(&self) -> io::Result<()> {
        fs::remove_file(&self.path)
    }
}

/// Returns the file name for a number. The first has no number, because older versions had only one file.
fn path(folder: &Path, number: u32, end: &str) -> PathBuf {
    let stem = if number == 1 { "left".to_string() } else { format!("left-{number}") };
    folder.join(format!("{stem}.{end}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn windows_that_are_open_at_once_have_a_file_each_and_the_last_one_is_taken_up() {
        let folder = tempfile::tempdir().expect("a folder");
        let one = UnfinishedGameFile::take_last(folder.path()).expect("a file");
        let other = UnfinishedGameFile::take_last(folder.path()).expect("another file");
        one.keep("one").expect("kept");
        other.keep("other").expect("kept");
        assert_eq!(one.read().expect("kept"), "one", "not written over");
        let older = File::options().write(true).open(&one.path).expect("there");
        older.set_modified(std::time::UNIX_EPOCH).expect("made old");
        let third = UnfinishedGameFile::take_last(folder.path()).expect("a third file");
        assert!(third.read().is_err(), "both games are others'");
        drop((one, other, third));
        let next = UnfinishedGameFile::take_last(folder.path()).expect("a file");
        assert_eq!(next.read().expect("kept"), "other", "the last that was left");
        next.clear().expect("cleared");
        drop(next);
        let next = UnfinishedGameFile::take_last(folder.path()).expect("a file");
        assert_eq!(next.read().expect("kept"), "one", "then the one before");
        assert!(UnfinishedGameFile::take_new(folder.path()).expect("a file").read().is_err());
    }
}
