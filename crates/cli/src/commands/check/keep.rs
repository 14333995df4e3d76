//! Versions of submissions: each one that passes the check is copied under a number, to be played against later.

use crate::failure::CommandError;
use crate::file::{refuse_read, refuse_write};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// A version of a submission.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Version {
    /// The path to name as a player.
    pub(super) path: PathBuf,
    /// True if this version existed already, because the submission has not changed. False if it is new.
    pub(super) is_old: bool,
}

/// Copies a submission into the folder of versions as NAME@1, NAME@2 and so on, unless it equals the last version.
pub(super) fn keep(submission: &Path, folder: &Path) -> Result<Version, CommandError> {
    let whole = fs::canonicalize(submission).map_err(|error| refuse_read(submission, &error))?;
    let name = whole.file_stem().filter(|_| whole.is_file()).or(whole.file_name());
    let name = name.unwrap_or_default().to_string_lossy().into_owned();
    let place = |number: u32| handed_in(&folder.join(format!("{name}@{number}")), &whole);
    let last = (1..).take_while(|&number| place(number).exists()).last().unwrap_or(0);
    if last > 0 && is_same(&whole, &place(last)).unwrap_or(false) {
        return Ok(Version { path: place(last), is_old: true });
    }
    let new = place(last + 1);
    let made = new.parent().map_or(Ok(()), fs::create_dir_all);
    if let Err(error) = made.and_then(|()| copy(&whole, &new)) {
        // An incomplete version is useless. If removing it fails, nothing more can be done.
        let _ = if whole.is_file() { fs::remove_file(&new) } else { fs::remove_dir_all(&new) };
        return Err(refuse_write(&new, &error));
    }
    Ok(Version { path: new, is_old: false })
}

/// Returns the path of a version to name as a player: a folder, a Python file, or a single other file within a folder.
/// A single other file keeps its name, because the function of a library is found by the file's name.
fn handed_in(version: &Path, submission: &Path) -> PathBuf {
    let name = submission.file_name().filter(|_| submission.is_file());
    match (name, submission.extension()) {
        (Some(_), Some(ending)) if ending == "py" => version.with_added_extension("py"),
        (Some(name), _) => version.join(name),
        (None, _) => version.to_path_buf(),
    }
}

/// Returns the names of the files and folders in a folder, in the order of the names. The flag is true for a folder.
/// Links are left out, because no submission needs them.
fn entries(folder: &Path) -> io::Result<Vec<(std::ffi::OsString, bool)>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let kind = entry.file_type()?;
        if kind.is_dir() || kind.is_file() {
            found.push((entry.file_name(), kind.is_dir()));
        }
    }
    found.sort();
    Ok(found)
}

fn copy(from: &Path, to: &Path) -> io::Result<()> {
    if from.is_file() {
        return fs::copy(from, to).map(drop);
    }
    fs::create_dir_all(to)?;
    entries(from)?.iter().try_for_each(|(name, _)| copy(&from.join(name), &to.join(name)))
}

fn is_same(one: &Path, other: &Path) -> io::Result<bool> {
    if one.is_file() {
        return Ok(other.is_file() && fs::read(one)? == fs::read(other)?);
    }
    let names = entries(one)?;
    if !other.is_dir() || names != entries(other)? {
        return Ok(false);
    }
    for (name, _) in names {
        if !is_same(&one.join(&name), &other.join(&name))? {
            return Ok(false);
        }
    }
    Ok(true)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_has_changed_is_a_new_version() {
        let place = tempfile::tempdir().expect("a folder");
        let at = |name: &str| place.path().join(name);
        fs::create_dir_all(at("ada/parts")).expect("made");
        fs::write(at("ada/bot.py"), "1").expect("written");
        fs::write(at("ada/parts/x.py"), "1").expect("written");
        let kept = || keep(&at("ada"), &at("kept")).expect("kept");
        let version = |name: &str, is_old| Version { path: at("kept").join(name), is_old };
        assert_eq!(kept(), version("ada@1", false));
        assert_eq!(kept(), version("ada@1", true));
        fs::write(at("ada/parts/x.py"), "2").expect("written");
        assert_eq!(kept(), version("ada@2", false));
        assert_eq!(fs::read(at("kept/ada@1/parts/x.py")).expect("kept"), b"1");
        for (file, kept_as) in [("zoe.py", "zoe@1.py"), ("libyan.so", "libyan@1/libyan.so")] {
            fs::write(at(file), "1").expect("written");
            let single = || keep(&at(file), &at("kept")).expect("kept");
            assert_eq!(single(), version(kept_as, false));
            assert_eq!(single(), version(kept_as, true));
        }
        assert!(keep(&at("nobody"), &at("kept")).is_err());
    }
}
