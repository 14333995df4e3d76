//! The file in which a window keeps the game that is under way when it is left. Windows that are open at once have one each,
//! which a lock holds as long as its window lives: none writes over another's game.

use damier_catalog::replace_file;
use std::fs::{self, File, OpenOptions};
use std::path::{Path, PathBuf};
use std::{io, rc::Rc};

/// The most windows that keep a game at once.
const MOST: u32 = 16;

/// A window's own file.
#[derive(Clone, Debug)]
pub(super) struct LeftGame {
    path: PathBuf,
    /// Released with the last of its copies.
    _lock: Rc<File>,
}

impl LeftGame {
    /// Takes the game of a folder that was left last, unless it is another window's; a file for a new game where there is none.
    pub(super) fn take_last(folder: &Path) -> Option<Self> {
        let games = (1..=MOST).filter_map(|number| {
            let path = path(folder, number, "txt");
            Some((fs::metadata(&path).ok()?.modified().ok()?, number))
        });
        let mut games: Vec<_> = games.collect();
        games.sort_unstable();
        let mut last = games.into_iter().rev().map(|(_, number)| number);
        last.find_map(|number| Self::hold(folder, number)).or_else(|| Self::take_new(folder))
    }

    /// Takes a file in which there is no game yet.
    pub(super) fn take_new(folder: &Path) -> Option<Self> {
        let is_free = |number: &u32| !path(folder, *number, "txt").exists();
        (1..=MOST).filter(is_free).find_map(|number| Self::hold(folder, number))
    }

    /// Holds the file with a number, unless another window does.
    fn hold(folder: &Path, number: u32) -> Option<Self> {
        fs::create_dir_all(folder).ok()?;
        let mut options = OpenOptions::new();
        let lock = options.create(true).truncate(false).write(true);
        let lock = lock.open(path(folder, number, "lock")).ok()?;
        lock.try_lock().ok()?;
        Some(Self { path: path(folder, number, "txt"), _lock: Rc::new(lock) })
    }

    pub(super) fn read(&self) -> io::Result<String> {
        fs::read_to_string(&self.path)
    }

    /// Keeps the text of a game; all of it or nothing.
    pub(super) fn keep(&self, text: &str) -> io::Result<()> {
        replace_file(&self.path, |out| out.write_all(text.as_bytes()))
    }

    /// Keeps nothing any more.
    pub(super) fn clear(&self) -> io::Result<()> {
        fs::remove_file(&self.path)
    }
}

/// The first has no number: older versions knew but one.
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
        let one = LeftGame::take_last(folder.path()).expect("a file");
        let other = LeftGame::take_last(folder.path()).expect("another file");
        one.keep("one").expect("kept");
        other.keep("other").expect("kept");
        assert_eq!(one.read().expect("kept"), "one", "not written over");
        let older = File::options().write(true).open(&one.path).expect("there");
        older.set_modified(std::time::UNIX_EPOCH).expect("made old");
        let third = LeftGame::take_last(folder.path()).expect("a third file");
        assert!(third.read().is_err(), "both games are others'");
        drop((one, other, third));
        let next = LeftGame::take_last(folder.path()).expect("a file");
        assert_eq!(next.read().expect("kept"), "other", "the last that was left");
        next.clear().expect("cleared");
        drop(next);
        let next = LeftGame::take_last(folder.path()).expect("a file");
        assert_eq!(next.read().expect("kept"), "one", "then the one before");
        assert!(LeftGame::take_new(folder.path()).expect("a file").read().is_err());
    }
}
