//! Reserves standard input and output for the protocol before the submission's code is loaded. What the strategy prints
//! goes to standard error, and its own input is empty.

#![expect(unsafe_code, reason = "file descriptors 0 and 1 are replaced for C code")]

use crate::streams::Streams;
use std::io;
use std::os::fd::{AsFd, AsRawFd, BorrowedFd};

/// Takes standard input and output away from the submission's code.
///
/// # Errors
/// Fails with the system's error.
pub(crate) fn take_streams() -> io::Result<Streams> {
    let input = io::stdin().as_fd().try_clone_to_owned()?.into();
    let output = io::stdout().as_fd().try_clone_to_owned()?.into();
    // Reading end of a pipe that nobody writes to. Unlike /dev/null, it requires no file to be opened.
    let (silence, writer) = io::pipe()?;
    drop(writer);
    replace(0, silence.as_fd())?;
    replace(1, io::stderr().as_fd())?;
    print_line_by_line();
    Ok(Streams { input, output })
}

fn replace(number: i32, by: BorrowedFd) -> io::Result<()> {
    // SAFETY: `by` is open. Nobody owns the numbers 0 and 1 in a way that would suffer: the standard
    // library only names them, and the copies above are what the protocol uses.
    match unsafe { libc::dup2(by.as_raw_fd(), number) } {
        -1 => Err(io::Error::last_os_error()),
        _ => Ok(()),
    }
}

/// Makes C flush printed text after every line. By default, output that does not go to a terminal is kept until a block
/// is full, and the author would miss the last lines before a crash.
#[cfg(target_os = "linux")]
fn print_line_by_line() {
    unsafe extern "C" {
        static stdout: *mut libc::FILE;
    }
    // SAFETY: C's `stdout` is valid from the start, and nobody has printed with it yet.
    unsafe { libc::setvbuf(stdout, std::ptr::null_mut(), libc::_IOLBF, 0) };
}

#[cfg(not(target_os = "linux"))]
const fn print_line_by_line() {}
