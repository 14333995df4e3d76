//! Finds programs: those that run submissions which are not programs themselves, and those on the search path.

use crate::python::Python;
use crate::text::machine;
use damier_i18n::Message;
use std::path::{Path, PathBuf};

/// Environment variable with the path of the user's own `damier-host`.
const HOST: &str = "DAMIER_HOST";

/// First argument that makes a program host the library named by the second argument.
pub const HOST_ARGUMENT: &str = "host-library";

/// Option that the referee sets for libraries in C: after this many illegal moves in a row, the library loses.
pub const VAIN_OPTION: &str = "vain_moves";

/// Program that hosts shared libraries in C, which do not speak the protocol themselves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum LibraryHost {
    /// The program `damier-host`, next to this program or on the search path.
    #[default]
    Beside,
    /// This program, run again with [`HOST_ARGUMENT`] and the library's path as arguments.
    OwnProgram,
}

/// Programs that run submissions which are not programs themselves.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Runtimes {
    /// Program that hosts shared libraries in C.
    pub library_host: LibraryHost,
    /// Python that the organiser names; `None` for the machine's own.
    pub python: Option<Python>,
}

impl Runtimes {
    /// Returns the Python that runs scripts.
    ///
    /// # Errors
    /// Fails with a message if the machine has no Python 3.
    pub(crate) fn python(&self) -> Result<&Python, Message> {
        match &self.python {
            Some(python) => Ok(python),
            None => Python::of_machine(),
        }
    }
}

/// True if this program is linked statically and so cannot load libraries.
const IS_STATIC: bool = cfg!(all(target_os = "linux", target_feature = "crt-static"));

/// Finds the program that hosts libraries, with the arguments that precede the library's path. It is the one named by
/// the environment variable, this program itself, or `damier-host` next to this program, one folder above (for tests),
/// or on the search path.
///
/// # Errors
/// Fails with a message if there is none.
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

/// Finds a program on the search path.
pub(crate) fn on_path(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    let found = std::env::split_paths(&path).find_map(|folder| program_named(&folder.join(name)));
    found.and_then(|file| dunce::canonicalize(file).ok())
}

/// Finds the file of a program at a path. On Windows `.exe` may be omitted.
pub(crate) fn program_named(path: &Path) -> Option<PathBuf> {
    let mut longer = path.as_os_str().to_owned();
    longer.push(std::env::consts::EXE_SUFFIX);
    // A program built for another system may lie next to it.
    [longer.into(), path.to_path_buf()].into_iter().find(|path: &PathBuf| path.is_file())
}
