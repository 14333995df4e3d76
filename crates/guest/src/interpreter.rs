//! The programs that run submissions which are not programs themselves.

use crate::say::submission as say;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;

/// The variable that names another `damier-host` than the one beside this program.
const HOST: &str = "DAMIER_HOST";

/// A program with the folders that it reads.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Interpreter {
    pub(crate) file: PathBuf,
    pub(crate) needs: Vec<PathBuf>,
}

/// The names of Python 3, and what makes it one: where the plain name may be Python 2, or a link to a shop, it comes last.
const PYTHONS: [(&str, &[&str]); 3] = [("python3", &[]), ("python", &[]), ("py", &["-3"])];

/// Finds Python 3 by asking it, because what is called `python3` is often a script that looks for it.
///
/// # Errors
/// A sentence, if the machine has none.
pub(crate) fn python() -> Result<&'static Interpreter, String> {
    static FOUND: OnceLock<Option<Interpreter>> = OnceLock::new();
    FOUND.get_or_init(ask_python).as_ref().ok_or_else(|| say::no_python().to_string())
}

fn ask_python() -> Option<Interpreter> {
    PYTHONS.iter().find_map(|(name, arguments)| ask(name, arguments))
}

fn ask(name: &str, arguments: &[&str]) -> Option<Interpreter> {
    let question = "import os, sys\n\
                    assert sys.version_info >= (3,)\n\
                    for path in (sys.executable, sys.prefix, sys.base_prefix):\n    \
                        print(os.path.realpath(path))";
    let mut command = Command::new(name);
    command.args(arguments).args(["-c", question]).stdin(Stdio::null());
    let answer = command.output().ok()?;
    let text = String::from_utf8(answer.stdout).ok()?;
    let mut paths = text.lines().map(PathBuf::from);
    let file = paths.next().filter(|file| file.is_file())?;
    Some(Interpreter { file, needs: paths.collect() })
}

/// Finds `damier-host`, which runs the class's shared objects: beside this program, or one folder above (where
/// tests are), or on the path.
///
/// # Errors
/// A sentence, if it is nowhere.
pub(crate) fn host() -> Result<PathBuf, String> {
    let name = format!("damier-host{}", std::env::consts::EXE_SUFFIX);
    let told = std::env::var_os(HOST).map(PathBuf::from);
    let own = std::env::current_exe().ok();
    let beside = own.iter().flat_map(|own| own.ancestors().skip(1).take(2));
    let mut places = told.into_iter().chain(beside.map(|folder| folder.join(&name)));
    let found = places.find(|place| place.is_file()).or_else(|| on_path(&name));
    found
        .and_then(|place| dunce::canonicalize(place).ok())
        .ok_or_else(|| say::no_host(HOST).to_string())
}

/// Finds the program that a name stands for on this machine.
pub(crate) fn on_path(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    let found = std::env::split_paths(&path).find_map(|folder| program_named(&folder.join(name)));
    found.and_then(|file| dunce::canonicalize(file).ok())
}

/// Finds the file of a program at a path, which Windows lets end in `.exe`.
pub(crate) fn program_named(path: &Path) -> Option<PathBuf> {
    let mut longer = path.as_os_str().to_owned();
    longer.push(std::env::consts::EXE_SUFFIX);
    // What was built for another system may lie beside it.
    [longer.into(), path.to_path_buf()].into_iter().find(|path: &PathBuf| path.is_file())
}
