//! Finds the Python that runs submissions: the machine's own, or the one that the organiser names.

use crate::text::machine as text;
use damier_game::Stopwatch;
use damier_i18n::Message;
use std::ffi::OsStr;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::sync::OnceLock;
use std::time::Duration;

/// A Python, and the files and folders that it reads.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Python {
    /// Program to start. In a virtual environment this is a link to another program, which must not be followed: Python
    /// looks for the environment's packages next to the path that it is started by.
    pub(crate) file: PathBuf,
    pub(crate) needs: Vec<PathBuf>,
    version: String,
}

/// Commands that may start Python 3, with their arguments. `python` comes after `python3` because it may be Python 2 or
/// a link to an app store.
const COMMANDS: [(&str, &[&str]); 3] = [("python3", &[]), ("python", &[]), ("py", &["-3"])];

/// Programs that may be Python in a virtual environment, or in the folder of an installed Python.
const IN_FOLDER: &[&str] = if cfg!(windows) {
    &["Scripts/python.exe", "python.exe"]
} else {
    &["bin/python3", "bin/python", "bin/pypy3"]
};

/// Longest time in which a Python must answer. A loaded machine needs a second or two.
const PATIENCE: Duration = Duration::from_secs(30);

/// Oldest version that can run the wrapper `damier.bot`.
const OLDEST: [u32; 2] = [3, 8];

/// Asks the machine's own Python for its version, its program and its files.
const OWN: &str = "import os, sys\n\
    print('%d.%d.%d' % sys.version_info[:3])\n\
    for path in (sys.executable, sys.prefix, sys.base_prefix):\n    \
        print(os.path.realpath(path))";

/// Asks a Python that the organiser names for the same. `sys.path` lists the folders of its packages, also those that
/// an environment takes from the system. The prefix may be a folder that also contains people's submissions, so only the
/// parts of it that Python uses are listed. Old versions understand the question too, and are then refused.
const NAMED: &str = "import os, sys\n\
    prefixes = [sys.prefix, getattr(sys, 'base_prefix', sys.prefix)]\n\
    parts = ['pyvenv.cfg', 'bin', 'lib', 'lib64']\n\
    paths = [os.path.join(prefix, part) for prefix in prefixes for part in parts]\n\
    paths += [os.path.realpath(sys.executable)] + sys.path\n\
    print('%d.%d.%d' % sys.version_info[:3])\n\
    print(sys.executable)\n\
    for path in sorted(set(paths)):\n    \
        if path and os.path.exists(path): print(path)";

impl Python {
    /// Finds the machine's own Python 3 by running it, because the program called `python3` is often a script that
    /// locates the real one.
    ///
    /// # Errors
    /// Fails with a message if the machine has no Python 3, or if it does not answer.
    pub(crate) fn of_machine() -> Result<&'static Self, Message> {
        static FOUND: OnceLock<Result<Python, Message>> = OnceLock::new();
        FOUND.get_or_init(|| ask_machine(&COMMANDS, PATIENCE)).as_ref().map_err(Clone::clone)
    }

    /// Finds the Python that a path names: the folder of a virtual environment, or a program. Submissions that it runs
    /// may import its packages.
    ///
    /// # Errors
    /// Fails with a message if nothing exists there, if it does not answer, or if it is not Python 3.8 or newer.
    pub fn named(path: &Path) -> Result<Self, Message> {
        let shown = path.display().to_string();
        if !path.exists() {
            return Err(text::python_missing(shown));
        }
        let in_folder = || IN_FOLDER.iter().map(|name| path.join(name)).find(|file| file.is_file());
        let file = if path.is_dir() { in_folder() } else { Some(path.to_path_buf()) };
        let file = file.ok_or_else(|| text::no_python_in_folder(&shown, IN_FOLDER[0]))?;
        Self::asked(path, &file, PATIENCE)
    }

    fn asked(path: &Path, file: &Path, patience: Duration) -> Result<Self, Message> {
        let shown = path.display().to_string();
        let found = std::path::absolute(file)
            .and_then(|file| ask(file.as_os_str(), &[], NAMED, patience))
            .map_err(|error| match error.kind() {
                io::ErrorKind::TimedOut => text::silent_python(&shown, patience.as_secs()),
                _ => text::not_python(&shown, error.to_string()),
            })?;
        if !is_recent(&found.version) {
            return Err(text::old_python(shown, found.version));
        }
        Ok(found)
    }

    /// Returns the version, for example `3.11.2`.
    #[must_use]
    pub fn version(&self) -> &str {
        &self.version
    }

    /// Returns the program, as an absolute path.
    #[must_use]
    pub fn program(&self) -> &Path {
        &self.file
    }

    /// Returns true if submissions that it runs may read this path.
    #[must_use]
    pub fn may_read(&self, path: &Path) -> bool {
        let whole = |path: &Path| path.canonicalize().unwrap_or_else(|_| path.to_path_buf());
        let path = whole(path);
        self.needs.iter().any(|needed| path.starts_with(whole(needed)))
    }
}

/// Returns the first Python 3 that one of these commands starts, each with this much time to answer. On a machine that
/// is wholly busy, a program with the lowest priority may not answer in time.
fn ask_machine(commands: &[(&str, &[&str])], patience: Duration) -> Result<Python, Message> {
    let mut why = text::no_python().into();
    for (name, arguments) in commands {
        match ask(name.as_ref(), arguments, OWN, patience) {
            Ok(found) if found.version.starts_with("3.") => return Ok(found),
            Err(error) if error.kind() == io::ErrorKind::TimedOut => {
                why = text::silent_python(*name, patience.as_secs());
            }
            _ => {}
        }
    }
    Err(why)
}

/// Runs a Python with a question whose answer is its version, its program and the paths that it needs, one a line.
/// Packages of the user's account do not count, because guests have another home folder.
///
/// # Errors
/// Fails with the system's error, with the last line of the program's standard error, or with
/// [`io::ErrorKind::TimedOut`] if the program does not end in time.
fn ask(name: &OsStr, arguments: &[&str], question: &str, patience: Duration) -> io::Result<Python> {
    let mut command = Command::new(name);
    command.args(arguments).args(["-s", "-c", question]);
    command.env_remove("PYTHONHOME").env_remove("PYTHONPATH").env("PYTHONIOENCODING", "utf-8");
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let answer = output(&mut command, patience)?;
    let text = String::from_utf8_lossy(&answer.stdout);
    let mut lines = text.lines();
    let version = lines.next().filter(|version| version.split('.').count() == 3);
    let file = lines.next().map(PathBuf::from).filter(|file| file.is_file());
    let Some((version, file)) = version.zip(file) else {
        let said = String::from_utf8_lossy(&answer.stderr);
        let last = said.lines().next_back().map_or_else(|| answer.status.to_string(), String::from);
        return Err(io::Error::other(last));
    };
    Ok(Python { version: version.to_string(), file, needs: lines.map(PathBuf::from).collect() })
}

/// Runs a command whose answer is short, and kills it if it does not end in time.
fn output(command: &mut Command, patience: Duration) -> io::Result<Output> {
    let mut child = start(command)?;
    let clock = Stopwatch::start();
    while child.try_wait()?.is_none() {
        if clock.elapsed() > patience {
            child.kill()?;
            child.wait()?;
            return Err(io::ErrorKind::TimedOut.into());
        }
        std::thread::sleep(Duration::from_millis(2));
    }
    child.wait_with_output()
}

/// Starts a command. Tries again while another process that has just been started holds its file open for writing.
fn start(command: &mut Command) -> io::Result<Child> {
    for _ in 0..50 {
        match command.spawn() {
            Err(error) if error.kind() == io::ErrorKind::ExecutableFileBusy => {
                std::thread::sleep(Duration::from_millis(20));
            }
            other => return other,
        }
    }
    command.spawn()
}

fn is_recent(version: &str) -> bool {
    let numbers = version.split('.').map(str::parse).take(2).collect::<Result<Vec<u32>, _>>();
    numbers.is_ok_and(|numbers| numbers.as_slice() >= OLDEST.as_slice())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_compared_by_number() {
        for (version, expected) in [("3.8.0", true), ("3.10.4", true), ("3.7.17", false)] {
            assert_eq!(is_recent(version), expected, "{version}");
        }
        assert!(!is_recent("2.7.18") && is_recent("4.0.0"));
    }

    #[cfg(unix)]
    #[test]
    fn a_path_that_names_no_recent_python_is_refused() {
        use std::os::unix::fs::PermissionsExt;
        let place = tempfile::tempdir().unwrap();
        let why = |path: &Path| Python::named(path).unwrap_err().to_string();
        assert!(why(&place.path().join("absent")).contains("does not exist"));
        assert!(why(place.path()).contains("contains no Python"), "{}", why(place.path()));
        assert!(why(Path::new("/bin/cat")).contains("is not a Python"));
        let old = place.path().join("python3");
        std::fs::write(&old, "#!/bin/sh\necho 3.6.9\necho /bin/sh\n").unwrap();
        std::fs::set_permissions(&old, std::fs::Permissions::from_mode(0o755)).unwrap();
        assert!(why(&old).contains("is Python 3.6.9"), "{}", why(&old));
        std::fs::write(&old, "#!/bin/sh\nexec sleep 600\n").unwrap();
        let late = Python::asked(&old, &old, Duration::from_millis(100)).unwrap_err();
        assert!(late.to_string().contains("did not answer"), "{late}");
        let asked = [(old.to_str().unwrap(), [].as_slice()), ("absent-python", &[])];
        let late = ask_machine(&asked, Duration::from_millis(100)).unwrap_err();
        assert!(late.to_string().contains("did not answer"), "{late}");
    }
}
