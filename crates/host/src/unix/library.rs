//! Loads shared objects and finds what they define.
//!
//! Undefined symbols of a submission are resolved in this program, which exports the functions of `grid.h` (`build.rs`
//! passes the list to the linker). A submission uses its own definitions first: with `RTLD_DEEPBIND` its helper called
//! `index` or `rotate` is not confused with one of C's or ours.

#![expect(unsafe_code, reason = "the system's loader has a C interface")]

use crate::interface;
use damier_guest::hosting as text;
use damier_i18n::Message;
use std::ffi::{CStr, CString, c_int, c_void};
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};
use std::ptr::{self, NonNull};

/// Keeps the functions of `grid.h` in the program, although nothing here calls them.
#[used]
static EXPORTED: [ExportedFunction; 12] = [
    ExportedFunction(interface::new_grid as *const c_void),
    ExportedFunction(interface::delete_grid as *const c_void),
    ExportedFunction(interface::copy_grid as *const c_void),
    ExportedFunction(interface::grid_score as *const c_void),
    ExportedFunction(interface::get_tile as *const c_void),
    ExportedFunction(interface::set_tile as *const c_void),
    ExportedFunction(interface::can_move as *const c_void),
    ExportedFunction(interface::game_over as *const c_void),
    ExportedFunction(interface::do_move as *const c_void),
    ExportedFunction(interface::add_tile as *const c_void),
    ExportedFunction(interface::play as *const c_void),
    ExportedFunction(interface::free_memless_strat as *const c_void),
];

/// Address of a function.
struct ExportedFunction(#[expect(dead_code, reason = "it only has to exist")] *const c_void);

// SAFETY: the address of a function never changes, and nobody reads it here.
unsafe impl Sync for ExportedFunction {}

#[cfg(all(target_os = "linux", target_env = "gnu"))]
const OWN_FIRST: c_int = libc::RTLD_DEEPBIND;
#[cfg(not(all(target_os = "linux", target_env = "gnu")))]
const OWN_FIRST: c_int = 0;

/// A loaded library, or this program. It is never unloaded.
pub(crate) struct SharedObject(NonNull<c_void>);

impl SharedObject {
    /// Returns this program.
    ///
    /// # Errors
    /// Fails with the loader's error.
    pub(crate) fn program() -> Result<Self, Message> {
        load(None, libc::RTLD_NOW)
    }

    /// Loads a submission, which runs its start-up code.
    ///
    /// # Errors
    /// Fails with a message for its author.
    pub(crate) fn open(path: &Path) -> Result<Self, Message> {
        if !path.is_file() {
            return Err(text::no_file(path.display().to_string()));
        }
        let full =
            std::path::absolute(path).map_err(|error| Message::verbatim(error.to_string()))?;
        // Libraries need not be linked with the C mathematics library, because the programs of the class that use them
        // are.
        let _ = load(Some(Path::new("libm.so.6")), libc::RTLD_NOW | libc::RTLD_GLOBAL);
        let submission = || load(Some(&full), libc::RTLD_NOW | libc::RTLD_LOCAL | OWN_FIRST);
        let found = submission().or_else(|error| {
            let grid_is_missing = error.to_string().contains("libgrid.so: cannot open");
            if grid_is_missing && load_grid(&full) { submission() } else { Err(error) }
        });
        found.map_err(|error| explain(&error))
    }

    /// Returns the address of a symbol that a library, or a library that it is linked with, defines.
    pub(crate) fn symbol(&self, name: &str) -> Option<NonNull<c_void>> {
        let name = CString::new(name).ok()?;
        // SAFETY: the handle is open, and the name ends with a zero.
        NonNull::new(unsafe { libc::dlsym(self.0.as_ptr(), name.as_ptr()) })
    }
}

/// Returns true if an address is in the program or in a loaded library, as those of functions are.
pub(crate) fn is_loaded(address: usize) -> bool {
    let mut place = libc::Dl_info {
        dli_fname: ptr::null(),
        dli_fbase: ptr::null_mut(),
        dli_sname: ptr::null(),
        dli_saddr: ptr::null_mut(),
    };
    // SAFETY: the loader only compares the address with those of its libraries, and fills `place`.
    unsafe { libc::dladdr(ptr::with_exposed_provenance(address), &raw mut place) != 0 }
}

/// Loads the `libgrid.so` that a submission is linked with, from the submission's folder or from this program's.
fn load_grid(submission: &Path) -> bool {
    let program = std::env::current_exe().unwrap_or_default();
    [submission, &program].into_iter().any(|neighbour| {
        let grid: PathBuf = neighbour.with_file_name("libgrid.so");
        load(Some(&grid), libc::RTLD_NOW | libc::RTLD_LOCAL).is_ok()
    })
}

fn load(path: Option<&Path>, flags: c_int) -> Result<SharedObject, Message> {
    let path = path.map(|path| CString::new(path.as_os_str().as_bytes()));
    let path = path.transpose().map_err(|_| Message::from(text::path_with_zero()))?;
    let name = path.as_ref().map_or(ptr::null(), |path| path.as_ptr());
    // SAFETY: the name is null or ends with a zero. The library's start-up code runs, which is the purpose of this
    // program; the process may be lost.
    let handle = unsafe { libc::dlopen(name, flags) };
    NonNull::new(handle).map(SharedObject).ok_or_else(|| {
        // SAFETY: the loader has just failed, so there is a text, and it stays until the next call.
        let text = unsafe { libc::dlerror() };
        if text.is_null() {
            return text::no_reason().into();
        }
        // SAFETY: not null, and it ends with a zero.
        unsafe { CStr::from_ptr(text) }.to_string_lossy().into_owned().into()
    })
}

/// Translates the loader's message for an author.
fn explain(error: &Message) -> Message {
    let said = error.to_string();
    let foreign =
        ["invalid ELF", "file too short", "wrong ELF", "cannot dynamically load", "not a mach-o"];
    if let Some((_, name)) = said.split_once("undefined symbol: ") {
        let name = name.split([',', ' ']).next().unwrap_or(name);
        text::undefined(name)
    } else if said.contains("libgrid.so: cannot open") {
        text::grid_missing().into()
    } else if foreign.iter().any(|words| said.contains(words)) {
        text::not_of_this_machine().into()
    } else {
        text::not_loaded(error.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_loader_is_put_into_words() {
        let undefined = "./libalice.so: undefined symbol: helper, version X";
        assert!(
            explain(&undefined.into())
                .to_string()
                .starts_with("it uses `helper`, which is not defined")
        );
        assert!(
            explain(&"./x.so: invalid ELF header".into()).to_string().contains("cc -shared -fPIC")
        );
        let missing = explain(&"libz.so: cannot open shared object file".into());
        assert!(missing.to_string().contains("libz.so"));
    }

    #[test]
    fn functions_are_told_from_numbers() {
        assert!(is_loaded((is_loaded as *const c_void).expose_provenance()));
        assert!(!is_loaded(0));
        assert!(!is_loaded(0xdead_beef_0000));
        let heap = Box::new(0u8);
        assert!(!is_loaded((&raw const *heap).expose_provenance()));
    }
}
