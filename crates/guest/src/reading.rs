//! Reads a submission and finds out how it is run:
//!
//! - a folder with `submission.toml` (`command`, and optionally `name`, `author`, `games`);
//! - a folder with `bot.py`;
//! - a file `NAME.py`, run by Python 3;
//! - a file `libNAME.so` (`.dll` on Windows, `.dylib` on macOS): a shared library in C, run by a host;
//! - any other executable file.

use crate::foreign::{foreign, is_compiled};
use crate::interpreter::{Runtimes, find_host, on_path, program_named};
use crate::readable::first_unreadable;
use crate::submission::{MAX_SENTENCE, Program, Submission, clean, named};
use crate::system::ownership::{LIBGRID, LIBRARIES, is_executable, not_executable};
use crate::text::{folder, submission as text};
use crate::unfit::{NOTEBOOK, has_windows_first_line, remedy};
use damier_game::{TextError, plain_line, read_text, toml_error};
use damier_i18n::Message;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::env::consts::DLL_EXTENSION;
use std::io::ErrorKind;
use std::path::{Path, is_separator};

/// File name of a folder's manifest.
pub const MANIFEST: &str = "submission.toml";

/// Program of a folder without a manifest.
const USUAL: &str = "bot.py";

/// In a folder without a program: maximum number of names that are checked, and that a message lists.
const MOST_NAMES: usize = 1000;
const SHOWN_NAMES: usize = 5;

/// Maximum size of a manifest in bytes.
const MAX_MANIFEST: u64 = 64 << 10;

/// The manifest as written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Manifest {
    name: Option<String>,
    #[serde(default, rename = "author")]
    _author: Option<String>,
    command: Vec<String>,
    games: Option<Vec<String>>,
}

impl Submission {
    /// Opens the submission at a path like [`Submission::open_by`]. Scripts are run by the machine's Python, and
    /// libraries by `damier-host`.
    ///
    /// # Errors
    /// Fails like [`Submission::open_by`].
    pub fn open(path: &Path) -> Result<Self, TextError> {
        Self::open_by(path, &Runtimes::default())
    }

    /// Opens the submission at a path; `runtimes` are the programs that run scripts and libraries.
    ///
    /// # Errors
    /// Fails if nothing exists at that path, or if this machine lacks what every submission of this kind needs. A
    /// submission that exists but cannot be run reports the reason in [`Submission::program`], so that one bad
    /// submission does not block a folder of many.
    pub fn open_by(path: &Path, runtimes: &Runtimes) -> Result<Self, TextError> {
        let whole = match dunce::canonicalize(path) {
            Ok(whole) => whole,
            Err(error) if path.symlink_metadata().is_ok() => {
                return Ok(match error.kind() {
                    ErrorKind::PermissionDenied => Self::closed(path, path, &error),
                    _ => Self::lost(path, &error),
                });
            }
            Err(error) => {
                let sentence = folder::something_to_run(MANIFEST, USUAL, error);
                return Err(TextError::failed(path.display().to_string(), sentence));
            }
        };
        if let Some((closed, error)) = first_unreadable(&whole) {
            return Ok(Self::closed(&whole, &closed, &error));
        }
        let stem = whole.file_stem().unwrap_or(whole.as_os_str()).to_string_lossy().into_owned();
        let is_library =
            whole.extension().is_some_and(|end| LIBRARIES.iter().any(|one| end == *one));
        let stem = if is_library { stem.trim_start_matches("lib") } else { &stem };
        let (folder, told) = if whole.is_dir() {
            (whole.clone(), in_folder(&whole, runtimes))
        } else {
            let folder = whole.parent().unwrap_or(Path::new("/")).to_path_buf();
            (folder, Description::only(file_program(&whole, runtimes)))
        };
        let Description { name, games, program } = told;
        let name = name.map(|name| clean(&name)).filter(|name| !name.is_empty());
        let name = name.unwrap_or_else(|| named(stem));
        let program = match program {
            Ok(program) => Ok(program),
            Err(Unrunnable::Own(why)) => Err(plain_line(&why, MAX_SENTENCE)),
            Err(Unrunnable::Machine(lack)) => {
                return Err(TextError::failed(path.display().to_string(), lack));
            }
        };
        let options = BTreeMap::new();
        let python = runtimes.python.clone();
        Ok(Self { name, folder, own: whole, options, games, unreadable: None, python, program })
    }

    /// Creates a submission that cannot be run, because the user that runs this program may not read one of its files.
    fn closed(path: &Path, closed: &Path, error: &std::io::Error) -> Self {
        let name = closed.file_name().unwrap_or(closed.as_os_str()).to_string_lossy();
        let why = text::unreadable(name.into_owned(), error.to_string());
        Self { unreadable: Some(why.clone()), program: Err(why), ..Self::lost(path, error) }
    }

    /// Creates a submission that cannot be run, because its path is a broken link.
    fn lost(path: &Path, error: &std::io::Error) -> Self {
        let stem = path.file_stem().unwrap_or(path.as_os_str()).to_string_lossy();
        let folder = path.parent().unwrap_or(Path::new("/")).to_path_buf();
        let program = Err(text::lost(error.to_string()));
        let (name, own) = (named(&stem), path.to_path_buf());
        let options = BTreeMap::new();
        Self { name, folder, own, options, games: None, unreadable: None, python: None, program }
    }
}

/// What a submission says about itself before it is run.
struct Description {
    name: Option<String>,
    games: Option<Vec<String>>,
    program: Result<Program, Unrunnable>,
}

/// Reason why a submission cannot be run.
enum Unrunnable {
    /// Message for its author.
    Own(Message),
    /// What this machine lacks to run any submission of this kind.
    Machine(Message),
}

impl From<Message> for Unrunnable {
    fn from(lack: Message) -> Self {
        Self::Machine(lack)
    }
}

impl Description {
    /// Creates a description with a program only.
    const fn only(program: Result<Program, Unrunnable>) -> Self {
        Self { name: None, games: None, program }
    }
}

fn in_folder(folder: &Path, runtimes: &Runtimes) -> Description {
    let manifest = folder.join(MANIFEST);
    if !manifest.exists() {
        let usual = folder.join(USUAL);
        let none = || Err(Unrunnable::Own(holds_neither(folder)));
        return Description::only(if usual.is_file() {
            file_program(&usual, runtimes)
        } else {
            none()
        });
    }
    let read = read_manifest(&manifest);
    let manifest: Result<Manifest, Message> = read.and_then(|text| {
        toml::from_str(&text).map_err(|error| {
            toml_error(&text, error.span().map(|span| span.start), error.message()).into()
        })
    });
    match manifest {
        Err(problem) => Description::only(Err(in_manifest(problem))),
        Ok(Manifest { name, games, command, .. }) => {
            Description { name, games, program: command_program(folder, &command, runtimes) }
        }
    }
}

/// Explains that a folder contains nothing to run, and suggests what may have been meant.
fn holds_neither(folder: &Path) -> Message {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten().take(MOST_NAMES);
    let mut names: Vec<String> =
        entries.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
    names.retain(|name| !name.starts_with(['.', '_']));
    names.sort();
    let is_program = |inner: &Path| [MANIFEST, USUAL].iter().any(|name| inner.join(name).is_file());
    if let Some(inner) = names.iter().find(|name| is_program(&folder.join(name))) {
        let file =
            [MANIFEST, USUAL].into_iter().find(|file| folder.join(inner).join(file).is_file());
        let path = format!("{inner}/{}", file.unwrap_or(USUAL));
        return text::holds_inner(path, inner);
    }
    let usual = [MANIFEST, USUAL];
    let misnamed = names.iter().find_map(|name| {
        Some((name, usual.into_iter().find(|usual| name.eq_ignore_ascii_case(usual))?))
    });
    if let Some((name, usual)) = misnamed {
        return text::holds_misnamed(name, usual);
    }
    let programs = programs_in(folder, &names);
    if let Some(first) = programs.first() {
        let shown = programs.iter().take(SHOWN_NAMES).cloned().collect::<Vec<_>>().join(", ");
        let command = format!("[\"./{first}\"]");
        return text::holds_programs(MANIFEST, USUAL, shown, command);
    }
    let scripts: Vec<&String> = names.iter().filter(|name| name.ends_with(".py")).collect();
    if let ([], Some(name)) = (scripts.as_slice(), names.iter().find(|name| is_notebook(name))) {
        return text::notebook(name);
    }
    match (scripts.as_slice(), names.as_slice()) {
        ([script], _) => {
            text::holds_one_script(*script, USUAL, MANIFEST, format!("[\"python3\", \"{script}\"]"))
        }
        (_, []) => text::holds_neither(MANIFEST, USUAL),
        (_, names) => {
            let shown = names.iter().take(SHOWN_NAMES).cloned().collect::<Vec<_>>().join(", ");
            text::holds_others(MANIFEST, USUAL, shown)
        }
    }
}

/// Returns the compiled programs and libraries in a folder with these names, and in the folders in it.
fn programs_in(folder: &Path, names: &[String]) -> Vec<String> {
    let inner = |name: &String| {
        let listed = std::fs::read_dir(folder.join(name)).into_iter().flatten().flatten();
        let mut paths: Vec<String> = listed
            .take(MOST_NAMES)
            .map(|entry| format!("{name}/{}", entry.file_name().to_string_lossy()))
            .collect();
        paths.sort();
        paths
    };
    let below = names.iter().flat_map(inner).take(MOST_NAMES);
    names.iter().cloned().chain(below).filter(|path| is_compiled(&folder.join(path))).collect()
}

/// Reads the text of a manifest. Rejects special files, whose reading might never end.
fn read_manifest(file: &Path) -> Result<String, Message> {
    let about = file.symlink_metadata().map_err(|error| error.to_string())?;
    if !about.is_file() || about.len() > MAX_MANIFEST {
        return Err(text::no_plain_manifest((MAX_MANIFEST >> 10).to_string()));
    }
    Ok(read_text(file).map_err(|error| error.to_string())?)
}

/// Resolves the command of a manifest. Its first word is a file in the folder, `python3`, or a system program.
fn command_program(
    folder: &Path,
    command: &[String],
    runtimes: &Runtimes,
) -> Result<Program, Unrunnable> {
    let Some((first, rest)) = command.split_first() else {
        return Err(in_manifest(text::empty_command()));
    };
    let mut program = if let Some(own) = program_named(&folder.join(first)) {
        // A link or `..` may lead to a program of someone else.
        let inside = dunce::canonicalize(&own).is_ok_and(|real| real.starts_with(folder));
        if !inside {
            return Err(in_manifest(text::leads_out(first)));
        }
        file_program(&own, runtimes)?
    } else if first.contains(is_separator) {
        return Err(in_manifest(text::not_in_folder(first)));
    } else if first == "python" || first == "python3" {
        run_by_python(Vec::new(), runtimes)?
    } else {
        let file = on_path(first).ok_or_else(|| in_manifest(text::nowhere(first)))?;
        Program { needs: vec![file.clone()], ..Program::new(file) }
    };
    program.arguments.extend(rest.iter().cloned());
    Ok(program)
}

/// Returns the program that runs a single file.
fn file_program(file: &Path, runtimes: &Runtimes) -> Result<Program, Unrunnable> {
    let text = file.display().to_string();
    if !file.is_file() {
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        return Err(Unrunnable::Own(text::no_plain_file(name.into_owned())));
    }
    if let Some([theirs, ours]) = foreign(file) {
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        return Err(Unrunnable::Own(text::foreign(name.into_owned(), theirs, ours)));
    }
    match file.extension().and_then(|end| end.to_str()) {
        Some("py") => Ok(run_by_python(vec![text], runtimes)?),
        Some(end) if LIBRARIES.contains(&end) => {
            let (host, mut arguments) = find_host(runtimes.library_host)?;
            // A submission linked with our C library finds it next to the host.
            let library = host.with_file_name(LIBGRID);
            let mut needs = vec![host.clone()];
            needs.extend(library.exists().then_some(library));
            arguments.push(text);
            Ok(Program { needs, arguments, is_library: true, ..Program::new(host) })
        }
        _ => native_program(file),
    }
}

/// Returns the program for an executable file.
fn native_program(file: &Path) -> Result<Program, Unrunnable> {
    let name = || file.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let refuse = |why| Err(Unrunnable::Own(why));
    match is_executable(file) {
        true if has_windows_first_line(file) => refuse(text::windows_first_line(name())),
        true => Ok(Program::new(file.to_path_buf())),
        false => refuse(remedy(file).unwrap_or_else(|| not_executable(name(), DLL_EXTENSION))),
    }
}

/// Returns Python with these arguments, which may name a script.
fn run_by_python(arguments: Vec<String>, runtimes: &Runtimes) -> Result<Program, Message> {
    let python = runtimes.python()?;
    let needs = python.needs.clone();
    Ok(Program { arguments, needs, ..Program::new(python.file.clone()) })
}

/// Describes a problem with the manifest.
fn in_manifest(problem: impl Into<Message>) -> Unrunnable {
    Unrunnable::Own(text::in_manifest(problem))
}

fn is_notebook(name: &str) -> bool {
    Path::new(name).extension().is_some_and(|end| end == NOTEBOOK)
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
        let shell = if cfg!(windows) { "cmd" } else { "sh" };
        let text = "name = 'Ada\\u0007, (1)'\nauthor = 'A'\ncommand = ['SHELL', 'x.sh', '-v']";
        let found = folder(&[(MANIFEST, &text.replace("SHELL", shell)), ("x.sh", "")]);
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
            Submission::open(found.path()).unwrap().program.unwrap_err().to_string()
        };
        assert!(why(&[]).contains("neither submission.toml nor bot.py"));
        assert!(why(&[("a.txt", "")]).contains("(it contains a.txt)"));
        assert_eq!(why(&[("Bot.py", "")]), "the folder contains Bot.py: rename it to bot.py");
        let main = why(&[("main.py", ""), ("a.txt", "")]);
        assert!(main.contains("command = [\"python3\", \"main.py\"]"), "{main}");
        let made = folder(&[("main.py", ""), ("a.o", "")]);
        fs::create_dir(made.path().join("bin")).unwrap();
        fs::copy(std::env::current_exe().unwrap(), made.path().join("bin/mine")).unwrap();
        let made = Submission::open(made.path()).unwrap().program.unwrap_err().to_string();
        assert!(
            made.contains("programs: bin/mine.") && made.contains("[\"./bin/mine\"]"),
            "{made}"
        );
        assert!(why(&[(MANIFEST, "command = []")]).contains("`command` is empty"));
        assert_eq!(
            why(&[(MANIFEST, "command = 7")]),
            "submission.toml: line 1: found `command = 7`, expected a list in square brackets"
        );
        assert!(
            why(&[(MANIFEST, "\ncommand =")]).contains("line 2: found `command =`, expected TOML")
        );
        assert!(why(&[("bot.ipynb", ""), ("a.txt", "")]).contains("`bot.ipynb` is a notebook"));
        assert!(why(&[(MANIFEST, "command = ['./bot']")]).contains("has it been compiled?"));
        assert!(why(&[(MANIFEST, "command = ['no-such-program']")]).contains("neither"));
        assert!(
            why(&[(MANIFEST, "comand = ['x']")])
                .contains("`comand` is unknown; did you mean `command`?")
        );
        let lines = why(&[(MANIFEST, "command = [\"a\\nb\\u001b[31m\"]")]);
        assert!(lines.starts_with("submission.toml: `a b [31m` is neither"), "{lines}");
        let long = format!("command = ['{}']", "x".repeat(60_000));
        assert_eq!(why(&[(MANIFEST, &long)]).chars().count(), MAX_SENTENCE);
        let out = why(&[(MANIFEST, "command = ['../../bin/sh']")]);
        assert!(
            out.contains("leads out of the folder") || out.contains("not in the folder"),
            "{out}"
        );
        let found = folder(&[("notes.txt", "")]);
        let read = Submission::open(&found.path().join("notes.txt")).unwrap();
        assert!(read.program.unwrap_err().to_string().contains("is not a program"));
        assert!(Submission::open(&found.path().join("absent")).is_err());
    }

    #[cfg(unix)]
    #[test]
    fn what_was_packed_twice_or_on_windows_says_so() {
        use std::os::unix::fs::PermissionsExt;
        let found = folder(&[("bot", "#!/usr/bin/python3\r\n")]);
        let bot = found.path().join("bot");
        let why = || Submission::open(&bot).unwrap().program.unwrap_err().to_string();
        assert_eq!(why(), "`bot` is not executable (chmod +x)");
        fs::set_permissions(&bot, fs::Permissions::from_mode(0o755)).unwrap();
        assert!(why().contains("its first line ends in CR LF"), "{}", why());
        fs::create_dir_all(found.path().join("leo/leo")).unwrap();
        fs::write(found.path().join("leo/leo/bot.py"), "").unwrap();
        let leo =
            Submission::open(&found.path().join("leo")).unwrap().program.unwrap_err().to_string();
        assert_eq!(leo, "the folder contains leo/bot.py: submit its subfolder leo instead");
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn a_library_for_another_machine_is_told_as_such() {
        let mut head = b"\x7fELF\x01\x01\x01\0\0\0\0\0\0\0\0\0\x03\0\x28\0".to_vec();
        head.extend([0; 100]);
        let found = folder(&[]);
        let library = found.path().join("libada.so");
        fs::write(&library, &head).unwrap();
        let why = Submission::open(&library).unwrap().program.unwrap_err().to_string();
        assert!(
            why.starts_with("`libada.so` is built for arm (32 bits); this machine is "),
            "{why}"
        );
    }

    #[cfg(unix)]
    #[test]
    fn what_lies_elsewhere_is_neither_read_nor_run() {
        let found = folder(&[("a.py", "")]);
        let open = |path: &Path| Submission::open(path).unwrap();
        // A machine without Python cannot run the script.
        if Runtimes::default().python().is_ok() {
            let file = open(&found.path().join("a.py"));
            assert_eq!(file.own, file.folder.join("a.py"), "others lie beside a single file");
            assert_eq!(open(found.path()).own, file.folder);
        }
        std::os::unix::fs::symlink("/dev/zero", found.path().join(MANIFEST)).unwrap();
        assert!(
            open(found.path()).program.unwrap_err().to_string().contains("must be a regular file")
        );
        let found = folder(&[(MANIFEST, "command = ['./bot']")]);
        std::os::unix::fs::symlink("/bin/sh", found.path().join("bot")).unwrap();
        assert!(
            open(found.path()).program.unwrap_err().to_string().contains("leads out of the folder")
        );
    }
}
