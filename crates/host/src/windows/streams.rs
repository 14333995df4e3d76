//! Standard input and output, kept for the protocol before anybody's code is loaded. What the strategy
//! prints goes to standard error, what it reads is at its end.

#![expect(unsafe_code, reason = "file descriptors 0 and 1 are replaced for code in C")]

use crate::streams::Streams;
use std::ffi::c_int;
use std::io;
use std::os::windows::io::AsHandle;

/// Takes standard input and output away from whoever comes later.
///
/// # Errors
/// The system's error.
pub(crate) fn take_streams() -> io::Result<Streams> {
    let input = io::stdin().as_handle().try_clone_to_owned()?.into();
    let output = io::stdout().as_handle().try_clone_to_owned()?.into();
    // SAFETY: the name ends with a zero.
    let silence = unsafe { libc::open(c"NUL".as_ptr(), libc::O_RDONLY) };
    replace(0, silence)?;
    replace(1, 2)?;
    Ok(Streams { input, output })
}

/// Lets one of C's numbers of files stand for the file of another.
fn replace(number: c_int, by: c_int) -> io::Result<()> {
    // SAFETY: C answers a number that is none with an error. Nobody owns 0 and 1 in a way that would suffer: the copies
    // above are what the protocol uses.
    match unsafe { libc::dup2(by, number) } {
        -1 => Err(io::Error::last_os_error()),
        _ => Ok(()),
    }
}
