//! File locks, which the system releases however a program ends.

use std::fs::{File, TryLockError};
use std::io::{self, ErrorKind};
use std::time::Duration;

/// Attempts to get a lock that another program holds, because a program that was just killed keeps its locks briefly.
const ATTEMPTS: u32 = 40;
const PAUSE: Duration = Duration::from_millis(25);

/// The reason why a file could not be locked.
#[derive(Debug)]
pub enum LockFailure {
    /// Another program holds the lock.
    InUse,
    /// The file system has no locks.
    Unsupported,
    /// The system refused.
    Failed(io::Error),
}

impl From<io::Error> for LockFailure {
    fn from(error: io::Error) -> Self {
        if is_unsupported(&error) { Self::Unsupported } else { Self::Failed(error) }
    }
}

/// Locks a file. Waits up to a second for another program that holds the lock.
///
/// # Errors
/// The reason why it is not locked.
pub fn lock_file(file: &File) -> Result<(), LockFailure> {
    try_record_lock(file)?;
    for attempt in 0..ATTEMPTS {
        match file.try_lock() {
            Ok(()) => return Ok(()),
            Err(TryLockError::WouldBlock) if attempt + 1 < ATTEMPTS => std::thread::sleep(PAUSE),
            Err(TryLockError::WouldBlock) => {}
            Err(TryLockError::Error(error)) => return Err(error.into()),
        }
    }
    Err(LockFailure::InUse)
}

/// Takes and releases a lock of the kind that SQLite uses, because some file systems support only the other kind.
#[cfg(unix)]
pub(crate) fn try_record_lock(file: &File) -> io::Result<()> {
    use nix::errno::Errno;
    use nix::fcntl::{FcntlArg, fcntl};
    use nix::libc::{F_UNLCK, F_WRLCK, SEEK_SET, flock};
    let set = |kind| {
        let whole =
            flock { l_type: kind as _, l_whence: SEEK_SET as _, l_start: 0, l_len: 0, l_pid: 0 };
        fcntl(file, FcntlArg::F_SETLK(&whole))
    };
    match set(F_WRLCK) {
        // Another program holds such a lock, so they are supported.
        Err(Errno::EAGAIN | Errno::EACCES) => Ok(()),
        Err(error) => Err(error.into()),
        Ok(_) => Ok(set(F_UNLCK).map(|_| ())?),
    }
}

#[cfg(not(unix))]
pub(crate) fn try_record_lock(_: &File) -> io::Result<()> {
    Ok(())
}

/// Returns true for the error of a file system without locks, such as some network folders.
pub(crate) fn is_unsupported(error: &io::Error) -> bool {
    #[cfg(unix)]
    let is_out_of_locks = error.raw_os_error() == Some(nix::libc::ENOLCK);
    #[cfg(not(unix))]
    let is_out_of_locks = false;
    is_out_of_locks || error.kind() == ErrorKind::Unsupported
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lock_that_is_released_soon_is_waited_for() {
        let file = tempfile::NamedTempFile::new().expect("a file");
        let open = || File::options().write(true).open(file.path()).expect("opens");
        let (held, other) = (open(), open());
        held.try_lock().expect("free");
        assert!(matches!(lock_file(&other), Err(LockFailure::InUse)));
        let released = std::thread::Builder::new();
        #[expect(clippy::disallowed_methods, reason = "the test is the other program")]
        let released = released.spawn(move || {
            std::thread::sleep(4 * PAUSE);
            drop(held);
        });
        lock_file(&other).expect("released");
        released.expect("started").join().expect("ended");
    }

    #[cfg(unix)]
    #[test]
    fn missing_locks_differ_from_locks_in_use() {
        use nix::libc::{EACCES, ENOLCK, ENOSYS, EOPNOTSUPP};
        for number in [ENOLCK, ENOSYS, EOPNOTSUPP] {
            let failure = LockFailure::from(io::Error::from_raw_os_error(number));
            assert!(matches!(failure, LockFailure::Unsupported), "{failure:?}");
        }
        let failure = LockFailure::from(io::Error::from_raw_os_error(EACCES));
        assert!(matches!(failure, LockFailure::Failed(_)), "{failure:?}");
    }
}
