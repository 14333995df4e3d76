//! Creates a token that restricts a guest further than its user.
//!
//! Tokens have a C interface without a safe alternative. Every call receives an open handle.
#![allow(unsafe_code, reason = "see above")]

use std::io;
use std::os::windows::io::{AsRawHandle, FromRawHandle, OwnedHandle};
use std::ptr::{null, null_mut};
use windows_sys::Win32::Security::{
    CreateRestrictedToken, DISABLE_MAX_PRIVILEGE, TOKEN_ASSIGN_PRIMARY, TOKEN_DUPLICATE,
    TOKEN_QUERY,
};
use windows_sys::Win32::System::Threading::{GetCurrentProcess, OpenProcessToken};

/// Creates a token of this user without any privilege except that of traversing folders.
///
/// # Errors
/// Fails with the system's error.
pub(crate) fn without_privileges() -> io::Result<OwnedHandle> {
    let mut own = null_mut();
    let rights = TOKEN_ASSIGN_PRIMARY | TOKEN_DUPLICATE | TOKEN_QUERY;
    // SAFETY: asks for this process's token and writes it to `own`.
    let done = unsafe { OpenProcessToken(GetCurrentProcess(), rights, &raw mut own) };
    if done == 0 {
        return Err(io::Error::last_os_error());
    }
    // SAFETY: the handle has just been opened, and nobody else closes it.
    let own = unsafe { OwnedHandle::from_raw_handle(own) };
    let mut restricted = null_mut();
    // SAFETY: the token is open, and no lists are passed.
    let done = unsafe {
        CreateRestrictedToken(
            own.as_raw_handle(),
            DISABLE_MAX_PRIVILEGE,
            0,
            null(),
            0,
            null(),
            0,
            null(),
            &raw mut restricted,
        )
    };
    if done == 0 {
        return Err(io::Error::last_os_error());
    }
    // SAFETY: as above.
    Ok(unsafe { OwnedHandle::from_raw_handle(restricted) })
}
