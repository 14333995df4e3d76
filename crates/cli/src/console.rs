//! The terminal as each system has it: whether it is still there, and what happens when its window is closed.

#[cfg(unix)]
pub(crate) use unix::has_gone;
#[cfg(windows)]
pub(crate) use windows::{has_gone, heed_closing};

#[cfg(unix)]
mod unix {
    use rustix::event::{PollFd, PollFlags, Timespec, poll};
    use std::io;
    use std::time::Duration;

    /// Waits until the terminal has something to read, at most so long; returns true if it has gone away.
    pub(crate) fn has_gone(wait: Duration) -> bool {
        let stdin = io::stdin();
        let mut terminal = [PollFd::new(&stdin, PollFlags::IN)];
        let patience = Timespec::try_from(wait).ok();
        // A signal that interrupts the wait has raised the flag that is looked at next.
        let _ = poll(&mut terminal, patience.as_ref());
        terminal[0].revents().intersects(PollFlags::HUP | PollFlags::ERR | PollFlags::NVAL)
    }
}

/// Closing a console is told to a function in C, before the program is ended: it has no safe twin.
#[cfg(windows)]
#[allow(unsafe_code, reason = "see above")]
mod windows {
    use std::sync::atomic::{AtomicBool, Ordering};
    use std::sync::{Arc, OnceLock};
    use std::time::Duration;
    use windows_sys::Win32::System::Console::{CTRL_CLOSE_EVENT, SetConsoleCtrlHandler};

    /// The longest time that the system leaves to a program whose window is closed.
    const LAST_MOMENTS: Duration = Duration::from_secs(5);

    /// The flag that tells the program to stop.
    static FLAG: OnceLock<Arc<AtomicBool>> = OnceLock::new();

    /// Returns false: a closed console is told otherwise.
    pub(crate) fn has_gone(_: Duration) -> bool {
        false
    }

    /// Raises a flag when the console's window is closed, the user logs off, or the machine is shut down.
    pub(crate) fn heed_closing(flag: &Arc<AtomicBool>) {
        if FLAG.set(Arc::clone(flag)).is_ok() {
            // SAFETY: the function stays, and touches nothing but the flag.
            unsafe { SetConsoleCtrlHandler(Some(linger), 1) };
        }
    }

    /// Raises the flag, and waits for the program to end by itself: it is ended when this returns.
    unsafe extern "system" fn linger(event: u32) -> i32 {
        if event < CTRL_CLOSE_EVENT {
            // Ctrl-C, and its like, have a handler of their own.
            return 0;
        }
        if let Some(flag) = FLAG.get() {
            flag.store(true, Ordering::Relaxed);
        }
        std::thread::sleep(LAST_MOMENTS);
        1
    }
}
