//! Finds the submissions in a folder.

use crate::scaffold::{FRENCH_PYTHON_SOURCE, PYTHON_PACKAGE, PYTHON_SOURCE};
use crate::system::ownership::{LIBRARIES, is_executable};
use crate::text::folder as text;
use crate::unfit::{looks_like_a_program, remedy};
use damier_game::{TextError, is_plain};
use damier_i18n::Message;
use std::path::{Path, PathBuf};

/// Folder that Python creates next to an imported file, for example when tests run.
const PYTHON_CACHE: &str = "__pycache__";
/// Folder that macOS adds to ZIP files.
const MAC_FOLDER: &str = "__MACOSX";

/// Contents of a folder of submissions, sorted by name.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Folder {
    /// Paths that can be submissions.
    pub submissions: Vec<PathBuf>,
    /// Programs that would be submissions if they were executable.
    pub inert: Vec<PathBuf>,
    /// Paths that cannot be submissions as they are, each with the reason. Includes the paths in `inert`.
    pub others: Vec<(PathBuf, Message)>,
}

impl Folder {
    /// Lists a folder, sorted by name.
    ///
    /// # Errors
    /// Fails if the folder cannot be read.
    pub fn all_in(folder: &Path) -> Result<Self, TextError> {
        let entries = std::fs::read_dir(folder).and_then(Iterator::collect::<Result<Vec<_>, _>>);
        let entries = entries.map_err(|error| {
            TextError::failed(folder.display().to_string(), text::folder_of_submissions(error))
        })?;
        let hidden = |path: &PathBuf| {
            let name = path.file_name().unwrap_or_default();
            name.as_encoded_bytes().starts_with(b".") || name == PYTHON_CACHE || name == MAC_FOLDER
        };
        let mut paths: Vec<PathBuf> = entries.into_iter().map(|entry| entry.path()).collect();
        paths.retain(|path| !hidden(path));
        paths.sort();
        let mut sorted = Self::default();
        for path in paths {
            match unfit(&path, folder) {
                None => sorted.submissions.push(path),
                Some(why) => {
                    let is_inert =
                        lacks_only_its_bit(&path) && !path.is_symlink() && is_named(&path);
                    sorted.inert.extend(is_inert.then(|| path.clone()));
                    sorted.others.push((path, why));
                }
            }
        }
        Ok(sorted)
    }
}

/// Explains why a path in a folder of submissions is not a submission; returns `None` if it is meant to be one.
fn unfit(path: &Path, folder: &Path) -> Option<Message> {
    let ends = |end: &str| path.extension().is_some_and(|found| found == end);
    if !is_named(path) {
        return Some(text::unwritable_name().into());
    }
    if leads_away(path, folder) {
        return Some(text::leads_away().into());
    }
    if is_wrapper(path) {
        return Some(text::wrapper().into());
    }
    if path.is_dir() || ends("py") || LIBRARIES.iter().any(|end| ends(end)) {
        return None;
    }
    // File systems shared with Windows mark every file as executable.
    let remedy = remedy(path);
    if is_executable(path) && (looks_like_a_program(path) || remedy.is_none()) {
        return None;
    }
    Some(remedy.unwrap_or_else(|| text::no_submission().into()))
}

/// Returns true for a copy of the Python wrapper: a file with its old name, or a folder that contains only the wrapper.
fn is_wrapper(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default();
    let is_source = |text: String| [PYTHON_SOURCE, FRENCH_PYTHON_SOURCE].contains(&&*text);
    let has_source = || std::fs::read_to_string(path.join("bot.py")).is_ok_and(is_source);
    name == "damier.py" || (name == PYTHON_PACKAGE && has_source())
}

/// Returns true if the last part of the path is printable on one line.
fn is_named(path: &Path) -> bool {
    let name = path.file_name().and_then(|name| name.to_str());
    name.is_some_and(|name| name.chars().all(is_plain) && name.trim() == name)
}

/// Returns true for a program that only lacks the permission to be executed.
fn lacks_only_its_bit(path: &Path) -> bool {
    looks_like_a_program(path) && !is_executable(path)
}

/// Returns true for a link out of its folder, for example to another student's work or to the teacher's files.
fn leads_away(path: &Path, folder: &Path) -> bool {
    let is_beside =
        |real: &Path| real.parent().map(Path::to_path_buf) == folder.canonicalize().ok();
    path.is_symlink() && path.canonicalize().is_ok_and(|real| !is_beside(&real))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    fn folder(files: &[(&str, &str)]) -> tempfile::TempDir {
        let folder = tempfile::tempdir().unwrap();
        for (name, text) in files {
            fs::write(folder.path().join(name), text).unwrap();
        }
        folder
    }

    #[test]
    fn a_folder_is_listed_by_name_and_says_what_it_passes_over() {
        let found = folder(&[("b.py", ""), ("a.py", ""), ("read.me", ""), (".hidden.py", "")]);
        fs::create_dir(found.path().join("c")).unwrap();
        fs::create_dir(found.path().join(PYTHON_CACHE)).unwrap();
        let listed = Folder::all_in(found.path()).unwrap();
        let names = |paths: &[PathBuf]| -> Vec<String> {
            paths.iter().map(|p| p.file_name().unwrap().to_string_lossy().into_owned()).collect()
        };
        assert_eq!(names(&listed.submissions), ["a.py", "b.py", "c"]);
        let others: Vec<PathBuf> = listed.others.into_iter().map(|(path, _)| path).collect();
        assert_eq!(names(&others), ["read.me"]);
    }

    #[cfg(unix)]
    #[test]
    fn what_almost_plays_says_what_it_lacks() {
        let found = folder(&[("bob", "#!/bin/sh\n"), ("BOB.PY", ""), ("fay.zip", "PK")]);
        fs::create_dir(found.path().join(MAC_FOLDER)).unwrap();
        let listed = Folder::all_in(found.path()).unwrap();
        assert_eq!(listed.inert, [found.path().join("bob")]);
        let why: Vec<String> = listed.others.iter().map(|(_, why)| why.to_string()).collect();
        let expected =
            ["rename it to BOB.py", "`bob` is not executable (chmod +x)", "an archive: unpack it"];
        assert_eq!((why, listed.submissions.len()), (expected.map(String::from).to_vec(), 0));
    }

    #[cfg(unix)]
    #[test]
    fn odd_things_are_told_apart() {
        use crate::submission::Submission;
        use std::os::unix::{ffi::OsStrExt, fs::symlink};
        let found = folder(&[("a.py", ""), ("b\nc.py", ""), (" d.py", "")]);
        let place = found.path();
        fs::write(place.join(std::ffi::OsStr::from_bytes(b"\xff.py")), "").unwrap();
        symlink("/bin/sh", place.join("out.py")).unwrap();
        fs::create_dir(place.join("ada")).unwrap();
        fs::write(place.join("ada/bot.py"), "").unwrap();
        symlink("ada/bot.py", place.join("eve.py")).unwrap();
        symlink(".", place.join("all")).unwrap();
        symlink("nowhere", place.join("lost.py")).unwrap();
        symlink("a.py", place.join("same.py")).unwrap();
        let listed = Folder::all_in(place).unwrap();
        let why = |end: &str| {
            listed.others.iter().filter(|(_, why)| why.to_string().ends_with(end)).count()
        };
        assert_eq!((why("rename it"), why("leads to"), listed.others.len()), (3, 3, 6));
        assert_eq!(listed.submissions.len(), 4, "{:?}", listed.submissions);
        let lost = Submission::open(&place.join("lost.py")).unwrap();
        assert!(
            lost.name == "lost" && lost.program.unwrap_err().to_string().contains("does not exist")
        );
    }
}
