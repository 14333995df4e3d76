//! The programs that run submissions which are not programs themselves.

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

/// Finds Python 3 by asking it, because what is called `python3` is often a script that looks for it.
///
/// # Errors
/// A sentence, if the machine has none.
pub(crate) fn python() -> Result<&'static Interpreter, String> {
    static FOUND: OnceLock<Option<Interpreter>> = OnceLock::new();
    FOUND.get_or_init(ask_python).as_ref().ok_or_else(|| "this machine has no python3".to_string())
}

fn ask_python() -> Option<Interpreter> {
    let question = "import os, sys\n\
                    for path in (sys.executable, sys.prefix, sys.base_prefix):\n    \
                        print(os.path.realpath(path))";
    let answer =
        Command::new("python3").args(["-c", question]).stdin(Stdio::null()).output().ok()?;
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
    found.and_then(|place| place.canonicalize().ok()).ok_or_else(|| {
        format!(
            "damier-host, which runs shared objects, is not beside this program (cargo build --release \
             -p libgrid makes it; {HOST} names another)"
        )
    })
}

/// Finds the program that a name stands for on this machine.
pub(crate) fn on_path(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    let found = std::env::split_paths(&path).map(|folder| folder.join(name)).find(|f| f.is_file());
    found.and_then(|file| Path::new(&file).canonicalize().ok())
}
