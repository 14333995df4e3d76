//! A submission: what somebody handed in, and how it is run.
//!
//! - a folder with `submission.toml` (`command`, and if wanted `name`, `author`, `games`);
//! - a folder with `bot.py`;
//! - a file `NAME.py`, run by Python 3;
//! - a file `libNAME.so`, run by `damier-host` (the class's shared objects);
//! - any other executable file.

use crate::interpreter::{host, on_path, python};
use game::{TextError, is_plain};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

/// The manifest of a folder.
pub const MANIFEST: &str = "submission.toml";

/// The program of a folder without a manifest.
const USUAL: &str = "bot.py";

/// The longest manifest, in bytes.
const MAX_MANIFEST: u64 = 64 << 10;

/// The longest name, in characters.
const MAX_NAME: usize = 40;

/// What somebody handed in.
#[derive(Clone, Debug)]
pub struct Submission {
    /// Its name, printable, not empty.
    pub name: String,
    /// The folder that it works in.
    pub folder: PathBuf,
    /// What it may read of the submissions: its folder; a single file only itself, as others lie beside it.
    pub own: PathBuf,
    /// Settings for it, as texts.
    pub options: BTreeMap<String, String>,
    /// The games that its manifest names; `None` if it names none.
    pub games: Option<Vec<String>>,
    /// How it is run, or why it cannot be, in a sentence for its author.
    pub program: Result<Program, String>,
}

/// How a submission is run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Program {
    /// The program's file.
    pub file: PathBuf,
    /// Its arguments.
    pub arguments: Vec<String>,
    /// Files and folders that it needs beside its own folder: those of an interpreter.
    pub needs: Vec<PathBuf>,
}

/// The manifest as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Manifest {
    name: Option<String>,
    #[serde(default, rename = "author")]
    _author: Option<String>,
    command: Vec<String>,
    games: Option<Vec<String>>,
}

/// What lies in a folder of submissions, by name.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Folder {
    /// What can be submissions.
    pub submissions: Vec<PathBuf>,
    /// What cannot: files that no rule fits.
    pub others: Vec<PathBuf>,
}

impl Submission {
    /// The submission at a path.
    ///
    /// # Errors
    /// If there is nothing at all at that path. What is there but cannot be run is told by
    /// [`Submission::program`], so that a folder of many is not stopped by one.
    pub fn open(path: &Path) -> Result<Self, TextError> {
        let whole = path.canonicalize().map_err(|error| {
            let allowed = format!("a folder with {MANIFEST} or {USUAL}, or a program ({error})");
            TextError::new(path.display(), "submission", allowed)
        })?;
        let stem = whole.file_stem().unwrap_or(whole.as_os_str()).to_string_lossy().into_owned();
        let is_library = whole.extension().is_some_and(|end| end == "so");
        let stem = if is_library { stem.trim_start_matches("lib") } else { &stem };
        let (folder, told) = if whole.is_dir() {
            (whole.clone(), in_folder(&whole))
        } else {
            let folder = whole.parent().unwrap_or(Path::new("/")).to_path_buf();
            (folder, Told::only(of_file(&whole)))
        };
        let Told { name, games, program } = told;
        let name = name.map(|name| clean(&name)).filter(|name| !name.is_empty());
        let name = name.unwrap_or_else(|| clean(stem));
        let name = if name.is_empty() { "nameless".to_string() } else { name };
        Ok(Self { name, folder, own: whole, options: BTreeMap::new(), games, program })
    }

    /// Everything in a folder, in the order of names.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn all_in(folder: &Path) -> Result<Folder, TextError> {
        let entries = std::fs::read_dir(folder).and_then(Iterator::collect::<Result<Vec<_>, _>>);
        let entries = entries.map_err(|error| {
            let allowed = format!("a folder of submissions ({error})");
            TextError::new(folder.display(), "submissions", allowed)
        })?;
        let hidden = |path: &PathBuf| {
            path.file_name().is_some_and(|name| name.as_encoded_bytes().starts_with(b"."))
        };
        let mut paths: Vec<PathBuf> = entries.into_iter().map(|entry| entry.path()).collect();
        paths.retain(|path| !hidden(path));
        paths.sort();
        let (submissions, others) = paths.into_iter().partition(|path| may_be_one(path));
        Ok(Folder { submissions, others })
    }
}

/// Whether something in a folder of submissions is meant to be one.
fn may_be_one(path: &Path) -> bool {
    let ends = |end: &str| path.extension().is_some_and(|found| found == end);
    path.is_dir() || ends("py") || ends("so") || is_executable(path)
}

fn is_executable(path: &Path) -> bool {
    path.metadata().is_ok_and(|found| found.is_file() && found.permissions().mode() & 0o111 != 0)
}

/// What a submission tells of itself before it is run.
struct Told {
    name: Option<String>,
    games: Option<Vec<String>>,
    program: Result<Program, String>,
}

impl Told {
    /// Nothing but its program.
    const fn only(program: Result<Program, String>) -> Self {
        Self { name: None, games: None, program }
    }
}

fn in_folder(folder: &Path) -> Told {
    let manifest = folder.join(MANIFEST);
    if !manifest.exists() {
        let usual = folder.join(USUAL);
        let none = || Err(format!("the folder holds neither {MANIFEST} nor {USUAL}"));
        return Told::only(if usual.is_file() { of_file(&usual) } else { none() });
    }
    let read = read_manifest(&manifest);
    let manifest: Result<Manifest, String> =
        read.and_then(|text| toml::from_str(&text).map_err(|error| first_line(error.message())));
    match manifest {
        Err(problem) => Told::only(Err(format!("{MANIFEST}: {problem}"))),
        Ok(Manifest { name, games, command, .. }) => {
            Told { name, games, program: of_command(folder, &command) }
        }
    }
}

/// The text of a manifest. Nothing is read that may never end, or never come.
fn read_manifest(file: &Path) -> Result<String, String> {
    let about = file.symlink_metadata().map_err(|error| error.to_string())?;
    if !about.is_file() || about.len() > MAX_MANIFEST {
        return Err(format!("is not a plain file of at most {} KiB", MAX_MANIFEST >> 10));
    }
    std::fs::read_to_string(file).map_err(|error| error.to_string())
}

/// A command of a manifest: its first word is a file of the folder, `python3`, or a program of the system.
fn of_command(folder: &Path, command: &[String]) -> Result<Program, String> {
    let Some((first, rest)) = command.split_first() else {
        return Err(format!("{MANIFEST}: `command` is empty; allowed: [\"python3\", \"bot.py\"]"));
    };
    let own = folder.join(first);
    let mut program = if own.is_file() {
        // A link, or `..`, may lead to a program of somebody else.
        let inside = own.canonicalize().is_ok_and(|real| real.starts_with(folder));
        if !inside {
            let hint = "one of the system is named alone, as `python3`";
            return Err(format!("{MANIFEST}: `{first}` leads out of the folder ({hint})"));
        }
        of_file(&own)?
    } else if first.contains('/') {
        let hint = "has it been compiled?";
        return Err(format!("{MANIFEST}: `{first}` is not in the folder ({hint})"));
    } else if first == "python" || first == "python3" {
        let python = python()?;
        Program { file: python.file.clone(), arguments: Vec::new(), needs: python.needs.clone() }
    } else {
        let file = on_path(first).ok_or_else(|| {
            format!("{MANIFEST}: `{first}` is neither in the folder nor on this machine")
        })?;
        Program { needs: vec![file.clone()], file, arguments: Vec::new() }
    };
    program.arguments.extend(rest.iter().cloned());
    Ok(program)
}

/// How a single file is run.
fn of_file(file: &Path) -> Result<Program, String> {
    let text = file.display().to_string();
    match file.extension().and_then(|end| end.to_str()) {
        Some("py") => {
            let python = python()?;
            Ok(Program {
                file: python.file.clone(),
                arguments: vec![text],
                needs: python.needs.clone(),
            })
        }
        Some("so") => {
            let host = host()?;
            // A submission that was linked with our C library finds it beside the host.
            let library = host.with_file_name("libgrid.so");
            let mut needs = vec![host.clone()];
            needs.extend(library.exists().then_some(library));
            Ok(Program { needs, file: host, arguments: vec![text] })
        }
        _ if is_executable(file) => {
            Ok(Program { file: file.to_path_buf(), arguments: Vec::new(), needs: Vec::new() })
        }
        _ => {
            let name = file.file_name().unwrap_or_default().to_string_lossy();
            Err(format!("`{name}` is no program: no .py, no .so, and not executable (chmod +x)"))
        }
    }
}

/// Printable characters only, none that a player's text needs, cut to a bearable length.
pub(crate) fn clean(name: &str) -> String {
    let plain = |c: char| {
        if !is_plain(c) || c == '\u{fffd}' {
            None
        } else {
            Some(if "(),/".contains(c) { '-' } else { c })
        }
    };
    let kept: String = name.chars().filter_map(plain).take(MAX_NAME).collect();
    kept.trim().to_string()
}

fn first_line(text: &str) -> String {
    text.lines().next().unwrap_or_default().to_string()
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
    fn a_manifest_says_what_is_run() {
        let found = folder(&[
            (MANIFEST, "name = 'Ada\\u0007, (1)'\nauthor = 'A'\ncommand = ['sh', 'x.sh', '-v']"),
            ("x.sh", ""),
        ]);
        let read = Submission::open(found.path()).unwrap();
        assert_eq!(read.name, "Ada\\u0007- -1-");
        let program = read.program.unwrap();
        assert!(program.file.is_absolute());
        assert_eq!(program.arguments, ["x.sh", "-v"]);
    }

    #[test]
    fn what_cannot_be_run_says_why() {
        let why = |files: &[(&str, &str)]| {
            let found = folder(files);
            Submission::open(found.path()).unwrap().program.unwrap_err()
        };
        assert!(why(&[]).contains("neither submission.toml nor bot.py"));
        assert!(why(&[(MANIFEST, "command = []")]).contains("`command` is empty"));
        assert!(why(&[(MANIFEST, "command = 7")]).contains("invalid type"));
        assert!(why(&[(MANIFEST, "command = ['./bot']")]).contains("has it been compiled?"));
        assert!(why(&[(MANIFEST, "command = ['no-such-program']")]).contains("neither"));
        assert!(why(&[(MANIFEST, "comand = ['x']")]).contains("unknown field"));
        let out = why(&[(MANIFEST, "command = ['../../bin/sh']")]);
        assert!(
            out.contains("leads out of the folder") || out.contains("not in the folder"),
            "{out}"
        );
        let found = folder(&[("notes.txt", "")]);
        let read = Submission::open(&found.path().join("notes.txt")).unwrap();
        assert!(read.program.unwrap_err().contains("not executable"));
        assert!(Submission::open(&found.path().join("absent")).is_err());
    }

    #[test]
    fn what_lies_elsewhere_is_neither_read_nor_run() {
        let found = folder(&[("a.py", "")]);
        let open = |path: &Path| Submission::open(path).unwrap();
        let file = open(&found.path().join("a.py"));
        assert_eq!(file.own, file.folder.join("a.py"), "others lie beside a single file");
        assert_eq!(open(found.path()).own, file.folder);
        std::os::unix::fs::symlink("/dev/zero", found.path().join(MANIFEST)).unwrap();
        assert!(open(found.path()).program.unwrap_err().contains("is not a plain file"));
        let found = folder(&[(MANIFEST, "command = ['./bot']")]);
        std::os::unix::fs::symlink("/bin/sh", found.path().join("bot")).unwrap();
        assert!(open(found.path()).program.unwrap_err().contains("leads out of the folder"));
    }

    #[test]
    fn a_folder_is_listed_by_name_and_says_what_it_passes_over() {
        let found = folder(&[("b.py", ""), ("a.py", ""), ("read.me", ""), (".hidden.py", "")]);
        fs::create_dir(found.path().join("c")).unwrap();
        let listed = Submission::all_in(found.path()).unwrap();
        let names = |paths: &[PathBuf]| -> Vec<String> {
            paths.iter().map(|p| p.file_name().unwrap().to_string_lossy().into_owned()).collect()
        };
        assert_eq!(names(&listed.submissions), ["a.py", "b.py", "c"]);
        assert_eq!(names(&listed.others), ["read.me"]);
    }
}
