//! Reserves standard input and output for the protocol before the submission's code is loaded. What the strategy prints
//! goes to standard error, and its own input is empty.

#![expect(unsafe_code, reason = "file descriptors 0 and 1 are replaced for C code")]

use crate::streams::Streams;
use std::ffi::c_int;
use std::io;
use std::os::windows::io::AsHandle;

/// Takes standard input and output away from the submission's code.
///
/// # Errors
/// Fails with the system's error.
pub(crate) fn take_streams() -> io::Result<Streams> {
    let input = io::stdin().as_handle().try_clone_to_owned()?.into();
    let output = io::stdout().as_handle().try_clone_to_owned()?.into();
    // SAFETY: the name ends with a zero.
    let silence = unsafe { libc::open(c"NUL".as_ptr(), libc::O_RDONLY) };
    replace(0, silence)?;
    replace(1, 2)?;
    Ok(Streams { input, output })
}

/// Redirects one of C's file descriptors to another.
fn replace(number: c_int, by: c_int) -> io::Result<()> {
    // SAFETY: C answers an invalid descriptor with an error. Replacing 0 and 1 harms no owner, because the protocol
    // uses the copies above.
    match unsafe { libc::dup2(by, number) } {
        -1 => Err(io::Error::last_os_error()),
        _ => Ok(()),
    }
}
