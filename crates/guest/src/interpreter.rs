//! The programs that run submissions which are not programs themselves.

use crate::text::machine;
use damier_i18n::Message;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;

/// The variable that names a `damier-host` of the user's own.
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
pub(crate) fn python() -> Result<&'static Interpreter, Message> {
    static FOUND: OnceLock<Option<Interpreter>> = OnceLock::new();
    FOUND.get_or_init(ask_python).as_ref().ok_or_else(|| machine::no_python().into())
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

/// The first argument by which a program is asked to host the library that the second one names.
pub const HOST_ARGUMENT: &str = "host-library";

/// The option of a library in C, set by the referee, for the moves in a row that are not allowed after which it has lost.
pub const VAIN_OPTION: &str = "vain_moves";

/// The program that hosts the class's shared objects.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum LibraryHost {
    /// The program `damier-host`, beside this program or on the path.
    #[default]
    Beside,
    /// This program, run once more with [`HOST_ARGUMENT`] and the library's path as its arguments.
    OwnProgram,
}

/// True if this program is linked in a way in which no library can be loaded.
const IS_STATIC: bool = cfg!(all(target_os = "linux", target_feature = "crt-static"));

/// Finds the program that hosts libraries, with the arguments that come before a library's path: the one that the
/// variable names, this program itself, or `damier-host` beside this program, one folder above (where tests are) or on
/// the path.
///
/// # Errors
/// A sentence, if there is none.
pub(crate) fn find_host(host: LibraryHost) -> Result<(PathBuf, Vec<String>), Message> {
    let whole = |place: PathBuf| dunce::canonicalize(place).ok();
    let told = std::env::var_os(HOST).map(PathBuf::from).filter(|place| place.is_file());
    if let Some(told) = told.and_then(whole) {
        return Ok((told, Vec::new()));
    }
    let own = std::env::current_exe().ok();
    if host == LibraryHost::OwnProgram && !IS_STATIC {
        let own = own.and_then(whole).ok_or_else(|| machine::no_host(HOST))?;
        return Ok((own, vec![HOST_ARGUMENT.to_string()]));
    }
    let name = format!("damier-host{}", std::env::consts::EXE_SUFFIX);
    let beside = own.iter().flat_map(|own| own.ancestors().skip(1).take(2));
    let found = beside.map(|folder| folder.join(&name)).find(|place| place.is_file());
    let found = found.and_then(whole).or_else(|| on_path(&name));
    let lack = || if IS_STATIC { machine::static_host(HOST) } else { machine::no_host(HOST) };
    Ok((found.ok_or_else(lack)?, Vec::new()))
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
