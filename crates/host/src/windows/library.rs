//! Loads shared libraries and finds what they define.
//!
//! Libraries have no undefined symbols on Windows. A submission is linked with `grid.dll`, which is in its own folder
//! or in this program's, or with its own grid library.

#![expect(unsafe_code, reason = "the system's loader has a C interface")]

use damier_guest::hosting as text;
use damier_i18n::Message;
use std::ffi::{CString, c_void};
use std::io;
use std::os::windows::ffi::OsStrExt;
use std::path::Path;
use std::ptr::{NonNull, null_mut};
use windows_sys::Win32::Foundation::{
    ERROR_BAD_EXE_FORMAT, ERROR_MOD_NOT_FOUND, ERROR_PROC_NOT_FOUND, HMODULE,
};
use windows_sys::Win32::System::LibraryLoader::{
    GET_MODULE_HANDLE_EX_FLAG_FROM_ADDRESS, GET_MODULE_HANDLE_EX_FLAG_UNCHANGED_REFCOUNT,
    GetModuleHandleExW, GetProcAddress, LOAD_LIBRARY_SEARCH_DEFAULT_DIRS,
    LOAD_LIBRARY_SEARCH_DLL_LOAD_DIR, LoadLibraryExW,
};

/// File name of damier's C library on Windows.
const GRID: &str = "grid.dll";

/// A loaded library. It is never unloaded.
pub(crate) struct DynamicLibrary(NonNull<c_void>);

impl DynamicLibrary {
    /// Returns the library `grid.dll`, from the submission's folder or from this program's folder.
    ///
    /// # Errors
    /// Fails with the loader's error.
    pub(crate) fn program() -> Result<Self, Message> {
        let error = |error: io::Error| text::library_not_loaded(GRID, error.to_string());
        load(Path::new(GRID), LOAD_LIBRARY_SEARCH_DEFAULT_DIRS).map_err(error)
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
        let places = LOAD_LIBRARY_SEARCH_DLL_LOAD_DIR | LOAD_LIBRARY_SEARCH_DEFAULT_DIRS;
        load(&full, places).map_err(|error| explain(&error))
    }

    /// Returns the address of a symbol that a library defines.
    pub(crate) fn symbol(&self, name: &str) -> Option<NonNull<c_void>> {
        let name = CString::new(name).ok()?;
        // SAFETY: the handle is open, and the name ends with a zero.
        let found = unsafe { GetProcAddress(self.0.as_ptr(), name.as_ptr().cast()) };
        found.and_then(|function| NonNull::new(function as *mut c_void))
    }
}

/// Returns true if an address is in the program or in a loaded library, as those of functions are.
pub(crate) fn is_loaded(address: usize) -> bool {
    let flags =
        GET_MODULE_HANDLE_EX_FLAG_FROM_ADDRESS | GET_MODULE_HANDLE_EX_FLAG_UNCHANGED_REFCOUNT;
    let mut module: HMODULE = null_mut();
    let place = std::ptr::with_exposed_provenance(address);
    // SAFETY: the loader only compares the address with those of its libraries.
    unsafe { GetModuleHandleExW(flags, place, &raw mut module) != 0 }
}

fn load(path: &Path, places: u32) -> io::Result<DynamicLibrary> {
    let path: Vec<u16> =
        path.as_os_str().encode_wide().filter(|&unit| unit != 0).chain([0]).collect();
    // SAFETY: the path ends with a zero. The library's start-up code runs, which is the purpose of this program; the
    // process may be lost.
    let handle = unsafe { LoadLibraryExW(path.as_ptr(), null_mut(), places) };
    NonNull::new(handle).map(DynamicLibrary).ok_or_else(io::Error::last_os_error)
}

/// Translates the loader's message for an author.
fn explain(error: &io::Error) -> Message {
    let code = error.raw_os_error().and_then(|code| u32::try_from(code).ok());
    match code {
        Some(ERROR_MOD_NOT_FOUND) => text::linked_missing(GRID),
        Some(ERROR_PROC_NOT_FOUND) => text::undefined_somewhere().into(),
        Some(ERROR_BAD_EXE_FORMAT) => text::not_of_windows().into(),
        _ => text::not_loaded(error.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_loader_is_put_into_words() {
        let of = |code: u32| explain(&io::Error::from_raw_os_error(code as i32)).to_string();
        assert!(of(ERROR_MOD_NOT_FOUND).contains("grid.dll"));
        assert!(of(ERROR_BAD_EXE_FORMAT).contains("gcc -shared"));
        assert!(of(5).starts_with("it cannot be loaded"));
    }

    #[test]
    fn functions_are_told_from_numbers() {
        assert!(is_loaded((is_loaded as *const c_void).expose_provenance()));
        assert!(!is_loaded(0xdead_beef_0000));
        let heap = Box::new(0u8);
        assert!(!is_loaded((&raw const *heap).expose_provenance()));
    }
}
