//! System-specific terminal handling: lost terminals, Ctrl-C, closed windows.

#[cfg(unix)]
pub(crate) use unix::{has_gone, heed_stop};
#[cfg(windows)]
pub(crate) use windows::{has_gone, heed_stop};

/// Exit status of a program ended by Ctrl-C.
const STOPPED: i32 = 130;

#[cfg(unix)]
mod unix {
    use rustix::event::{PollFd, PollFlags, Timespec, poll};
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    use signal_hook::flag;
    use std::io;
    use std::sync::Arc;
    use std::sync::atomic::AtomicBool;

    /// Returns true if the terminal is gone.
    pub(crate) fn has_gone() -> bool {
        let stdin = io::stdin();
        let mut terminal = [PollFd::new(&stdin, PollFlags::empty())];
        let _ = poll(&mut terminal, Some(&Timespec::default()));
        terminal[0].revents().intersects(PollFlags::HUP | PollFlags::ERR | PollFlags::NVAL)
    }

    /// Makes Ctrl-C, a termination signal, and a closed window raise a flag. If it is already raised, or the program
    /// only waits for input, they end the program immediately.
    pub(crate) fn heed_stop(stop: &Arc<AtomicBool>, is_idle: &Arc<AtomicBool>) {
        for signal in [SIGINT, SIGTERM, SIGHUP] {
            // Handlers run in the order of registration: the flag is checked before it is raised. If registering fails,
            // the signal ends the program as usual, and stored games are safe.
            for flag in [stop, is_idle] {
                let _ = flag::register_conditional_shutdown(
                    signal,
                    crate::console::STOPPED,
                    Arc::clone(flag),
                );
            }
            let _ = flag::register(signal, Arc::clone(stop));
        }
    }
}

/// Windows reports a closed console to a C function before it ends the program. There is no safe API for it.
#[cfg(windows)]
#[allow(unsafe_code, reason = "see above")]
mod windows {
    use std::sync::atomic::{AtomicBool, Ordering};
    use std::sync::{Arc, OnceLock};
    use std::time::Duration;
    use windows_sys::Win32::System::Console::{CTRL_CLOSE_EVENT, SetConsoleCtrlHandler};

    /// The longest time that Windows gives a program whose window is closed.
    const LAST_MOMENTS: Duration = Duration::from_secs(5);

    /// The flag that tells the program to stop.
    static FLAG: OnceLock<Arc<AtomicBool>> = OnceLock::new();

    /// Returns false: a closed console is reported differently.
    pub(crate) fn has_gone() -> bool {
        false
    }

    /// Makes Ctrl-C and a closed window raise a flag. If it is already raised, or the program only waits for input,
    /// Ctrl-C ends the program immediately.
    pub(crate) fn heed_stop(stop: &Arc<AtomicBool>, is_idle: &Arc<AtomicBool>) {
        let flags = [stop, is_idle].map(Arc::clone);
        // Without a handler, Ctrl-C ends the program as usual, and stored games are safe.
        let _ = ctrlc::set_handler(move || {
            let [stop, is_idle] = &flags;
            if stop.swap(true, Ordering::Relaxed) || is_idle.load(Ordering::Relaxed) {
                std::process::exit(crate::console::STOPPED);
            }
        });
        heed_closing(stop);
    }

    /// Raises a flag when the console's window is closed, the user logs off, or the machine is shut down.
    fn heed_closing(flag: &Arc<AtomicBool>) {
        if FLAG.set(Arc::clone(flag)).is_ok() {
            // SAFETY: the function stays, and touches nothing but the flag.
            unsafe { SetConsoleCtrlHandler(Some(linger), 1) };
        }
    }

    /// Raises the flag, and waits for the program to end: when this returns, Windows ends it.
    unsafe extern "system" fn linger(event: u32) -> i32 {
        if event < CTRL_CLOSE_EVENT {
            // Ctrl-C and Ctrl-Break have their own handler.
            return 0;
        }
        if let Some(flag) = FLAG.get() {
            flag.store(true, Ordering::Relaxed);
        }
        std::thread::sleep(LAST_MOMENTS);
        1
    }
}
